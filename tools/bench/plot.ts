import * as Plot from '@observablehq/plot'
import { JSDOM } from 'jsdom'

/** A line chart of how something grows. */
export interface Chart {
  readonly title: string
  readonly x: { readonly label: string; readonly values: readonly number[] }
  readonly y: { readonly label: string }
  readonly lines: readonly Line[]
  /** The value to stay below: a dashed line. */
  readonly goal?: number
  /** How much the last value may exceed the first, for the table: " (≤ 5 %)". */
  readonly goalOfGrowth?: string
}

export interface Line {
  readonly name: string
  /** One for each value of x. */
  readonly values: readonly number[]
}

const size = { width: 640, height: 320, marginTop: 48, marginRight: 130, marginBottom: 48, marginLeft: 64 }
const colours = ['#0969da', '#bc4c00', '#1a7f37', '#8250df']

/** The chart as SVG. */
export function draw({ title, x, y, lines, goal }: Chart): string {
  const points = lines.flatMap(({ name, values }) =>
    values.map((value, index) => ({ name, x: x.values[index]!, y: value })),
  )
  const greatest = Math.max(goal ?? 0, ...points.map((point) => point.y))
  const vertical = Plot.scale({
    y: { domain: [0, greatest], nice: 4, range: [size.height - size.marginBottom, size.marginTop] },
  })!
  const axis = { labelAnchor: 'center', labelArrow: 'none', tickFormat: shown } as const
  const beside = { frameAnchor: 'top-right', lineAnchor: 'middle', textAnchor: 'start', dx: 8 } as const
  const labels = apart(lines.map(({ values }) => vertical.apply(values.at(-1)) as number))
  const chart = Plot.plot({
    document: new JSDOM('').window.document,
    ...size,
    ariaLabel: title,
    className: 'chart',
    x: {
      ...axis,
      label: x.label,
      domain: [0, Math.max(...x.values)],
      ticks: readable(x.values),
      tickSize: 0,
    },
    y: { ...axis, label: y.label, domain: [...vertical.domain!], ticks: 4, tickSize: 0, grid: true },
    color: { domain: lines.map(({ name }) => name), range: colours },
    marks: [
      Plot.text([title], { frameAnchor: 'top-left', dy: -28, className: 'title' }),
      ...(goal === undefined
        ? []
        : [
            Plot.ruleY([goal], { strokeDasharray: '6 4' }),
            Plot.text(['goal'], { ...beside, dy: (vertical.apply(goal) as number) - size.marginTop }),
          ]),
      Plot.line(points, { x: 'x', y: 'y', stroke: 'name', strokeWidth: 2 }),
      ...lines.map(({ name }, index) =>
        Plot.text([name], { ...beside, dy: labels[index]! - size.marginTop, fill: colours[index]! }),
      ),
    ],
  })
  chart.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  chart.setAttribute('role', 'img')
  chart.querySelector('style')!.textContent = style
  return `${chart.outerHTML}\n`
}

/** The picture follows the reader's colour scheme. */
const style = `
.chart { background: #ffffff; color: #59636e; font: 12px system-ui, sans-serif; border-radius: 6px }
.title { fill: #1f2328; font-size: 14px; font-weight: 600 }
[aria-label='y-grid'] { stroke-opacity: 0.25 }
@media (prefers-color-scheme: dark) {
.chart { background: #0d1117; color: #9198a1 }
.title { fill: #f0f6fc }
}
`

/** The values whose tick labels don't touch, the greatest first. */
function readable(values: readonly number[]): number[] {
  const least = (Math.max(...values) * 36) / (size.width - size.marginLeft - size.marginRight)
  const kept: number[] = []
  for (const value of [...values].reverse())
    if (kept.every((other) => Math.abs(other - value) > least)) kept.push(value)
  return kept
}

/** Moves labels down until each has the height of a line, and keeps their order. */
function apart(heights: readonly number[]): readonly number[] {
  const moved = [...heights]
  const order = [...heights.keys()].sort((one, other) => heights[one]! - heights[other]!)
  order.forEach((label, index) => {
    if (index > 0) moved[label] = Math.max(moved[label]!, moved[order[index - 1]!]! + 14)
  })
  return moved
}

const shown = (value: number) => Number(value.toPrecision(6)).toLocaleString('en-GB')
