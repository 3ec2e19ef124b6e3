import { fetchCall, type FetchCall } from '../api/fetch-call'

/** One request as a server receives it. */
export interface SeenRequest {
  readonly method: string
  /** The path including the base URL's, still encoded. */
  readonly path: string
  readonly headers: Headers
  /** The parsed body; undefined for a GET. */
  readonly body: unknown
  /** The body's text. A number above 2^53 has all its digits in it. */
  readonly text: string
  readonly signal: AbortSignal
}

/**
 * The answer of a call: the body of a 200, a `Response`, or an `Error` for a broken connection. A function, async or not, returns one
 * of these for a request.
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

/** A broken connection. The server may still have received the request. */
export const lost = new TypeError('Failed to fetch')

/** Never answers, until the request is aborted. */
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

/** Keeps pending requests in memory, as a socket would. A request that is garbage-collected would miss its abort. */
const pending = new Set<FetchCall>()

/** A mock network with a `fetch` function. If two patterns match a request, the earlier one wins. */
export function createNetwork(...layers: Answers[]) {
  const rules = layers.flatMap((answers) => Object.entries(answers))
  const requests: SeenRequest[] = []

  async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = fetchCall(input, init)
    request.signal.throwIfAborted()
    return untilAborted(request, answerTo(request))
  }

  async function answerTo(request: FetchCall): Promise<Response> {
    const seen = await readRequest(request)
    requests.push(seen)
    const rule = rules.find(([pattern]) => matches(pattern, seen))
    if (!rule) throw new TypeError(`There is no answer for ${seen.method} ${seen.path}`)
    return respond(rule[1], seen)
  }

  return {
    /** All requests in order. */
    requests: requests as readonly SeenRequest[],
    /** The requests whose method and path match "GET /api/venues/search/*". */
    sent: (pattern: string): SeenRequest[] => requests.filter((request) => matches(pattern, request)),
    /** Sets the answer for these calls from now on. The newest rule wins. */
    answer: (pattern: string, answer: Answer) => void rules.unshift([pattern, answer]),
    fetch: send,
  }
}

async function readRequest(request: FetchCall): Promise<SeenRequest> {
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

/** The response for an answer. Throws an answer that is an error, as fetch does. */
export function responseOf(answer: unknown): Response {
  if (answer instanceof Error) throw answer
  if (answer instanceof Response) return answer.clone()
  return new Response(JSON.stringify(answer), { headers: { 'Content-Type': 'application/json' } })
}

/** Settles as `answer` does, but rejects as soon as the request is aborted. */
async function untilAborted<Value>(request: FetchCall, answer: Promise<Value>): Promise<Value> {
  const { signal } = request
  let giveUp = () => {}
  const givenUp = new Promise<never>((_, reject) => (giveUp = () => reject(signal.reason)))
  signal.addEventListener('abort', giveUp)
  pending.add(request)
  try {
    return await Promise.race([answer, givenUp])
  } finally {
    pending.delete(request)
    signal.removeEventListener('abort', giveUp)
  }
}

/** Whether a request matches a pattern such as "GET /api/venues/search/*", with any base URL. */
export function matches(pattern: string, { method, path }: Pick<SeenRequest, 'method' | 'path'>): boolean {
  const [wanted, glob = ''] = pattern.split(' ')
  const source = glob.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*')
  return wanted === method && new RegExp(`^.*${source}$`).test(path)
}
