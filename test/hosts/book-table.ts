import { expect } from 'chai'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { startExample } from '../../tools/hosts/example'
import { startReferenceServer, type Example, type Running } from '../../tools/hosts/processes'
import { formatsIn } from '../../src/locale/formats'
import { browser, hang, pictureFailure } from '../browser/kit/browser'
import { dinerAt, habits, type Diner } from '../browser/kit/diner'
import { createPlaywrightDriver } from '../browser/kit/playwright-driver'
import { createDiner } from '../../src/testing/diner'
import { addDays } from '../../src/dates/plain-date'
import { defaultNow } from '../../src/testing/clock'

/** For Node.js: the reference server has the tests' clock. */
export const withTestClock = ['--import', './test/kit/mocha/clock.mjs']

const saturday = addDays(defaultNow.slice(0, 10), 8)

export const deepLink = (path = '/') =>
  `${path}?tavola-venue=cork&tavola-date=${saturday}&tavola-time=19:00&tavola-guests=2`

/** Opens pages for the tests of a `describe`, each in a context of its own, which ends with its test. */
export function pagesOfTests() {
  let pages: Page[] = []
  afterEach(pictureFailure)
  afterEach(async () => {
    await Promise.all(pages.map((page) => page.context().close()))
    pages = []
  })
  return async (options: BrowserContextOptions = {}): Promise<Page> => {
    const context = await (await browser()).newContext(options)
    context.setDefaultTimeout(hang)
    // Node.js gives it the machine's day, whatever clock the server has.
    await context.route('**/api/**', async (route) => {
      const response = await route.fetch()
      const { date: _, ...headers } = response.headers()
      await route.fulfill({ response, headers })
    })
    const page = await context.newPage()
    pages.push(page)
    return page
  }
}

interface Visit extends BrowserContextOptions {
  readonly hasOwnClock?: boolean
}

/** An example as it runs: started before the tests of a `describe`, and ended after them. */
export function hostOf(name: string) {
  let api: Running
  let example: Example
  before(`install, build and start examples/hosts/${name}`, async () => {
    api = await startReferenceServer(0, withTestClock)
    example = await startExample(name, api.origin)
  })
  const newPage = pagesOfTests()
  after('stop', async () => {
    await example?.stop()
    await api?.stop()
  })
  return {
    origin: () => example.origin,
    /** Opens a page of the example. */
    async visits(path: string, { hasOwnClock = false, ...options }: Visit = {}): Promise<Visitor> {
      const page = await newPage({ timezoneId: 'Europe/Dublin', ...options })
      // The page object moves the clock on; without one of its own the page would be in 1970.
      if (options.javaScriptEnabled !== false && !hasOwnClock) await page.clock.install({ time: defaultNow })
      const lines: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) lines.push(message.text())
      })
      page.on('pageerror', (error) => lines.push(String(error)))
      const response = await page.goto(example.origin + path)
      expect(response!.status(), path).to.equal(200)
      return { ...dinerAt(page, path.includes('tavola-venue=')), lines }
    },
  }
}

type Booker = Omit<Diner, 'page' | 'chose'>

/** A diner in the only frame of a page. A clock of our making would stop in another server's frame, so it has the browser's. */
export function dinerInFrame(page: Page): Booker {
  const driver = createPlaywrightDriver(page, page.frameLocator('iframe').locator('body'))
  return createDiner({ ...driver, waits: driver.settles }, habits)
}

/** With the lines of the console that are warnings or errors. */
export type Visitor = Diner & { readonly lines: readonly string[] }

/** Books a table in Cork, up to the reference. */
export async function booksTable(diner: Booker): Promise<void> {
  await diner.finds('button', 'Continue')
  if (await diner.has('combobox', 'Location')) {
    if ((await diner.shows('Location')) === '') await diner.choosesRestaurant('cork', /Milano Cork/)
  }
  await choosesSaturday(diner)
  await diner.reachesComplete()
  await diner.completes()
  await diner.finds('heading', 'Booking Confirmed')
}

/** It may be in the next month. */
async function choosesSaturday(diner: Booker): Promise<void> {
  const day = formatsIn('en-IE').longDate(saturday)
  if (await diner.has('button', new RegExp(`^Date.*\\b${day.split(' ')[1]} `))) return
  await diner.opensCalendar()
  await diner.finds('grid')
  if (!(await diner.has('button', day))) await diner.clicks('button', /next month/i)
  await diner.clicks('button', day)
}
