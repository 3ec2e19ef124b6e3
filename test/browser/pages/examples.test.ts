import { readdirSync } from 'node:fs'
import { getRequestListener } from '@hono/node-server'
import { expect } from 'chai'
import { Hono } from 'hono'
import type { Page } from 'playwright-core'
import { readSettings } from '../../../examples/server/settings'
import { createSite } from '../../../examples/server/site'
import { restaurants } from '../../../src/scenes/restaurants'
import { scene } from '../../../src/scenes/scene'
import { isNight } from '../../kit/night'
import { browser } from '../kit/browser'
import { startServer, type Server } from '../kit/site'
import { now } from '../kit/time'

/** By day one build of each page, and the docs' first page and playground. The gallery's pictures have tests of their own. */
const isVisited = (path: string) =>
  /\/$|\.html/.test(path) &&
  !/^\/(gallery|docs\/(source|files))\//.test(path) &&
  (isNight || /^(?!.*build=react)(?!\/docs\/.)|playground/.test(path))

/** Longer than the widget's own checks of its brand wait, in milliseconds. */
const checked = 6_000

describe('Browser: the pages of npm start', () => {
  let server: Server
  before(async () => {
    const back = scene(
      'a free evening',
      { 'GET /api/venues/getbyid/*': restaurants[0] },
      { now, restaurants },
    )
    const api = new Hono().all('/api/*', ({ req }) => back(req.raw))
    server = await startServer(getRequestListener(createSite(api, readSettings({})).fetch))
  })
  after(() => server.close())

  /** Opens the page and its popup, and adds its console lines and links to the others. */
  async function visit(page: Page, path: string, lines: string[], links: Set<string>) {
    page.on('console', (message) => lines.push(`${path}: ${message.text()}`))
    page.on('pageerror', (error) => lines.push(`${path}: ${String(error)}`))
    await page.clock.install({ time: now })
    await page.goto(server.origin + path)
    const book = page.locator('#book')
    if ((await book.count()) > 0) await book.locator('.root').waitFor()
    const door = page.locator('[data-venue]').first()
    if ((await door.count()) > 0) {
      await door.click()
      await page.getByRole('dialog').waitFor()
    }
    await page.clock.runFor(checked)
    const found = await page.evaluate<string[]>('[...document.links].map(({ href }) => href)')
    for (const { origin, pathname, search } of found.map((href) => new URL(href)))
      if (origin === server.origin && isVisited(pathname + search)) links.add(pathname + search)
  }

  it('no page, and none that it leads to, writes a line in the console', async () => {
    const files = readdirSync('examples/pages').filter((name) => name.endsWith('.html'))
    const links = new Set(['/', ...files.map((name) => `/${name}`)])
    const lines: string[] = []
    // A set's loop also visits what is added during it.
    for (const path of links) {
      const context = await (await browser()).newContext({ timezoneId: 'Europe/Dublin' })
      await visit(await context.newPage(), path, lines, links)
      await context.close()
    }
    expect(links).to.include('/gallery.html').and.include('/docs/playground.html')
    expect(lines).to.deep.equal([])
  })
})
