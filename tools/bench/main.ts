import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromiumVersion } from '../chromium'
import { table } from '../write-pages'
import { withBrowser } from './browser'
import { buildPages } from './build'
import { compareWays, type Compared, type Relative } from './compare'
import { conditionOf, wordsOf } from './conditions'
import { journeys } from './journeys'
import { keyOf, measurePresses, type Presses } from './presses'
import { inRounds, log, medianOf, type Samples } from './rounds'
import { startChain } from './site'
import { buildNames, builds } from './ways'

/** `npm run bench`: compares the widget with a page that has one React button, and prints the tables. See README.md. */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    only: { type: 'string' },
    in: { type: 'string' },
    presses: { type: 'boolean', default: false },
  },
})
const listed = (text?: string) => text?.split(/,\s+/)
const rounds = Number(values.rounds)
const condition = conditionOf(listed(values.in) ?? [])
const own = '.cache/bench'
await buildPages({ react: './tools/bench/buttons/react.js' }, own, '/own/')
const folders = { own, ...builds }
const results = values.presses
  ? pressesTable(await pressAll())
  : waysTable(await compareWays({ rounds, condition, folders, only: listed(values.only) }))
console.log(`\n${await chromiumVersion()}, ${wordsOf(condition)}, ${rounds} rounds\n\n${results}`)
rmSync(own, { recursive: true })
log('done')
// Open handles must not keep the process alive.
process.exit()

/** A round takes four minutes. */
async function pressAll(): Promise<Samples<Presses>> {
  const chain = await startChain(folders, condition.protocol)
  const all = buildNames.flatMap((build) =>
    journeys.map(({ name, html, walk }) => [keyOf(build, name), html(build, chain.api), walk] as const),
  )
  const presses = await withBrowser((browser) => {
    const tasks = all.map(([key, html, walk]) => {
      const address = chain.publish(html)
      return [key, () => measurePresses(browser, address, walk)] as const
    })
    return inRounds(rounds, new Map(tasks))
  })
  chain.close()
  return presses
}

/** All times and the main thread's work, as times those of the React button. */
function waysTable(compared: readonly Compared[]): string {
  const shown = ({ value, least, greatest, milliseconds }: Relative) =>
    `${value.toFixed(2)} (${least.toFixed(2)} to ${greatest.toFixed(2)}), ${Math.round(milliseconds)} ms`
  const atMost = (goal?: number) => (goal === undefined ? '' : `≤ ${goal.toFixed(2)}`)
  return table(
    ['page', 'all controls', 'goal', 'first control', 'controls', 'main thread', 'goal', 'scripts, bytes'],
    compared.map(({ name, goal, first, all, controls, work, bytes }) => [
      name,
      shown(all),
      atMost(goal?.all),
      shown(first),
      controls,
      shown(work),
      atMost(goal?.work),
      bytes,
    ]),
  )
}

/** Presses that may take four frames. All others may take two. */
const slower = /^(choose (venue|journey|day)|Continue.*|Complete.*|open calendar|next month|a day|a time)$/

function pressesTable(presses: Samples<Presses>): string {
  const rows = journeys.flatMap(({ name }) => {
    const samples = buildNames.map((build) => presses.get(keyOf(build, name))!)
    const ofPress = (press: string) =>
      samples.map((rounds) => medianOf(rounds, ({ slowest }) => slowest.get(press)!))
    const work = samples.map((rounds) => Math.round(medianOf(rounds, ({ work }) => work)))
    return [
      ...[...samples[0]![0]!.slowest.keys()].map((press) => [
        name,
        press,
        slower.test(press) ? '≤ 64' : '≤ 32',
        ...ofPress(press),
      ]),
      [name, '_main thread_', '', ...work],
    ]
  })
  return table(['page', 'press', 'goal, ms', ...buildNames.map((build) => `${build}, ms`)], rows)
}
