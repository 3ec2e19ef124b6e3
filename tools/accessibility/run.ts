import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

/** A test that cites a criterion, in one of the lanes. */
export interface Result {
  readonly file: string
  readonly title: string
  readonly lane: Lane
  readonly passed: boolean
}

interface Lane {
  readonly name: string
  readonly takes: (file: string) => boolean
  readonly words: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

const inBrowser = (file: string) => file.startsWith('test/browser/')
const jobs = ['--parallel', '--jobs', '2', '--timeout', '300000']

/** In browsers with every question, also those that `npm test` leaves to the night. */
const lanes: readonly Lane[] = [
  {
    name: 'without a browser',
    takes: (file) => !inBrowser(file),
    words: ['--import=./test/kit/mocha/production.mjs'],
  },
  { name: 'light build', takes: inBrowser, words: jobs, env: { TAVOLA_NIGHT: '1' } },
  {
    name: 'React’s build',
    takes: (file) => file.startsWith('test/browser/accessibility/'),
    words: jobs,
    env: { TAVOLA_NIGHT: '1', TAVOLA_DIST: 'dist', TAVOLA_PICTURES: 'once' },
  },
]

/** Runs the files with tests of a criterion. Orca's journeys have a run of their own. */
export function runTests(isCited: (text: string) => boolean): readonly Result[] {
  const files = readdirSync('test', { recursive: true, encoding: 'utf8' })
    .map((name) => `test/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('test/orca/'))
    .filter((file) => isCited(readFileSync(file, 'utf8')))
  return lanes
    .flatMap((lane) => runLane(lane, files.filter(lane.takes)))
    .filter(({ title }) => isCited(title))
}

interface Reported {
  readonly file: string
  readonly fullTitle: string
}

function runLane(lane: Lane, files: readonly string[]): readonly Result[] {
  console.log(`${lane.name}: ${files.length} files …`)
  const folder = mkdtempSync(join(tmpdir(), 'tavola-accessibility-'))
  const output = join(folder, 'results.json')
  const words = ['--reporter', 'json', '--reporter-option', `output=${output}`, ...lane.words]
  try {
    spawnSync(process.execPath, ['node_modules/mocha/bin/mocha.js', ...words, ...files], {
      env: { ...process.env, ...lane.env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const { passes, failures } = JSON.parse(readFileSync(output, 'utf8')) as Record<string, Reported[]>
    const resultOf =
      (passed: boolean) =>
      ({ file, fullTitle }: Reported): Result => ({
        file: relative('', file).replaceAll('\\', '/'),
        title: fullTitle,
        lane,
        passed,
      })
    return [...passes!.map(resultOf(true)), ...failures!.map(resultOf(false))]
  } finally {
    rmSync(folder, { recursive: true })
  }
}
