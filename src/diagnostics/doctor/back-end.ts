import { backEndRoot } from '../../address'
import { sessionId } from '../../api/session'
import { venueList } from '../../api/bodies'
import { readBody } from '../../api/reading'
import type { Finding } from '../../host/public'
import { describeValue } from '../mistake'
import { findingsAbout } from './finding'

/** How long a request may take, in milliseconds. */
const timeout = 10_000

const finding = findingsAbout('base URL')
const error = (what: string, remedy: string, code?: string) => finding('error', what, remedy, code)

/** The names of the brand's headers. */
export interface BrandHeaders {
  readonly session: string
  /** The header of a create; undefined if the brand names none. */
  readonly idempotency: string | undefined
}

/**
 * Checks that the back end answers, and that this page may read the response. The request is like the widget's, and changes nothing.
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
          ? "The widget has no valid base URL, so it calls the page's own server."
          : `The base URL ${describeValue(baseUrl)} is not an address.`,
        'Set "baseUrl" to the address before "/api/…", for example https://api.example.com.',
        'T011',
      ),
    ]
  }
  const send = [adapter, own].find((one): one is typeof fetch => typeof one === 'function')
  if (!send && location.protocol === 'https:' && root.protocol === 'http:') {
    return [
      error(
        `${root.href} is not encrypted, and this page is, so browsers block it.`,
        'Serve the API over https.',
      ),
    ]
  }
  const url = new URL('api/venues/search/doctor', root).href
  // With a create's headers, the browser sends the same preflight.
  const headers = { [header.session]: sessionId(), 'Content-Type': 'application/json' }
  try {
    const found = await examineResponse(url, await ask(url, { headers }, send))
    return [...found, ...(send ? [] : await examineIdempotency(url, headers, header.idempotency))]
  } catch (cause) {
    if (!send) return [await explainFailure(url, header.session)]
    if (adapter) {
      const what = `The adapter of the option "api" doesn't answer a search: ${String(cause)}.`
      return [error(what, 'Its "search" must return a list of restaurants, which may be empty.')]
    }
    const what = `The option "fetch" can't request ${url}: ${String(cause)}.`
    return [error(what, "It must take the same arguments as the page's own fetch, and return a Response.")]
  }
}

/** Checks the idempotency header: without it in the back end's CORS, the browser blocks every booking. */
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
        `The back end refuses the header ${name} (idempotencyHeader), so no booking would reach it.`,
        `Answer OPTIONS with ${name} in Access-Control-Allow-Headers too, or remove idempotencyHeader from the brand.`,
      ),
    ],
  )
}

async function examineResponse(url: string, response: Response): Promise<Finding[]> {
  if (!response.ok) {
    return [
      error(
        `${url} responds with the status ${response.status}.`,
        'Is "baseUrl" the address before "/api/…"?',
      ),
    ]
  }
  const body: unknown = await response.json().catch(() => undefined)
  if (readBody(venueList, body).body) return []
  return [
    error(
      `${url} responds, but not with a list of restaurants.`,
      'See GET /api/venues/search/{text} in the docs, "The API".',
    ),
  ]
}

/** Finds out why a request failed, which the browser does not say, by simpler requests. */
async function explainFailure(url: string, header: string): Promise<Finding> {
  const plain = await ask(url).then(
    () => true,
    () => false,
  )
  if (plain) {
    return error(
      `${url} can be read, but not with the widget's headers: its response to the preflight (OPTIONS) is wrong.`,
      `Answer OPTIONS with Access-Control-Allow-Headers: Content-Type, ${header} and Access-Control-Allow-Methods: GET, POST.`,
    )
  }
  const there = await ask(url, { mode: 'no-cors' }).then(
    () => true,
    () => false,
  )
  if (there) {
    return error(
      `${url} responds, but this page may not read it: the CORS header is missing or names another origin.`,
      `Answer with Access-Control-Allow-Origin: ${location.origin}`,
    )
  }
  return error(
    `${url} cannot be reached from this page.`,
    "Is the address right and the server up? A content blocker or the page's policy (connect-src) may block it.",
  )
}

/** The base URL with a slash at its end; null if it is not an address. */
export function rootOf(baseUrl: unknown): URL | null {
  const root = backEndRoot(baseUrl)
  return root === null ? null : new URL(root)
}

const ask = (url: string, init: RequestInit = {}, send = fetch) =>
  send(url, { ...init, signal: abortAfter(timeout) })

/** A signal that aborts after this time. The oldest supported browsers have no `AbortSignal.timeout`. */
export function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), milliseconds)
  return controller.signal
}
