import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromiumVersion, withChromium } from '../chromium'
import { table } from '../write-pages'
import { inRounds, medianOf, type Samples } from './browser'
import { buildPages } from './build'
import { journeys, measurePresses, type Presses } from './presses'
import { startChain } from './site'
import { visit, type Visit } from './visit'
import { buildNames, builds, reactButton, waysOf } from './ways'

/** `npm run bench`: compares the widget with a page that has one React button, and prints the tables. See tools/README.md. */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    only: { type: 'string' },
    second: { type: 'boolean', default: false },
    presses: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)
/** Presses that may take four frames. All others may take two. */
const slower = /^(choose (venue|journey|day)|Continue.*|Complete.*|open calendar|next month|a day|a time)$/
const own = '.cache/bench'
await buildPages({ react: './tools/bench/react-button.js' }, own, '/own/')
const chain = await startChain({ own, ...builds })
const results = await (values.presses ? comparePresses() : compareWays())
console.log(
  `\n${await chromiumVersion()}, ${rounds} rounds${values.second ? ', second visit' : ''}\n\n${results}`,
)
rmSync(own, { recursive: true })
// Open handles must not keep the process alive.
process.exit()

/** Visits the pages once a round: all times and the main thread's work, as times those of the React button. */
async function compareWays(): Promise<string> {
  const only = values.only?.split(/,\s+/)
  const ours = buildNames.flatMap((build) => waysOf(build, chain.api))
  const ways = [reactButton, ...ours.filter(({ name }) => !only || only.includes(name))]
  const visits = await withChromium((browser) =>
    inRounds(
      rounds,
      ways.map((way) => {
        const address = chain.publish(way.html)
        return [way.name, () => visit(browser, address, way, values.second)] as const
      }),
    ),
  )
  const base = visits.get(reactButton.name)!
  return table(
    ['page', 'all controls', 'goal', 'first control', 'controls', 'main thread', 'goal', 'scripts, bytes'],
    ways.map(({ name, goal }) => {
      const own = visits.get(name)!
      return [
        name,
        relative(own, base, ({ all }) => all),
        atMost(goal?.all),
        relative(own, base, ({ first }) => first),
        medianOf(own, ({ controls }) => controls),
        relative(own, base, ({ work }) => work),
        atMost(goal?.work),
        medianOf(own, ({ bytes }) => bytes),
      ]
    }),
  )
}

function atMost(goal?: number): string {
  return goal === undefined ? '' : `≤ ${goal.toFixed(2)}`
}

/** As times the React button's, with the range of the rounds, and in milliseconds. */
function relative(own: readonly Visit[], base: readonly Visit[], read: (visit: Visit) => number): string {
  const ratios = own.map((visit, round) => read(visit) / read(base[round]!))
  const milliseconds = medianOf(own, read)
  const [value, least, greatest] = [
    milliseconds / medianOf(base, read),
    Math.min(...ratios),
    Math.max(...ratios),
  ].map((ratio) => ratio.toFixed(2))
  return `${value} (${least} to ${greatest}), ${Math.round(milliseconds)} ms`
}

/** A round takes four minutes. */
async function comparePresses(): Promise<string> {
  const presses: Samples<Presses> = await withChromium((browser) =>
    inRounds(
      rounds,
      buildNames.flatMap((build) =>
        journeys.map(({ name, html, walk }) => {
          const address = chain.publish(html(build, chain.api))
          return [`${build}: ${name}`, () => measurePresses(browser, address, walk)] as const
        }),
      ),
    ),
  )
  const rows = journeys.flatMap(({ name }) => {
    const samples = buildNames.map((build) => presses.get(`${build}: ${name}`)!)
    const timesOf = (press: string) =>
      samples.map((rounds) => medianOf(rounds, ({ slowest }) => slowest.get(press)!))
    const work = samples.map((rounds) => Math.round(medianOf(rounds, ({ work }) => work)))
    const names = [...samples[0]![0]!.slowest.keys()]
    return [
      ...names.map((press) => [name, press, slower.test(press) ? '≤ 64' : '≤ 32', ...timesOf(press)]),
      [name, '_main thread_', '', ...work],
    ]
  })
  return table(['page', 'press', 'goal, ms', ...buildNames.map((build) => `${build}, ms`)], rows)
}
