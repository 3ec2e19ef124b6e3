import { fetchCall, type FetchCall } from '../api/fetch-call'

/** One request as a server receives it. */
export interface SeenRequest {
  readonly method: string
  /** The path including the base URL's, still encoded. */
  readonly path: string
  readonly headers: Headers
  /** The parsed body; undefined for a GET. */
  readonly body: unknown
  /** The body as it was sent: a number above 2^53 has all its digits. */
  readonly text: string
  readonly signal: AbortSignal
}

/**
 * The answer of a call: the body of a 200, a `Response`, or an `Error` for a broken connection. It may also be a
 * function (also async) that returns one of these for the request.
 */
export type Answer = unknown | Response | Error | ((request: SeenRequest) => unknown)

/** Answers by pattern: "GET /api/venues/search/*", where `*` matches anything. */
export type Answers = Readonly<Record<string, Answer>>

/** A response with another status than 200. A string body is sent unchanged, anything else as JSON. */
export const status = (code: number, body: unknown = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status: code,
    headers: { 'Content-Type': 'application/json' },
  })

/** The page that a proxy or a captive portal sends instead of the answer. */
export const html = () =>
  new Response('<!doctype html><title>Sign in</title><h1>Welcome</h1>', {
    headers: { 'Content-Type': 'text/html' },
  })

/** Incomplete JSON. */
export const malformed = () => status(200, '{"venues": [')

/** The connection breaks; the server may still have received the request. */
export const lost = new TypeError('Failed to fetch')

/** An answer that never comes, until the request is aborted. */
export const hangs = () => new Promise<never>(() => undefined)

/** Delays an answer. */
export const after = (milliseconds: number, answer: Answer) => async (request: SeenRequest) => {
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  return typeof answer === 'function' ? answer(request) : answer
}

/** The decoded parts of the path after `call`: "cork", "2026-11-28", "1930", "2" after "/searchavailability/". */
export const partsAfter = (call: string, { path }: SeenRequest): string[] =>
  path
    .slice(path.indexOf(call) + call.length)
    .split('/')
    .filter(Boolean)
    .map(decodeURIComponent)

export type Network = ReturnType<typeof createNetwork>

/**
 * Keeps pending requests alive, as a socket would: without this set a pending request could be garbage-collected and would
 * miss its abort.
 */
const underWay = new Set<FetchCall>()

/** A mock network with a `fetch` function. If two patterns match a request, the earlier one wins. */
export function createNetwork(...layers: Answers[]) {
  const rules = layers.flatMap((answers) => Object.entries(answers))
  const requests: SeenRequest[] = []

  async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = fetchCall(input, init)
    request.signal.throwIfAborted()
    return whileWanted(request, answerTo(request))
  }

  async function answerTo(request: FetchCall): Promise<Response> {
    const seen = await see(request)
    requests.push(seen)
    const rule = rules.find(([pattern]) => matches(pattern, seen))
    if (!rule) throw new TypeError(`There is no answer for ${seen.method} ${seen.path}`)
    return respond(rule[1], seen)
  }

  return {
    /** All requests in order. */
    requests: requests as readonly SeenRequest[],
    /** Requests whose method and path match "GET /api/venues/search/*". */
    sent: (pattern: string): SeenRequest[] => requests.filter((request) => matches(pattern, request)),
    /** Sets the answer for these calls from now on. The newest rule wins. */
    answer: (pattern: string, answer: Answer) => void rules.unshift([pattern, answer]),
    fetch: send,
  }
}

async function see(request: FetchCall): Promise<SeenRequest> {
  const text = await request.text()
  const { pathname, search } = new URL(request.url, 'https://tavola.invalid')
  return {
    method: request.method,
    path: pathname + search,
    headers: request.headers,
    body: text ? JSON.parse(text) : undefined,
    text,
    signal: request.signal,
  }
}

async function respond(answer: Answer, request: SeenRequest): Promise<Response> {
  return responseOf(typeof answer === 'function' ? await answer(request) : answer)
}

/** The response for an answer. Throws if the answer is an error, as fetch does. */
export function responseOf(given: unknown): Response {
  if (given instanceof Error) throw given
  if (given instanceof Response) return given.clone()
  return new Response(JSON.stringify(given), { headers: { 'Content-Type': 'application/json' } })
}

/** Rejects as soon as the request is aborted, otherwise settles as `coming` does. */
async function whileWanted<Value>(request: FetchCall, coming: Promise<Value>): Promise<Value> {
  const { signal } = request
  let giveUp = () => {}
  const givenUp = new Promise<never>((_, reject) => (giveUp = () => reject(signal.reason)))
  signal.addEventListener('abort', giveUp)
  underWay.add(request)
  try {
    return await Promise.race([coming, givenUp])
  } finally {
    underWay.delete(request)
    signal.removeEventListener('abort', giveUp)
  }
}

/** Whether a request matches a pattern such as "GET /api/venues/search/*", with any base URL. */
export function matches(pattern: string, { method, path }: Pick<SeenRequest, 'method' | 'path'>): boolean {
  const [wanted, glob = ''] = pattern.split(' ')
  const source = glob.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*')
  return wanted === method && new RegExp(`^.*${source}$`).test(path)
}
