import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { today, writePage } from '../write-pages'
import { clauses, criteria, isCitedIn, judge, judgeClause, readRecords } from './judge'
import { page } from './page'
import { runTests } from './run'

/** `npm run accessibility`: runs the tests of the criteria, and writes the report. Exits with 1 if one fails. */
const folder = '.cache/accessibility-report'
const all = [...criteria, ...clauses]
const results = runTests((text) => all.some((criterion) => isCitedIn(text, criterion)))
const records = readRecords()
const judged = criteria.map((criterion) => judge(criterion, results, records))
const report = {
  date: today(),
  version: (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version,
  commit: execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim(),
  criteria: judged,
  clauses: clauses.map((clause) => judgeClause(clause, judged, results, records)),
  results,
  records,
}
mkdirSync(folder, { recursive: true })
await writePage(`${folder}/accessibility-report.md`, page(report))
for (const { id, name, term, why } of judged) if (why) console.log(`${id} ${name}: ${term}. ${why}`)
const failed = results.filter(({ passed }) => !passed)
for (const { file, title } of failed) console.log(`Failed: ${file}: ${title}`)
console.log(`The report is in ${folder}.`)
if (failed.length > 0) process.exitCode = 1
