/** One request as a server receives it. */
export interface SeenRequest {
  readonly method: string
  /** The path including the base URL's, still encoded. */
  readonly path: string
  readonly headers: Headers
  /** The parsed body; undefined for a GET. */
  readonly body: unknown
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
