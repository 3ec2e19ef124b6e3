import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { cors } from 'hono/cors'
import type { Settings } from '../settings'

/** Half a year, in seconds. */
const HTTPS_ONLY = 'max-age=15552000'

/**
 * Security headers of every response. Pages on other sites load the widget and call the
 * API, so resources may be used across origins. Pages have their own policy (`pagePolicy`); other responses are no documents.
 */
export const securityHeaders = (publicUrl: string | undefined): MiddlewareHandler => {
  const secure = secureHeaders({
    crossOriginResourcePolicy: 'cross-origin',
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: publicUrl?.startsWith('https://') ? HTTPS_ONLY : false,
    permissionsPolicy: { camera: [], geolocation: [], microphone: [] },
    xFrameOptions: 'SAMEORIGIN',
  })
  return async (c, next) => {
    await secure(c, next)
    if (!c.res.headers.has('Content-Security-Policy'))
      c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  }
}

/** How many seconds browsers may cache a preflight answer; no browser caches it longer. */
const PREFLIGHT_SECONDS = 86_400

/** Headers that page scripts may read. The widget uses `Date` to detect a wrong device clock. */
const EXPOSED = ['Date', 'Retry-After', 'X-Request-Id']

/** Allows host pages of these origins, and all requested headers, as a brand may rename the session header. */
export const crossOrigin = (origins: Settings['corsOrigins']): MiddlewareHandler =>
  cors({
    origin: origins === '*' ? '*' : [...origins],
    allowMethods: ['GET', 'POST', 'OPTIONS'],
    exposeHeaders: EXPOSED,
    maxAge: PREFLIGHT_SECONDS,
  })

/** A file of the build whose name changes with its content (webpack.config.js). */
const HASHED = /-[\da-f]{8}\.js$/

/** Cached for a year, without revalidation. */
const FOREVER = 'public, max-age=31536000, immutable'

/** Files with a hash in their name are cached. Pages and all other files are revalidated by their ETag. */
export const caching: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.headers.has('Cache-Control')) return
  c.header('Cache-Control', c.res.ok && HASHED.test(c.req.path) ? FOREVER : 'no-cache')
}

/** Inline scripts and styles. */
const inline = /<(script|style)(\s[^>]*)?>([\s\S]*?)<\/\1>/g

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const HCAPTCHA = ['https://hcaptcha.com', 'https://*.hcaptcha.com']

const BRAINTREE = {
  production: ['https://api.braintreegateway.com', 'https://payments.braintree-api.com'],
  sandbox: ['https://api.sandbox.braintreegateway.com', 'https://payments.sandbox.braintree-api.com'],
}

/** The settings that a page's policy depends on. */
export type PolicySettings = Pick<Settings, 'captcha' | 'braintree' | 'publicUrl'>

/**
 * Writes a page's Content-Security-Policy: its own origin, its inline scripts and styles (by hashes, so that the page can be
 * cached), and the third parties whose keys are set. The docs have a font of their own, and a search in WebAssembly.
 */
export function pagePolicy({
  captcha,
  braintree,
  publicUrl,
}: PolicySettings): (html: string, isDocs: boolean) => string {
  const verification = captcha ? HCAPTCHA : []
  const payment = braintree ? [...BRAINTREE[braintree.environment], 'https://www.paypal.com'] : []
  const frames = [...verification, ...(braintree ? ['https://assets.braintreegateway.com'] : [])]
  const api = publicUrl ? [publicUrl] : []

  return (html, isDocs) => {
    const hashes = (name: string) =>
      [...html.matchAll(inline)]
        .filter(([, tag, , text]) => tag === name && text)
        .map(([, , , text]) => hashOf(text!))
    const policy = {
      'default-src': ["'none'"],
      'script-src': [
        "'self'",
        ...hashes('script'),
        ...verification,
        ...(isDocs ? ["'wasm-unsafe-eval'"] : []),
      ],
      'style-src': ["'self'", ...hashes('style'), ...verification],
      'connect-src': ["'self'", ...api, ...verification, ...payment],
      'img-src': ["'self'", 'data:', ...api],
      'frame-src': ["'self'", ...frames],
      'frame-ancestors': ["'self'"],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      ...(isDocs && { 'font-src': ["'self'"] }),
    }
    return Object.entries(policy)
      .map(([name, sources]) => [name, ...sources].join(' '))
      .join('; ')
  }
}
