import { Hono, type MiddlewareHandler } from 'hono'
import { type Health, serveHealth } from './health/health'
import { observeRequests, requestIds } from './http/observe-requests'
import type { Logger } from './log/log'
import type { Metrics } from './metrics/metrics'
import { serveMetrics } from './metrics/serve-metrics'
import { answerErrors, answerNotFound } from './request/answer-errors'
import type { Settings } from './settings'

interface Parts {
  readonly site: Hono
  readonly log: Logger
  readonly metrics: Metrics
  readonly health: Health
  readonly metricsFor: Settings['metrics']
}

/** All that the process answers: the site with its calls, health and metrics; each request is in the log. */
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

/** A connection that is kept open would keep a server that stops from its end. */
const lastOnConnection =
  (isStopping: () => boolean): MiddlewareHandler =>
  async (c, next) => {
    await next()
    if (isStopping()) c.header('Connection', 'close')
  }
