import { readFile, writeFile } from 'node:fs/promises'
import { collectTitles } from '../../test/specification/titles'
import { criteria, parsing } from './criteria'
import { chapter12, chapter4, chapter5, chapter9Rest } from './en-301-549'
import { testsOf } from './evidence'
import { knownFailures } from './known-failures'
import { readRecords } from './records'
import { differences } from './report/differences'
import { fileOf, filesOf } from './report/files'
import { gathered, reportOf, type Report, type ReportTest } from './report/report'
import { product, runDate, toolVersions } from './run/product'
import { runTests, walkedPictures } from './run/run-tests'

/**
 * `npm run accessibility`: runs the tests that the criteria name, and writes the report.
 * `-- --check` writes nothing, and fails where the report that is there says other than this run and the files beside this one.
 * `-- --again` runs nothing, and writes the report of the last run with criteria, known failures and records as they are now;
 * with `--check` it says whether the report that is there needs it.
 */
async function main(): Promise<void> {
  const words = process.argv.slice(2)
  const report = words.includes('--again') ? await again() : await afterRun()
  if (words.includes('--check')) return compare(report)
  await write(report)
  print(report)
}

async function afterRun(): Promise<Report> {
  const titles = await collectTitles()
  const rows = [...criteria, parsing, ...chapter4, ...chapter5, ...chapter9Rest, ...chapter12]
  const wanted = new Set(rows.flatMap((row) => testsOf(row, titles)))
  const tests = gathered(await runTests([...wanted]))
  const tools = await toolVersions()
  return reportOf({
    date: runDate(),
    product: product(),
    tools,
    pictures: walkedPictures(),
    tests,
    ...byPeople(),
  })
}

const byPeople = () => ({ knownFailures, records: readRecords('docs/accessibility/records') })

async function again(): Promise<Report> {
  const { date, product, tools, pictures, tests } = await stored()
  return reportOf({ date, product, tools, pictures, tests, ...byPeople() })
}

const stored = async () => JSON.parse(await readFile(fileOf('json'), 'utf8')) as Report

async function write(report: Report): Promise<void> {
  for (const [name, content] of Object.entries(await filesOf(report))) await writeFile(name, content)
}

/** Fails where a test has: the report is written all the same, and says so. */
function print({ criteria, tests }: Report): void {
  for (const { id, name, word } of criteria) if (word !== 'supports') console.log(`${id} ${name}: ${word}`)
  const failed = tests.filter(isFailed)
  console.log(
    `${criteria.filter(({ word }) => word === 'supports').length} of ${criteria.length} criteria: supports. ${tests.length} tests, ${failed.length} of them not passed.`,
  )
  for (const { file, fullTitle, message } of failed)
    console.log(`  ${file}: ${fullTitle}\n    ${message ?? ''}`)
  if (failed.length > 0) process.exitCode = 1
}

const isFailed = ({ results }: ReportTest) => Object.values(results).some((state) => state !== 'passed')

async function compare(report: Report): Promise<void> {
  print(report)
  const wrong = differences(await stored(), report, await collectTitles())
  for (const line of wrong) console.log(line)
  if (wrong.length > 0) process.exitCode = 1
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
