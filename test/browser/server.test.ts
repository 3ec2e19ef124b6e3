import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import type { BrowserContext } from 'playwright-core'
import { longDate } from '../../src/dates/plain-date'
import { browser } from './browser'
import { createDiner, type Diner } from './diner'
import { startReferenceServer, type ReferenceServer } from './reference-server'
import { completes, fixesDetails } from '../kit/ways'

/** A week ahead and no Monday, on which Kinsale rests. */
const day = (() => {
  const soon = new Date(Date.now() + 7 * 86_400_000)
  if (soon.getUTCDay() === 1) soon.setUTCDate(soon.getUTCDate() + 1)
  return longDate(soon.toISOString().slice(0, 10), 'en-IE')
})()

describe('Browser: the reference server', function () {
  this.timeout(60_000)
  let data: string
  let server: ReferenceServer
  let context: BrowserContext

  before(async () => {
    data = await mkdtemp(join(tmpdir(), 'tavola-browser-'))
    server = await startReferenceServer(data)
  })
  beforeEach(async () => void (context = await browser().newContext({ timezoneId: 'Europe/Dublin' })))
  afterEach(() => context.close())
  after(async () => {
    await server.stop()
    await rm(data, { recursive: true, force: true })
  })

  async function arrives(path: string): Promise<Diner> {
    const page = await context.newPage()
    await page.goto(server.origin + path)
    return createDiner(page)
  }

  it('sells a table on the inline page, and has it sold after a restart', async () => {
    const diner = await arrives('/inline.html')
    await choosesKinsale(diner)
    await diner.selects('Hour', '19')
    await diner.clicks('button', 'Continue')
    await fixesDetails(diner)
    await completes(diner)
    await diner.page.close()

    await server.stop()
    server = await startReferenceServer(data)
    const next = await arrives('/inline.html')
    await choosesKinsale(next)
    await next.selects('Hour', '17')
    expect(await next.get('combobox', 'Hour').getByRole('option').allTextContents()).not.to.include('19')
  })

  it('sells a table from the popup', async () => {
    const diner = await arrives('/popup.html')
    await diner.page.getByRole('listitem').filter({ hasText: 'Dawson Street' }).getByRole('button').click()
    await diner.page.getByRole('dialog').getByText('Milano Dawson Street', { exact: true }).waitFor()
    await choosesDay(diner)
    await diner.selects('Hour', '19')
    await diner.clicks('button', 'Continue')
    await fixesDetails(diner)
    await completes(diner)
    await diner.clicks('button', 'Done')
    await diner.misses('dialog', 'Milano restaurants')
  })

  /** For four: Kinsale has one table of that size. */
  async function choosesKinsale(diner: Diner) {
    await diner.types('Location', 'kinsale')
    await diner
      .get('option', /Milano Kinsale/)
      .first()
      .click()
    await choosesDay(diner)
    await diner.selects('Guests', '4')
  }

  async function choosesDay(diner: Diner) {
    await diner.clicks('button', /^Date/)
    const chosen = diner.get('button', day)
    await diner.page.getByRole('grid').waitFor()
    if (!(await chosen.isVisible())) await diner.clicks('button', /next month/i)
    await chosen.click()
  }
})
