import type { Finding, Need } from './finding'

const about = 'policy'

/** Directives by their names. */
export type Policy = ReadonlyMap<string, readonly string[]>

/** What the page's policy forbids that the widget or one of its plugins needs, and what it has forbidden already. */
export async function examinePolicy(needs: readonly Need[]): Promise<Finding[]> {
  const policies = [...metaPolicies(), ...(await headerPolicies())].map(parsePolicy)
  const found = needs.flatMap(({ plugin, directives }) =>
    Object.entries(directives).flatMap(([directive, sources]) =>
      sources
        .filter((source) => policies.some((policy) => !allows(policy, directive, source)))
        .map((source) => ({
          level: 'error' as const,
          about,
          what: `The page's policy keeps ${source} from ${directive}${plugin ? `, which "${plugin}" needs` : ''}.`,
          remedy: `Add ${source} to ${directive}.`,
        })),
    ),
  )
  return [...found, ...(await violations())]
}

const metaPolicies = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[http-equiv="content-security-policy" i]')].map(
    ({ content }) => content,
  )

/** The page's own header, where the page may ask for itself. */
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

/** What browsers that keep a record of it have refused on this page so far. */
async function violations(): Promise<Finding[]> {
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
  const bodies = reports.map((report) => (report as { body: Violation }).body)
  const said = new Set(
    bodies.map(({ blockedURL, effectiveDirective }) => `${effectiveDirective}: ${blockedURL}`),
  )
  return [...said].map((what) => ({
    level: 'warning',
    about,
    what: `The page's policy has refused ${what}.`,
    remedy: 'If that was for the widget, see its recipe in the README.',
  }))
}

interface Violation {
  readonly blockedURL: string
  readonly effectiveDirective: string
}
