import { safeDocument } from '../../dom-clobbering'
import type { Finding } from '../../host/public'
import { abortAfter } from './back-end'
import { findingsAbout, type Need } from './finding'

const finding = findingsAbout('policy')

/** Directives by their names. */
export type Policy = ReadonlyMap<string, readonly string[]>

/** Finds needs of the widget and its plugins that the page's policy doesn't allow, and requests that it has blocked. */
export async function examinePolicy(needs: readonly Need[]): Promise<Finding[]> {
  const violations = await recordedViolations()
  const enforced = violations.filter(({ disposition }) => disposition === 'enforce')
  const known = [...metaPolicies(), ...enforced.map(({ originalPolicy }) => originalPolicy)]
  const canAsk = mayAskPage(violations, [...known, ...violations.map(({ originalPolicy }) => originalPolicy)])
  const policies = [...known, ...(canAsk ? await headerPolicies() : [])].map(parsePolicy)
  const isUnread = !canAsk && enforced.length === 0 && needs.some(({ plugin }) => plugin)
  return [
    ...needs.flatMap((need) => missingSources(need, policies)),
    ...blockedRequests(enforced.filter((one) => !isOwnRequest(one))),
    ...(isUnread ? [unreadPolicy] : []),
  ]
}

const unreadPolicy = finding(
  'note',
  "The doctor didn't request the page to read the policy in its header: a strict policy would refuse and report that.",
  'Compare your header with the recipe in the docs, "Security".',
)

const missingSources = ({ plugin, directives }: Need, policies: readonly Policy[]): Finding[] =>
  Object.entries(directives).flatMap(([directive, sources]) =>
    sources
      .filter((source) => policies.some((policy) => !allows(policy, directive, source)))
      .map((source) => {
        const need = plugin ? `, which "${plugin}" needs` : ''
        const what = `The page's policy doesn't allow ${source} in ${directive}${need}.`
        return finding('error', what, `Add ${source} to ${directive}.`)
      }),
  )

function blockedRequests(violations: readonly Violation[]): Finding[] {
  const all = new Set(
    violations.map(({ blockedURL, effectiveDirective }) => `${effectiveDirective}: ${blockedURL}`),
  )
  const remedy = 'If the widget needed it, see the recipe in the docs, "Security".'
  return [...all].map((what) => finding('warning', `The page's policy refused ${what}.`, remedy))
}

const metaPolicies = () =>
  [...safeDocument.querySelectorAll<HTMLMetaElement>('meta[http-equiv="content-security-policy" i]')].map(
    ({ content }) => content,
  )

/**
 * Whether the doctor may request the page to read its header. A policy that blocks the request reports it to the page's owner. So
 * another request to the same origin must have been answered, and no known policy may block this one.
 */
function mayAskPage(violations: readonly Violation[], known: readonly string[]): boolean {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const answered = entries.some(
    ({ name, initiatorType, responseStatus }) =>
      /^(fetch|xmlhttprequest)$/.test(initiatorType) &&
      responseStatus > 0 &&
      parseUrl(name)?.origin === location.origin,
  )
  const allowed = known.every((policy) => allows(parsePolicy(policy), 'connect-src', location.origin))
  return answered && allowed && !violations.some(isOwnRequest)
}

const isOwnRequest = ({ blockedURL, effectiveDirective }: Violation) =>
  effectiveDirective === 'connect-src' && blockedURL === location.href.replace(/#.*/, '')

/** The policies of the page's own header. */
async function headerPolicies(): Promise<string[]> {
  try {
    const { headers } = await fetch(location.href, { method: 'HEAD', signal: abortAfter(5_000) })
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

/** Directives that fall back to default-src. */
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
  const needed = parseUrl(source)
  if (!needed) return false
  if (allowed === "'self'") return needed.origin === location.origin
  if (/^[a-z]+:$/.test(allowed)) return needed.protocol === allowed
  const pattern = parseUrl(/:\/\//.test(allowed) ? allowed : `${needed.protocol}//${allowed}`)
  if (!pattern || pattern.protocol !== needed.protocol) return false
  const host = pattern.hostname
  // The URL parser keeps the asterisk of a host as it is, or as %2A.
  const suffix = host.replace(/^(\*|%2a)/i, '')
  const isSameHost = suffix === host ? needed.hostname === host : needed.hostname.endsWith(suffix)
  return isSameHost && (pattern.port === needed.port || pattern.port === '')
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/** The browser's record of a policy violation on this page. */
interface Violation {
  readonly blockedURL: string
  readonly effectiveDirective: string
  /** The whole policy that was violated. */
  readonly originalPolicy: string
  /** `report`: the policy only reports, and blocks nothing. */
  readonly disposition: 'enforce' | 'report'
}

/** All violations so far, in browsers that record them. */
async function recordedViolations(): Promise<Violation[]> {
  if (typeof ReportingObserver === 'undefined') return []
  const reports = await new Promise<readonly unknown[]>((resolve) => {
    const observer = new ReportingObserver((all) => resolve(all), {
      types: ['csp-violation'],
      buffered: true,
    })
    observer.observe()
    setTimeout(() => {
      resolve(observer.takeRecords())
      observer.disconnect()
    })
  })
  return reports.map((report) => (report as { body: Violation }).body)
}
