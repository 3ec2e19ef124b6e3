import type { Context, MiddlewareHandler } from 'hono'

/** Changes the HTML of each page that is answered; anything else stays as it is. */
export const editPage =
  (edit: (html: string, c: Context) => string | Promise<string>): MiddlewareHandler =>
  async (c, next) => {
    await next()
    if (!c.res.headers.get('Content-Type')?.startsWith('text/html')) return
    c.res = new Response(await edit(await c.res.text(), c), c.res)
    c.res.headers.delete('Content-Length')
  }
