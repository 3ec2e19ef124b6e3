/** One request as a server would see it. */
export interface SeenRequest {
  readonly method: string
  /** The path with what the base URL puts before it, still encoded. */
  readonly path: string
  readonly headers: Headers
  /** What was posted, parsed; undefined for a GET. */
  readonly body: unknown
  readonly signal: AbortSignal
}

/**
 * What a call is answered with: the body of a 200; a whole `Response`; an `Error`, where the connection breaks; or a
 * function that makes one of these of the request, at once or later.
 */
export type Answer = unknown | Response | Error | ((request: SeenRequest) => unknown)

/** Answers by "GET /api/venues/search/*", where `*` stands for anything. */
export type Answers = Readonly<Record<string, Answer>>

/** Another status than 200; a text goes out as it is, anything else as JSON. */
export const status = (code: number, body: unknown = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status: code,
    headers: { 'Content-Type': 'application/json' },
  })

/** What a proxy or a captive portal puts in an answer's place. */
export const html = new Response('<!doctype html><title>Sign in</title><h1>Welcome</h1>', {
  headers: { 'Content-Type': 'text/html' },
})

/** JSON that breaks off. */
export const malformed = status(200, '{"venues": [')

/** The connection breaks; the request may have arrived all the same. */
export const lost = new TypeError('Failed to fetch')

/** An answer that never comes: it ends when the request is given up. */
export const hangs = () => new Promise<never>(() => undefined)

/** The same answer, so many milliseconds later. */
export const after = (milliseconds: number, answer: Answer) => async (request: SeenRequest) => {
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  return typeof answer === 'function' ? answer(request) : answer
}

/** The parts of a path, decoded: "cork", "2026-11-28", "1930", "2" behind "/api/venues/searchavailability/". */
export const partsAfter = (call: string, { path }: SeenRequest): string[] =>
  path
    .slice(path.indexOf(call) + call.length)
    .split('/')
    .filter(Boolean)
    .map(decodeURIComponent)
