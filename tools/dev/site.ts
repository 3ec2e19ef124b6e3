import { Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { streamSSE, type SSEStreamingApi } from 'hono/streaming'

/** Reloads the page after each change. */
const script = "<script>new EventSource('/dev/changes').onmessage = () => location.reload()</script>"

/** How long a request waits while the server restarts, in milliseconds. */
const patience = 20_000
const pause = 100

/** The pages of the server at `origin`. `reload()` reloads them all. */
export function createDevSite(origin: string) {
  const pages = new Set<SSEStreamingApi>()
  const site = new Hono()
  site.get('/dev/changes', (c) => {
    c.header('Cache-Control', 'no-store')
    return streamSSE(c, async (page) => {
      pages.add(page)
      await page.write(': connected\n\n')
      await new Promise<void>((closed) => page.onAbort(closed))
      pages.delete(page)
    })
  })
  site.all('*', async ({ req }) => withScript(await forward(req.raw, origin)))
  return {
    fetch: site.fetch,
    reload: () => pages.forEach((page) => void page.writeSSE({ data: 'changed' })),
  }
}

async function forward(request: Request, origin: string): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const body = ['GET', 'HEAD'].includes(request.method) ? undefined : await request.arrayBuffer()
  const giveUp = Date.now() + patience
  for (;;) {
    try {
      const { method, headers } = request
      return await proxy(origin + pathname + search, {
        method,
        headers,
        ...(body && { body }),
        redirect: 'manual',
      })
    } catch {
      if (Date.now() > giveUp)
        return new Response('The reference server isn’t running. See the terminal of npm run dev.', {
          status: 502,
        })
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

async function withScript(answer: Response): Promise<Response> {
  answer.headers.set('Cache-Control', 'no-store')
  if (!answer.headers.get('Content-Type')?.startsWith('text/html')) return answer
  answer.headers.delete('Content-Length')
  // It allows only the page's own scripts.
  answer.headers.delete('Content-Security-Policy')
  return new Response((await answer.text()) + script, answer)
}
