import type { DescribedLines } from './line'

/** Errors of plugins that do not fit together. They follow "Booking did not load." (T002), an update (T015) or T061. */
export const bootLines = {
  T070: {
    name: 'A plugin does not match the contract',
    example: '[wrong-shape] Plugin "tea": unknown key "insert". Did you mean "inserts"?',
    cause: 'The plugin has a key that is not part of the contract, or a value of another type.',
    cure: 'Fix it as the line says. In TypeScript, `definePlugin` reports it in the editor.',
  },
  T071: {
    name: 'Reserved id',
    example: '[reserved-id] "details" is a part of the shell: a plugin needs another id.',
    cause: '`widget`, `popup` and `details` have their own texts, which a plugin with that id would replace.',
    cure: 'Give the plugin another id.',
  },
  T072: {
    name: 'The plugin is written for another contract',
    example:
      '[wrong-contract] Plugin "tea" is written for contract 2, and this version of Tavola has contract 3. …',
    cause: 'The plugin was written for a version of the contract that this version of Tavola does not have.',
    cure: 'Write the lines that the error shows, or use versions of the plugin and of Tavola that match.',
  },
  T073: {
    name: 'Unknown place',
    example:
      '[unknown-place] Plugin "tea" inserts at "detials", and there is no such place. Did you mean "details"? …',
    cause: 'An insert’s `at` is neither a place of the shell nor one of a plugin of the brand.',
    cure: 'Use a place from the list. A plugin’s places start with its id.',
  },
  T074: {
    name: 'A place without its plugin’s id',
    example:
      '[foreign-place] Plugin "tea" declares the place "shelf". A plugin\'s own place has its id in front: "tea.shelf".',
    cause: 'The names of a plugin’s places start with its id, so that no two plugins have the same.',
    cure: 'Add the plugin’s id in front of it.',
  },
  T075: {
    name: 'Two plugins have the same id',
    example: '[duplicate-plugin] Two plugins have the id "tea". …',
    cause: 'A plugin is listed twice, or was copied without a new id.',
    cure: 'List it once, or give the copy another id.',
  },
  T076: {
    name: 'A plugin needs another plugin',
    example: '[missing-need] Plugin "human-tea" needs plugin "tea", which the brand does not list. …',
    cause: 'The plugin’s `needs` names a plugin that is not in the brand’s `plugins`.',
    cure: 'Add the missing plugin, or remove the one that needs it.',
  },
  T077: {
    name: 'Two plugins have the same journey',
    example: '[duplicate-journey] Plugins "party" and "teens" both answer to the journey "KidsPMP". …',
    cause: 'Two journeys have the same name or alias.',
    cure: 'Give one of them another name or alias.',
  },
  T078: {
    name: 'Unknown outcome',
    example:
      '[unknown-outcome] Plugin "tea" ends in the outcome "bookin", which no plugin of the brand brings. Did you mean "booking"? …',
    cause: '`serves` or the journey’s `outcome` names an outcome that none of the brand’s plugins has.',
    cure: 'Correct the name, or add the plugin with that outcome: `booking` or `enquiry`.',
  },
  T079: {
    name: 'Two plugins have the same outcome',
    example: '[duplicate-outcome] Plugins "booking" and "tables" both bring the outcome "booking". …',
    cause: 'Only one plugin can send an outcome.',
    cure: "Let one of them have `serves: 'booking'` instead, or give its outcome another id.",
  },
  T080: {
    name: 'Two plugins have the same step',
    example:
      '[duplicate-step] Plugins "start" and "tea" both contribute a step "start". Name it after its plugin: "tea-start".',
    cause: 'Two steps have the same id.',
    cure: 'Name the step after its plugin.',
  },
  T081: {
    name: 'Unknown priority',
    example:
      '[unknown-priority] Step "tea" of plugin "tea" has the priority "flwo"; it must be one of takeover, flow, base. Did you mean "flow"?',
    cause: 'A step’s `priority` must be `takeover`, `flow` or `base`.',
    cure: 'Use `flow` for a step of a journey, `takeover` for one that covers it, and `base` for the first step.',
  },
  T082: {
    name: 'No first step',
    example:
      '[no-base-step] No plugin of brand "roma" contributes a base step, so nothing could be shown. Is "start" missing from its plugins?',
    cause: 'None of the brand’s plugins has a step of priority `base`.',
    cure: 'Add `start` to `plugins`, or your own plugin with a first step.',
  },
  T083: {
    name: 'Two plugins fill the same field',
    example: '[payload-tie] Plugins "tea" and "coffee" both fill the payload field "drink". …',
    cause:
      'Two plugins of the same scope write the same field of the request, and no rule decides between them.',
    cure: 'Name the fields differently, or let the one that should win serve a narrower scope.',
  },
  T084: {
    name: 'One plugin wraps a part that another replaces',
    example:
      '[wrapped-and-replaced] Plugin "hints" wraps the part at "date", and plugin "week" replaces it. …',
    cause: 'An insert that `wraps` shows the part inside its own, and another insert takes that part away.',
    cure: 'Remove one of the two plugins, or let both say `wraps: true` and show `replaced`.',
  },
  T085: {
    name: 'Two plugins share one option',
    example: '[two-owners] Plugins "tea" and "coffee" both share the option "corkage". …',
    cause: 'Each lists the same name under `shares`, and other parts could show either value.',
    cure: 'Let one plugin own the option, and read it as `ctx.shared.corkage` in the other.',
  },
  T086: {
    name: 'Two plugins provide one service',
    example: '[two-providers] Plugins "braintree" and "stripe" both provide the service "card-provider". …',
    cause: 'Only one plugin of a brand can provide a service, such as the card fields or the human check.',
    cure: 'Remove one of the two from the brand’s `plugins`.',
  },
  T087: {
    name: 'A plugin requires a service that no plugin provides',
    example:
      '[missing-service] Plugin "deposit" requires the service "card-provider", which no plugin of the brand provides. Add "braintree" to its plugins.',
    cause: 'The plugin’s `requires` names a service, and none of the brand’s plugins has it in `provides`.',
    cure: 'Add a plugin that provides it, or remove the one that requires it.',
  },
} as const satisfies DescribedLines
