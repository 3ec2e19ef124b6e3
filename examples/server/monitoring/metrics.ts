import { Counter, Histogram, Registry } from 'prom-client'
import type { Hono, MiddlewareHandler } from 'hono'
import { requestId } from 'hono/request-id'
import { routePath } from 'hono/route'
import { connectionOf } from '../http/caller-address'
import type { Settings } from '../settings'
import type { Logger } from './log'

/** The server's counters for Prometheus. No label contains text from a caller. */
export interface Metrics {
  readonly registry: Registry
  /** How long requests took, in seconds. Status 0: the caller disconnected first. */
  readonly requests: Histogram<'method' | 'route' | 'status'>
  readonly bookings: Counter
  readonly enquiries: Counter
  /** Calls that were answered with a 4xx or 5xx and messages, by the field of the first message. */
  readonly refusals: Counter<'status' | 'field'>
}

/** In seconds: a read takes milliseconds, and a create with two providers up to half a minute. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  return {
    registry,
    requests: new Histogram({
      name: 'tavola_request_seconds',
      help: 'How long requests took, in seconds',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers,
    }),
    bookings: new Counter({ name: 'tavola_bookings_total', help: 'Tables sold', registers }),
    enquiries: new Counter({ name: 'tavola_enquiries_total', help: 'Enquiries stored', registers }),
    refusals: new Counter({
      name: 'tavola_refusals_total',
      help: 'Calls that were refused, by status and field',
      labelNames: ['status', 'field'],
      registers,
    }),
  }
}

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/

/**
 * Serves the metrics at `/metrics` in Prometheus' text format. `local` answers calls from this machine alone; one that a
 * proxy on it passes on is none.
 */
export function serveMetrics(app: Hono, { registry }: Metrics, to: Settings['metrics']): void {
  if (to === 'off') return
  app.get('/metrics', async (c, next) => {
    const passedOn = c.req.header('X-Forwarded-For') ?? c.req.header('Forwarded') ?? c.req.header('Via')
    const address = connectionOf(c).incoming?.socket.remoteAddress ?? ''
    if (to === 'local' && (passedOn !== undefined || !LOOPBACK.test(address))) return next()
    return c.body(await registry.metrics(), 200, {
      'Content-Type': registry.contentType,
      'Cache-Control': 'no-store',
    })
  })
}

/** Longer than a UUID, with room for a proxy's own form. */
const LONGEST_ID = 100

/** The id of a request: of `X-Request-Id` if it has a sensible one, else a new one. The answer carries it. */
export const requestIds = requestId({ limitLength: LONGEST_ID })

/**
 * A line in the log and an entry in the metrics for each request, when its answer is sent or its caller has gone. It has
 * the route's pattern in place of the path.
 */
export const observeRequests =
  (log: Logger, metrics: Metrics): MiddlewareHandler =>
  async (c, next) => {
    const start = performance.now()
    const { outgoing } = connectionOf(c)

    const ended = (status: number, aborted: boolean) => {
      const milliseconds = performance.now() - start
      const seen = { method: c.req.method, route: routePath(c), status }
      metrics.requests.observe(seen, milliseconds / 1000)
      const line = { id: c.get('requestId') as string, ...seen, ms: Math.round(milliseconds), aborted }
      log.info(line, 'request')
    }
    // 0 where the caller did not wait for a status.
    outgoing?.once('close', () =>
      ended(outgoing.headersSent ? outgoing.statusCode : 0, !outgoing.writableFinished),
    )
    await next()
    if (!outgoing) ended(c.res.status, false)
  }
