import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { askAdvisories } from './ask-advisories'
import { lockProblems, treeProblems } from './check-lock'
import { licencesFile, lock, manifest } from './files'
import { advisoryProblems, expired, readDecisions } from './judge-advisories'
import { licenceProblems } from './licences'
import { licencesPage } from './licences-page'
import { passedOnOf, usesOf } from './uses'

/**
 * `npm run test:dependencies`, after a build: the lock file, the licences and the known advisories. A registry that
 * answers no such question is told of and let pass, but not with `--must-ask`, which a release uses.
 */
const mustAsk = process.argv.includes('--must-ask')
const tree = treeProblems(manifest, lock)
const advice = askAdvisories(manifest, lock)

tells('lock file', [...lockProblems(manifest, lock), ...(await tree)], 'as it has to be')
tells('licences', await problemsOfLicences(), 'all allowed and listed')
await tellsAdvisories()

async function problemsOfLicences(): Promise<readonly string[]> {
  const uses = usesOf(manifest, lock)
  const isWritten = readFileSync(licencesFile, 'utf8') === (await licencesPage(lock, uses))
  const old = `${licencesFile} is not up to date: "npx tsx tools/dependencies/write.ts" writes it.`
  return [...licenceProblems(lock, passedOnOf(uses)), ...(isWritten ? [] : [old])]
}

async function tellsAdvisories() {
  const decided = readDecisions(readFileSync(join(import.meta.dirname, 'decided.json'), 'utf8'))
  const today = new Date().toISOString().slice(0, 10)
  const told = await advice
  if ('advisories' in told) {
    const lower = `none of high severity is open; ${told.advisories.length} known in all`
    return tells('advisories', advisoryProblems(told.advisories, decided, today), lower)
  }
  const notAsked = `NOT CHECKED, the registry could not be asked: ${told.notAsked}`
  tells('advisories', [...expired(decided, today), ...(mustAsk ? [notAsked] : [])], notAsked)
}

function tells(part: string, problems: readonly string[], otherwise: string) {
  if (problems.length > 0) process.exitCode = 1
  for (const problem of problems.length > 0 ? problems : [otherwise]) console.log(`${part}: ${problem}`)
}
