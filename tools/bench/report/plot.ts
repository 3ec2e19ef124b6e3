/** A picture of how something grows. */
export interface Plot {
  readonly title: string
  readonly x: { readonly label: string; readonly values: readonly number[] }
  readonly y: { readonly label: string }
  readonly lines: readonly { readonly name: string; readonly values: readonly number[] }[]
  /** Drawn dashed: what may be reached. */
  readonly goal?: number
  /** What the last value may be above the first, for the table: " (≤ 5 %)". */
  readonly goalOfGrowth?: string
}

const width = 640
const height = 320
const left = 64
const right = 130
const top = 40
const bottom = 48

const colours = ['#0969da', '#bc4c00', '#1a7f37', '#8250df']

/** As SVG, in the colours of the reader's scheme, light or dark. */
export function draw({ title, x, y, lines, goal }: Plot): string {
  const most = Math.max(...lines.flatMap(({ values }) => values), goal ?? 0)
  const ticks = ticksTo(most)
  const end = Math.max(...x.values)
  const across = (value: number) => left + (value / end) * (width - left - right)
  const up = (value: number) => height - bottom - (value / ticks.at(-1)!) * (height - top - bottom)
  const text = (value: string | number, place: string) => `<text ${place}>${escape(String(value))}</text>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escape(title)}">`,
    style,
    `<rect class="page" width="${width}" height="${height}" rx="6"/>`,
    text(title, `class="title" x="${left}" y="24"`),
    ...ticks.flatMap((tick) => [
      `<path class="grid" d="M${left} ${round(up(tick))}H${width - right}"/>`,
      text(shown(tick), `x="${left - 8}" y="${round(up(tick) + 4)}" text-anchor="end"`),
    ]),
    ...apart(x.values, across).map((value) =>
      text(shown(value), `x="${round(across(value))}" y="${height - bottom + 18}" text-anchor="middle"`),
    ),
    text(x.label, `x="${(left + width - right) / 2}" y="${height - 10}" text-anchor="middle"`),
    text(
      y.label,
      `transform="translate(16 ${(top + height - bottom) / 2}) rotate(-90)" text-anchor="middle"`,
    ),
    ...(goal === undefined
      ? []
      : [
          `<path class="goal" d="M${left} ${round(up(goal))}H${width - right}"/>`,
          text('goal', `x="${width - right + 8}" y="${round(up(goal) + 4)}"`),
        ]),
    ...lines.map(({ values }, index) => {
      const points = values.map((value, at) => `${round(across(x.values[at]!))} ${round(up(value))}`)
      return `<path class="line" stroke="${colours[index]}" d="M${points.join('L')}"/>`
    }),
    ...names(lines, (value) => up(value)).map(({ name, at, index }) =>
      text(name, `x="${width - right + 8}" y="${round(at)}" style="fill: ${colours[index]}"`),
    ),
    '</svg>\n',
  ].join('\n')
}

const style = `<style>
text { font: 12px system-ui, sans-serif; fill: #59636e }
.title { font-size: 14px; font-weight: 600; fill: #1f2328 }
.page { fill: #ffffff }
.grid { stroke: #d1d9e0 }
.goal { stroke: #59636e; stroke-dasharray: 6 4 }
.line { fill: none; stroke-width: 2 }
@media (prefers-color-scheme: dark) {
text { fill: #9198a1 }
.title { fill: #f0f6fc }
.page { fill: #0d1117 }
.grid { stroke: #3d444d }
.goal { stroke: #9198a1 }
}
</style>`

/** Round numbers from 0 to the first one that is not exceeded. */
function ticksTo(most: number): number[] {
  const rough = (most || 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((one) => one >= rough)!
  const count = Math.ceil((most || 1) / step)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** Those whose labels do not touch, the greatest first. */
function apart(values: readonly number[], across: (value: number) => number): number[] {
  const kept: number[] = []
  for (const value of [...values].reverse())
    if (kept.every((other) => Math.abs(across(other) - across(value)) > 36)) kept.push(value)
  return kept
}

/** The lines' names at their ends, one under the other where these are close. */
function names(lines: Plot['lines'], up: (value: number) => number) {
  const ends = lines
    .map(({ name, values }, index) => ({ name, index, at: up(values.at(-1)!) + 4 }))
    .sort((one, other) => one.at - other.at)
  ends.forEach((end, index) => {
    const above = ends[index - 1]
    if (above && end.at - above.at < 14) end.at = above.at + 14
  })
  return ends
}

const shown = (value: number) => Number(value.toPrecision(6)).toLocaleString('en-GB')
const round = (value: number) => Math.round(value * 10) / 10
const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
