import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { writePage } from '../write-pages'
import { clauses, criteria, isCitedIn, judge, judgeClause, readRecords, type Evidence } from './judge'
import { page } from './page'

/** `npm run accessibility`: runs the tests of the criteria, and writes the report. Exits with 1 if one fails. */
const folder = '.cache/accessibility-report'
mkdirSync(folder, { recursive: true })

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
    env: { TAVOLA_NIGHT: '1', TAVOLA_DIST: 'dist' },
  },
]

interface Reported {
  readonly file: string
  readonly fullTitle: string
}

function run({ name, takes, words, env }: Lane, files: readonly string[]): readonly Evidence[] {
  const own = files.filter(takes)
  console.log(`${name}: ${own.length} files …`)
  const output = `${folder}/results.json`
  const report = ['--reporter', 'json', '--reporter-option', `output=${output}`]
  spawnSync(process.execPath, ['node_modules/mocha/bin/mocha.js', ...report, ...words, ...own], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const { passes, failures } = JSON.parse(readFileSync(output, 'utf8')) as Record<string, Reported[]>
  const resultOf = ({ file, fullTitle }: Reported, passed: boolean): Evidence => ({
    file: relative('', file).replaceAll('\\', '/'),
    title: fullTitle,
    lane: name,
    passed,
  })
  return [...passes!.map((one) => resultOf(one, true)), ...failures!.map((one) => resultOf(one, false))]
}

const all = [...criteria, ...clauses]
const isCited = (text: string) => all.some((criterion) => isCitedIn(text, criterion))
// Orca's journeys have a run of their own.
const files = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .map((name) => `test/${name.replaceAll('\\', '/')}`)
  .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('test/orca/'))
  .filter((file) => isCited(readFileSync(file, 'utf8')))
const results = lanes.flatMap((lane) => run(lane, files)).filter(({ title }) => isCited(title))
const records = readRecords()
const judged = criteria.map((criterion) => judge(criterion, results, records))
const report = page({
  version: (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version,
  commit: execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim(),
  criteria: judged,
  clauses: clauses.map((clause) => judgeClause(clause, judged, results, records)),
  results,
  records,
})
await writePage(`${folder}/accessibility-report.md`, report)
for (const { id, name, term, why } of judged) if (why) console.log(`${id} ${name}: ${term}. ${why}`)
const failed = results.filter(({ passed }) => !passed)
for (const { file, title } of failed) console.log(`Failed: ${file}: ${title}`)
console.log(`The report is in ${folder}.`)
if (failed.length > 0) process.exitCode = 1
