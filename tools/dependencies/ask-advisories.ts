import type { LockFile } from './lock-file'
import { npmIn, type NpmAnswer } from './run-npm'

/** What is known to be wrong with a range of a package's versions. */
export interface Advisory {
  readonly name: string
  readonly range: string
  readonly title: string
  readonly url: string
  readonly severity: 'info' | 'low' | 'moderate' | 'high' | 'critical'
}

/** The advisories on what the lock file has, or why the registry could not tell. */
export type Advice = { readonly advisories: readonly Advisory[] } | { readonly notAsked: string }

/** `npm audit --json`: an advisory, or the name of a package that has one. */
interface Report {
  readonly auditReportVersion?: number
  readonly vulnerabilities?: Readonly<Record<string, { readonly via: readonly (string | Advisory)[] }>>
  /** In place of the rest: the registry did not answer. */
  readonly message?: string
  readonly error?: { readonly code?: string; readonly summary?: string }
}

/** Has had a critical advisory since 2020 (GHSA-xvch-5gv4-984h). */
const knownBad = {
  'package.json': { dependencies: { minimist: '0.0.8' } },
  'package-lock.json': {
    lockfileVersion: 3,
    packages: {
      '': { dependencies: { minimist: '0.0.8' } },
      'node_modules/minimist': { version: '0.0.8' },
    },
  },
}

/**
 * Asks the registry that npm is set to. No advisory at all is believed only of a registry that tells one which surely
 * exists: npm that is offline, and some mirrors, answer each question with an empty list. Throws where npm cannot ask
 * for a reason of ours.
 */
export async function askAdvisories(manifest: object, lock: LockFile, npm = npmIn): Promise<Advice> {
  const advice = adviceIn(await npm({ 'package.json': manifest, 'package-lock.json': lock }, ...question))
  if ('notAsked' in advice || advice.advisories.length > 0) return advice
  const proof = adviceIn(await npm(knownBad, ...question))
  if ('notAsked' in proof) return proof
  if (proof.advisories.length > 0) return advice
  return { notAsked: 'It knows of no advisory on minimist 0.0.8, which has one: its answers say nothing.' }
}

const question = [
  ...['audit', '--json', '--package-lock-only'],
  // Half a minute at most, where nobody answers.
  ...['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-timeout=15000'],
]

function adviceIn({ output, errors }: NpmAnswer): Advice {
  const report = JSON.parse(output || '{}') as Report
  if (report.auditReportVersion === 2 && report.vulnerabilities) {
    const all = Object.values(report.vulnerabilities).flatMap(({ via }) => via)
    const advisories = all.filter((one) => typeof one !== 'string')
    return { advisories: [...new Map(advisories.map((one) => [`${one.name} ${one.url}`, one])).values()] }
  }
  if (report.message) return { notAsked: report.message }
  throw new Error(`npm audit: ${report.error?.summary ?? errors}`)
}
