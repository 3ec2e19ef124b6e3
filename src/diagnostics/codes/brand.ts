import type { DescribedLines } from './line'

export const brandLines = {
  T028: {
    name: 'The brand has no title',
    example: 'brand: missing title, so "roma" is shown as "Milano restaurants".',
    cause:
      'The brand has a `name`, which nobody sees, and no `title`. What is left out is the default brand’s, so diners get the title of another chain.',
    cure: 'Add the chain’s name as diners know it: `title: "Roma"`.',
  },
  T029: {
    name: 'The brand has no links to its own pages',
    example: "brand: missing links.terms and links.privacy: diners read the words but can't open a page.",
    cause:
      'The links of the sample brand are examples, so no other brand inherits them. Without a link, the words are plain text.',
    cure: 'Add your own pages: `links: { terms: "https://…", privacy: "https://…" }`.',
  },
  T030: {
    name: 'The brand is not an object',
    example: 'brand: it is not an object of settings. Received a list.',
    cause: 'The brand config is a list, a number or another value. The default brand is shown.',
    cure: 'Write it as `{ "title": "…", "plugins": [ … ] }`.',
  },
  T031: {
    name: 'Unknown setting of a brand',
    example: 'brand: unknown setting "colour". Expected one of name, title, theme, tokens, …',
    cause: 'The brand config has a key that is not a setting. It was ignored.',
    cure: 'Use the suggested name. Colours are `tokens`, texts are `messages`, and a plugin’s settings are in `options`, under its id.',
  },
  T032: {
    name: 'Invalid setting of a brand',
    example:
      'brand: invalid "timeZone". Expected an IANA time zone, as in "Europe/Dublin". Received "Dublin".',
    cause:
      'The value at that path has another type or form. It was ignored, and the default brand’s value is used.',
    cure: 'Use a value as the line expects it.',
  },
  T033: {
    name: 'Unknown plugin',
    example: 'brand: unknown plugin "bokking". Did you mean "booking"? It is left out.',
    cause:
      '`plugins` or `options` names a plugin that this build does not have. It is left out. If the others have no first step or no journey, or lack a plugin that they need, they would be a form that leads nowhere: then the default brand’s list is used, and a second line says so.',
    cure: 'Use a name from the list, or make a build with the plugin in its catalogue.',
  },
  T034: {
    name: 'Unknown theme',
    example: 'brand: unknown theme "note". Did you mean "notte"?',
    cause: 'This build has no theme of that name. The default one is shown.',
    cure: 'Use a name from the list. For your own colours you don’t need a theme: see `tokens`.',
  },
  T035: {
    name: 'Unknown token',
    example: 'brand: unknown token "--tavola-acent". Did you mean "--tavola-accent"?',
    cause: '`tokens` or `darkTokens` sets a custom property that the widget does not read.',
    cure: 'Use a name from the list. The reference of tokens describes each of them.',
  },
  T036: {
    name: 'Invalid value of a token',
    example:
      'brand: invalid "tokens.--tavola-radius". Expected a value as CSS\'s "border-top-left-radius" takes it. Received "4".',
    cause:
      'The browser does not take the value for that kind of token: `4` instead of `4px`, or an unknown colour.',
    cure: 'Write the value as CSS takes it for the property in the line.',
  },
  T037: {
    name: 'Unreadable colours were replaced',
    example:
      'brand: "--tavola-link" (#8a8) on "--tavola-paper" (#fff) has a contrast of 2.61:1. Expected 4.5:1, so "--tavola-link" is #5d7a5d instead.',
    cause:
      'Two colours of the brand that are seen together have too little contrast (WCAG 2.2). The widget shows another shade.',
    cure: 'Choose a colour with more contrast, for example the one in the line.',
  },
  T038: {
    name: 'The theme has one scheme only',
    example: 'brand: theme "roma" only has a light scheme.',
    cause: '`scheme` is `dark`, `light` or `auto`, and the theme does not have that scheme.',
    cure: 'Remove `scheme`, or use a theme that has both.',
  },
  T039: {
    name: 'No plugin has this journey',
    example: 'brand: unknown journey "Bokking". Did you mean "Booking"?',
    cause:
      '`journeys` or `groupJourney` names a journey that none of the brand’s plugins has. It gets no button.',
    cure: 'Correct the name, or add its plugin to `plugins`: `kids-party` for `KidsPartyEnquiry`, `enquiry` for `Enquiry`.',
  },
  T040: {
    name: 'Unknown option of a plugin',
    example: 'brand.options.start: unknown option "serch". Did you mean "search"?',
    cause: 'The brand sets an option that the plugin does not have.',
    cure: 'Use the suggested name. The reference of plugins lists each one’s options.',
  },
  T041: {
    name: 'Invalid option of a plugin',
    example:
      'brand.options.ticket: invalid "actions". Expected a list of "calendar" or "share". Received "all".',
    cause:
      'The value has another type than the plugin’s default, or is none of its choices. The default is used.',
    cure: 'Use a value as the line expects it, or see the reference of the plugin’s options.',
  },
  T042: {
    name: 'Unknown key in a plugin’s option',
    example: 'brand.options.kids-party.prices: unknown key "chlid". Did you mean "child"?',
    cause:
      'An object in `options` has a key that the plugin’s default does not have, but that resembles one of its keys.',
    cure: 'Write it as the line suggests. If the key is intended, ignore the line.',
  },
  T043: {
    name: 'No texts in this language',
    example:
      'brand: no texts for locale "fr-FR", so texts that are not in "messages" and all dates are English. Expected one of en, it, ar.',
    cause:
      'The brand’s `locale` is in a language that the build, or the brand in code, has no pack for. The widget is in English, and screen readers read it as English.',
    cure: 'Use a language from the list, or add a pack: all texts of the language as `messages`, or with npm under `languages`.',
  },
  T044: {
    name: 'A rewording names no plugin or part',
    example:
      'brand.messages: "menu.title" rewords a text of an unknown plugin or part "menu". Did you mean "menus"?',
    cause: 'The part before the dot must be a plugin’s id, or `widget`, `popup` or `details`.',
    cure: 'Write the text’s name as in the reference of messages: `"menus.title"`.',
  },
  T045: {
    name: 'A rewording names no text',
    example: 'brand.messages: "menus" has no text "titel". Did you mean "title"?',
    cause:
      'The plugin or part has no text of that name, so the rewording is never shown. If the line mentions a part that loads later, the plugin isn’t Tavola’s own, and that part may have the text.',
    cure: 'Use the suggested name, or one from the reference of messages.',
  },
  T046: {
    name: 'Unknown placeholder in a text',
    example:
      'brand.messages: "widget.reference" has the unknown placeholder {refrence}. Did you mean "{reference}"?',
    cause:
      'The widget fills words in braces. The original text has no such placeholder, but a similar one, so diners would read the braces.',
    cure: 'Use the placeholders of the original. The reference of messages shows each text with its placeholders.',
  },
  T047: {
    name: 'A translation of an unknown text',
    example: 'plugin "tea", languages.it: unknown text "lable". Did you mean "label"?',
    cause: 'A plugin’s `languages` translates a key that its `messages` do not have, so it is never shown.',
    cure: 'Use the same key in both.',
  },
  T048: {
    name: 'Unknown message keys without an explanation',
    example: 'brand: unknown message keys: menus.titel.',
    cause:
      'Rewordings or translations name texts that are not known yet, and the file `tavola-diagnostics-….js`, which explains them, did not load.',
    cure: 'Copy the build’s whole folder, and reload the page. The next line says which keys do not exist.',
  },
  T049: {
    name: 'A validator has no text',
    example: 'plugin "tea", validator of "tea": unknown message "choze". Did you mean "choose"?',
    cause:
      'A validator’s `message` must be a key of the plugin’s own `messages`, or a text of the shell (`widget.…`). This one is neither, so the validator is ignored.',
    cure: 'Use the suggested name, or add the text to the plugin’s `messages`.',
  },
} as const satisfies DescribedLines
