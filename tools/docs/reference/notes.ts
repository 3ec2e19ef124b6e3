import type { brandShape } from '../../../src/diagnostics/brand-schema'
import type { TokenName } from '../../../src/tokens'

/** A note on each key of a brand config, for docs/reference/brand.md. */
export const keyNotes: Readonly<Record<keyof typeof brandShape, string>> = {
  name: "the brand's name, for the console and the storage",
  title: "the widget's title, which screen readers announce too",
  theme: 'a look by name: `milano`, `notte` or `zaytuna`; see [Looks](../brand.md#looks)',
  scheme: "`light`, `dark`, or `auto`, which follows the diner's device; by default the look's own",
  tokens: 'changes to the look: [all tokens](tokens.md)',
  darkTokens: 'further changes in the dark scheme',
  locale:
    'the language of the texts ([Languages](../languages.md)), and the format of dates, numbers and money',
  backEndLanguage:
    'the language of the back end’s texts, such as `en`, if it differs: see [Languages](../languages.md#back-end-texts)',
  timeZone: 'the restaurants’ time zone, for today and for the 48 hours’ notice',
  country:
    'the accepted telephone numbers: `GB`, another country\'s code, a list (`["IE", "GB"]`), or `any`, with the country code typed',
  currency:
    'the currency of all prices and fees, such as `EUR`; a plugin’s own `currency` wins over it, and the restaurant’s over both; by default EUR for parties and GBP for the fee: see [Numbers](numbers.md)',
  plugins: 'the plugins, in their order: [all plugins](plugins.md); an unknown name is left out',
  options: 'the options of each plugin, by its name',
  journeys: 'the journeys with a button, in their order',
  groupJourney: 'the journey for groups of 15 or more, and for times that only take enquiries',
  sessionHeader: 'the header with the random id of a browser session',
  idempotencyHeader:
    'the header with a key for each request to book, such as `Idempotency-Key`: see [Lost responses](../back-end/lost-answers.md)',
  links: '`terms` and `privacy`: the addresses of your terms and your privacy policy',
  messages:
    'your own texts, by `plugin.key`: [all texts](messages.md), on the [site](../start.md#1-run-it) only',
}

/** A note on each token of a look, for docs/reference/tokens.md, in its order. */
export const tokenNotes: Readonly<Record<TokenName, string>> = {
  '--tavola-paper': 'the background of everything',
  '--tavola-field': 'fields, cards and lists, on the paper',
  '--tavola-ink': 'text',
  '--tavola-soft': 'softer text: labels, hints, addresses',
  '--tavola-tint': 'chips, tiles and free times; derived from the line and the field',
  '--tavola-line': 'separators, and disabled controls',
  '--tavola-border': 'the border of a field; 3:1 on its background',
  '--tavola-accent': 'main buttons, the selected day',
  '--tavola-accent-deep': 'the same on hover; derived from the accent if a brand sets only that',
  '--tavola-on-accent': 'text on both accents',
  '--tavola-link':
    'the accent as text and marks: links, secondary buttons, free times, ticked boxes, the border of a selection',
  '--tavola-focus': 'the focus ring, and the bar of the active option; 3:1',
  '--tavola-aside': 'the header',
  '--tavola-on-aside': 'text on the header',
  '--tavola-garnish': 'decoration',
  '--tavola-error': 'errors',
  '--tavola-veil': 'the page behind a popup',
  '--tavola-aside-image': "the header's image: gradients or a picture, covering the header",
  '--tavola-paper-image': "the paper's image",
  '--tavola-font': 'the font family of all text',
  '--tavola-display': 'the font family of titles',
  '--tavola-display-weight': 'the font weight of titles',
  '--tavola-text-size':
    'the size of all text; `1em` is the diner’s setting; with smaller text, phones zoom into fields',
  '--tavola-heading-size': "the size of a step's title; a fifth larger in wide widgets",
  '--tavola-heading-case': 'the case of titles: `uppercase` or `none`',
  '--tavola-heading-spacing': 'the letter spacing of titles',
  '--tavola-radius': 'the corners of fields and cards',
  '--tavola-card-radius': 'the corners of the widget and its dialogs',
  '--tavola-button-radius': 'the corners of buttons; `99px` makes pills',
  '--tavola-button-case': 'the case of buttons: `uppercase` or `none`',
  '--tavola-border-width': 'the border width of fields, buttons and cards',
  '--tavola-focus-width': 'the width of the focus ring',
  '--tavola-control-height': 'the height of fields and buttons; at least `2.75em` for fingers',
  '--tavola-gap': 'the space between fields',
  '--tavola-bottom': 'the height of your page’s own bar at the bottom of the window, if it has one',
  '--tavola-shadow': 'the shadow of the widget, its lists and its dialogs',
  '--tavola-max-width': 'the maximum width of the widget, which is centred',
}

/** A note on each part that a page's style sheet can reach, as in `::part(button)`, for docs/reference/tokens.md. */
export const parts = {
  widget: 'the whole widget',
  action: 'the bar with the choice in words and the button that leads on',
  header: 'the band with the title and, later, the booking',
  title: "the brand's title",
  venue: "the restaurant's name and address",
  summary: 'the booking, in a sentence',
  main: 'everything except the header',
  heading: "a step's title",
  closed: 'the message of a closed restaurant',
  field: 'a label with its control and its note',
  label: 'the name of a field or a group',
  input: 'a text field, a list, the date, or the box of a card field',
  note: "a field's hint or error",
  check: 'a checkbox with its text',
  journeys: 'the choice of a journey',
  'other-journeys': 'the line that leads to the other journeys',
  calendar: 'the calendar',
  day: 'a day in the calendar',
  'day-chosen': 'the selected day',
  button: 'a button with a border or a background',
  'button-quiet': 'a secondary button',
  link: 'a button that looks like a link',
  restaurant: 'a restaurant in the list of other tables',
  slot: 'a time in that list',
  'slot-book': 'a bookable time',
  'slot-enquire': 'a time on request',
  'slot-unavailable': 'an unavailable time',
  menu: 'a menu in the list',
  panel: 'an information card: a party, your details, a reference, a fee',
  banner: 'the error banner',
  loading: 'a loading text',
  popup: 'the sheet of the popup',
  dialog: 'a question or the terms, above everything',
  close: 'a close button',
} as const
