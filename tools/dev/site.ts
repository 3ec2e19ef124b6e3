import { Hono } from 'hono'

/** Reloads the page after each change. */
const script = "<script>new EventSource('/dev/changes').onmessage = () => location.reload()</script>"

/** How long a request waits while the server restarts, in milliseconds. */
const patience = 20_000
const pause = 100

/** The pages of the server at `origin`. `reload()` reloads them all. */
export function createDevSite(origin: string) {
  const pages = new Set<ReadableStreamDefaultController<Uint8Array>>()
  const site = new Hono()
  site.get('/dev/changes', () => {
    let page: ReadableStreamDefaultController<Uint8Array>
    const events = new ReadableStream<Uint8Array>({
      start(controller) {
        page = controller
        pages.add(page)
        page.enqueue(encode(': connected\n\n'))
      },
      cancel: () => void pages.delete(page),
    })
    return new Response(events, {
      headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' },
    })
  })
  site.all('*', async ({ req }) => withScript(await forward(req.raw, origin)))
  return {
    fetch: site.fetch,
    reload: () => pages.forEach((page) => page.enqueue(encode('data: changed\n\n'))),
  }
}

const encode = (text: string) => new TextEncoder().encode(text)

async function forward(request: Request, origin: string): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  headers.set('Accept-Encoding', 'identity')
  const body = ['GET', 'HEAD'].includes(request.method) ? null : await request.arrayBuffer()
  const giveUp = Date.now() + patience
  for (;;) {
    try {
      return await fetch(origin + pathname + search, {
        method: request.method,
        headers,
        body,
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
  const headers = new Headers(answer.headers)
  headers.set('Cache-Control', 'no-store')
  if (!headers.get('Content-Type')?.startsWith('text/html')) {
    return new Response(answer.body, { status: answer.status, headers })
  }
  headers.delete('Content-Length')
  // It allows only the page's own scripts.
  headers.delete('Content-Security-Policy')
  return new Response((await answer.text()) + script, { status: answer.status, headers })
}
