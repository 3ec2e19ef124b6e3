import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { exampleBrand, type Keys } from './example-brand'
import { caching } from './http/caching'
import { crossOrigin } from './http/cross-origin'
import { pagePolicy } from './http/page-policy'
import { securityHeaders } from './http/security-headers'
import { answerNotFound } from './request/answer-errors'
import type { Settings } from './settings'
import { switchBuild } from './switch-build'
import { writtenStep } from './written-step'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const docs = folder('../../docs/.site')

/** A 304's headers take the place of those that the browser has kept. */
const RETAINED = [...RETAINED_304_HEADERS, 'Access-Control-Allow-Origin', 'Content-Security-Policy']

/**
 * Serves the example pages, their brands, the built widget and the API, compressed.
 *
 * @param galleryScripts the folder of the gallery's build
 */
export function createSite(
  api: Hono,
  settings: Keys & Pick<Settings, 'distFolder' | 'corsOrigins' | 'publicUrl'>,
  galleryScripts = folder('../../tools/gallery/dist'),
): Hono {
  const site = new Hono()
  const brand = exampleBrand(settings)
  const { distFolder } = settings
  site.use(securityHeaders(settings.publicUrl), crossOrigin(settings.corsOrigins))
  site.use(compress(), etag({ retainedHeaders: RETAINED }), caching)
  site.use(pagePolicy(settings), switchBuild(distFolder), writtenStep(distFolder))
  site.get('/example-brand.js', (c) =>
    c.body(brand, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  )
  // The first folder that has the file serves it; all other paths go to the API.
  site.use(serveStatic({ root: folder('../pages') }))
  site.use('/pictures/*', under('/pictures', folder('../pictures')))
  site.use('/sandbox/*', under('/sandbox', folder('../sandbox')))
  site.use('/adapter/*', under('/adapter', folder('../adapter/dist')))
  for (const root of [folder('../../tools/gallery/pages'), galleryScripts])
    site.use('/gallery/*', under('/gallery', root))
  // `npm run docs` writes them.
  if (existsSync(docs)) {
    site.get('/docs', (c) => c.redirect('/docs/'))
    site.use('/docs/*', under('/docs', docs))
  }
  site.get('/gallery.html', serveStatic({ path: folder('../../tools/gallery/pages/gallery.html') }))
  site.use(serveStatic({ root: distFolder }))
  site.use('/dist/*', under('/dist', distFolder))
  site.route('/', api)
  site.notFound(answerNotFound)
  return site
}

const under = (prefix: string, root: string) =>
  serveStatic({ root, rewriteRequestPath: (path) => path.slice(prefix.length) })
