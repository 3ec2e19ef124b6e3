import type { BrowserContextOptions, Page } from 'playwright-core'
import { cleanUps } from '../../kit/mocha/clean-up.mjs'
import { goodEvening } from '../../kit/fixtures'
import { matches } from '../../kit/network'
import { createDiner } from '../../../src/testing/diner'
import type { Driver, Name } from '../../../src/testing/driver'
import type { Habits } from '../../../src/testing/journey'
import { type Answer, startApi, type SeenRequest, isHolding } from './api'
import { ownRoom, pictureFailure, sharedRoom } from './browser'
import { wearsFont } from './fonts'
import { now as start, saturday } from './time'
import { inlinePage, type HostPage, startSite } from './site'
import { createPlaywrightDriver, until } from './playwright-driver'

export interface Visit extends BrowserContextOptions {
  readonly page?: HostPage
  /** Answers over those of a good evening. */
  readonly answers?: Readonly<Record<string, Answer>>
  readonly now?: Date
  /** The page has a clock of its own making. */
  readonly ownClock?: boolean
  /** After the page's address: "?tavola-venue=cork". */
  readonly search?: string
  /** Headers of the host page. */
  readonly headers?: (api: string) => Readonly<Record<string, string>>
  /** The folder of another build than ours. */
  readonly dist?: string
  /** In a context of its own: what its process holds is counted, or its clock stopped. */
  readonly isAlone?: boolean
  /** Until `endVisits`, as for a visit of all tests of a suite. */
  readonly isLasting?: boolean
  /** Before the host page is loaded. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

type Leave = () => Promise<void>

/** What ends the visits of this test, and those that last longer. */
const visits: Leave[] = []
const lastingVisits: Leave[] = []

const endAll = (made: Leave[]) => Promise.all(made.splice(0).map((leave) => leave()))
cleanUps.push(async function () {
  await pictureFailure.call(this)
  await endAll(visits)
})

/** Ends all visits: those that last, for `after`, or those of a test that visits again. */
export const endVisits = () => Promise.all([endAll(visits), endAll(lastingVisits)])

/** The page says at which restaurant. */
export const namesRestaurant = (html: string) => /venue-?id['"]?\s*[:=]\s*['"]/i.test(html)

/**
 * A diner on a host page, who finds things by role and name. The page's clock starts at `now` of time.ts and goes on with
 * the real one; `waits` puts it forward. The test's end ends the visit.
 */
export async function visit({ page: hostPage, search = '', ...visit }: Visit = {}) {
  const { answers, now, ownClock, dist, prepare, headers, isAlone, isLasting, ...options } = visit
  const api = await startApi(answers ?? {}, goodEvening)
  const html = (hostPage ?? inlinePage)(api.origin)
  const site = await startSite(html, dist, headers?.(api.origin))
  const {
    viewport,
    reducedMotion = 'reduce',
    colorScheme = 'light',
    forcedColors = 'none',
    ...settings
  } = options
  const needsOwn = isAlone || ownClock || Object.keys(settings).length > 0
  const room = await (needsOwn ? ownRoom(options) : sharedRoom())
  const leaves = isLasting ? lastingVisits : visits
  leaves.push(async () => {
    await room.leave(site.origin)
    api.close()
    site.close()
  })
  const page = await room.newPage()
  if (viewport) await page.setViewportSize(viewport)
  await page.emulateMedia({ reducedMotion, colorScheme, forcedColors })
  await wearsFont(page)
  const heard = listen(page)
  if (!ownClock) await page.clock.install({ time: now ?? start })
  await prepare?.(page)
  const waitUntil = isHolding(page) ? 'domcontentloaded' : 'load'
  await page.goto(site.origin + (search && `/${search}`), { waitUntil })
  const diner = dinerAt(page, namesRestaurant(html) || /tavola-venue=/.test(search))
  /** Waits until the page has the answer to such a request, and has had the time to act on it. */
  const receives = async (pattern: string) => {
    await until(() => heard.answered.some((request) => matches(pattern, request)), `an answer to ${pattern}`)
    await diner.settles()
  }
  return { ...diner, api, site, receives, ...heard }
}

/** The page's console lines, uncaught errors, and failed and answered requests. */
function listen(page: Page) {
  const errors: string[] = []
  const consoleLines: string[] = []
  const failed: string[] = []
  const answered: Pick<SeenRequest, 'method' | 'path'>[] = []
  page.on('requestfailed', (request) => failed.push(request.url()))
  page.on('requestfinished', (request) =>
    answered.push({ method: request.method(), path: new URL(request.url()).pathname }),
  )
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    consoleLines.push(message.text())
    // Playwright's clock catches what a timer's function throws, and says it here.
    if (/^\w*Error: /.test(message.text())) errors.push(message.text().split('\n')[0]!)
  })
  return { errors, consoleLines, failed, answered }
}

/** In these tests a table is one of the first after seven, on Saturday of next week. */
export const habits: Partial<Habits> = { day: saturday, time: '19' }

/** The same, for a diner who waits for the restaurant that the page gives. */
export function habitsOf(
  driver: Pick<Driver<unknown, boolean>, 'has' | 'shows' | 'until'>,
  isGiven: boolean,
) {
  const isChosen = async () =>
    !(await driver.has('combobox', 'Location')) || (await driver.shows('Location')) !== ''
  const arrives = async () => void (isGiven && (await driver.until(isChosen, 'the restaurant of the page')))
  return { ...habits, arrives }
}

/** A diner on any page that has a widget. `isGiven`: the page names the restaurant. */
export function dinerAt(page: Page, isGiven = false) {
  const driver = createPlaywrightDriver(page)
  return {
    ...createDiner(driver, habitsOf(driver, isGiven)),
    page,
    /** Waits until this restaurant stands in the location box. */
    chose: async (venue: string) => {
      await driver.finds('combobox', 'Location')
      await driver.until(
        async () => (await driver.shows('Location')) === venue,
        `${venue} in the location box`,
      )
    },
  }
}

export type { Name }
export type Diner = ReturnType<typeof dinerAt>
