import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Advice, advisoryProblems, askAdvisories, expired, readDecisions } from './advisories'
import { billProblems, billsOf } from './bills'
import { licenceProblems, licencesPage } from './licences'
import { licencesFile, lock, lockProblems, manifest, treeProblems } from './lock-file'
import { verifySignatures } from './signatures'
import { passedOnOf, usesOf } from './uses'

/**
 * `npm run test:dependencies`, after a build: checks the lock file, the licences, the bills of materials and the known
 * advisories. If the registry doesn't report advisories, the check says so and passes. With `--release` it fails, and the
 * packages' signatures are verified too. `--write` writes docs/licences.md instead.
 */
const { release, write } = parseArgs({
  options: { release: { type: 'boolean' }, write: { type: 'boolean' } },
}).values
const uses = usesOf(manifest, lock)
const page = await licencesPage(lock, uses)
if (write) writeFileSync(licencesFile, page)
else await check()

async function check() {
  const tree = treeProblems(manifest, lock)
  const advice = askAdvisories(manifest, lock)
  print('lock file', [...lockProblems(manifest, lock), ...(await tree)], 'as it has to be')
  print('licences', problemsOfLicences(), 'all allowed and listed')
  const bills = Object.entries(billsOf(uses, lock)).map(([folder, bill]) => billProblems(folder, bill))
  print('bills of materials', (await Promise.all(bills)).flat(), 'CycloneDX 1.6, with the files as built')
  checkAdvisories(await advice)
  if (release) print('signatures', await verifySignatures(), 'all verified')
}

function problemsOfLicences(): readonly string[] {
  const isWritten = readFileSync(licencesFile, 'utf8') === page
  const old = `${licencesFile} is out of date. Run "npx tsx tools/dependencies/main.ts --write".`
  return [...licenceProblems(lock, passedOnOf(uses)), ...(isWritten ? [] : [old])]
}

function checkAdvisories(answer: Advice) {
  const decided = readDecisions(readFileSync(join(import.meta.dirname, 'decided.json'), 'utf8'))
  const today = new Date().toISOString().slice(0, 10)
  if ('advisories' in answer) {
    const lower = `none of high severity is open; ${answer.advisories.length} known in all`
    return print('advisories', advisoryProblems(answer.advisories, decided, today), lower)
  }
  const notAsked = `NOT CHECKED, the registry could not be asked: ${answer.notAsked}`
  print('advisories', [...expired(decided, today), ...(release ? [notAsked] : [])], notAsked)
}

function print(part: string, problems: readonly string[], otherwise: string) {
  if (problems.length > 0) process.exitCode = 1
  for (const problem of problems.length > 0 ? problems : [otherwise]) console.log(`${part}: ${problem}`)
}
