import { endVisits, visit, type Diner } from '../browser/kit/diner'
import { heldFile } from '../browser/kit/held-file'
import { initWith, page, type HostPage } from '../browser/kit/pages'
import { sessionsBody, slotBody } from '../kit/fixtures'
import { buildSizes } from './brotli'

/** What one way in costs, in Brotli bytes and in requests for files. */
export interface Cost {
  readonly way: string
  /** Before anybody comes near. */
  readonly before: number
  readonly requests: number
  /** Until step 1 stands and takes typing, until all of it is here, and until a table is booked. */
  readonly firstPaint: number
  readonly firstStep: number
  readonly wholeBooking: number
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

/** What comes right after the first paint: the location box's list, what a press finds missing, and the client of the back end. */
const afterPaint = /tavola-(start-select|start-summary|api)\b/

/** Adds up the files that a real browser asks for on each way, over a build. */
export async function costs(dist: string): Promise<Cost[]> {
  const files = buildSizes(dist)
  // At once, as much of the time is spent waiting until nothing more comes.
  const all = await Promise.all(Object.entries(pages).map(([way, page]) => cost(way, page, dist, files)))
  await endVisits()
  return all
}

async function cost(
  way: string,
  page: HostPage,
  dist: string,
  files: ReadonlyMap<string, number>,
): Promise<Cost> {
  const { prepare, release } = heldFile(afterPaint)
  const diner = await visit({ page, dist, prepare, answers })
  const fetched = () => [...new Set(diner.site.files)].reduce((sum, name) => sum + files.get(name)!, 0)
  await quiet(diner)
  const before = fetched()
  const requests = diner.site.files.length
  await comes(diner)
  await diner.fills('Location', 'c')
  const firstPaint = fetched()
  release()
  await diner.fills('Location', '')
  await quiet(diner)
  const firstStep = fetched()
  await diner.reachesComplete()
  await diner.completes()
  return { way, before, requests, firstPaint, firstStep, wholeBooking: fetched() }
}

async function comes({ page, gets }: Diner): Promise<void> {
  const link = gets('link', 'Book at Cork')
  if (await link.isVisible()) await link.click()
  else await page.locator('#book').scrollIntoViewIfNeeded()
}

/** Nothing more comes by itself: half a second without a file. */
async function quiet({ page, site }: Diner & { readonly site: { readonly files: readonly string[] } }) {
  for (let seen = -1; seen < site.files.length;) {
    seen = site.files.length
    await page.waitForTimeout(500)
  }
}
