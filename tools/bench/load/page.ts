import { table } from '../../write-pages'
import type { CycleRow } from '../growth/measure'
import { medianOf, ratio, type Picture } from '../run'
import { button, type Loads } from './loads'
import type { Load } from './visits'

export interface Results {
  readonly date: string
  readonly rounds: number
  readonly machine: string
  readonly loads: Loads
  readonly pictures: readonly Picture[]
  readonly cycles: readonly CycleRow[]
}

/** docs/performance.md. */
export const performancePage = ({ date, rounds, machine, loads, pictures, cycles }: Results): string =>
  `# How fast it is

Written by \`npm run bench\` on ${date}; no figure here is written by hand. ${machine}

## Until the first screen is usable

Medians of ${rounds} rounds. In each round, a new browser visits every page once, on slow 4G (1.6 Mbit/s down, 750 kbit/s up, 150 ms
added to each request) and a processor slowed four times. The site uses HTTP/2 and Brotli. The back end is on another origin and
responds at once.

**x** is the time until the first screen is usable (its control is visible and enabled), relative to the page with one React button. For a
popup it is the time from the click. The range of the rounds is in brackets. **Main thread x** compares all work of the main thread until
nothing more loads. **Trips** are requests that had to wait for each other, after the HTML or the click. A request with a CORS preflight
counts as two. **HTML** is the page itself, **first** the scripts until the first screen was usable, and **in all** the scripts until
nothing more loaded, all in Brotli bytes.

${loadsTable(loads)}

## Every press

Interaction to Next Paint with a processor slowed four times: the slowest press of its kind in a whole booking, as the median of five
bookings. Browsers round to 8 ms, and report none below 16 ms.

${pressesTable(loads)}

## Leftovers

The page after the widget was removed, compared with the same page without a script. The page keeps its handle.

${leftTable(loads)}

## Growth

Lists: the median of three pages for each length. Plugins: the median of ${rounds} pages for each number. Opening and closing: one page.

${pictures.map(growthSection).join('\n\n')}

Objects, nodes, listeners and heap after the tenth and the hundredth time, with V8's compilers off. With them, the heap includes compiled code:
see the picture's lines without "no JIT".

${cyclesTable(cycles)}
`

const times = (value: number) => value.toFixed(2)

/** Every page: time and main thread relative to the button's page, bytes, requests, trips and shifts. */
function loadsTable({ samples }: Loads): string {
  const base = samples.get(button)!
  const rows = [...samples].map(([name, loads]) => {
    const typical = (read: (load: Load) => number) => medianOf(loads, read)
    const ratioOf = (read: (load: Load) => number) => ratio(loads.map(read), base.map(read))
    const x = ratioOf(({ time }) => time)
    const thread = ratioOf(({ mainThread }) => mainThread)
    return [
      name,
      `**${times(x.typical)}** (${times(x.least)} to ${times(x.greatest)})`,
      goalOf(name),
      Math.round(typical(({ time }) => time)),
      times(thread.typical),
      typical(({ trips }) => trips),
      typical(({ html }) => html),
      `${typical(({ first }) => first.bytes)} in ${typical(({ first }) => first.requests)}`,
      `${typical(({ all }) => all.bytes)} in ${typical(({ all }) => all.requests)}`,
      times(typical(({ shift }) => shift)),
    ]
  })
  const head = ['page', 'x', 'goal', 'ms', 'main thread x', 'trips', 'HTML', 'first', 'in all', 'CLS']
  return table(head, rows)
}

/** A picture and its figures, with the goal, or how much the last is above the first. */
function growthSection({ file, chart: { title, x, y, lines, goal, goalOfGrowth = '' } }: Picture): string {
  const head = [`${y.label}, by ${x.label}`, ...x.values, goal === undefined ? 'growth' : 'goal']
  const rows = lines.map(({ name, values }) => [
    name,
    ...values.map(Math.round),
    goal === undefined ? growthOf(values) + goalOfGrowth : `≤ ${goal}`,
  ])
  return `![${title}, by ${x.label}](performance/${file}.svg)\n\n${table(head, rows)}`
}

const growthOf = (values: readonly number[]) => {
  const percent = (values.at(-1)! / values[0]! - 1) * 100
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)} %`
}

function pressesTable({ presses }: Loads): string {
  const names = [...presses.keys()]
  const rows = presses
    .get(names[0]!)!
    .map(({ press }) => [
      press,
      pressGoal(press),
      ...names.map((name) => presses.get(name)!.find((one) => one.press === press)?.inp ?? ''),
    ])
  return table(['press', 'goal, ms', ...names.map((name) => `${name}, ms`)], rows)
}

const leftTable = ({ left }: Loads): string =>
  table(
    ['page', 'nodes', 'listeners', 'globals'],
    [...left].map(([name, { nodes, listeners, globals }]) => [name, nodes, listeners, globals.join(', ')]),
  )

const cyclesTable = (rows: readonly CycleRow[]): string =>
  table(
    ['repeated action', 'build', 'objects', 'nodes', 'listeners', 'heap, KB'],
    rows.map(({ cycle, build, tenth, hundredth }) => {
      const both = (read: (held: CycleRow['tenth']) => number) =>
        `${Math.round(read(tenth))} → ${Math.round(read(hundredth))}`
      return [
        cycle,
        build,
        both(({ objects }) => objects),
        both(({ nodes }) => nodes),
        both(({ listeners }) => listeners),
        both(({ kilobytes }) => kilobytes),
      ]
    }),
  )

/** The goals by the page's name, relative to the page with one button. */
const goals: readonly (readonly [page: RegExp, goal: string])[] = [
  [/^light: (the tag|a call|the element)$/, '≤ 1.20'],
  [/^react: (the tag|a call|the element)$/, '≤ 1.70'],
  [/^light: .*preload lines$/, '≤ 1.00'],
  [/^react: .*preload lines$/, '≤ 1.55'],
  [/written into the page$/, '≤ 0.85'],
]

const goalOf = (page: string): string => goals.find(([pattern]) => pattern.test(page))?.[1] ?? ''

/** Presses that may take four frames. All others may take two. */
const slower = /^(choose (venue|journey|day)|Continue.*|open calendar|next month)$/

const pressGoal = (press: string): string => (slower.test(press) ? '≤ 64' : '≤ 32')
