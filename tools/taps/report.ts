import { table } from '../write-pages'
import type { Measured } from './measure'
import type { Act } from './phone'
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
    goal('to the details', 4, toDetails(all, newTonight), toDetails(all, newTomorrow)),
    goal('in all, a new diner', 9, inAll(all, newTonight), inAll(all, newTomorrow)),
    goal('in all, a remembered diner', 5, inAll(all, knownTonight), inAll(all, knownTomorrow)),
  ],
)}

## Tap by tap

${all.map(list).join('\n\n')}
`

const row = ({ walk, brand, toDetails, taps, typed, shifts }: Measured): readonly string[] => [
  walk.title,
  brand,
  ...[toDetails, taps, typed, taps - typed].map(String),
  shifts.reduce((sum, { value }) => sum + value, 0).toFixed(2),
]

const glanceOf = (all: readonly Measured[], wanted: Walk) =>
  all.find(({ walk, brand }) => walk === wanted && brand === 'glance')!

const toDetails = (all: readonly Measured[], walk: Walk) => glanceOf(all, walk).toDetails
const inAll = (all: readonly Measured[], walk: Walk) => glanceOf(all, walk).taps

const goal = (name: string, most: number, ...found: readonly number[]): readonly string[] => [
  name,
  String(most),
  ...found.map((taps) => (taps > most ? `**${taps}**` : String(taps))),
]

const list = ({ walk, brand, acts }: Measured) =>
  `**${walk.title}** (${brand}): ${acts.map(inWords).join(' · ')}`

const inWords = ({ words, taps }: Act) => (taps === 1 ? words : `${words} (${taps})`)
