import type { Page } from 'playwright-core'
import { endVisits, visit, type Diner } from '../browser/kit/diner'
import { heldFile } from '../browser/kit/api'
import { initWith, page, type HostPage } from '../browser/kit/site'
import { sessionsBody, slotBody } from '../kit/fixtures'
import { byDay } from '../kit/night'
import { buildSizes } from './brotli'

/** The cost of one kind of page, in Brotli bytes and in requests for files. */
export interface Cost {
  readonly way: string
  /** Before anybody comes near. */
  readonly before: number
  readonly requests: number
  /** Until step 1 stands and takes typing, until all of it is here, and until a table is booked. */
  readonly firstPaint: number
  readonly firstStep: number
  readonly wholeBooking: number
  /** All that were requested by then, the loader and react-select too. */
  readonly files: number
  /** Fetched after the first paint. It is not part of the other figures. */
  readonly reactSelect: number
}

const opener = '<a href="/?visit-us" data-tavola-venue="">Book at Cork</a>'
const far = '<div style="height: 400vh"></div>'

/** The pages of the ways in, each far enough below that nothing is fetched before somebody comes. */
const pages: Readonly<Record<string, HostPage>> = {
  'inline, by a call': (api) => initWith()(api).replace('<h1>', `${far}<h1>`),
  'inline, by the tag': (api) =>
    page({
      head: `<script src="/tavola.js" data-base-url="${api}" data-container="#book"></script>`,
      body: `${far}<div id="book"></div>`,
    }),
  '<tavola-booking>': (api) =>
    page({
      head: '<script src="/tavola.js"></script>',
      body: `${far}<tavola-booking id="book" base-url="${api}"></tavola-booking>`,
    }),
  'a popup, by a link': (api) =>
    page({ head: `<script src="/tavola.js" data-base-url="${api}"></script>`, body: opener }),
}

/** An evening with a table at all times: what a partly full one fetches besides is in the budget of `start`. */
const answers = {
  'GET /api/sessions/availability/*': sessionsBody([1900, 1930, 2000].map((time) => slotBody(time))),
}

/** Fetched right after the first paint: the location box's list, and the client of the back end. */
const afterPaint = /tavola-(search|react-select)\b/

/** The location box's library, used whole: its size is react-select's, not ours. */
const reactSelect = 'tavola-react-select.js'

/** The ways in. By day React's build is measured on the first one: the ways differ in the same files in both builds. */
export const waysOf = (build: 'light' | 'react') =>
  byDay(Object.keys(pages), (way) => build === 'light' || way === 'inline, by a call')

/** Adds up the files that a real browser asks for on each way, over a build. */
export async function costs(dist: string, ways: readonly string[]): Promise<Cost[]> {
  const all = await Promise.all(ways.map((way) => cost(way, dist)))
  await endVisits()
  return all
}

async function cost(way: string, dist: string): Promise<Cost> {
  const files = buildSizes(dist)
  const held = heldFile(afterPaint)
  let isLoading = () => false
  const diner = await visit({
    page: pages[way]!,
    dist,
    answers,
    async prepare(page) {
      isLoading = requestsOf(page)
      await held.prepare(page)
    },
  })
  const bytesOf = (names: readonly string[]) => names.reduce((sum, name) => sum + files.of(name)!, 0)
  const fetched = () => bytesOf([...new Set(diner.site.files)].filter((name) => name !== reactSelect))
  /** Until nothing more comes by itself: neither frames nor an idle moment bring a request. */
  const rests = async () => {
    for (let seen = -1; seen < diner.site.files.length || isLoading();) {
      seen = diner.site.files.length
      await diner.settles()
      await diner.page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    }
  }
  await rests()
  const before = fetched()
  const requests = diner.site.files.length
  await comes(diner)
  await diner.fills('Location', 'c')
  const firstPaint = fetched()
  held.release()
  await diner.fills('Location', '')
  await rests()
  const firstStep = fetched()
  await diner.reachesComplete()
  await diner.completes()
  const library = bytesOf(diner.site.files.filter((name) => name === reactSelect))
  const whole = { wholeBooking: fetched(), files: diner.site.files.length }
  return { way, before, requests, firstPaint, firstStep, ...whole, reactSelect: library }
}

async function comes({ page, gets }: Diner): Promise<void> {
  const link = gets('link', 'Book at Cork')
  if (await link.isVisible()) await link.click()
  else await page.locator('#book').scrollIntoViewIfNeeded()
}

/** Whether requests of a page are under way. */
function requestsOf(page: Page): () => boolean {
  let count = 0
  page.on('request', () => count++)
  page.on('requestfinished', () => count--)
  page.on('requestfailed', () => count--)
  return () => count > 0
}
