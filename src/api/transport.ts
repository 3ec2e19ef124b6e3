import ky, { HTTPError, type KyInstance, type Options } from 'ky'
import { createDeadline, readDeadline, readRetries } from '../constants'
import { withDeadline } from '../deadline'
import { ApiError } from './api-error'
import { readRefusal, readRefusalCode } from './bodies'
import type { Field, Finding } from './definition'
import { readClock, type ClockReading } from './device-clock'
import { readBody, type ReadBody } from './reading'

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
export type Payload = Readonly<Record<string, Json>>

export interface ApiOptions {
  /** Before every path, with or without a slash at the end. The page's own server by default, for an adapter. */
  readonly baseUrl?: string | undefined
  /** Sent with every call, such as this browser session's random id (section 6). */
  readonly headers: Readonly<Record<string, string>>
  /** The browser's by default. */
  readonly fetch?: typeof fetch
  /** How often a GET is retried. Twice by default. */
  readonly retries?: number
  /** Called with each response about availability, whatever its status. */
  readonly onClock?: (reading: ClockReading) => void
  /** Called with each response of the nine calls that is invalid, in parts or as a whole. */
  readonly onInvalid?: (response: InvalidResponse) => void
}

export interface InvalidResponse {
  readonly method: 'GET' | 'POST'
  /** As it was requested, with the text that the diner typed. */
  readonly path: string
  readonly findings: readonly Finding[]
  /** It is invalid as a whole, and was not used. */
  readonly refused: boolean
}

/** A create's response, as it was read and as it was sent. */
export interface Answered<Answer> {
  readonly answer: Answer
  readonly raw: unknown
}

/** Requests below the base URL, with deadlines and retries. Each rejects with an {@link ApiError}. */
export function createTransport(options: ApiOptions) {
  const { baseUrl, onInvalid } = options
  const http = createHttp(options)
  const root = (baseUrl ?? pageOrigin()).replace(/\/+$/, '')

  const read = (path: string, signal?: AbortSignal) =>
    request(http, `${root}/${path}`, {}, readDeadline, signal)
  const send = (path: string, body: unknown, signal?: AbortSignal) =>
    request(http, `${root}/${path}`, { method: 'post', json: body }, createDeadline, signal)

  async function get<Body>(
    definition: Field<Body>,
    parts: readonly (string | number)[],
    signal?: AbortSignal,
  ): Promise<Body> {
    const path = ['api', ...parts].map(encodeSegment).join('/')
    return parse(definition, 'GET', path, await read(path, signal))
  }

  async function create<Body>(
    definition: Field<Body>,
    path: string,
    payload: Payload,
    signal?: AbortSignal,
  ): Promise<Answered<Body>> {
    const text = await send(path, payload, signal)
    // Parsed once more, because reading changes the body in place.
    return { answer: parse(definition, 'POST', path, text), raw: jsonIn(text) }
  }

  /** Reads a response by its definition, and reports what is invalid. Throws if all of it is. */
  function parse<Body>(definition: Field<Body>, method: 'GET' | 'POST', path: string, text: string): Body {
    const sent = jsonIn(text)
    const { body, findings } = sent === undefined ? notJson(text) : readBody(definition, sent)
    const refused = body === undefined
    if (findings.length > 0) onInvalid?.({ method, path, findings, refused })
    if (refused) throw new ApiError('malformed', path)
    return body
  }

  /** A plugin's own call below the base URL. Resolves to the body as it was sent. */
  async function requestOwn(
    method: 'get' | 'post',
    path: string,
    body?: unknown,
    signal?: AbortSignal,
  ): Promise<unknown> {
    const sent = jsonIn(await (method === 'get' ? read(path, signal) : send(path, body, signal)))
    if (sent === undefined) throw new ApiError('malformed', path)
    return sent
  }

  return { get, create, request: requestOwn }
}

/** A GET is retried after 429 and every 5xx (decisions, "Booking"). */
const retryStatuses = [429, ...[...Array(100).keys()].map((index) => 500 + index)]

const createHttp = ({ headers, fetch: send = fetch, retries = readRetries, onClock }: ApiOptions) =>
  ky.create({
    headers,
    retry: { limit: retries, methods: ['get'], statusCodes: retryStatuses, jitter: true },
    // ky's timeout covers one attempt up to its headers. Ours covers all attempts and the body.
    timeout: false,
    hooks: { beforeRetry: [discardBody] },
    fetch: async (request, init) => {
      const response = await send(request, init)
      if ((request as Request).url.includes('availability/')) onClock?.(readClock(response))
      return response
    },
  })

/** An unread body could keep its connection open for ever. */
function discardBody({ error }: { readonly error: Error }): void {
  ;(error as HTTPError).response?.body?.cancel().catch(() => undefined)
}

/** An adapter gets whole addresses too, on pages and in tests that have none of their own. */
const pageOrigin = () => (/^http/.test(location.protocol) ? location.origin : 'https://tavola.invalid')

/** encodeURIComponent throws a `URIError` for half a surrogate pair, which an input may contain during typing. */
const encodeSegment = (part: string | number) =>
  encodeURIComponent(String(part).replace(/\p{Surrogate}/gu, '\uFFFD'))

/** The text of a successful response. A page may wrap fetch and lose the signal, so nothing here relies on it. */
async function request(
  http: KyInstance,
  url: string,
  options: Omit<Options, 'signal'>,
  deadline: number,
  signal: AbortSignal | undefined,
) {
  if (signal?.aborted) throw new ApiError('aborted', url)
  const controller = new AbortController()
  const abort = () => controller.abort()
  // At once: a call that is cancelled before it is sent must not be sent.
  signal?.addEventListener('abort', abort)
  try {
    return await withDeadline(textOf(http, url, { ...options, signal: controller.signal }), deadline, signal)
  } catch (cause) {
    abort()
    if (cause instanceof ApiError) throw cause
    throw new ApiError(signal?.aborted ? 'aborted' : 'unanswered', url, { cause })
  } finally {
    signal?.removeEventListener('abort', abort)
  }
}

async function textOf(http: KyInstance, url: string, options: Options) {
  const response = await http(url, options).catch((error: unknown) => throwStatus(error, url))
  const text = await response.text()
  // Any 2xx of a create may be the booking (decisions, "Booking"). A GET needs a 200 (section 7).
  if (response.status !== 200 && options.method !== 'post')
    throw new ApiError('status', url, { status: response.status })
  return text
}

/** Throws what a response says that is not a 2xx, and any other error as it is. */
async function throwStatus(error: unknown, url: string): Promise<never> {
  if (!(error instanceof HTTPError)) throw error
  const { status } = error.response
  if (status < 400 || status >= 500) throw new ApiError('status', url, { status })
  const body: unknown = await error.response.json().catch(() => null)
  const code = readRefusalCode(body)
  const messages = status === 400 ? readRefusal(body) : []
  throw new ApiError('status', url, { status, messages, ...(code !== undefined && { code }) })
}

/** Undefined if the text isn't JSON. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const notJson = (got: string): ReadBody<undefined> => ({
  body: undefined,
  findings: [{ path: [], expected: 'json', got }],
})
