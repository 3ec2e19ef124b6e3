import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { findRooms, type Room } from './rooms'

/** `npm run mutate`: see tools/README.md. Exits with 1 if a room's score is below the goal. */
const { values, positionals: named } = parseArgs({
  allowPositionals: true,
  options: {
    since: { type: 'string', default: 'HEAD~1' },
    all: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
  },
})
/** In percent. */
const goal = 85
const folder = '.cache/mutations'
/** In milliseconds: a test that takes longer has failed. It is long enough for a busy machine. */
const patience = 60_000

const rooms = findRooms()
const unknown = named.filter((name) => !rooms.some(({ folder }) => folder === name))
if (unknown.length > 0)
  throw new Error(
    `No such room: ${unknown.join(', ')}. Expected ${rooms.map(({ folder }) => folder).join(', ')}.`,
  )

// The tests run as by day, on React's production build.
delete process.env.TAVOLA_NIGHT
// Other work on this machine comes first.
setPriority(19)
mkdirSync(folder, { recursive: true })
for (const room of chosenRooms()) {
  console.log(room.folder)
  try {
    await new Stryker(optionsFor(room)).runMutationTest()
  } catch (error) {
    // The other rooms still tell something.
    console.error(error)
    process.exitCode = 1
  }
}

function chosenRooms(): readonly Room[] {
  if (named.length > 0) return rooms.filter((room) => named.includes(room.folder))
  if (values.all) return rooms
  const changed = execFileSync('git', ['diff', '--name-only', values.since], { encoding: 'utf8' }).split('\n')
  return rooms
    .map((room) => ({ ...room, mutate: room.mutate.filter((file) => changed.includes(file)) }))
    .filter(({ mutate }) => mutate.length > 0)
}

type Options = ConstructorParameters<typeof Stryker>[0]

function optionsFor({ folder: room, mutate, tests }: Room): Options {
  const name = room.replaceAll('/', '-')
  const options = {
    mutate: [...mutate],
    testRunner: 'tavola',
    plugins: ['./tools/mutations/mocha-runner.js', './tools/mutations/ignored.js'],
    ignorers: ['without-meaning'],
    ignorePatterns: ['dist', 'lib', '.cache', 'docs/.site', 'gallery', '.data', '.wireit', 'tools/*/dist'],
    tempDirName: `${folder}/sandbox`,
    incremental: true,
    incrementalFile: `${folder}/${name}.incremental.json`,
    force: values.fresh,
    // A process keeps the documents of its tests.
    maxTestRunnerReuse: 200,
    concurrency: Number(process.env.JOBS ?? 2),
    timeoutMS: patience,
    thresholds: { high: 95, low: goal, break: goal },
    reporters: ['clear-text', 'html', 'json'],
    clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
    htmlReporter: { fileName: `${folder}/${name}.html` },
    jsonReporter: { fileName: `${folder}/${name}.json` },
    logLevel: 'error',
    warnings: { unknownOptions: false },
    // Read by mocha-runner.js.
    tavola: { tests, sources: mutate, patience },
  }
  return options as unknown as Options
}
