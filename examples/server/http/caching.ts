import type { MiddlewareHandler } from 'hono'

/** A file of the build whose name changes with its content (webpack.config.js). */
const HASHED = /-[\da-f]{8}\.js$/

/** For a year, without asking again. */
const FOREVER = 'public, max-age=31536000, immutable'

/** Files with a hash in their name are kept; pages and all other files are asked for again, by their ETag. */
export const caching: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.headers.has('Cache-Control')) return
  c.header('Cache-Control', c.res.ok && HASHED.test(c.req.path) ? FOREVER : 'no-cache')
}
