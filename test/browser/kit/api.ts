import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Page, Route } from 'playwright-core'
import { hangs, html, lost as resets, malformed, status, type Answer } from '../../../src/scenes/network'
import { createNetwork, matches } from '../../kit/network'
import { startServer, type Server } from './site'
import { until } from './playwright-driver'

/** The answers of the scenes, over a real connection. `resets`: the connection breaks before a response. */
export { hangs, html, malformed, resets, status, type Answer }

/** An answer that comes when the test says so. */
export function held(answer: unknown) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  return { answer: () => released.then(() => answer), release: () => release() }
}

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
  waitsFor(pattern: string, count?: number): Promise<void>
  /** From now on, this path answers so. The newest rule wins. */
  answer(pattern: string, answer: Answer): void
  /** From now on every answer waits, until what is returned is called. */
  pauses(): () => void
}

/** The response to calls that the test doesn't define. */
const nothing = { 'GET *': () => status(404, null), 'POST *': () => status(404, null) }

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
    waitsFor: (pattern, count = 1) =>
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

const holding = new WeakSet<Page>()

/** Whether a file of this page is held: it is not loaded before that comes. */
export const isHolding = (page: Page) => holding.has(page)

/** A file that comes when the test says so, or meets another end then. */
export function heldFile(file: RegExp, ends = (route: Route) => route.continue()) {
  const { answer, release } = held(undefined)
  /** Before the page is loaded. */
  const prepare = (page: Page) => {
    holding.add(page)
    return page.route(file, (route) => answer().then(() => ends(route)))
  }
  return { prepare, release }
}

/** The ways in which any call fails. A response is made for each request: of one that is kept for minutes Node.js may throw the body away. */
export const failures = {
  'is answered with a 500': () => status(500),
  'is answered with a 404': () => status(404),
  'meets a broken connection': resets,
  'is never answered': hangs,
  'is answered with HTML': html,
  'is answered with broken JSON': malformed,
} satisfies Readonly<Record<string, Answer>>
