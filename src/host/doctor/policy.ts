import type { Finding, Need } from './finding'
import { recordedRefusals, type Refusal } from './refusals'

const about = 'policy'

/** Directives by their names. */
export type Policy = ReadonlyMap<string, readonly string[]>

/** What the page's policy forbids that the widget or one of its plugins needs, and what it has forbidden already. */
export async function examinePolicy(needs: readonly Need[]): Promise<Finding[]> {
  const refusals = await recordedRefusals()
  const enforced = refusals.filter(({ disposition }) => disposition === 'enforce')
  const known = [...metaPolicies(), ...enforced.map(({ originalPolicy }) => originalPolicy)]
  const asks = mayAsk(refusals, [...known, ...refusals.map(({ originalPolicy }) => originalPolicy)])
  const policies = [...known, ...(asks ? await headerPolicies() : [])].map(parsePolicy)
  const unread = !asks && enforced.length === 0 && needs.some(({ plugin }) => plugin)
  return [
    ...needs.flatMap((need) => missing(need, policies)),
    ...refusedOf(enforced.filter((one) => !isOurQuestion(one))),
    ...(unread ? [notRead] : []),
  ]
}

const notRead: Finding = {
  level: 'note',
  about,
  what: 'Whether the page’s header has a policy was not asked: a strict one would refuse the question, and report it.',
  remedy: 'Compare it with the recipe in the README.',
}

const missing = ({ plugin, directives }: Need, policies: readonly Policy[]): Finding[] =>
  Object.entries(directives).flatMap(([directive, sources]) =>
    sources
      .filter((source) => policies.some((policy) => !allows(policy, directive, source)))
      .map((source) => ({
        level: 'error',
        about,
        what: `The page's policy keeps ${source} from ${directive}${plugin ? `, which "${plugin}" needs` : ''}.`,
        remedy: `Add ${source} to ${directive}.`,
      })),
  )

function refusedOf(refusals: readonly Refusal[]): Finding[] {
  const all = new Set(
    refusals.map(({ blockedURL, effectiveDirective }) => `${effectiveDirective}: ${blockedURL}`),
  )
  return [...all].map((what) => ({
    level: 'warning',
    about,
    what: `The page's policy has refused ${what}.`,
    remedy: 'If that was for the widget, see its recipe in the README.',
  }))
}

const metaPolicies = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[http-equiv="content-security-policy" i]')].map(
    ({ content }) => content,
  )

/**
 * A policy that refuses the question reports it, to a bank perhaps: the page is asked for itself only where something
 * on it has had an answer of its own origin, and no policy that is known refuses it.
 */
function mayAsk(refusals: readonly Refusal[], known: readonly string[]): boolean {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const answered = entries.some(
    ({ name, initiatorType, responseStatus }) =>
      /^(fetch|xmlhttprequest)$/.test(initiatorType) &&
      responseStatus > 0 &&
      asAddress(name)?.origin === location.origin,
  )
  const allowed = known.every((policy) => allows(parsePolicy(policy), 'connect-src', location.origin))
  return answered && allowed && !refusals.some(isOurQuestion)
}

const isOurQuestion = ({ blockedURL, effectiveDirective }: Refusal) =>
  effectiveDirective === 'connect-src' && blockedURL === location.href.replace(/#.*/, '')

/** The policies of the page's own header. */
async function headerPolicies(): Promise<string[]> {
  try {
    const { headers } = await fetch(location.href, { method: 'HEAD', signal: AbortSignal.timeout(5_000) })
    const header = headers.get('content-security-policy')
    return header ? header.split(',') : []
  } catch {
    return []
  }
}

export function parsePolicy(text: string): Policy {
  const directives = text
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name)
  return new Map(directives.map(([name, ...sources]) => [name!.toLowerCase(), sources]))
}

/** What falls back to default-src where it is not named. */
const fetched = /^(script|style|connect|img|frame|font)-src$/

/** Whether a policy lets a source through; `*` and wildcards of hosts count, `'strict-dynamic'` lets our scripts fetch any. */
export function allows(policy: Policy, directive: string, source: string): boolean {
  const chain = directive === 'frame-src' ? [directive, 'child-src'] : [directive]
  const sources = [...chain, ...(fetched.test(directive) ? ['default-src'] : [])]
    .map((name) => policy.get(name))
    .find(Boolean)
  if (!sources) return true
  if (directive === 'script-src' && sources.includes("'strict-dynamic'")) return true
  return sources.some((allowed) => covers(allowed, source))
}

function covers(allowed: string, source: string): boolean {
  if (allowed === source || allowed === '*') return true
  const wanted = asAddress(source)
  if (!wanted) return false
  if (allowed === "'self'") return wanted.origin === location.origin
  if (/^[a-z]+:$/.test(allowed)) return wanted.protocol === allowed
  const given = asAddress(/:\/\//.test(allowed) ? allowed : `${wanted.protocol}//${allowed}`)
  if (!given || given.protocol !== wanted.protocol) return false
  const host = given.hostname
  // The URL parser keeps the asterisk of a host as it is, or as %2A.
  const suffix = host.replace(/^(\*|%2a)/i, '')
  const sameHost = suffix === host ? wanted.hostname === host : wanted.hostname.endsWith(suffix)
  return sameHost && (given.port === wanted.port || given.port === '')
}

function asAddress(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
