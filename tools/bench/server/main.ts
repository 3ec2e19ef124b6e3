import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { formatted } from '../../formatted'
import { draw } from '../report/plot'
import { type Extent, measureAll } from './measure-all'
import { growthsOf } from './report/growth'
import { machine } from './report/machine'
import { serverPage } from './report/page'

/**
 * `npm run bench:server`: measures the reference server with chains of several sizes on both databases, prints the tables
 * and writes them with pictures of growth to docs/server-performance.md. BENCH_QUICK=1 is a look at fewer of them, which
 * writes nothing. BENCH_ROUNDS rounds, 3 where it does not say.
 */
const isQuick = process.env.BENCH_QUICK === '1'
const rounds = Number(process.env.BENCH_ROUNDS || (isQuick ? 1 : 3))
const extent: Extent = { isQuick, rounds, alone: isQuick ? 400 : 800, mixed: isQuick ? 1000 : 2000 }
const say = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`)

async function main(): Promise<void> {
  if (!(Number.isInteger(rounds) && rounds > 0))
    throw new Error(`BENCH_ROUNDS must be a whole number from 1, not "${process.env.BENCH_ROUNDS}".`)
  const loadBefore = loadavg()[0]!
  const results = await measureAll(extent, say)
  const growths = growthsOf(results)
  const date = new Date().toISOString().slice(0, 10)
  const text = serverPage({ date, rounds, machine: await machine(loadBefore), results, growths })
  console.log(text)
  if (isQuick) return
  rmSync('docs/server-performance', { recursive: true, force: true })
  mkdirSync('docs/server-performance', { recursive: true })
  for (const { file, plot } of growths) writeFileSync(`docs/server-performance/${file}.svg`, draw(plot))
  writeFileSync('docs/server-performance.md', await formatted(text))
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
