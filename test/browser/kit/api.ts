import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { status, type Answer } from './answers'
import { createNetwork, matches } from '../../kit/network'
import { startServer, type Server } from './server'
import { until } from './until'

/** One request as the server saw it. */
export interface SeenRequest {
  readonly method: string
  /** Still encoded. */
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface Api extends Server {
  readonly requests: readonly SeenRequest[]
  /** Requests whose method and path match "GET /api/venues/search/*". */
  sent(pattern: string): SeenRequest[]
  /** Waits for the first so many of them. */
  hears(pattern: string, count?: number): Promise<void>
  /** From now on, this path answers so. The newest rule wins. */
  answer(pattern: string, answer: Answer): void
  /** From now on every answer waits, until what is returned is called. */
  pauses(): () => void
}

/** What a back end has for calls that nobody has told it of. */
const nothing = { 'GET *': status(404, null), 'POST *': status(404, null) }

/** The chain's back end, on another origin than its pages: answers as each test says, the earlier layers first. */
export async function startApi(...layers: Readonly<Record<string, Answer>>[]): Promise<Api> {
  const network = createNetwork(...layers, nothing)
  const requests: SeenRequest[] = []
  let mayAnswer = Promise.resolve()
  const sent = (pattern: string) => requests.filter((request) => matches(pattern, request))

  const server = await startServer(async (incoming, response) => {
    allowOrigins(response)
    if (incoming.method === 'OPTIONS') return void response.writeHead(204).end()
    const request = await see(incoming)
    requests.push(request)
    await mayAnswer
    const answer = network.fetch(`http://api${request.path}`, asFetch(request))
    await answer.then(
      (given) => write(given, response),
      // The connection breaks.
      () => response.socket?.destroy(),
    )
  })

  return {
    ...server,
    requests,
    sent,
    hears: (pattern, count = 1) =>
      until(() => sent(pattern).length >= count, `${count} of ${pattern} should come`),
    answer: network.answer,
    pauses() {
      let goesOn = () => {}
      mayAnswer = new Promise((resolve) => (goesOn = resolve))
      return () => goesOn()
    },
  }
}

function allowOrigins(response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type, X-Session-Id, Idempotency-Key')
  response.setHeader('Access-Control-Expose-Headers', 'Date')
  response.setHeader('Access-Control-Max-Age', '600')
  // On a connection used before, the browser itself would send a request again that met a reset.
  response.setHeader('Connection', 'close')
}

async function see(incoming: IncomingMessage): Promise<SeenRequest> {
  const { method = '', url = '', headers } = incoming
  return { method, path: url, headers, body: await text(incoming) }
}

const asFetch = ({ method, headers, body }: SeenRequest): RequestInit => ({
  method,
  headers: Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]),
  ...(body && { body }),
})

async function write(answer: Response, response: ServerResponse): Promise<void> {
  const body = await answer.text()
  // Node's own would tell the pages' faked clocks the machine's time.
  response.sendDate = false
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(body)
}
