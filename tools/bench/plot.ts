import * as Plot from '@observablehq/plot'
import { JSDOM } from 'jsdom'

/** A value of a group: "search" with 20,000 restaurants takes 2.3 ms. */
export interface Bar {
  readonly group: string
  readonly size: number
  readonly value: number
}

interface BarsByGroup {
  readonly title: string
  readonly sizeLabel: string
  readonly valueLabel: string
  readonly bars: readonly Bar[]
}

/** For each group, upright bars by size. */
export const barsByGroup = ({ title, sizeLabel, valueLabel, bars }: BarsByGroup): string =>
  asSvg(title, {
    height: 320,
    marginTop: 72,
    marginLeft: 64,
    fx: { label: null, axis: 'top', domain: [...new Set(bars.map(({ group }) => group))] },
    x: { label: sizeLabel, type: 'band', tickFormat: (size: number) => size.toLocaleString('en-GB') },
    y: { label: valueLabel, labelAnchor: 'center', labelArrow: 'none', grid: true },
    marks: [Plot.barY(bars, { fx: 'group', x: 'size', y: 'value', fill: accent }), Plot.ruleY([0])],
  })

/** A value with the range of its rounds, and the goal to stay below. */
export interface NamedValue {
  readonly name: string
  readonly value: number
  readonly least: number
  readonly greatest: number
  readonly goal?: number | undefined
}

/** Bars from left to right, each with its range as a line and its goal as a tick. */
export const barsByName = (title: string, valueLabel: string, values: readonly NamedValue[]): string =>
  asSvg(title, {
    height: 80 + values.length * 22,
    marginTop: 48,
    marginLeft: 288,
    x: { label: valueLabel, grid: true },
    y: { label: null, domain: values.map(({ name }) => name), tickSize: 0 },
    marks: [
      Plot.barX(values, { y: 'name', x: 'value', fill: accent }),
      Plot.ruleY(values, { y: 'name', x1: 'least', x2: 'greatest' }),
      Plot.tickX(
        values.filter(({ goal }) => goal !== undefined),
        { y: 'name', x: 'goal', stroke: goalColour, strokeWidth: 3 },
      ),
      Plot.ruleX([0]),
    ],
  })

const accent = '#4f8edc'
const goalColour = '#bc4c00'

function asSvg(title: string, options: Plot.PlotOptions): string {
  const chart = Plot.plot({
    document: new JSDOM('').window.document,
    width: 640,
    marginBottom: 48,
    ariaLabel: title,
    className: 'chart',
    ...options,
    marks: [
      Plot.text([title], {
        facet: 'super',
        frameAnchor: 'top-left',
        dy: 16 - (options.marginTop ?? 0),
        className: 'title',
      }),
      ...options.marks!,
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
@media (prefers-color-scheme: dark) {
.chart { background: #0d1117; color: #9198a1 }
.title { fill: #f0f6fc }
}
`
