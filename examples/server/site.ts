import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { crossOrigin } from './cross-origin'
import { exampleBrand, type Keys } from './example-brand'
import type { Settings } from './settings'

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
    <li><a href="/notte.html">Notte, dark and in Italian</a></li>
    <li><a href="/zaytuna.html">Zaytuna, in Arabic</a></li>
    <li><a href="/gallery.html">Every step, in every brand</a></li>
    <li><a href="/openapi.yaml">The nine calls, as OpenAPI</a></li>
  </ul>
</html>
`

/**
 * Example host pages with their brand and the built widget, compressed, around the API.
 *
 * @param galleryScripts the gallery's build
 */
export function createSite(
  api: Hono,
  settings: Keys & Pick<Settings, 'distFolder'>,
  galleryScripts = folder('../gallery/dist'),
): Hono {
  const site = new Hono()
  const brand = exampleBrand(settings)
  const { distFolder } = settings
  site.use(crossOrigin, compress())
  site.get('/', (c) => c.html(index))
  site.get('/example-brand.js', (c) =>
    c.body(brand, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  )
  // A file that is found ends here; what is not goes on to the next line, and to the API at last.
  site.use(serveStatic({ root: folder('../pages') }))
  site.use('/sandbox/*', under('/sandbox', folder('../sandbox')))
  for (const root of [folder('../gallery/pages'), galleryScripts])
    site.use('/gallery/*', under('/gallery', root))
  site.get('/gallery.html', serveStatic({ path: folder('../gallery/pages/gallery.html') }))
  site.use(serveStatic({ root: distFolder }))
  site.use('/dist/*', under('/dist', distFolder))
  site.all('*', (c) => api.fetch(c.req.raw, c.env))
  return site
}

const under = (prefix: string, root: string) =>
  serveStatic({ root, rewriteRequestPath: (path) => path.slice(prefix.length) })
