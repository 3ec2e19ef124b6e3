import { table, today } from '../write-pages'
import type { Compared, Relative } from './compare'
import { wordsOf, type Condition } from './conditions'
import { barsByName } from './plot'
import { booking, journeys, pause } from './journeys'
import { peerWays } from './peers/peers'
import { keyOf, type Presses } from './presses'
import { medianOf, type Samples } from './rounds'
import { buildNames, reactButton } from './ways'

/** The figures of the page. */
export interface Results {
  readonly rounds: number
  /** The rounds of the further conditions. */
  readonly fewerRounds: number
  readonly machine: string
  readonly compared: readonly Compared[]
  readonly inOthers: readonly (readonly [Condition, readonly Compared[]])[]
  readonly presses: Samples<Presses>
}

export const performancePicture = (compared: readonly Compared[]): string =>
  barsByName(
    'Until all controls of the first screen can be pressed',
    `times as long as ${reactButton.name}`,
    compared.map(({ name, goal, all }) => ({ name, goal: goal?.all, ...all })),
  )

/** docs/performance.md. */
export const performancePage = ({
  rounds,
  fewerRounds,
  machine,
  compared,
  inOthers,
  presses,
}: Results): string => `# How fast it is

Written by \`npm run bench\` on ${today()}; no figure here is written by hand. ${machine}

## Until the first screen can be used

Medians of ${rounds} rounds. In each round, a new browser visits every page once, on slow 4G (1.6 Mbit/s down, 750 kbit/s up, 150 ms
added to each request) and a processor slowed four times. The site uses HTTP/1.1 and Brotli. The back ends are on other origins and
respond at once.

![Until all controls of the first screen can be pressed, by page](performance/ways.svg)

In the picture, a thin line is the range of the rounds, and a mark is the goal.

**All x** is the time until all controls of the first screen can be pressed, relative to the page with one React button. **First x** is the
time until the first control can be pressed: for us the one that a diner needs first. A control is a button, field or link in the
viewport; it can be pressed once it is visible and enabled. “All” are the controls that are there at the end, when nothing more loads,
and **controls** is their number. For a popup the times start with the click. The range of the rounds is in brackets. **Main thread x**
compares all work of the main thread until nothing more loads. **Scripts** are those that loaded until all controls could be pressed, in
Brotli bytes.

${waysTable(compared)}

## In other conditions

Medians of ${fewerRounds} rounds of a few pages. Each condition differs from the one above in one respect: HTTP/2, a second visit with a full
cache, a cheap phone (a processor slowed six times), and 3G (400 kbit/s, 562 ms added to each request). **x** is relative to the React
button in the same condition.

${othersTable(inOthers)}

## Energy

A phone's energy goes with the main thread's work. These are its milliseconds on a processor slowed four times: for a first screen until
nothing more loads, and for a whole booking also during the ${pause} ms from each press, up to the confirmation. Ours has more presses:
the search for a restaurant, the number of guests and the check of the details. The other peers have no whole booking.

${energyTable(compared, presses)}

## Every press

Interaction to Next Paint with a processor slowed four times: the slowest press of its kind in a journey, as the median of ${fewerRounds}
journeys. Browsers round to 8 ms, and report none below 16 ms. “Day at a glance” is the brand of the example pages, with days, guests and
times as chips, and a ticket at the end. “Card step” has Braintree's fields. With “5,000 restaurants” each search finds all of them.

${pressesTable(presses)}
`

export const waysTable = (compared: readonly Compared[]) =>
  table(
    ['page', 'all x', 'goal', 'ms', 'first x', 'ms', 'controls', 'main thread x', 'goal', 'scripts'],
    compared.map(({ name, goal, first, all, controls, work, bytes }) => [
      name,
      shown(all)[0]!,
      atMost(goal?.all),
      shown(all)[1]!,
      ...shown(first),
      controls,
      work.value.toFixed(2),
      atMost(goal?.work),
      bytes,
    ]),
  )

const atMost = (goal: number | undefined) => (goal === undefined ? '' : `≤ ${goal.toFixed(2)}`)

/** A row for each page, a column for each condition. */
function othersTable(inOthers: Results['inOthers']): string {
  const rows = inOthers[0]![1].map(({ name }, row) => [
    name,
    ...inOthers.map(([, compared]) => {
      const { all, first } = compared[row]!
      return `**${all.value.toFixed(2)}** (${Math.round(all.milliseconds)} ms), first ${first.value.toFixed(2)}`
    }),
  ])
  return table(['page, all x', ...inOthers.map(([condition]) => wordsOf(condition))], rows)
}

const shown = ({ value, least, greatest, milliseconds }: Relative): readonly string[] => [
  `**${value.toFixed(2)}** (${least.toFixed(2)} to ${greatest.toFixed(2)})`,
  String(Math.round(milliseconds)),
]

function energyTable(compared: readonly Compared[], presses: Samples<Presses>): string {
  const screens = compared
    .filter(({ name }) => energyNames.includes(name))
    .map(({ name, work }) => [`${name}: first screen`, work.milliseconds] as const)
  const bookings = [...presses]
    .filter(([key]) => key.endsWith(`: ${booking.name}`))
    .map(
      ([key, rounds]) =>
        [key.replace(booking.name, 'a whole booking'), medianOf(rounds, ({ work }) => work)] as const,
    )
  return table(
    ['page', 'main thread, ms'],
    [...screens, ...bookings].map(([name, work]) => [name, Math.round(work)]),
  )
}

const energyNames = [
  reactButton.name,
  ...buildNames.map((build) => `${build}: the tag`),
  ...peerWays.map(({ name }) => name),
]

/** Presses that may take four frames. All others may take two. */
const slower = /^(choose (venue|journey|day)|Continue.*|Complete.*|open calendar|next month|a day|a time)$/

function pressesTable(presses: Samples<Presses>): string {
  const rows = journeys.flatMap(({ name }) => {
    const [one, ...others] = buildNames.map((build) => presses.get(keyOf(build, name))!)
    return [...one![0]!.slowest.keys()].map((press) => [
      name,
      press,
      slower.test(press) ? '≤ 64' : '≤ 32',
      ...[one!, ...others].map((rounds) => medianOf(rounds, ({ slowest }) => slowest.get(press)!)),
    ])
  })
  return table(['page', 'press', 'goal, ms', ...buildNames.map((build) => `${build}, ms`)], rows)
}
