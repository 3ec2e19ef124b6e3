import { createHash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import type { Settings } from '../settings'

/** Inline scripts and styles. */
const inline = /<(script|style)(\s[^>]*)?>([\s\S]*?)<\/\1>/g

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const HCAPTCHA = ['https://hcaptcha.com', 'https://*.hcaptcha.com']

const BRAINTREE = {
  production: ['https://api.braintreegateway.com', 'https://payments.braintree-api.com'],
  sandbox: ['https://api.sandbox.braintreegateway.com', 'https://payments.sandbox.braintree-api.com'],
}

/**
 * Gives each page a Content-Security-Policy: its own origin, its inline scripts and styles (by hashes, so that the page can be
 * cached), and the third parties whose keys are set. The docs have a font of their own, and a search in WebAssembly.
 */
export const pagePolicy = ({
  captcha,
  braintree,
  publicUrl,
}: Pick<Settings, 'captcha' | 'braintree' | 'publicUrl'>) => {
  const verification = captcha ? HCAPTCHA : []
  const payment = braintree ? [...BRAINTREE[braintree.environment], 'https://www.paypal.com'] : []
  const frames = [...verification, ...(braintree ? ['https://assets.braintreegateway.com'] : [])]
  const api = publicUrl ? [publicUrl] : []

  return editPage((page, c) => {
    const hashes = (name: string) =>
      [...page.matchAll(inline)]
        .filter(([, tag, , text]) => tag === name && text)
        .map(([, , , text]) => hashOf(text!))
    const policy = {
      'default-src': ["'none'"],
      'script-src': ["'self'", ...hashes('script'), ...verification],
      'style-src': ["'self'", ...hashes('style'), ...verification],
      'connect-src': ["'self'", ...api, ...verification, ...payment],
      'img-src': ["'self'", 'data:', ...api],
      'frame-src': ["'self'", ...frames],
      'frame-ancestors': ["'self'"],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
    }
    if (c.req.path.startsWith('/docs/')) {
      policy['script-src'].push("'wasm-unsafe-eval'")
      Object.assign(policy, { 'font-src': ["'self'"] })
    }
    c.header(
      'Content-Security-Policy',
      Object.entries(policy)
        .map(([name, sources]) => [name, ...sources].join(' '))
        .join('; '),
    )
    return page
  })
}

/** Edits the HTML of each page; other responses stay unchanged. */
export const editPage =
  (edit: (html: string, c: Context) => string | Promise<string>): MiddlewareHandler =>
  async (c, next) => {
    await next()
    if (!c.res.headers.get('Content-Type')?.startsWith('text/html')) return
    c.res = new Response(await edit(await c.res.text(), c), c.res)
    c.res.headers.delete('Content-Length')
  }
