/** What a title cites: "WCAG 2.4.3, 4.1.3: ", "back.shown, access.axe: ". */
const citation = /^(?:(?:WCAG|EN 301 549)\b[^:;]*(?::\s*|$)|[a-z-]+\.[a-z0-9-]+(?:, [^:;]*)?:\s*)/

/** A test's title for readers of the report: its words without what it cites, after the name of its suite. */
export function plainTitle(title: string, fullTitle: string): string {
  const suite = inWords(fullTitle.slice(0, fullTitle.length - title.length).trim(), suites)
  const words = title
    .split('; ')
    .map((part) => part.replace(citation, ''))
    .filter(Boolean)
    .join('; ')
  return `${capitalised(suite)}: ${withNames(inWords(words || title, titles))}`
}

type Rule = readonly [pattern: RegExp, words: string]

const inWords = (text: string, rules: readonly Rule[]) =>
  rules.reduce((result, [pattern, words]) => result.replace(pattern, words), text)

/** The part of the code that a suite is about says nothing to a reader. */
const suites: readonly Rule[] = [
  [/^(Browser|ui|Host): /, ''],
  [/^keep$|^Browser: keep$/i, 'stored choices'],
  [/^cross-sell\b/, 'other tables'],
  [/^send-at-once\b/, 'sending with one press'],
  [/^first-free\b/, 'the next free times'],
  [/^day-at-a-glance\b/, 'the times of a day'],
  [/^journey-tiles\b/, 'the choice of what to book'],
  [/^kids-party\b/, 'the party for kids'],
  [/^card-guarantee\b/, 'the card'],
  [/^A create that the server refuses$/, 'a booking that the server refuses'],
  [/^failures of a create$/, 'failures while sending'],
]

/** Titles for developers, in a reader's words. */
const titles: readonly Rule[] = [
  [
    /^without a pack \S+ is English, dates too, and is marked so: (\S+)$/,
    'a language that Tavola lacks falls back to English, dates too, and is marked as English: $1',
  ],
  [
    /^in (\S+) a back end that speaks undefined is marked as undefined$/,
    'in {$1} the texts of a back end without a declared language have no mark',
  ],
  [
    /^in (\S+) a back end that speaks (\S+) is marked as undefined$/,
    'in {$1} the texts of a back end in {$2} need no mark',
  ],
  [
    /^in (\S+) a back end that speaks (\S+) is marked as \S+$/,
    'in {$1} the texts of a back end in {$2} are marked as such',
  ],
  [
    /^in (.+) what is no number is refused, and says why$/,
    'a wrong telephone number is refused, and the error says why (numbers of: $1)',
  ],
  [/\bin (ar-u-nu-latn|[a-z]{2}-[A-Z]{2})\b/, 'in {$1}'],
  [/, and react-select has nothing to say$/, ', and announces nothing twice'],
  [/\ba 400 lists each field's first message\b/, "a refusal lists each field's first message"],
  [
    /\bHTML is an unknown error, which may have gone through\b/,
    'a response that is no data may mean that the booking has gone through',
  ],
  [/\ba create without a response\b/, 'a booking without a response'],
  [
    /^the chosen chip alone has the look of one, without the selectors that old browsers lack$/,
    'only the chosen time looks chosen, also in old browsers',
  ],
  [
    /^the dash of hour and minute is read as what to do$/,
    'an hour and a minute that are not chosen are read as what to do',
  ],
  [/^--tavola-focus, a line, needs 3 to 1$/, 'the colour of the focus ring needs 3 to 1'],
  [/\b1 taps to\b/, '1 tap to'],
]

const languages = new Intl.DisplayNames('en', { type: 'language' })

/** A locale in braces by its name: "{it-IT}" is "Italian (Italy)". */
const withNames = (text: string) =>
  text.replace(/\{([\w-]+)\}/g, (_, locale: string) => languages.of(new Intl.Locale(locale).baseName)!)

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
