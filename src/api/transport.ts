import type { Options } from 'ky'
import { createDeadline, longText, readDeadline, readRetries } from '../constants'
import { withDeadline } from '../deadline'
import { nextTask } from '../scheduling'
import { ApiError } from './api-error'
import { readRefusalCode, readRefusalMessages } from './bodies'
import { readText } from './body-text'
import type { Field, Mismatch, TimeZone } from './definition'
import { readClock, type ClockReading } from './device-clock'
import { mayHaveLong } from './long-numbers'
import { readInSteps, type BodyResult } from './reading'

/** `fetch` with an address as text: scripts that wrap the page's `fetch` often expect no `Request`. */
export type Send = (url: string, init: RequestInit) => Promise<Response>

export interface HttpOptions {
  readonly headers: Readonly<Record<string, string>>
  /** How often a GET is retried, after a lost connection or one of {@link retryStatuses}. */
  readonly retries: number
  readonly send: Send
}

/** Sends a request. Rejects if its status isn't a 2xx, with an error that has the `response`. */
export type Http = (url: string, options: Options) => Promise<Response>

/** A GET is retried after 429 and every 5xx (call.retries). */
export const retryStatuses: readonly number[] = [429, ...[...Array(100).keys()].map((index) => 500 + index)]

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
export type Payload = Readonly<Record<string, Json>>

export interface ApiOptions {
  /** The address before every path, with or without a slash at the end. The page's own server by default, for an adapter. */
  readonly baseUrl?: string | undefined
  /** Headers of every call, such as this browser session's random id (session.header). */
  readonly headers: Readonly<Record<string, string>>
  /** The browser's `fetch` by default. */
  readonly fetch?: Send
  /** The brand's time zone, for closures that are sent as instants. */
  readonly timeZone?: TimeZone
  /** How often a GET is retried, twice by default. */
  readonly retries?: number
  /** Called with each response about availability, whatever its status. */
  readonly onClock?: (reading: ClockReading) => void
  /** Called with each response of the nine calls that is invalid, in parts or as a whole. */
  readonly onInvalid?: (response: InvalidResponse) => void
}

export interface InvalidResponse {
  readonly method: 'GET' | 'POST'
  /** The path of the request, with the text that the diner typed. */
  readonly path: string
  readonly mismatches: readonly Mismatch[]
  /** The response is invalid as a whole, and was not used. */
  readonly isIgnored: boolean
}

/** A create's response, read (`answer`) and as the back end sent it (`raw`). */
export interface CreateResponse<Answer> {
  readonly answer: Answer
  readonly raw: unknown
}

/** Requests below the base URL, with deadlines and retries. Each rejects with an {@link ApiError}. */
export function createTransport(options: ApiOptions, createHttp: (options: HttpOptions) => Http) {
  const {
    baseUrl,
    headers,
    fetch: send = fetch,
    retries = readRetries,
    onClock,
    onInvalid,
    timeZone,
  } = options
  const root = (baseUrl ?? pageOrigin()).replace(/\/+$/, '')
  const http = createHttp({
    headers,
    retries,
    async send(url, init) {
      const response = await send(url, init)
      if (url.includes('availability/')) onClock?.(readClock(response))
      return response
    },
  })

  const read = (path: string, signal?: AbortSignal) =>
    request(http, `${root}/${path}`, {}, readDeadline, signal)
  const post = (path: string, body: unknown, signal?: AbortSignal) =>
    request(http, `${root}/${path}`, { method: 'POST', json: body }, createDeadline, signal)

  async function get<Body>(
    definition: Field<Body>,
    parts: readonly (string | number)[],
    signal?: AbortSignal,
  ): Promise<Body> {
    const path = ['api', ...parts].map(encodeSegment).join('/')
    return parse(definition, 'GET', path, await read(path, signal), signal)
  }

  async function create<Body>(
    definition: Field<Body>,
    path: string,
    payload: Payload,
    signal?: AbortSignal,
  ): Promise<CreateResponse<Body>> {
    const text = await post(path, payload, signal)
    const answer = await parse(definition, 'POST', path, text, signal)
    // Parsed once more, because reading changes the body in place.
    return { answer, raw: await jsonIn(text) }
  }

  /** Reads a response by its definition, and reports invalid parts. Throws if it is invalid as a whole. */
  async function parse<Body>(
    definition: Field<Body>,
    method: 'GET' | 'POST',
    path: string,
    text: string | undefined,
    signal?: AbortSignal,
  ): Promise<Body> {
    const pause = async () => {
      await nextTask()
      if (signal?.aborted) throw new ApiError('aborted', path)
    }
    const sent = await jsonIn(text)
    if (text && text.length > longText) await pause()
    const { body, mismatches } =
      sent === undefined
        ? invalidJson(text)
        : await readInTasks(readInSteps(definition, sent, timeZone), pause)
    const isIgnored = body === undefined
    if (mismatches.length > 0) onInvalid?.({ method, path, mismatches, isIgnored })
    if (isIgnored) throw new ApiError('malformed', path)
    return body
  }

  /** Sends a plugin's own call below the base URL. Resolves to the unread body. */
  async function requestOwn(
    method: 'get' | 'post',
    path: string,
    body?: unknown,
    signal?: AbortSignal,
  ): Promise<unknown> {
    const sent = await jsonIn(await (method === 'get' ? read(path, signal) : post(path, body, signal)))
    if (sent === undefined) throw new ApiError('malformed', path)
    return sent
  }

  return { get, create, request: requestOwn }
}

