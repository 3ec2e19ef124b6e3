import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { Browser } from 'playwright-core'
import manifest from '../../../package.json'
import { openPglite } from '../../../examples/server/database/pglite'
import { prepare } from '../../../examples/server/database/prepare'
import { readSettings } from '../../../examples/server/settings'
import { createSite } from '../../../examples/server/site'
import { withChromium } from '../../../tools/chromium'
import { dinerAt, type Diner } from '../../browser/kit/diner'
import { startServer } from '../../browser/kit/site'
import { booking } from '../kit/payloads'
import { MIDDAY, TestServer } from '../kit/test-server'
import { shortened, type Json, type RecordedCall, type Recording } from './recording'

/**
 * Records the calls of the light build in `dist`, before it is released: `MOCHA_WORKER_ID=1 npx tsx
 * test/server/builds/record.ts`. Diners walk through the example pages, on the reference server as it is.
 */

const calls: RecordedCall[] = []
const kept = ['content-type', 'x-session-id', 'idempotency-key']

const folder = mkdtempSync(join(tmpdir(), 'tavola-record-'))
const server = new TestServer()
server.database = await openPglite(join(folder, 'data'))
await prepare(server.database, MIDDAY)
const api = new Hono().all('/api/*', async ({ req }) => {
  const { method, url } = req.raw
  const { pathname } = new URL(url)
  const text = await req.raw.clone().text()
  const response = await server.app.fetch(req.raw)
  if (method === 'OPTIONS') return response
  const headers = Object.fromEntries([...req.raw.headers].filter(([name]) => kept.includes(name)))
  calls.push({
    request: `${method} ${pathname}`,
    headers,
    ...(text && { body: JSON.parse(text) as Json }),
    status: response.status,
    response: shortened((await response.clone().json()) as Json),
  })
  return response
})
const listener = getRequestListener(createSite(api, readSettings({})).fetch)
const site = await startServer((request, response) => {
  // The page's clock isn't the machine's.
  response.sendDate = false
  void listener(request, response)
})
await withChromium(async (browser) => {
  await books(await arrives(browser, '/popup.html'))
  await enquires(await arrives(browser, '/inline.html'))
  await takesAnother(await arrives(browser, '/inline.html'))
})
site.close()
await server.database.close()
rmSync(folder, { recursive: true })

const recording: Recording = {
  version: manifest.version,
  // The last one that changed what is in the build.
  commit: execFileSync('git', ['log', '-1', '--format=%h', '--', 'src', 'plugins', 'themes'], {
    encoding: 'utf8',
  }).trim(),
  now: MIDDAY.toISOString(),
  calls,
}
writeFileSync(`test/server/builds/${manifest.version}.json`, asText(recording))

async function arrives(browser: Browser, path: string): Promise<Diner> {
  const context = await browser.newContext({
    timezoneId: 'Europe/Dublin',
    viewport: { width: 900, height: 1400 },
  })
  const page = await context.newPage()
  await page.clock.install({ time: MIDDAY })
  await page.goto(site.origin + path)
  return dinerAt(page)
}

/** A table with a menu, guaranteed by a card. */
async function books(diner: Diner): Promise<void> {
  await diner.presses('Book at Temple Bar')
  await diner.chose('Milano Temple Bar')
  await choosesTime(diner)
  await diner.presses('Continue')
  await diner.clicks('radio', 'Three courses')
  await diner.presses('Next')
  await diner.fillsDetails()
  await diner.presses('Complete Booking')
  await diner.presses('A pizza')
  await diner.fills('Card number', '4111 1111 1111 1111')
  await diner.fills('Expiration date', '12/34')
  await diner.fills('CVV', '123')
  await diner.page.getByRole('checkbox', { name: /terms/ }).check()
  await diner.presses('Complete Booking')
  await diner.finds('heading', 'Booking Confirmed')
}

/** A children's party. */
async function enquires(diner: Diner): Promise<void> {
  await finds(diner, 'Cork')
  await diner.presses('Kids Pizza Making Party Enquiry')
  await choosesTime(diner)
  await diner.presses('Continue')
  await diner.fillsDetails()
  await diner.presses('Complete Enquiry')
  await diner.finds('heading', /^Thank you for your enquiry/)
}

/** Kinsale's table for four is sold meanwhile, and so another restaurant's is taken. */
async function takesAnother(diner: Diner): Promise<void> {
  await finds(diner, 'Kinsale')
  await diner.clicks('radio', '4')
  await choosesTime(diner)
  const sold = booking({ venueId: 'kinsale', date: '2026-11-27', time: '1900', guests: 4 })
  const headers = { 'Content-Type': 'application/json' }
  await fetch(`${site.origin}/api/bookings/create`, { method: 'POST', headers, body: JSON.stringify(sold) })
  await diner.presses('Continue')
  await diner.page
    .getByRole('button', { name: /^Book 19:00/ })
    .last()
    .click()
  await diner.clicks('radio', 'À la carte')
  await diner.presses('Next')
  await diner.fillsDetails()
  await diner.presses('Complete Booking')
  await diner.presses('A pizza')
  await diner.finds('heading', 'Booking Confirmed')
}

async function finds(diner: Diner, text: string): Promise<void> {
  const found = diner.page.waitForResponse(/venues\/search\//)
  await diner.fills('Location', text)
  await found
  await diner
    .gets('option', new RegExp(`Milano ${text}`))
    .first()
    .click()
}

async function choosesTime(diner: Diner): Promise<void> {
  await diner.presses(/^Date/)
  await diner.presses('Friday 27 November 2026')
  await diner.clicks('radio', /^19:00/)
}

/** A line for each call. */
function asText({ calls, ...about }: Recording): string {
  const lines = calls.map((one) => JSON.stringify(one)).join(',\n')
  return `${JSON.stringify(about).slice(0, -1)},"calls":[\n${lines}\n]}\n`
}
