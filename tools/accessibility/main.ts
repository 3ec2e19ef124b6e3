import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { collectTitles } from '../../test/specification/titles'
import { today, writePage } from '../write-pages'
import { criteria } from './criteria'
import { chapter12, chapter4, chapter5, chapter9Rest } from './en-301-549'
import { testsOf } from './judge'
import { knownFailures } from './known-failures'
import { readRecords } from './records'
import { changedLines, page } from './report/page'
import { gathered, reportOf, type Report, type ReportTest } from './report/report'
import { methodsOf } from './report/tested'
import { product, runTests, toolVersions, walkedPictures } from './run'

/**
 * Runs the tests that the criteria name, and writes the report: docs/accessibility-report.md, and the same as JSON.
 * `--again` runs nothing: it takes the results of the last run. `--check` writes nothing, and fails if the written report
 * differs.
 */
const { again, check } = parseArgs({
  options: { again: { type: 'boolean' }, check: { type: 'boolean' } },
}).values
const [pageFile, dataFile] = ['docs/accessibility-report.md', 'docs/accessibility-report.json'] as const

const written = () => JSON.parse(readFileSync(dataFile, 'utf8')) as Report
const report = again ? reportOf({ ...written(), ...byPeople() }) : await reportOfRun()
print(report)
if (check) compare(report)
else {
  await writePage(dataFile, JSON.stringify(report))
  await writePage(pageFile, page(report))
}

function byPeople() {
  return { knownFailures, records: readRecords() }
}

async function reportOfRun(): Promise<Report> {
  const titles = await collectTitles()
  const rows = [...criteria, ...chapter4, ...chapter5, ...chapter9Rest, ...chapter12]
  const wanted = new Set(rows.flatMap((row) => testsOf(row, titles)))
  const tests = gathered(await runTests([...wanted]))
  return reportOf({
    date: today(),
    product: product(),
    tools: await toolVersions(),
    methods: methodsOf(tests, walkedPictures()),
    tests,
    ...byPeople(),
  })
}

/** A failed test fails the command. The report is written anyway, and says so. */
function print({ criteria, tests }: Report): void {
  for (const { id, name, word } of criteria) if (word !== 'supports') console.log(`${id} ${name}: ${word}`)
  const supported = criteria.filter(({ word }) => word === 'supports').length
  const failed = tests.filter(isFailed)
  console.log(
    `${supported} of ${criteria.length} criteria: supports. ${tests.length} tests, ${failed.length} of them not passed.`,
  )
  for (const { file, fullTitle, message } of failed)
    console.log(`  ${file}: ${fullTitle}\n    ${message ?? ''}`)
  if (failed.length > 0) process.exitCode = 1
}

function isFailed({ results }: ReportTest): boolean {
  return Object.values(results).some((state) => state !== 'passed')
}

function compare(report: Report): void {
  const lines = changedLines(written(), report)
  for (const line of lines) console.log(line)
  if (lines.length > 0) process.exitCode = 1
}
