import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { readFile } from 'node:fs/promises'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { exampleBrand, type Keys } from './example-brand'
import { caching, crossOrigin, securityHeaders, editPage, pagePolicy } from './http/headers'
import { answerNotFound } from './request/problems'
import type { Settings } from './settings'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const docs = folder('../../docs/.site')

/** The headers of a 304 replace those in the browser's cache. */
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

/** The two builds' scripts. The pages' own tags have the light one. */
const scripts = { light: '/light/tavola.js', react: '/tavola.js' }

/**
 * A page runs the light build, or React's with `?build=react`. Its last line names the build, with a link to
 * the other. If the folder has only one build, pages run that one.
 */
export const switchBuild = (distFolder: string) =>
  editPage((page, c) => {
    const hasBoth = existsSync(join(distFolder, scripts.light))
    const build = hasBoth && c.req.query('build') !== 'react' ? 'light' : 'react'
    const script = page.replace(`"${scripts.light}"`, `"${scripts[build]}"`)
    // A page of the docs may only name the file.
    const isSwitched = hasBoth && page.includes(`"${scripts.light}"`)
    return isSwitched ? script.replace('</body>', `${line(build, c.req.url)}</body>`) : script
  })

function line(build: keyof typeof scripts, url: string): string {
  const { searchParams } = new URL(url)
  searchParams.set('build', build === 'light' ? 'react' : 'light')
  const address = `?${searchParams}`.replaceAll('&', '&amp;')
  const [name, other] =
    build === 'light' ? ['the light build', 'React’s build'] : ['React’s build', 'the light build']
  return `<p class="build" lang="en" dir="ltr">This page runs ${name}. <a href="${address}">See it with ${other}</a></p>`
}

/** The comment in a page that step 1 replaces: `<!-- step 1: milano-en -->`. */
const mark = /<!-- step 1: ([\w-]+) -->/

/** Puts the build's step 1 into the pages with that comment (README, "Faster still"). */
export const writtenStep = (distFolder: string) =>
  editPage(async (page) => {
    const [comment, name] = mark.exec(page) ?? []
    if (!comment) return page
    const step = await readFile(join(distFolder, 'page', `${name}.html`), 'utf8').catch(() => '')
    return page.replace(comment, () => step)
  })
