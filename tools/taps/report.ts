import { table } from '../write-pages'
import type { Measured } from './measure'
import { knownTomorrow, knownTonight, newTomorrow, newTonight, type Walk } from './walks'

/** docs/taps.md. */
export const tapsPage = (date: string, size: string, all: readonly Measured[]): string =>
  `# How many taps

Written by \`npm run taps\` on ${date}; no figure here is written by hand. The light build, driven in Chromium as a phone of
${size} px with touch. The page's clock shows Saturday 21 November 2026, 16:30. The back end is in the page and responds after 0.7 seconds,
so that late shifts are found.

- A **tap** is a touch of a button, a field or a day. A native list counts two: one opens it, one chooses. Typing into a field counts one tap, and
  one **typed field**. Keys, scrolling and the tap that led to the page don't count. The browser's autofill isn't used.
- **To the details**: until the name can be typed, or is filled in.
- **default**: \`milano\`, with hour and minute as specified. **glance**: the brand of the example pages, with
  \`day-at-a-glance\`, \`first-free\`, \`know-before\`, \`send-at-once\`, \`ticket\` and \`keep\`. Only the last walk has
  human verification, by the sandbox of the example pages.
- Tables are for two at 19:30, unless the walk says otherwise. Parties keep their default numbers.
- **Shift**: the cumulative layout shift of the whole walk.

${table(
  [
    'walk',
    'brand',
    'taps to the details',
    'taps in all',
    'typed fields',
    'taps without those into fields',
    'shift',
  ],
  all.map(row),
)}

## Goals

For the brand with all at a glance, if the page names the restaurant and the journey. With the restaurant alone it is one tap more. Tonight is
preselected. A remembered diner finds the details filled in.

${table(
  ['goal', 'at most', 'tonight', 'tomorrow'],
  [
    goal('to the details', 4, all, [newTonight, newTomorrow], ({ toDetails }) => toDetails),
    goal('in all, a new diner', 9, all, [newTonight, newTomorrow], ({ taps }) => taps),
    goal('in all, a remembered diner', 5, all, [knownTonight, knownTomorrow], ({ taps }) => taps),
  ],
)}

## Tap by tap

${all.map(list).join('\n\n')}
`

const row = ({ walk, brand, toDetails, taps, typed, shifts }: Measured) => [
  ...[walk.title, brand],
  ...[toDetails, taps, typed, taps - typed],
  shifts.reduce((sum, { value }) => sum + value, 0).toFixed(2),
]

/** A goal, and the count of both walks: tonight and tomorrow. */
const goal = (
  name: string,
  most: number,
  all: readonly Measured[],
  walks: readonly Walk[],
  count: (measured: Measured) => number,
) => {
  const counts = walks.map((wanted) =>
    count(all.find(({ walk, brand }) => walk === wanted && brand === 'glance')!),
  )
  return [name, most, ...counts.map((taps) => (taps > most ? `**${taps}**` : taps))]
}

function list({ walk, brand, acts }: Measured): string {
  const inWords = acts.map(({ words, taps }) => (taps === 1 ? words : `${words} (${taps})`))
  return `**${walk.title}** (${brand}): ${inWords.join(' · ')}`
}
