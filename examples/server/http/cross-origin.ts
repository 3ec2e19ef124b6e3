import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { Settings } from '../settings'

/** How many seconds browsers may cache a preflight answer; no browser caches it longer. */
const PREFLIGHT_SECONDS = 86_400

/** What the page's script may read: the widget notices a device's wrong clock by `Date`. */
const EXPOSED = ['Date', 'Retry-After', 'X-Request-Id']

/** Allows host pages of these origins, and all requested headers, as a brand may rename the session header. */
export const crossOrigin = (origins: Settings['corsOrigins']): MiddlewareHandler =>
  cors({
    origin: origins === '*' ? '*' : [...origins],
    allowMethods: ['GET', 'POST', 'OPTIONS'],
    exposeHeaders: EXPOSED,
    maxAge: PREFLIGHT_SECONDS,
  })
