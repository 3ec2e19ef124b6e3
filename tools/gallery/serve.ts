import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createAdaptorServer } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { readSettings } from '../../examples/server/settings'
import { createSite } from '../../examples/server/site'

const thumbnails = fileURLToPath(new URL('../../examples/server/menu/thumbnails', import.meta.url))

/**
 * The example pages without a back end: the pictures have their own.
 *
 * @param distFolder the build that they run; React's where it is left out
 */
export async function serve(distFolder?: string) {
  const menus = serveStatic({ root: thumbnails, rewriteRequestPath: (path) => path.slice('/menus'.length) })
  const settings = readSettings(process.env)
  const site = createSite(new Hono().use('/menus/*', menus), {
    ...settings,
    distFolder: distFolder ?? settings.distFolder,
  })
  const server = createAdaptorServer({ fetch: site.fetch }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() }
}
