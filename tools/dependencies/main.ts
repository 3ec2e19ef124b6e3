import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { advisoryProblems, askAdvisories, expired, readDecisions } from './advisories'
import { licenceProblems, licencesPage } from './licences'
import { licencesFile, lock, lockProblems, manifest, treeProblems } from './lock-file'
import { passedOnOf, usesOf } from './uses'

/**
 * `npm run test:dependencies`, after a build: checks the lock file, the licences and the known advisories. If the registry
 * doesn't report advisories, the check says so and passes. With `--must-ask`, which a release uses, it fails.
 */
const { 'must-ask': mustAsk } = parseArgs({ options: { 'must-ask': { type: 'boolean' } } }).values
const tree = treeProblems(manifest, lock)
const advice = askAdvisories(manifest, lock)

print('lock file', [...lockProblems(manifest, lock), ...(await tree)], 'as it has to be')
print('licences', await problemsOfLicences(), 'all allowed and listed')
await checkAdvisories()

async function problemsOfLicences(): Promise<readonly string[]> {
  const uses = usesOf(manifest, lock)
  const isWritten = readFileSync(licencesFile, 'utf8') === (await licencesPage(lock, uses))
  const old = `${licencesFile} is out of date. Run "npx tsx tools/dependencies/write.ts".`
  return [...licenceProblems(lock, passedOnOf(uses)), ...(isWritten ? [] : [old])]
}

async function checkAdvisories() {
  const decided = readDecisions(readFileSync(join(import.meta.dirname, 'decided.json'), 'utf8'))
  const today = new Date().toISOString().slice(0, 10)
  const answer = await advice
  if ('advisories' in answer) {
    const lower = `none of high severity is open; ${answer.advisories.length} known in all`
    return print('advisories', advisoryProblems(answer.advisories, decided, today), lower)
  }
  const notAsked = `NOT CHECKED, the registry could not be asked: ${answer.notAsked}`
  print('advisories', [...expired(decided, today), ...(mustAsk ? [notAsked] : [])], notAsked)
}

function print(part: string, problems: readonly string[], otherwise: string) {
  if (problems.length > 0) process.exitCode = 1
  for (const problem of problems.length > 0 ? problems : [otherwise]) console.log(`${part}: ${problem}`)
}
