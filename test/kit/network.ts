/** One request as the server would see it. */
export interface SeenRequest {
  readonly method: string
  /** The path after the base URL, still encoded. */
  readonly path: string
  readonly headers: Headers
  readonly body: unknown
  readonly signal: AbortSignal
}

export type Answer = unknown | Response | Error | ((request: SeenRequest) => unknown)

export const baseUrl = 'https://api.example'

/** An answer that never comes; it ends only when the request is aborted. */
export const hangs = (request: SeenRequest) =>
  new Promise((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason))
  })

/** An answer that comes when the test says so. */
export function later() {
  let come!: (answer: unknown) => void
  const given = new Promise((resolve) => (come = resolve))
  return { answer: () => given, come }
}

export const status = (code: number, body: unknown = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status: code })

/**
 * A socket keeps what is sent over it alive; here this does. Node's Request alone holds what aborts its signal, so that
 * one that nobody holds can be collected while it is under way, and never hears that it was given up.
 */
const underWay = new Set<Request>()

/** The network as a test wants it: an answer a path, given to the API client in fetch's place. */
export function createNetwork(answers: Readonly<Record<string, Answer>> = {}) {
  const rules = Object.entries(answers)
  const requests: SeenRequest[] = []

  return {
    requests,
    /** Requests whose method and path match "GET /api/venues/search/*". */
    sent: (pattern: string) => requests.filter((request) => matches(pattern, request)),
    /** From now on, this path answers so. The newest rule wins. */
    answer: (pattern: string, answer: Answer) => void rules.unshift([pattern, answer]),
    fetch: async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const request = new Request(input, init)
      request.signal.throwIfAborted()
      const text = await request.clone().text()
      const seen: SeenRequest = {
        method: request.method,
        path: request.url.replace(baseUrl, ''),
        headers: request.headers,
        body: text ? JSON.parse(text) : undefined,
        signal: request.signal,
      }
      requests.push(seen)
      const rule = rules.find(([pattern]) => matches(pattern, seen))
      if (!rule) throw new TypeError(`The test's network has no answer for ${seen.method} ${seen.path}`)
      underWay.add(request)
      return respond(rule[1], seen).finally(() => underWay.delete(request))
    },
  }
}

export type Network = ReturnType<typeof createNetwork>

async function respond(answer: Answer, request: SeenRequest): Promise<Response> {
  const given: unknown = typeof answer === 'function' ? await answer(request) : answer
  if (given instanceof Error) throw given
  return given instanceof Response ? given.clone() : new Response(JSON.stringify(given))
}

/** Whether a request is one of "GET /api/venues/search/*". */
export function matches(pattern: string, { method, path }: Pick<SeenRequest, 'method' | 'path'>): boolean {
  const [wanted, glob = ''] = pattern.split(' ')
  const source = glob.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*')
  return wanted === method && new RegExp(`^${source}$`).test(path)
}
