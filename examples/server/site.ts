import { fileURLToPath } from 'node:url'
import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { exampleBrand, type Keys } from './example-brand'
import { Files, serveFolder } from './http/content'
import { caching, crossOrigin, securityHeaders } from './http/headers'
import { isCall, limitFiles, type FileLimits } from './http/limits'
import { createPages } from './http/pages'
import { wellFormed } from './request/path'
import { answerNotFound } from './request/problems'
import type { Settings } from './settings'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const docs = folder('../../docs/.site')

/** The headers of a 304 replace those in the browser's cache. */
const RETAINED = [...RETAINED_304_HEADERS, 'Access-Control-Allow-Origin', 'Content-Security-Policy']

/** The API counts its calls before it does anything else: no folder is searched for them. */
const exceptCalls =
  (handler: MiddlewareHandler): MiddlewareHandler =>
  (c, next) =>
    isCall(c) ? next() : handler(c, next)

/**
 * Serves the example pages, their brands, the built widget and the API, compressed.
 *
 * @param galleryScripts the folder of the gallery's build
 */
export function createSite(
  api: Hono,
  settings: Keys &
    Pick<Settings, 'distFolder' | 'corsOrigins' | 'publicUrl'> & { readonly limits?: FileLimits },
  galleryScripts = folder('../../tools/gallery/dist'),
): Hono {
  const site = new Hono()
  const brand = exampleBrand(settings)
  const files = new Files()
  const page = createPages(files, settings)
  /** @param prefix the part of the path that stands for the folder */
  const under = (prefix: string, root: string) => serveFolder({ files, root, prefix, page })
  site.use(securityHeaders(settings.publicUrl))
  if (settings.limits) site.use(limitFiles(settings.limits))
  site.use(crossOrigin(settings.corsOrigins), exceptCalls(wellFormed))
  site.use(compress(), etag({ retainedHeaders: RETAINED }), caching)
  site.get('/example-brand.js', (c) =>
    c.body(brand, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  )
  // The first folder that has the file serves it; all other paths go to the API.
  site.use(exceptCalls(under('', folder('../pages'))))
  site.use('/pictures/*', under('/pictures', folder('../pictures')))
  site.use('/sandbox/*', under('/sandbox', folder('../sandbox')))
  site.use('/adapter/*', under('/adapter', folder('../adapter/dist')))
  for (const root of [folder('../../tools/gallery/pages'), galleryScripts])
    site.use('/gallery/*', under('/gallery', root))
  // `npm run docs` writes them, also while the server runs.
  site.get('/docs', (c) => c.redirect('/docs/'))
  site.use('/docs/*', under('/docs', docs))
  site.get('/gallery.html', under('', folder('../../tools/gallery/pages')))
  site.use(exceptCalls(under('', settings.distFolder)))
  site.use('/dist/*', under('/dist', settings.distFolder))
  site.route('/', api)
  site.notFound(answerNotFound)
  return site
}
