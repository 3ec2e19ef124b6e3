import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { collectTitles } from './titles'
import { writePage } from '../write-pages'
import { changedLines, page } from './page'
import { openAcr } from './openacr'
import { reportOf, testsToRun, type Report } from './report'
import { resultsNow, run } from './run'

/**
 * Runs the tests that the criteria name, and writes docs/accessibility-report.md, the same as JSON and OpenACR, and the site.
 * `--again` runs nothing: it takes the results of the last run. `--check` writes nothing, and fails if the written report
 * differs.
 */
const { again, check } = parseArgs({
  options: { again: { type: 'boolean' }, check: { type: 'boolean' } },
}).values
const fileOf = (ending: string) => `docs/accessibility-report.${ending}`
const dataFile = fileOf('json')

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
  await writePage(fileOf('md'), page(report))
  await writePage(fileOf('openacr.yaml'), openAcr(report))
  // The site was built before the run, for the tests of its pages.
  if (!again)
    spawnSync('npm', ['run', '--silent', 'docs'], { stdio: 'inherit', shell: process.platform === 'win32' })
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
