import { backEndRoot } from '../../address'
import { sessionId } from '../../api/session-id'
import { newReading } from '../../api/reading'
import { readVenues } from '../../api/schemas'
import type { Finding } from '../public'

/** In milliseconds. */
const timeout = 10_000

const about = 'base URL'
const error = (what: string, remedy: string, code?: string): Finding => ({
  level: 'error',
  about,
  what,
  remedy,
  ...(code && { code }),
})

/** The names of the headers that the brand has the widget send. */
export interface BrandHeaders {
  readonly session: string
  /** Of a create; undefined where the brand names none. */
  readonly idempotency: string | undefined
}

/**
 * Sends the back end a request like the widget's, which changes nothing there: does it answer, and may this page read it?
 * `own`: the host's function in place of `fetch`.
 */
export async function examineBaseUrl(
  baseUrl: unknown,
  header: BrandHeaders,
  own?: unknown,
  adapter?: unknown,
): Promise<Finding[]> {
  const root = rootOf(adapter ? 'https://tavola.invalid' : baseUrl)
  if (!root) {
    return [
      error(
        baseUrl === undefined
          ? 'The widget has no base URL that can be used: it asks the page’s own server.'
          : `${quoted(baseUrl)} is no address.`,
        'Say "baseUrl", the address before "/api/…", as https://api.example.com.',
        'T011',
      ),
    ]
  }
  const send = [adapter, own].find((given): given is typeof fetch => typeof given === 'function')
  if (!send && location.protocol === 'https:' && root.protocol === 'http:') {
    return [
      error(`${root.href} is not encrypted, and this page is: browsers block it.`, 'Serve the API by https.'),
    ]
  }
  const url = new URL('api/venues/search/doctor', root).href
  // The headers of a create, so that the browser sends the same preflight.
  const headers = { [header.session]: sessionId(), 'Content-Type': 'application/json' }
  try {
    const found = await readAnswer(url, await ask(url, { headers }, send))
    return [...found, ...(send ? [] : await examineIdempotency(url, headers, header.idempotency))]
  } catch (cause) {
    if (!send) return [await whyNot(url, header.session)]
    if (adapter) {
      const what = `The adapter of the option "api" gives no answer to a search: ${String(cause)}.`
      return [error(what, 'Its "search" returns a list of restaurants, which may be empty.')]
    }
    const what = `${url} cannot be asked by the "fetch" that the widget was given: ${String(cause)}.`
    return [error(what, 'It takes what the page’s own takes, and answers with a Response.')]
  }
}

/** A back end whose CORS does not list the header refuses every booking before it sees it. */
async function examineIdempotency(
  url: string,
  headers: Readonly<Record<string, string>>,
  name: string | undefined,
): Promise<Finding[]> {
  if (name === undefined) return []
  return ask(url, { headers: { ...headers, [name]: 'doctor' } }).then(
    () => [],
    () => [
      error(
        `The back end refuses the header ${name} (idempotencyHeader): no booking would reach it.`,
        `Answer OPTIONS with ${name} in Access-Control-Allow-Headers too, or leave idempotencyHeader out of the brand.`,
      ),
    ],
  )
}

async function readAnswer(url: string, response: Response): Promise<Finding[]> {
  if (!response.ok) {
    return [
      error(
        `${url} answers with the status ${response.status}.`,
        'Is "baseUrl" the address before "/api/…"?',
      ),
    ]
  }
  const body: unknown = await response.json().catch(() => undefined)
  if (readVenues(body, newReading())) return []
  return [
    error(
      `${url} answers, but not with a list of restaurants.`,
      'Compare it with "Back ends" of the contract: GET /api/venues/search/{text}.',
    ),
  ]
}

/** The browser does not say why a request failed. Requests that ask for less show it. */
async function whyNot(url: string, header: string): Promise<Finding> {
  const plain = await ask(url).then(
    () => true,
    () => false,
  )
  if (plain) {
    return error(
      `${url} can be read, but not with the widget's headers: its answer to the preflight (OPTIONS) is wrong.`,
      `Answer OPTIONS with Access-Control-Allow-Headers: Content-Type, ${header} and Access-Control-Allow-Methods: GET, POST.`,
    )
  }
  const there = await ask(url, { mode: 'no-cors' }).then(
    () => true,
    () => false,
  )
  if (there) {
    return error(
      `${url} answers, but this page may not read it: the CORS header is missing or names another origin.`,
      `Answer with Access-Control-Allow-Origin: ${location.origin}`,
    )
  }
  return error(
    `${url} cannot be reached from this page.`,
    'Is the address right and the server up? A content blocker or the page’s policy (connect-src) may stand between.',
  )
}

/** With a slash at its end; null for what is not an address. */
export function rootOf(baseUrl: unknown): URL | null {
  const root = backEndRoot(baseUrl)
  return root === null ? null : new URL(root)
}

const quoted = (value: unknown) => (typeof value === 'string' ? `"${value}"` : `A ${typeof value}`)

const ask = (url: string, init: RequestInit = {}, send = fetch) =>
  send(url, { ...init, signal: AbortSignal.timeout(timeout) })
