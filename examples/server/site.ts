import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { crossOrigin } from './cross-origin'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const index = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <title>Tavola</title>
  <h1>Tavola</h1>
  <ul>
    <li><a href="/inline.html">The widget in a page</a></li>
    <li><a href="/popup.html">The widget as a popup</a></li>
    <li><a href="/openapi.yaml">The nine calls, as OpenAPI</a></li>
  </ul>
</html>
`

/** Example host pages and the built widget, compressed, around the API. */
export function createSite(api: Hono): Hono {
  const site = new Hono()
  site.use(crossOrigin, compress())
  site.get('/', (c) => c.html(index))
  // A file that is found ends here; what is not goes on to the next line, and to the API at last.
  site.use(serveStatic({ root: folder('../pages') }))
  site.use(serveStatic({ root: folder('../../dist') }))
  site.use(
    '/dist/*',
    serveStatic({ root: folder('../../dist'), rewriteRequestPath: (path) => path.slice('/dist'.length) }),
  )
  site.all('*', (c) => api.fetch(c.req.raw, c.env))
  return site
}
