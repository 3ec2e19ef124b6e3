import type { CycleRow, Growth } from '../growth/measure'
import { button, type Loads } from '../load/ways'
import type { Load } from '../load/measure'
import { median, ratio } from '../rounds'
import { goalOf, pressGoal } from './goals'

export type Cell = string | number

/** A table in Markdown. */
export const table = (head: readonly Cell[], rows: readonly (readonly Cell[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const times = (value: number) => value.toFixed(2)

/** Every page of the run: time and main thread against the button's page, bytes, requests, trips and shifts. */
export function loadsTable({ samples }: Loads): string {
  const of = (loads: readonly Load[], read: (load: Load) => number) => loads.map(read)
  const base = samples.get(button)!
  const rows = [...samples].map(([name, loads]) => {
    const typical = (read: (load: Load) => number) => median(of(loads, read))
    const x = ratio(
      of(loads, ({ time }) => time),
      of(base, ({ time }) => time),
    )
    const thread = ratio(
      of(loads, ({ mainThread }) => mainThread),
      of(base, ({ mainThread }) => mainThread),
    )
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

/** The figures of a picture; where it has no goal, how much the last is above the first. */
export function growthTable({ plot: { x, y, lines, goal, goalOfGrowth } }: Growth): string {
  const end = goal === undefined ? 'growth' : 'goal'
  const head = [`${y.label}, by ${x.label}`, ...x.values, end]
  return table(
    head,
    lines.map(({ name, values }) => [
      name,
      ...values.map((value) => Math.round(value)),
      goal === undefined ? growthOf(values) + (goalOfGrowth ?? '') : `≤ ${goal}`,
    ]),
  )
}

const growthOf = (values: readonly number[]) => {
  const percent = (values.at(-1)! / values[0]! - 1) * 100
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)} %`
}

export function pressesTable({ presses }: Loads): string {
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

export const leftTable = ({ left }: Loads): string =>
  table(
    ['page', 'nodes', 'listeners', 'globals'],
    [...left].map(([name, { nodes, listeners, globals }]) => [name, nodes, listeners, globals.join(', ')]),
  )

export const cyclesTable = (rows: readonly CycleRow[]): string =>
  table(
    ['again and again', 'build', 'objects', 'nodes', 'listeners', 'heap, KB'],
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
