import { table } from '../write-pages'

/** An assistive technology, and how it was tried. */
interface Tried {
  readonly name: string
  readonly with: string
  /** Empty if nobody has tried it. */
  readonly how: string
}

/** A record names them so. */
const all = [
  {
    name: 'Orca',
    with: 'Firefox ESR, Linux',
    how: 'automatic runs of six journeys (docs/accessibility/orca.md)',
  },
  { name: 'NVDA', with: 'Firefox and Chrome, Windows', how: '' },
  { name: 'JAWS', with: 'Chrome and Edge, Windows', how: '' },
  { name: 'VoiceOver on macOS', with: 'Safari', how: '' },
  { name: 'VoiceOver on iOS', with: 'Safari', how: '' },
  { name: 'TalkBack', with: 'Chrome, Android', how: '' },
  { name: 'Dragon', with: 'Chrome, Windows', how: '' },
  { name: 'Voice Control', with: 'Safari, macOS and iOS', how: '' },
  { name: 'Switch hardware', with: 'any browser', how: '' },
  { name: 'Screen magnifier', with: 'any browser', how: '' },
] as const satisfies readonly Tried[]

/** What was tried and what wasn't, with the records of people. */
export const technologiesTable = (
  records: readonly { readonly assistiveTechnology: { readonly name: string }; readonly date: string }[],
): string =>
  table(
    ['assistive technology', 'with', 'tried'],
    all.map((row) => {
      const days = records
        .filter(({ assistiveTechnology }) => assistiveTechnology.name === row.name)
        .map(({ date }) => `a record of ${date}`)
      return [row.name, row.with, [row.how, ...days].filter(Boolean).join('; ') || '**not tried**']
    }),
  )

/** What an assistive technology does that a diner may stumble over, and that isn't a failure of the widget. */
interface Limit {
  readonly with: string
  readonly what: string
  readonly workaround: string
}

/** test/orca/README.md has the measurements. Remove an entry when a newer version no longer does it. */
const limits: readonly Limit[] = [
  {
    with: 'Orca 43 in Firefox',
    what: 'When a new step opens, its heading has the focus, but Orca often doesn’t announce it. It does the same on a page without the widget.',
    workaround: 'Press Tab: Orca announces the first control of the new step.',
  },
  {
    with: 'Orca 43 in a Firefox that was started after it',
    what: 'In the calendar the arrow keys read the page, because Orca leaves focus mode when a dialog opens.',
    workaround: 'Press Orca+A once in the calendar. Then the arrow keys move between the days.',
  },
  {
    with: 'Orca 43 in Firefox',
    what: 'Orca says a number field’s new value twice, and the description of a control if it has changed. It does so on any page.',
    workaround: 'None is needed.',
  },
]

export const limitsTable = (): string =>
  table(
    ['with', 'what happens', 'workaround'],
    limits.map((limit) => [limit.with, limit.what, limit.workaround]),
  )
