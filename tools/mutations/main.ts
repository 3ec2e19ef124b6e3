import { setPriority } from 'node:os'
import { writePage } from '../write-pages'
import { measure } from './measure'
import { mutationsPage } from './page'
import { goal, readResults, scoreOf, writeResults, type Result } from './results'
import { findRooms, type Room } from './rooms'

/** `npm run test:mutations`: see README.md. Exits with 1 if a room's score is below the goal. */
const words = process.argv.slice(2)
const isFresh = words.includes('--fresh')
const named = words.filter((word) => !word.startsWith('--'))
const rooms = findRooms()
const folders = rooms.map(({ folder }) => folder)
const unknown = named.filter((name) => !folders.includes(name))
if (unknown.length > 0)
  throw new Error(`No such room: ${unknown.join(', ')}. Expected ${folders.join(', ')}.`)

// The tests run as by day, on React's production build.
delete process.env.TAVOLA_NIGHT
// Whoever works on this machine comes first.
setPriority(19)
const end = performance.now() + Number(process.env.HOURS ?? 4) * 3_600_000
for (const room of named.length > 0 ? rooms.filter(({ folder }) => named.includes(folder)) : byAge(rooms)) {
  if (performance.now() > end) break
  const result = await measure(room, isFresh)
  console.log(`${result.folder}: ${inWords(result)}`)
  if (scoreOf([result]) < goal) {
    console.log(`The goal is ${goal} %.`)
    process.exitCode = 1
  }
  await keep(result)
}

function byAge(all: readonly Room[]): readonly Room[] {
  const dates = new Map(readResults().map(({ folder, date }) => [folder, date]))
  const dateOf = ({ folder }: Room) => dates.get(folder) ?? ''
  return [...all].sort((one, other) => (dateOf(one) < dateOf(other) ? -1 : 1))
}

/** Replaces the room's last result. */
async function keep(result: Result): Promise<void> {
  const others = readResults().filter(({ folder }) => folder !== result.folder && folders.includes(folder))
  const results = [...others, result].sort((one, other) => (one.folder < other.folder ? -1 : 1))
  await writeResults(results)
  await writePage('docs/mutations.md', mutationsPage())
}

function inWords(result: Result): string {
  const { noticed, survivors } = result
  const score = scoreOf([result]).toFixed(1)
  return `${score} %, ${survivors.length} of ${noticed + survivors.length} changes survive`
}
