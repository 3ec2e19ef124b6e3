import * as v from 'valibot'
import { npmIn, type LockFile, type NpmAnswer } from './lock-file'

/** A known vulnerability in a range of a package's versions. */
export interface Advisory {
  readonly name: string
  readonly range: string
  readonly title: string
  readonly url: string
  readonly severity: 'info' | 'low' | 'moderate' | 'high' | 'critical'
}

/** The advisories on the locked packages, or why the registry couldn't report any. */
export type Advice = { readonly advisories: readonly Advisory[] } | { readonly notAsked: string }

/** The output of `npm audit --json`. `via` has advisories, and names of packages that have one. */
interface Report {
  readonly auditReportVersion?: number
  readonly vulnerabilities?: Readonly<Record<string, { readonly via: readonly (string | Advisory)[] }>>
  /** In place of the rest if the registry didn't answer. */
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
 * Asks npm's registry. An empty list counts only if the registry reports an advisory that certainly exists: npm returns an
 * empty list offline, and so do some mirrors. Throws if npm can't ask because of a mistake here.
 */
export async function askAdvisories(manifest: object, lock: LockFile, npm = npmIn): Promise<Advice> {
  const advice = adviceIn(await npm({ 'package.json': manifest, 'package-lock.json': lock }, ...question))
  if ('notAsked' in advice || advice.advisories.length > 0) return advice
  const proof = adviceIn(await npm(knownBad, ...question))
  if ('notAsked' in proof) return proof
  if (proof.advisories.length > 0) return advice
  return { notAsked: 'It reports no advisory on minimist 0.0.8, which has one, so its answers mean nothing.' }
}

const question = [
  ...['audit', '--json', '--package-lock-only'],
  // Gives up after half a minute.
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

/** An advisory that was assessed and is accepted until a day. */
export type Decision = v.InferOutput<typeof decision>

const text = v.pipe(v.string(), v.trim(), v.minLength(1))
const decision = v.strictObject({
  /** The advisory's `url`. */
  advisory: v.pipe(v.string(), v.url()),
  package: text,
  reason: text,
  /** The last day on which it is accepted: YYYY-MM-DD. */
  until: v.pipe(v.string(), v.isoDate()),
})
const decisions = v.array(decision)

/** Throws an error that names the wrong entry. */
export function readDecisions(json: string): readonly Decision[] {
  const result = v.safeParse(decisions, JSON.parse(json))
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Error(`decided.json, ${v.getDotPath(issue) ?? 'the list'}: ${issue.message}`)
}

/**
 * A sentence for each high or critical advisory without a decision, each decision that has expired, and each that no
 * longer matches an advisory. `today`: YYYY-MM-DD.
 */
export function advisoryProblems(
  advisories: readonly Advisory[],
  decided: readonly Decision[],
  today: string,
): readonly string[] {
  const serious = advisories.filter(({ severity }) => severity === 'high' || severity === 'critical')
  const open = serious.filter((advisory) => !decided.some((one) => isAbout(one, advisory)))
  const idle = decided.filter((one) => !serious.some((advisory) => isAbout(one, advisory)))
  return [
    ...open.map(
      ({ name, severity, title, range, url }) => `${name} (${range}), ${severity}: ${title}. ${url}`,
    ),
    ...expired(decided, today),
    ...idle.map(({ advisory }) => `decided.json: no package has ${advisory}: remove its entry.`),
  ]
}

/** Decisions that have expired, which needs no registry. */
export function expired(decided: readonly Decision[], today: string): readonly string[] {
  const over = decided.filter(({ until }) => until < today)
  return over.map(
    ({ advisory, until }) => `decided.json: ${advisory} was accepted until ${until}: decide again.`,
  )
}

const isAbout = (one: Decision, { name, url }: Advisory) => one.advisory === url && one.package === name
