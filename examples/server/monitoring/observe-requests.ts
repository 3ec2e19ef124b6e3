import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { requestId } from 'hono/request-id'
import { routePath } from 'hono/route'
import { connectionOf } from '../http/caller-address'
import type { Logger } from './log'
import type { Metrics } from './metrics'

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
    const { incoming, outgoing } = connectionOf(c)
    metrics.inFlight.inc()

    const ended = (status: number, aborted: boolean) => {
      metrics.inFlight.dec()
      const milliseconds = performance.now() - start
      const seen = { method: c.req.method, route: routePath(c), status }
      metrics.requests.observe(seen, milliseconds / 1000)
      const line = { id: c.get('requestId') as string, ...seen, ms: Math.round(milliseconds), aborted }
      log.info(line, 'request')
    }
    if (incoming && outgoing)
      // 0 where the caller did not wait for a status.
      onceClosed(incoming, outgoing, () =>
        ended(outgoing.headersSent ? outgoing.statusCode : 0, !outgoing.writableFinished),
      )
    await next()
    if (!outgoing) ended(c.res.status, false)
  }

/** Calls `ended` when the answer is sent, or its connection has closed. */
function onceClosed(
  { socket }: HttpBindings['incoming'],
  outgoing: HttpBindings['outgoing'],
  ended: () => void,
): void {
  let isClosed = false
  const close = () => {
    socket.off('close', close)
    // One may close in the midst of the other.
    if (!isClosed) ended()
    isClosed = true
  }
  outgoing.once('close', close)
  // A response that waits behind another on its connection (pipelining) gets no "close" event.
  socket.once('close', close)
  // However many stand in line, it is no leak.
  socket.setMaxListeners(0)
}
