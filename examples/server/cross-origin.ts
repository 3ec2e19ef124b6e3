import { cors } from 'hono/cors'

/** Browsers ask again after this many seconds whether they may call us; none keeps the answer longer. */
const PREFLIGHT_SECONDS = 86_400

/** Host pages are of any origin. The headers asked for are allowed: a brand may rename the session header. */
export const crossOrigin = cors({
  origin: '*',
  allowMethods: ['GET', 'POST', 'OPTIONS'],
  maxAge: PREFLIGHT_SECONDS,
})
