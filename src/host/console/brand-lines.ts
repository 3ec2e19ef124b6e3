import type { DescribedLines } from './line'

export const brandLines = {
  T029: {
    name: 'The brand has no links to its own pages',
    example:
      'brand: it has no links.terms and no links.privacy: diners read the words, and can open no page.',
    cause:
      'The links of the sample brand are examples, so no other brand inherits them. Without a link the words stand as text.',
    cure: 'Give the brand its own: `links: { terms: "https://…", privacy: "https://…" }`.',
  },
  T030: {
    name: 'The brand is no object',
    example: 'brand: expected an object with settings, but received a list.',
    cause: 'The brand config is a list, a number or the like. The default brand is shown.',
    cure: 'Write it as `{ "title": "…", "plugins": [ … ] }`.',
  },
  T031: {
    name: 'There is no such setting of a brand',
    example: 'brand: there is no setting "colour". Expected one of name, title, theme, tokens, …',
    cause: 'A key of the brand config that no setting has. It was passed over.',
    cure: 'Take the name that the line suggests. Colours are `tokens`; texts are `messages`; a plugin’s own settings stand under `options`, by its id.',
  },
  T032: {
    name: 'A setting of the brand is wrong',
    example: 'brand: "timeZone" is wrong. Expected an IANA time zone, as in "Europe/Dublin".',
    cause:
      'The value at that path has another type or form. It was left out, and the default brand’s counts.',
    cure: 'Give it what the line expects.',
  },
  T033: {
    name: 'There is no such plugin',
    example: 'brand: there is no plugin "bokking". Did you mean "booking"? Expected one of start, booking, …',
    cause:
      '`plugins` or `options` names a plugin that this build does not have. One unknown name in `plugins` discards the whole list, as the others alone might show a form that leads nowhere: the default brand’s list counts.',
    cure: 'Take a name of the list, or make a build with the plugin in its catalogue.',
  },
  T034: {
    name: 'There is no such theme',
    example: 'brand: there is no theme "note". Did you mean "notte"? Expected one of milano, notte, zaytuna.',
    cause: 'This build has no theme of that name. The default one is shown.',
    cure: 'Take a name of the list. Your own colours need no theme: see `tokens`.',
  },
  T035: {
    name: 'There is no such token',
    example: 'brand: there is no token "--tavola-acent". Did you mean "--tavola-accent"? Expected one of …',
    cause: '`tokens` or `darkTokens` sets a custom property that the widget does not read.',
    cure: 'Take a name of the list; the reference of tokens shows what each is.',
  },
  T036: {
    name: 'The value of a token is wrong',
    example:
      'brand: "tokens.--tavola-radius" is wrong. Expected a value as CSS\'s "border-top-left-radius" takes it.',
    cause:
      'The browser does not take the value for that kind of token: `4` instead of `4px`, a colour that does not exist.',
    cure: 'Write the value as CSS would take it for the property in the line.',
  },
  T037: {
    name: 'Colours could not be read, and were repaired',
    example:
      'brand: "--tavola-link" (#8a8) on "--tavola-paper" (#fff) has a contrast of 2.61:1, and needs 4.5:1 to be read. "--tavola-link" is #5d7a5d instead.',
    cause:
      'Two colours of the brand stand on each other with too little contrast (WCAG 2.2). The widget shows another shade.',
    cure: 'Choose a colour with more contrast to have your own shown; the one in the line is enough.',
  },
  T038: {
    name: 'The theme has one scheme only',
    example: 'brand: the theme "roma" has no other scheme than "light".',
    cause:
      '`scheme` asks for the dark or the light look, or for `auto`, and the theme brings no other than its own.',
    cure: 'Leave `scheme` out, or take a theme that has both.',
  },
  T039: {
    name: 'No plugin brings this journey',
    example:
      'brand: no plugin brings the journey "Bokking". Did you mean "Booking"? Expected one of Booking, …',
    cause:
      '`journeys` or `groupJourney` names a journey that none of the brand’s plugins has. It has no button.',
    cure: 'Mend the name, or add its plugin to `plugins`: `kids-party` for `KidsPartyEnquiry`, `enquiry` for `Enquiry`.',
  },
  T040: {
    name: 'The plugin has no such option',
    example:
      'brand: the plugin "start" has no option "serch". Did you mean "search"? Expected one of search, …',
    cause: 'A key under `options` and the plugin’s id that the plugin does not read.',
    cure: 'Take the name that the line suggests; the reference of plugins lists the options of each.',
  },
  T041: {
    name: 'An option of a plugin is wrong',
    example: 'brand: "options.ticket.actions" is wrong. Expected a list of "calendar" or "share".',
    cause:
      'The value has another type than the plugin’s default, or is none of its choices: a text where a list belongs. The default counts.',
    cure: 'Give it what the line expects, as in the reference of the plugin’s options.',
  },
  T042: {
    name: 'A key within a plugin’s option is probably misspelt',
    example: 'brand: "options.kids-party.prices.chlid" is not known. Did you mean "child"?',
    cause:
      'An object under `options` has a key that the plugin’s default does not have, and that resembles one that it has.',
    cure: 'Write it as the line suggests. Where you meant the key as it is, the line harms nothing.',
  },
  T043: {
    name: 'There are no texts in this language',
    example:
      'brand: there is no language "fr", as its locale "fr-FR" asks for: texts that are not in "messages" stay English, and dates are written as in English. Known are en, it, ar.',
    cause:
      'The brand’s `locale` names a language that the build, or the brand in code, has no pack for. The widget is English, and says so to screen readers.',
    cure: 'Take a language of the list, or bring a pack: all texts of the language as `messages`; with npm under `languages`.',
  },
  T044: {
    name: 'A rewording names no plugin or part',
    example:
      'brand: "messages" rewords "menu.title", but there is no plugin or part "menu". Did you mean "menus"? Expected one of widget, …',
    cause:
      'The part before the dot is the id of a plugin, or `widget`, `popup` or `details`. This one is none of them.',
    cure: 'Write the text’s name as the reference of messages has it: `"menus.title"`.',
  },
  T045: {
    name: 'A rewording names no text',
    example:
      'brand: "messages" rewords "menus.titel", but "menus" has no text "titel". Did you mean "title"? …',
    cause:
      'The plugin or part has no text of that name, so the rewording is never shown. Said of Tavola’s own texts, by the script tag: with npm the types say it.',
    cure: 'Take the name that the line suggests, or one of the reference of messages.',
  },
  T046: {
    name: 'A text has a place that nothing fills',
    example:
      'brand: "messages" rewords "widget.reference" with {refrence}, which nothing fills. Did you mean "{reference}"?',
    cause:
      'Words in braces are filled by the widget. The text that is reworded has no such place, but a similar one, so diners would read the braces.',
    cure: 'Take the places of the original; the reference of messages shows each text with its places.',
  },
  T047: {
    name: 'A translation of a text that there is not',
    example:
      'The plugin "tea" has no text for the translation in "languages.it", "lable". Did you mean "label"? Expected one of label.',
    cause: 'A plugin’s `languages` translates a key that its `messages` do not have, so it is never shown.',
    cure: 'Give both the same key.',
  },
  T049: {
    name: 'A validator has no text',
    example:
      'The plugin "tea" has no text for the message of its validator of "tea", "choze". Did you mean "choose"? Expected one of choose, label.',
    cause:
      'A validator’s `message` is the key of one of the plugin’s own `messages`, or of a text of the shell (`widget.…`). This one is neither, so the validator holds nobody up.',
    cure: 'Take the name that the line suggests, or add the text to the plugin’s `messages`.',
  },
  T048: {
    name: 'Texts that may not exist',
    example: 'brand: these texts may not exist: menus.titel.',
    cause:
      'Rewordings or translations name texts that are not known yet, and the file that explains them (`tavola-wrong-texts-….js`) did not come.',
    cure: 'Copy the whole folder of the build, and load the page again: the next line says which do not exist.',
  },
} as const satisfies DescribedLines
