import type { Answer, Answers, SeenRequest } from './answers'

export type Network = ReturnType<typeof createNetwork>

/**
 * Keeps pending requests alive, as a socket would. Only a Request holds its signal's source: without this set a pending
 * request could be garbage-collected and would miss its abort.
 */
const underWay = new Set<Request>()

/** A mock network with a `fetch` function. If two patterns match a request, the earlier one wins. */
export function createNetwork(...layers: Answers[]) {
  const rules = layers.flatMap((answers) => Object.entries(answers))
  const requests: SeenRequest[] = []

  async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    request.signal.throwIfAborted()
    return whileWanted(request, answerTo(request))
  }

  async function answerTo(request: Request): Promise<Response> {
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

async function see(request: Request): Promise<SeenRequest> {
  const text = await request.clone().text()
  const { pathname, search } = new URL(request.url)
  return {
    method: request.method,
    path: pathname + search,
    headers: request.headers,
    body: text ? JSON.parse(text) : undefined,
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
async function whileWanted<Value>(request: Request, coming: Promise<Value>): Promise<Value> {
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
