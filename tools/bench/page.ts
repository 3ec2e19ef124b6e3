import { max, median, min } from 'simple-statistics'
import { table, today } from '../write-pages'
import { barsByName } from './plot'
import type { Presses } from './presses'
import { medianOf, type Samples } from './rounds'
import type { Visit } from './visit'
import { buildNames, reactButton, type Way } from './ways'

/** A page of the table. Times and work are relative to the page with one React button. */
interface Compared {
  readonly name: string
  readonly goal: number | undefined
  readonly value: number
  /** The range of the rounds. */
  readonly least: number
  readonly greatest: number
  readonly milliseconds: number
  readonly work: number
  readonly bytes: number
}

export function comparedWays(ways: readonly Way[], visits: Samples<Visit>): readonly Compared[] {
  const base = visits.get(reactButton.name)!
  return ways.map(({ name, goal }) => {
    const all = visits.get(name)!
    const ratios = all.map(({ time }, round) => time / base[round]!.time)
    const milliseconds = medianOf(all, ({ time }) => time)
    return {
      name,
      goal,
      value: milliseconds / medianOf(base, ({ time }) => time),
      least: min(ratios),
      greatest: max(ratios),
      milliseconds,
      work: medianOf(all, ({ work }) => work) / medianOf(base, ({ work }) => work),
      bytes: medianOf(all, ({ bytes }) => bytes),
    }
  })
}

export const performancePicture = (compared: readonly Compared[]): string =>
  barsByName('Until the first screen is usable', `times as long as ${reactButton.name}`, compared)

/** docs/performance.md. */
export const performancePage = (
  rounds: number,
  machine: string,
  compared: readonly Compared[],
  presses: Samples<Presses>,
): string => `# How fast it is

Written by \`npm run bench\` on ${today()}; no figure here is written by hand. ${machine}

## Until the first screen is usable

Medians of ${rounds} rounds. In each round, a new browser visits every page once, on slow 4G (1.6 Mbit/s down, 750 kbit/s up, 150 ms
added to each request) and a processor slowed four times. The site uses HTTP/2 and Brotli. The back end is on another origin and
responds at once.

![Until the first screen is usable, by page](performance/ways.svg)

In the picture, a thin line is the range of the rounds, and a mark is the goal.

**x** is the time until the first screen is usable (its control is visible and enabled), relative to the page with one React button. For a
popup it is the time from the click. The range of the rounds is in brackets. **Main thread x** compares all work of the main thread until
nothing more loads. **Scripts** are those that loaded until the first screen was usable, in Brotli bytes.

${waysTable(compared)}

## Every press

Interaction to Next Paint with a processor slowed four times: the slowest press of its kind in a whole booking, as the median of the
bookings. Browsers round to 8 ms, and report none below 16 ms.

${pressesTable(presses)}
`

const waysTable = (compared: readonly Compared[]) =>
  table(
    ['page', 'x', 'goal', 'ms', 'main thread x', 'scripts'],
    compared.map(({ name, goal, value, least, greatest, milliseconds, work, bytes }) => [
      name,
      `**${value.toFixed(2)}** (${least.toFixed(2)} to ${greatest.toFixed(2)})`,
      goal === undefined ? '' : `≤ ${goal.toFixed(2)}`,
      Math.round(milliseconds),
      work.toFixed(2),
      bytes,
    ]),
  )

/** Presses that may take four frames. All others may take two. */
const slower = /^(choose (venue|journey|day)|Continue.*|open calendar|next month)$/

function pressesTable(presses: Samples<Presses>): string {
  const rows = [...presses.get('light')![0]!.keys()].map((press) => [
    press,
    slower.test(press) ? '≤ 64' : '≤ 32',
    ...buildNames.map((build) => median(presses.get(build)!.map((all) => all.get(press)!))),
  ])
  return table(['press', 'goal, ms', ...buildNames.map((build) => `${build}, ms`)], rows)
}
