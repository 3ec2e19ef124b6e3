import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { formatted } from '../formatted'
import { measureCycleGrowth, measureLists, measurePluginGrowth } from './growth/measure'
import { measureLoads } from './load/ways'
import { requireBuilds } from './pages/ways'
import { machine } from './report/machine'
import { performancePage } from './report/page'
import { draw } from './report/plot'

/**
 * `npm run bench`: measures the builds beside a page with one button, prints the tables and writes them with the pictures of
 * growth to docs/performance.md. BENCH_ROUNDS rounds, 7 where it does not say. Alone on the machine, or the figures are its
 * neighbours'.
 */
const rounds = Number(process.env.BENCH_ROUNDS || 7)
const say = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`)

async function main(): Promise<void> {
  requireBuilds()
  const loads = await measureLoads(rounds, say)
  const lists = await measureLists(say)
  const plugins = await measurePluginGrowth(rounds, say)
  const cycles = await measureCycleGrowth(say)
  const growths = [...lists, plugins, cycles.growth]
  const date = new Date().toISOString().slice(0, 10)
  const text = performancePage({
    date,
    rounds,
    machine: await machine(),
    loads,
    growths,
    cycles: cycles.rows,
  })
  rmSync('docs/performance', { recursive: true, force: true })
  mkdirSync('docs/performance', { recursive: true })
  for (const { file, plot } of growths) writeFileSync(`docs/performance/${file}.svg`, draw(plot))
  writeFileSync('docs/performance.md', await formatted(text))
  console.log(text)
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