/** The page's origin. Pages and tests without one have an invalid address, because an adapter gets whole addresses too. */
const pageOrigin = () => (/^http/.test(location.protocol) ? location.origin : 'https://tavola.invalid')

/** Replaces halves of surrogate pairs, which typed text may contain, because encodeURIComponent throws a `URIError` for them. */
const encodeSegment = (part: string | number) =>
  encodeURIComponent(String(part).replace(/\p{Surrogate}/gu, '\uFFFD'))

/** The text of a successful response. A page may wrap fetch and lose the signal, so nothing here relies on it. */
async function request(
  http: Http,
  url: string,
  options: Omit<Options, 'signal'>,
  deadline: number,
  signal: AbortSignal | undefined,
) {
  if (signal?.aborted) throw new ApiError('aborted', url)
  const controller = new AbortController()
  const abort = () => controller.abort()
  // The listener comes first: a call that is cancelled before it is sent must not be sent.
  signal?.addEventListener('abort', abort)
  try {
    return await withDeadline(
      fetchText(http, url, { ...options, signal: controller.signal }),
      deadline,
      signal,
    )
  } catch (cause) {
    abort()
    if (cause instanceof ApiError) throw cause
    throw new ApiError(signal?.aborted ? 'aborted' : 'unanswered', url, { cause })
  } finally {
    signal?.removeEventListener('abort', abort)
  }
}

async function fetchText(http: Http, url: string, options: Options) {
  const { signal } = options
  const response = await http(url, options).catch((error: unknown) => throwStatus(error, url, signal))
  const text = await readText(response, signal)
  // Any 2xx of a create may be the booking (submit.any-2xx). A GET needs a 200.
  if (response.status !== 200 && options.method !== 'POST')
    throw new ApiError('status', url, { status: response.status })
  return text
}

/** Throws an ApiError for a response that is not a 2xx, and any other error unchanged. */
async function throwStatus(error: unknown, url: string, signal: Options['signal']): Promise<never> {
  const { response } = error as { readonly response?: Response }
  if (!response) throw error
  const { status } = response
  if (status < 400 || status >= 500) throw new ApiError('status', url, { status })
  const body = await jsonIn(await readText(response, signal).catch(() => undefined))
  const code = readRefusalCode(body)
  const refusal = status === 400 ? { messages: readRefusalMessages(body), body } : { messages: [] }
  throw new ApiError('status', url, { status, ...refusal, ...(code !== undefined && { code }) })
}

/** Undefined if the text isn't JSON, if it was too large, or if the code for its long numbers doesn't load. */
async function jsonIn(text: string | undefined): Promise<unknown> {
  if (text === undefined) return undefined
  try {
    if (!mayHaveLong(text)) return JSON.parse(text)
    const { parseJson } = await import('./long-json')
    return parseJson(text)
  } catch {
    return undefined
  }
}

const invalidJson = (got: string | undefined): BodyResult<undefined> => ({
  body: undefined,
  mismatches: [{ path: [], expected: got === undefined ? 'size' : 'json', got }],
})

/** Reads a body with pauses in long lists, so that the page stays responsive. */
async function readInTasks<Body>(
  steps: ReturnType<typeof readInSteps<Body>>,
  pause: () => Promise<void>,
): Promise<BodyResult<Body>> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await pause()
  }
}
