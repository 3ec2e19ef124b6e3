import * as v from 'valibot'
import type { Advisory } from './ask-advisories'

/** An advisory that was looked into, and with which we live for a while. */
export type Decision = v.InferOutput<typeof decision>

const text = v.pipe(v.string(), v.trim(), v.minLength(1))
const decision = v.strictObject({
  /** The advisory's `url`. */
  advisory: v.pipe(v.string(), v.url()),
  package: text,
  reason: text,
  /** YYYY-MM-DD, the last day on which it counts. */
  until: v.pipe(v.string(), v.isoDate()),
})
const decisions = v.array(decision)

/** Throws with the place of what is wrong. */
export function readDecisions(json: string): readonly Decision[] {
  const result = v.safeParse(decisions, JSON.parse(json))
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Error(`decided.json, ${v.getDotPath(issue) ?? 'the list'}: ${issue.message}`)
}

/**
 * A sentence for each high or critical advisory that nobody has decided, each decision whose time is over, and each
 * that is about nothing (any more). `today`: YYYY-MM-DD.
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
    ...idle.map(({ advisory }) => `decided.json: nothing here has ${advisory}: take its entry out.`),
  ]
}

/** These are known without asking the registry. */
export function expired(decided: readonly Decision[], today: string): readonly string[] {
  const over = decided.filter(({ until }) => until < today)
  return over.map(
    ({ advisory, until }) => `decided.json: ${advisory} was put off until ${until}: decide again.`,
  )
}

const isAbout = (one: Decision, { name, url }: Advisory) => one.advisory === url && one.package === name
