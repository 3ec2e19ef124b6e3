import { cors } from 'hono/cors'

/** How many seconds browsers may cache a preflight answer; no browser caches it longer. */
const PREFLIGHT_SECONDS = 86_400

/** Allows host pages of any origin, and all requested headers, as a brand may rename the session header. */
export const crossOrigin = cors({
  origin: '*',
  allowMethods: ['GET', 'POST', 'OPTIONS'],
  maxAge: PREFLIGHT_SECONDS,
})
