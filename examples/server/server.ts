import {
  createServer as createNodeServer,
  type RequestListener,
  type Server,
  type ServerOptions,
} from 'node:http'
import { Hono, type MiddlewareHandler } from 'hono'
import { getRequestListener, RequestError } from '@hono/node-server'
import { takeTurns, type ConnectionLimits } from './http/connections'
import { type Health, serveHealth } from './monitoring/health'
import { observeRequests, requestIds, type Metrics, serveMetrics } from './monitoring/metrics'
import type { Logger } from './monitoring/log'
import { answerErrors, answerNotFound } from './request/problems'
import type { Settings } from './settings'

interface Parts {
  readonly site: Hono
  readonly log: Logger
  readonly metrics: Metrics
  readonly health: Health
  readonly metricsFor: Settings['metrics']
}

/** Everything that the process serves: the site with its API, health and metrics. Each request is logged. */
export function createServer({ site, log, metrics, health, metricsFor }: Parts): Hono {
  const server = new Hono()
  server.use(requestIds, observeRequests(log, metrics), lastOnConnection(health.isStopping))
  serveHealth(server, health)
  serveMetrics(server, metrics, metricsFor)
  server.route('/', site)
  server.notFound(answerNotFound)
  server.onError(answerErrors({ log, metrics }))
  return server
}

/** Connections that are kept alive would delay the server's stop. */
const lastOnConnection =
  (isStopping: () => boolean): MiddlewareHandler =>
  async (c, next) => {
    await next()
    if (isStopping()) c.header('Connection', 'close')
  }

type FetchCallback = Parameters<typeof getRequestListener>[0]

/** How long callers may take, in milliseconds. */
type CallerLimits = Required<
  Pick<
    ServerOptions,
    'headersTimeout' | 'requestTimeout' | 'keepAliveTimeout' | 'connectionsCheckingInterval'
  >
>

const CALLER_LIMITS: CallerLimits = {
  headersTimeout: 15_000,
  // As long as the widget waits for a create.
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  // Longer than the 60 seconds of most load balancers. Otherwise one of them could send a create on a connection that we are
  // closing, and its outcome would be unknown to the diner.
  keepAliveTimeout: 75_000,
}

/** How long a caller may neither send nor read during a request, in milliseconds. */
const LONGEST_SILENCE = 30_000

/**
 * The HTTP server of an app. A request that arrives too slowly gets a 408, so that a caller can't hold connections
 * open with a byte at a time. A connection is closed on which nothing moves during a request.
 */
export function createHttpServer(
  fetch: FetchCallback,
  settings: ConnectionLimits,
  limits = CALLER_LIMITS,
): Server {
  const turns = takeTurns(listenerOf(fetch), settings)
  // Otherwise Node.js itself refuses an unknown expectation, beside the limits.
  const server = createNodeServer(limits, turns.answer)
    .on('connection', turns.open)
    .on('checkExpectation', turns.answer)
  server.timeout = LONGEST_SILENCE
  return server
}

/** An address that the site refuses with a 400. */
const NO_ADDRESS = 'http://localhost/%'

/** Requests without a readable address or `Host` don't reach `fetch`: the site refuses them as any other, counted and logged. */
const listenerOf =
  (fetch: FetchCallback): RequestListener =>
  (incoming, outgoing) =>
    getRequestListener(fetch, {
      errorHandler: (error) =>
        error instanceof RequestError
          ? (fetch(new Request(NO_ADDRESS), { incoming, outgoing }) as Response)
          : new Response(null, { status: 500 }),
    })(incoming, outgoing)

interface Stop {
  readonly server: Server
  /** How long pending calls may take to finish, in milliseconds. */
  readonly patience: number
  /** Closes what the calls use. */
  readonly close: () => Promise<void>
  readonly exit: (code: number) => void
}

/**
 * Handles signals to stop. The first one accepts no new connections, waits for pending calls, closes all connections and
 * exits with 0. A second one exits with 1 at once.
 */
export function createStop({ server, patience, close, exit }: Stop): {
  stop: () => void
  isStopping: () => boolean
} {
  let stopping = false
  return {
    isStopping: () => stopping,
    stop: () => {
      if (stopping) return exit(1)
      stopping = true
      const deadline = setTimeout(() => server.closeAllConnections(), patience)
      server.close(() => {
        clearTimeout(deadline)
        void close().then(
          () => exit(0),
          () => exit(1),
        )
      })
    },
  }
}

/** Prints where everything is, for people and for the tests that wait for it. */
export function announceAddresses(origin: string): void {
  console.log(`Inline  ${origin}/inline.html`)
  console.log(`        ${origin}/written.html, with step 1 in its HTML`)
  console.log(`Popup   ${origin}/popup.html`)
  console.log(`Question ${origin}/question.html`)
  console.log(`Brands  ${origin}/notte.html ${origin}/zaytuna.html`)
  console.log(`Gallery ${origin}/gallery.html`)
  console.log(`Docs    ${origin}/docs/`)
  console.log(`API     ${origin}/api`)
  console.log(`OpenAPI ${origin}/openapi.yaml`)
}

/** Prints which third parties are only sandbox versions, and how long personal data is kept. */
export function announceSettings({ captcha, braintree, retentionDays }: Settings): void {
  if (captcha === undefined) console.log('Sandbox: no human verification is checked')
  if (braintree === undefined) console.log('Sandbox: no card is verified; real cards are refused')
  console.log(
    retentionDays === undefined
      ? 'Bookings and enquiries are kept without end: RETENTION_DAYS has them deleted'
      : `Bookings and enquiries are deleted ${retentionDays} days after their date`,
  )
}
