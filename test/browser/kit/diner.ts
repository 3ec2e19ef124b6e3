import type { BrowserContextOptions, Page } from 'playwright-core'
import { goodEvening } from '../../kit/fixtures'
import { matches } from '../../kit/network'
import type { Answer } from './answers'
import { startApi, type SeenRequest } from './api'
import { browser } from './browser'
import { pictureFailure } from './failure-pictures'
import { atTimes, inlinePage, type HostPage } from './pages'
import { startSite } from './site'
import { until } from './until'

/** Friday morning in Dublin: what "today" is in these tests. */
export const friday = new Date('2026-11-20T09:00:00Z')

/** In milliseconds: ends what never comes to its end. */
const hang = 120_000

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
  /** Before the host page is loaded. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

/** What ends each visit since the last endVisits: a test may have made several. */
let visits: (() => Promise<void>)[] = []

/**
 * A diner on a host page, who finds things by role and name. The page's clock starts on `friday` and goes on with
 * the real one; `waits` puts it forward. Call `endVisits` after each test.
 */
export async function visit({ page: hostPage, search = '', ...visit }: Visit = {}) {
  const { answers, now, ownClock, dist, prepare, headers, ...options } = visit
  const api = await startApi(answers ?? {}, goodEvening)
  const html = (hostPage ?? inlinePage)(api.origin)
  const site = await startSite(html, dist, headers?.(api.origin))
  const context = await (await browser()).newContext({ reducedMotion: 'reduce', ...options })
  context.setDefaultTimeout(hang)
  visits.push(async () => {
    await context.close()
    api.close()
    site.close()
  })
  const page = await context.newPage()
  const heard = listen(page)
  if (!ownClock) await page.clock.install({ time: now ?? friday })
  await prepare?.(page)
  await page.goto(site.origin + (search && `/${search}`))
  const diner = createDiner(page)
  /** Waits until the page has the answer to such a request, and has had the time to act on it. */
  const receives = async (pattern: string) => {
    await until(() => heard.answered.some((request) => matches(pattern, request)), `an answer to ${pattern}`)
    await diner.settles()
  }
  return { ...diner, isAtTimes: html.includes(atTimes), api, site, receives, ...heard }
}

export async function endVisits(this: Mocha.Context | void): Promise<void> {
  await pictureFailure(this)
  const made = visits
  visits = []
  await Promise.all(made.map((leave) => leave()))
}

/** What the page's console says, what was thrown and not caught, and which requests failed or were answered. */
function listen(page: Page) {
  const errors: string[] = []
  const said: string[] = []
  const failed: string[] = []
  const answered: Pick<SeenRequest, 'method' | 'path'>[] = []
  page.on('requestfailed', (request) => failed.push(request.url()))
  page.on('requestfinished', (request) =>
    answered.push({ method: request.method(), path: new URL(request.url()).pathname }),
  )
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    said.push(message.text())
    // Playwright's clock catches what a timer's function throws, and says it here.
    if (/^\w*Error: /.test(message.text())) errors.push(message.text().split('\n')[0]!)
  })
  return { errors, said, failed, answered }
}

type Role = Parameters<Page['getByRole']>[0]
export type Name = string | RegExp

/** What a diner can do on any page that has a widget. */
export function createDiner(page: Page) {
  const get = (role: Role, name: Name) =>
    page.getByRole(role, { name: typeof name === 'string' ? whole(name) : name })
  /** Lets what has arrived be drawn. */
  const settles = () =>
    page.evaluate(`(async () => {
      // The page's clock has frames of its own, which the browser's do not keep to.
      const drawn = () => new Promise((done) => {
        const observer = new ResizeObserver(() => (observer.disconnect(), done()))
        // An element of the page may have this name.
        observer.observe(Reflect.get(Document.prototype, 'documentElement', document))
      })
      await drawn()
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      await drawn()
    })()`)
  return {
    page,
    get,
    /** Waits until it is to be seen. */
    finds: (role: Role, name: Name) => get(role, name).waitFor(),
    /** Waits until it is not. */
    misses: (role: Role, name: Name) => get(role, name).waitFor({ state: 'hidden' }),
    reads: (text: Name) => page.getByText(text).first().waitFor(),
    /** Waits until this restaurant stands in the location box. */
    async chose(venue: string) {
      const box = get('combobox', 'Location')
      await box.waitFor()
      await until(async () => (await box.inputValue()) === venue, `${venue} in the location box`)
    },
    settles,
    waits: (milliseconds: number) => page.clock.fastForward(milliseconds),
    clicks: (role: Role, name: Name) => get(role, name).click(),
    async begins() {
      await get('button', /^Date/).waitFor()
      // The choice of a journey comes with the restaurant, in the next frame.
      await settles()
      const journey = get('button', 'Book a Table')
      if (await journey.isVisible()) await journey.click()
    },
    types: (name: string, text: string) => get(name === 'Location' ? 'combobox' : 'textbox', name).fill(text),
    selects: (name: string, option: string) => get('combobox', name).selectOption(option),
  }
}

export type Diner = ReturnType<typeof createDiner>

/** The whole name, without regard to case. */
const whole = (name: string) => new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, 'i')
