import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { collectTitles } from '../../test/specification/titles'
import { writePage } from '../write-pages'
import { changedLines, page } from './page'
import { reportOf, testsToRun, type Report } from './report'
import { resultsNow, run } from './run'

/**
 * Runs the tests that the criteria name, and writes docs/accessibility-report.md, and the same as JSON.
 * `--again` runs nothing: it takes the results of the last run. `--check` writes nothing, and fails if the written report
 * differs.
 */
const { again, check } = parseArgs({
  options: { again: { type: 'boolean' }, check: { type: 'boolean' } },
}).values
const [pageFile, dataFile] = ['docs/accessibility-report.md', 'docs/accessibility-report.json'] as const

const written = JSON.parse(readFileSync(dataFile, 'utf8')) as Report
const titles = testsToRun(await collectTitles())
const report = reportOf(again ? resultsNow(written, titles) : await run(titles))
print(report)
if (check) {
  const changes = changedLines(written, report)
  for (const line of changes) console.log(line)
  if (changes.length > 0) process.exitCode = 1
} else {
  await writePage(dataFile, JSON.stringify(report))
  await writePage(pageFile, page(report))
}

/** A failed test fails the command. The report is written anyway, and says so. */
function print({ criteria, tests }: Report): void {
  for (const { id, name, word, why } of criteria) if (why) console.log(`${id} ${name}: ${word}. ${why}`)
  const supported = criteria.filter(({ word }) => word === 'supports').length
  console.log(`${supported} of ${criteria.length} criteria: supports. ${tests.length} tests.`)
  for (const { file, fullTitle, results, message = 'not run' } of tests) {
    if (Object.values(results).every((state) => state === 'passed')) continue
    console.log(`  ${file}: ${fullTitle}\n    ${message}`)
    process.exitCode = 1
  }
}
