import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { collectTitles } from '../../test/specification/titles'
import { formatted } from '../formatted'
import { criteria } from './criteria'
import { chapter12, chapter4, chapter5, chapter9Rest } from './en-301-549'
import { testsOf } from './judge'
import { knownFailures } from './known-failures'
import { readRecords } from './records'
import { page } from './report/page'
import { readReport } from './report/read-page'
import { differences, gathered, reportOf, type Report, type ReportTest } from './report/report'
import { methodsOf } from './report/tested'
import { product, runDate, runTests, toolVersions, walkedPictures } from './run'

const file = 'docs/accessibility-report.md'

/**
 * Runs the tests that the criteria name, and writes the report. `--again` runs nothing: it writes the report of the last
 * run with the criteria, known failures and records as they are now. `--check` writes nothing, and fails if the written
 * report makes other claims than the new one.
 */
async function main(): Promise<void> {
  const { again, check } = parseArgs({
    options: { again: { type: 'boolean' }, check: { type: 'boolean' } },
  }).values
  const report = again ? reportOf({ ...(await written()), ...byPeople() }) : await reportOfRun()
  print(report)
  if (!check) return writeFile(file, await formatted(page(report)))
  const changed = differences(await written(), report, await collectTitles())
  for (const line of changed) console.log(line)
  if (changed.length > 0) process.exitCode = 1
}

const written = async () => readReport(await readFile(file, 'utf8'))

const byPeople = () => ({ knownFailures, records: readRecords() })

async function reportOfRun(): Promise<Report> {
  const titles = await collectTitles()
  const rows = [...criteria, ...chapter4, ...chapter5, ...chapter9Rest, ...chapter12]
  const wanted = new Set(rows.flatMap((row) => testsOf(row, titles)))
  const tests = gathered(await runTests([...wanted]))
  return reportOf({
    date: runDate(),
    product: product(),
    tools: await toolVersions(),
    methods: methodsOf(tests, walkedPictures()),
    tests,
    ...byPeople(),
  })
}

/** A failed test fails the command, but the report is written: it says so. */
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

const isFailed = ({ results }: ReportTest) => Object.values(results).some((state) => state !== 'passed')

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
