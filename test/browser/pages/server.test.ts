import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { expect } from 'chai'
import { Hono } from 'hono'
import type { BrowserContext, Page } from 'playwright-core'
import { openDatabase, prepare } from '../../../examples/server/database/prepare'
import { readSettings } from '../../../examples/server/settings'
import { createSite } from '../../../examples/server/site'
import { restaurants } from '../../../src/scenes/restaurants'
import { scene } from '../../../src/scenes/scene'
import { isNight } from '../../kit/night'
import { TestServer } from '../../server/kit/test-server'
import { browser, pictureFailure } from '../kit/browser'
import { dinerAt, type Diner } from '../kit/diner'
import { dist, startServer, type Server } from '../kit/site'
import { nextWeek, now } from '../kit/time'

/** The pages of `npm start` with this API. */
function startPages(api: Hono): Promise<Server> {
  const answers = getRequestListener(createSite(api, readSettings({})).fetch)
  return startServer((request, response) => {
    // Node's own would be the machine's.
    response.sendDate = false
    void answers(request, response)
  })
}

let server: Server
let context: BrowserContext

/** A page with the tests' clock. */
async function opens(path: string, prepares?: (page: Page) => void): Promise<Page> {
  const page = await context.newPage()
  prepares?.(page)
  await page.clock.install({ time: now })
  await page.goto(server.origin + path)
  return page
}

/** By day one build of each page, and the docs' first page and playground. The gallery's pictures have tests of their own. */
const isVisited = (path: string) =>
  /\/$|\.html/.test(path) &&
  !/^\/(gallery|docs\/(source|files))\//.test(path) &&
  (isNight || /^(?!.*build=react)(?!\/docs\/.)|playground/.test(path))

/** Longer than the widget's own checks of its brand wait, in milliseconds. */
const checked = 6_000

describe('Browser: the pages of npm start', () => {
  before(async () => {
    const back = scene(
      'a free evening',
      { 'GET /api/venues/getbyid/*': restaurants[0] },
      { now, restaurants },
    )
    server = await startPages(new Hono().all('/api/*', ({ req }) => back(req.raw)))
  })
  after(() => server.close())

  it('no page, and none that it leads to, writes a line in the console', async () => {
    const files = (await readdir('examples/pages')).filter((name) => name.endsWith('.html'))
    const links = new Set(['/', ...files.map((name) => `/${name}`)])
    const lines: string[] = []
    // A set's loop also visits what is added during it.
    for (const path of links) {
      context = await (await browser()).newContext({ timezoneId: 'Europe/Dublin' })
      const page = await opens(path, (page) => {
        page.on('console', (message) => lines.push(`${path}: ${message.text()}`))
        page.on('pageerror', (error) => lines.push(`${path}: ${String(error)}`))
      })
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
      await context.close()
    }
    expect(links).to.include('/gallery.html').and.include('/docs/playground.html')
    expect(lines).to.deep.equal([])
  })
})

// By day test/server holds what it answers; starting it takes as long as thirty visits.
if (isNight) describe('Browser: the reference server', suite)

function suite() {
  const reference = new TestServer()
  let data: string

  before(async () => {
    data = await mkdtemp(join(tmpdir(), 'tavola-browser-'))
    reference.database = await openDatabase(undefined, data)
    await prepare(reference.database, now)
    reference.now = now
    server = await startPages(reference.app)
  })
  beforeEach(async () => void (context = await (await browser()).newContext()))
  afterEach(pictureFailure)
  afterEach(() => context.close())
  after(async () => {
    server.close()
    await reference.database.close()
    await rm(data, { recursive: true, force: true })
  })

  it('sells a table from the popup, with a menu, after a declined card, in both builds', async () => {
    const diner = dinerAt(await opens('/popup.html'))
    await diner.finds('text', 'This page runs the light build.')
    await diner.clicks('link', 'See it with React’s build')
    await diner.finds('text', 'This page runs React’s build.')
    // Its buttons do nothing before its module has run.
    await diner.page.waitForLoadState()
    await diner.presses('Book at Temple Bar')
    await diner.gets('dialog', /./).waitFor()
    await diner.chose('Milano Temple Bar')
    await diner.choosesDay(nextWeek)
    await diner.clicks('radio', /^19:00/)
    await diner.presses('Continue')
    await diner.clicks('radio', 'Three courses')
    await diner.presses('Next')
    await diner.fillsDetails()
    await diner.presses('Complete Booking')
    await isHuman(diner)
    await diner.finds('text', 'Sandbox - no real card')
    await paysWith(diner, '4000 0000 0000 0002')
    await diner.page.getByRole('checkbox', { name: /terms/ }).check()
    await diner.presses('Complete Booking')
    await diner.page
      .getByRole('alert')
      .getByText(/wasn't accepted/)
      .waitFor()
    await diner.presses('OK')
    await paysWith(diner, '4111 1111 1111 1111')
    await diner.completes()
    await diner.finds('text', 'up to £5 × 2 = £10')
    await diner.presses('Done')
    await diner.misses('dialog', 'Milano restaurants')
    // No build of the widget has the sandbox.
    for (const file of (await readdir(dist)).filter((name) => name.endsWith('.js')))
      expect(await readFile(join(dist, file), 'utf8'), file).not.to.match(/Sandbox - no real (check|card)/)
  })

  /** The sandbox's challenge, which says what it is. The press that opened it goes on by itself then. */
  async function isHuman(diner: Diner) {
    await diner.page.getByText('Sandbox - no real check').last().waitFor()
    await diner.presses('A pizza')
  }

  async function paysWith(diner: Diner, number: string) {
    await diner.fills('Card number', number)
    await diner.fills('Expiration date', '12/34')
    await diner.fills('CVV', '123')
  }
}
