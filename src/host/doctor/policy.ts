import { safeDocument } from '../../dom-clobbering'
import type { Finding } from '../public'
import type { Need } from './examination'
import { recordedViolations, type Violation } from './policy-violations'

const about = 'policy'

/** Directives by their names. */
export type Policy = ReadonlyMap<string, readonly string[]>

/** What the page's policy forbids although the widget or a plugin needs it, and what it has refused so far. */
export async function examinePolicy(needs: readonly Need[]): Promise<Finding[]> {
  const violations = await recordedViolations()
  const enforced = violations.filter(({ disposition }) => disposition === 'enforce')
  const known = [...metaPolicies(), ...enforced.map(({ originalPolicy }) => originalPolicy)]
  const canAsk = mayAskPage(violations, [...known, ...violations.map(({ originalPolicy }) => originalPolicy)])
  const policies = [...known, ...(canAsk ? await headerPolicies() : [])].map(parsePolicy)
  const unread = !canAsk && enforced.length === 0 && needs.some(({ plugin }) => plugin)
  return [
    ...needs.flatMap((need) => missing(need, policies)),
    ...refused(enforced.filter((one) => !isOwnRequest(one))),
    ...(unread ? [notRead] : []),
  ]
}

const notRead: Finding = {
  level: 'note',
  about,
  what: 'Whether the page’s header has a policy was not asked: a strict one would refuse the question, and report it.',
  remedy: 'Compare it with the recipe in the docs, "Security policy".',
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

function refused(violations: readonly Violation[]): Finding[] {
  const all = new Set(
    violations.map(({ blockedURL, effectiveDirective }) => `${effectiveDirective}: ${blockedURL}`),
  )
  return [...all].map((what) => ({
    level: 'warning',
    about,
    what: `The page's policy has refused ${what}.`,
    remedy: 'If that was for the widget, see its recipe in the docs, "Security policy".',
  }))
}

const metaPolicies = () =>
  [...safeDocument.querySelectorAll<HTMLMetaElement>('meta[http-equiv="content-security-policy" i]')].map(
    ({ content }) => content,
  )

/**
 * Requesting the page shows its header, but a policy that refuses the request reports it to the page's owner. So it is
 * only sent where another request to the same origin was answered, and where no known policy refuses it.
 */
function mayAskPage(violations: readonly Violation[], known: readonly string[]): boolean {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const answered = entries.some(
    ({ name, initiatorType, responseStatus }) =>
      /^(fetch|xmlhttprequest)$/.test(initiatorType) &&
      responseStatus > 0 &&
      asAddress(name)?.origin === location.origin,
  )
  const allowed = known.every((policy) => allows(parsePolicy(policy), 'connect-src', location.origin))
  return answered && allowed && !violations.some(isOwnRequest)
}

const isOwnRequest = ({ blockedURL, effectiveDirective }: Violation) =>
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

/** Directives that default-src stands for where they are missing. */
const fallsBack = /^(script|style|connect|img|frame|font)-src$/

/** Whether a policy allows a source. `*` and wildcards of hosts count; with `'strict-dynamic'` the widget may load any script. */
export function allows(policy: Policy, directive: string, source: string): boolean {
  const chain = directive === 'frame-src' ? [directive, 'child-src'] : [directive]
  const sources = [...chain, ...(fallsBack.test(directive) ? ['default-src'] : [])]
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
