import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createAdaptorServer } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { Page } from 'playwright-core'
import { readSettings } from '../../examples/server/settings'
import { createSite } from '../../examples/server/site'
import { addressOf, nameOf, type Shown } from './pictures'

const thumbnails = fileURLToPath(new URL('../../examples/server/menu/thumbnails', import.meta.url))

/**
 * Serves the example pages without a back end: each picture has its own.
 *
 * @param distFolder the build to serve; React's if left out
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

/** "Today" in the pictures, a Friday morning, so that they change only with the widget. */
const today = new Date('2026-11-20T09:00:00Z')

/** Longer than any step of a walk waits, in milliseconds. */
const patience = 120_000

/** Sets up a page that is to show pictures. */
export async function prepare(page: Page, time = today): Promise<void> {
  await page.clock.install({ time })
}

/** Shows a picture. Resolves to the problems on the way: a step that wasn't reached, errors in the console. */
export async function reach(page: Page, origin: string, shown: Shown): Promise<string[]> {
  const problems: string[] = []
  const add = (text: string) => problems.push(`${nameOf(shown)}: ${text.split('\n')[0]}`)
  const onConsole = (message: { type(): string; text(): string }) =>
    /^(error|warning)$/.test(message.type()) && add(message.text())
  const onError = (error: Error) => add(String(error))
  await page.setViewportSize({ width: shown.width, height: shown.width < 600 ? 740 : 800 })
  page.on('console', onConsole).on('pageerror', onError)
  try {
    await page.goto(origin + addressOf(shown))
    await page.locator('html[data-picture]').waitFor({ state: 'attached', timeout: patience })
    const reason = await page.locator('html').getAttribute('data-reason')
    if (reason) add(reason)
  } catch (error) {
    add(String(error))
  } finally {
    page.off('console', onConsole).off('pageerror', onError)
  }
  return problems
}
