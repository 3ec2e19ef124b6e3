import type { Hono } from 'hono'
import { connectionOf } from '../http/connection'
import type { Settings } from '../settings'
import type { Metrics } from './metrics'

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
