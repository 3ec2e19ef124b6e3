import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/** Half a year, in seconds. */
const HTTPS_ONLY = 'max-age=15552000'

/**
 * The headers that have browsers be careful with whatever is answered. Other sites' pages load the widget and call the
 * API, so resources may be used across origins. Pages get their policy in `page-policy.ts`; nothing else is a document.
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
