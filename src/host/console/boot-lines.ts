import type { DescribedLines } from './line'

/** Errors of a brand whose plugins cannot work together: behind "Booking did not load." (T002), an update or a plugin's own line. */
export const bootLines = {
  T070: {
    name: 'A plugin is not as the contract has it',
    example:
      '[wrong-shape] Plugin "tea" has "insert", which the contract does not know. Did you mean "inserts"?',
    cause: 'The plugin’s literal has a key that the contract does not have, or a value of another type.',
    cure: 'Mend it as the line says. `definePlugin` in TypeScript says so in the editor.',
  },
  T071: {
    name: 'The id belongs to the shell',
    example: '[reserved-id] "details" is a part of the shell: a plugin needs another id.',
    cause: '`widget`, `popup` and `details` own texts, which a plugin of that id would replace.',
    cure: 'Give the plugin another id.',
  },
  T072: {
    name: 'The plugin is written for another contract',
    example: '[wrong-contract] Plugin "tea" is written for contract 2, and this Tavola has contract 1. …',
    cause: 'The plugin names a version of the contract that this Tavola does not have.',
    cure: 'Take a version of the plugin, or of Tavola, that fits the other.',
  },
  T073: {
    name: 'There is no such place',
    example:
      '[unknown-place] Plugin "tea" inserts at "detials", and there is no such place. Did you mean "details"? …',
    cause: 'An insert’s `at` is neither a place of the shell nor one of a plugin of the brand.',
    cure: 'Take a place of the list. Places of plugins have the plugin’s id in front.',
  },
  T074: {
    name: 'A place without its plugin’s name',
    example:
      '[foreign-place] Plugin "tea" declares the place "shelf". A plugin\'s own place has its id in front: "tea.shelf".',
    cause: 'Places are named after their plugin, so that no two plugins have the same.',
    cure: 'Put the plugin’s id in front of it.',
  },
  T075: {
    name: 'Two plugins have one id',
    example: '[duplicate-plugin] Two plugins have the id "tea". …',
    cause: 'A plugin is listed twice, or was copied without a new id.',
    cure: 'List it once, or give the copy an id of its own.',
  },
  T076: {
    name: 'A plugin needs another one',
    example: '[missing-need] Plugin "human-tea" needs plugin "tea", which the brand does not list. …',
    cause: 'The plugin’s `needs` names one that the brand’s `plugins` do not have.',
    cure: 'Add the plugin that is needed, or take the other one out.',
  },
  T077: {
    name: 'Two plugins answer to one journey',
    example: '[duplicate-journey] Plugins "party" and "teens" both answer to the journey "KidsPMP". …',
    cause: 'Two journeys have the same name or alias.',
    cure: 'Give one of them another name or alias.',
  },
  T078: {
    name: 'There is no such outcome',
    example:
      '[unknown-outcome] Plugin "tea" ends in the outcome "bookin", which no plugin of the brand brings. Did you mean "booking"? …',
    cause: '`serves` or the journey’s `outcome` names an outcome that none of the brand’s plugins brings.',
    cure: 'Mend the name, or add the plugin with that outcome: `booking` or `enquiry`.',
  },
  T079: {
    name: 'Two plugins bring one outcome',
    example: '[duplicate-outcome] Plugins "booking" and "tables" both bring the outcome "booking". …',
    cause: 'Only one plugin may send what a journey ends in.',
    cure: "Let one of them say `serves: 'booking'` instead, or give its outcome another id.",
  },
  T080: {
    name: 'Two plugins bring one step',
    example:
      '[duplicate-step] Plugins "start" and "tea" both contribute a step "start". Name it after its plugin: "tea-start".',
    cause: 'Two steps have the same id.',
    cure: 'Name the step after its plugin.',
  },
  T081: {
    name: 'There is no such priority',
    example:
      '[unknown-priority] Step "tea" of plugin "tea" has the priority "flwo"; it must be one of takeover, flow, base. Did you mean "flow"?',
    cause: 'A step’s `priority` is none of the three bands.',
    cure: 'Take `flow` for a step of a journey, `takeover` for one that stands over it, `base` for the first step.',
  },
  T082: {
    name: 'There is no first step',
    example:
      '[no-base-step] No plugin of brand "roma" contributes a base step, so nothing could be shown. Is "start" missing from its plugins?',
    cause: 'None of the brand’s plugins has a step of priority `base`.',
    cure: 'Add `start` to `plugins`, or a plugin with a first step of your own.',
  },
  T083: {
    name: 'Two plugins fill one field',
    example: '[payload-tie] Plugins "tea" and "coffee" both fill the payload field "drink". …',
    cause:
      'Two plugins of the same scope write the same field of what is sent, and no rule decides between them.',
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
} as const satisfies DescribedLines
