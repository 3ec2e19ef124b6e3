import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { expect } from 'chai'
import type { BrowserContext } from 'playwright-core'
import { createApp } from '../../../examples/server/app'
import { openPayment } from '../../../examples/server/booking/payment'
import { openDatabase, prepare } from '../../../examples/server/database/prepare'
import { createLog } from '../../../examples/server/monitoring/log'
import { createMetrics } from '../../../examples/server/monitoring/metrics'
import { readSettings } from '../../../examples/server/settings'
import { createSite } from '../../../examples/server/site'
import { isNight } from '../../kit/night'
import { browser, pictureFailure } from '../kit/browser'
import { dist } from '../kit/site'
import { dinerAt, type Diner } from '../kit/diner'
import { addDays, nextWeek, now } from '../kit/time'

/** The reference server with its pages on a free port, with the tests' clock and its data in a folder of the test's. */
async function startReferenceServer(dataFolder: string) {
  const settings = readSettings({})
  const database = await openDatabase(undefined, dataFolder)
  await prepare(database, now)
  const api = createApp({
    ...settings,
    publicUrl: 'http://localhost',
    database,
    now: () => now,
    log: createLog('silent'),
    metrics: createMetrics(),
    payment: openPayment(undefined),
  })
  const { fetch } = createSite(api, settings)
  const server = createAdaptorServer({ fetch })
  // Node's own date would be the machine's.
  server.prependListener('request', (_, response: ServerResponse) => (response.sendDate = false))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      await new Promise((done) => server.close(done))
      await database.close()
    },
  }
}

/** A week ahead and no Monday, on which Kinsale rests. */
const day = new Date(nextWeek).getUTCDay() === 1 ? addDays(nextWeek, 1) : nextWeek

// By day test/server holds what it answers; starting it takes as long as thirty visits.
if (isNight) describe('Browser: the reference server', suite)

function suite() {
  let data: string
  let server: Awaited<ReturnType<typeof startReferenceServer>>
  let context: BrowserContext

  before(async () => {
    data = await mkdtemp(join(tmpdir(), 'tavola-browser-'))
    server = await startReferenceServer(data)
  })
  beforeEach(async () => void (context = await (await browser()).newContext()))
  afterEach(pictureFailure)
  afterEach(() => context.close())
  after(async () => {
    await server.stop()
    await rm(data, { recursive: true, force: true })
  })

  async function arrives(path: string): Promise<Diner> {
    const page = await context.newPage()
    await page.clock.install({ time: now })
    await page.goto(server.origin + path)
    return dinerAt(page)
  }

  it('sells a table on the inline page, which is sold for the next diner', async () => {
    const diner = await arrives('/inline.html')
    await choosesKinsale(diner)
    await diner.clicks('radio', /^19:00/)
    await diner.presses('Continue')
    await diner.fillsDetails()
    await diner.presses('Complete Booking')
    await isHuman(diner)
    await diner.finds('heading', 'Booking Confirmed')
    await diner.page.close()

    const next = await arrives('/inline.html')
    await choosesKinsale(next)
    await next.finds('radio', '17:00')
    expect(await next.gets('radio', '19:00 full').count()).to.equal(1)
  })

  it('sells a table from the popup, with a menu, after a declined card, in both builds', async () => {
    const diner = await arrives('/popup.html')
    await diner.finds('text', 'This page runs the light build.')
    await diner.clicks('link', 'See it with React’s build')
    await diner.finds('text', 'This page runs React’s build.')
    // Its buttons do nothing before its module has run.
    await diner.page.waitForLoadState()
    await opens(diner, 'Temple Bar')
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
  })

  it('says on screen that the sandbox checks nothing, and no build of the widget contains it', async () => {
    const mark = /Sandbox - no real (check|card)/
    for (const file of ['hcaptcha.js', 'braintree.js']) {
      expect(await (await fetch(`${server.origin}/sandbox/${file}`)).text()).to.match(mark)
    }
    const files = (await readdir(dist)).filter((name) => name.endsWith('.js'))
    for (const file of files) {
      expect(await readFile(join(dist, file), 'utf8'), file).not.to.match(mark)
    }
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

  /** For four: Kinsale has one table of that size. */
  async function choosesKinsale(diner: Diner) {
    const found = diner.page.waitForResponse(/venues\/search\/kinsale/)
    await diner.fills('Location', 'kinsale')
    // The restaurants by town give way to what was searched for.
    await found
    await diner
      .gets('option', /Milano Kinsale/)
      .first()
      .click()
    await diner.choosesDay(day)
    await diner.clicks('radio', '4')
  }

  /** The popup for a restaurant, up to its menus. */
  async function opens(diner: Diner, name: string) {
    await diner.presses(`Book at ${name}`)
    await diner.gets('dialog', /./).waitFor()
    await diner.chose(`Milano ${name}`)
    await diner.choosesDay(day)
    await diner.clicks('radio', /^19:00/)
    await diner.presses('Continue')
  }
}
