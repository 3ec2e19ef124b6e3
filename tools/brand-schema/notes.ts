import type { brandShape } from '../../src/host/brand/brand-schema'

/** What each key of a brand config is, as an editor shows it. */
export const brandNotes: Readonly<Record<keyof typeof brandShape, string>> = {
  name: 'The name of the brand. The sample brand of the script tag is "milano".',
  title: 'The widget’s accessible name, as a screen reader says it: "Osteria restaurants".',
  theme: 'The look.',
  tokens: 'Colours, fonts and sizes over those of the look.',
  darkTokens: 'The same where the look is dark, over `tokens`.',
  scheme: '"auto" follows the diner’s own preference. Left out: the look’s own.',
  locale: 'BCP 47, as "en-IE": the language of the texts, and how dates, numbers and money are written.',
  timeZone:
    'The IANA zone of the restaurants, as "Europe/Dublin": it decides what "today" is. Left out: the browser’s.',
  country:
    'Whose telephone numbers the details take: "GB", another country’s code, a list of codes, or "any".',
  currency:
    'Of all prices and fees, a code such as "EUR". A plugin’s own option `currency` goes before it. Left out: EUR for parties, GBP for the fee.',
  plugins: 'What is switched on. The order settles ties.',
  options: 'Each plugin’s own options, by its id.',
  journeys: 'The journeys that have a button, in the buttons’ order.',
  groupJourney: 'The journey that a group of 15 or more ends in.',
  sessionHeader: 'The header with the browser session’s random id.',
  idempotencyHeader:
    'The header with a key for each intention to book. Only where your back end reads it, and its CORS lists it.',
  links: 'The chain’s own pages about terms and privacy.',
  messages: 'Rewordings, by "plugin.key".',
}
