import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { Reply, resets, type Answer } from './answers'
import { matches } from '../kit/network'
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
}

/** The chain's back end, on another origin than its pages: answers as each test says. */
export async function startApi(answers: Readonly<Record<string, Answer>>): Promise<Api> {
  const rules = Object.entries(answers)
  const requests: SeenRequest[] = []
  const sent = (pattern: string) => requests.filter((request) => matches(pattern, request))

  const server = await startServer(async (incoming, response) => {
    allowOrigins(response)
    if (incoming.method === 'OPTIONS') return void response.writeHead(204).end()
    const request = await see(incoming)
    requests.push(request)
    const rule = rules.find(([pattern]) => matches(pattern, request))
    await respond(rule?.[1] ?? new Reply(404, 'null'), request, response)
  })

  return {
    ...server,
    requests,
    sent,
    hears: (pattern, count = 1) =>
      until(() => sent(pattern).length >= count, `${count} of ${pattern} should come`),
    answer: (pattern, answer) => void rules.unshift([pattern, answer]),
  }
}

function allowOrigins(response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type, X-Session-Id')
  response.setHeader('Access-Control-Max-Age', '600')
  // On a connection used before, the browser itself would send a request again that met a reset.
  response.setHeader('Connection', 'close')
}

async function see(incoming: IncomingMessage): Promise<SeenRequest> {
  const { method = '', url = '', headers } = incoming
  return { method, path: url, headers, body: await text(incoming) }
}

async function respond(answer: Answer, request: SeenRequest, response: ServerResponse): Promise<void> {
  const given: unknown = typeof answer === 'function' ? await answer(request) : answer
  if (given === resets) return void response.socket?.destroy()
  const { status, body, type } = given instanceof Reply ? given : new Reply(200, JSON.stringify(given))
  response.writeHead(status, { 'Content-Type': type }).end(body)
}
