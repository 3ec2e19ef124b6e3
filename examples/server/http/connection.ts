import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** Node's own request and response; without a port, as in tests, there are none. */
export const connectionOf = (c: Context): Partial<HttpBindings> => (c.env ?? {}) as Partial<HttpBindings>

/** Whether the caller went away before the whole answer was sent. */
export function isAborted(c: Context): boolean {
  const { outgoing } = connectionOf(c)
  return outgoing !== undefined && outgoing.destroyed && !outgoing.writableFinished
}
