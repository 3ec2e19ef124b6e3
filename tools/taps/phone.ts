import type { Browser, Page } from 'playwright-core'
import { watchShifts } from '../../test/browser/kit/layout'
import { createPlaywrightDriver, hang, until } from '../../test/browser/kit/playwright-driver'
import { now, startExamples, type SiteOptions } from './site'

/** Phones held upright: a small one, and the most common. */
export const phones = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
] as const

/** A window on a desk, for walks by the keyboard. */
export const desk = { width: 1280, height: 800 }

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Phone {
  readonly page: Page
  /** Waits until nothing is under way any more, as a diner does who reads before the next press. */
  rests(): Promise<void>
  /** The layout shifts since the page loaded. */
  shifts(): Promise<readonly Shift[]>
  close(): Promise<void>
}

export interface Shift {
  /** Its part of the layout shift: 0.05. */
  readonly value: number
  readonly sources: readonly string[]
}

/** A phone without history, or a desk's window, on one of the example pages. */
export async function openPhone(
  browser: Browser,
  viewport: Size,
  path: string,
  options: SiteOptions,
): Promise<Phone> {
  const site = await startExamples(options)
  const isMobile = viewport !== desk
  const context = await browser.newContext({
    viewport,
    ...(isMobile && { hasTouch: true, isMobile, deviceScaleFactor: 2 }),
    locale: 'en-IE',
    timezoneId: 'Europe/Dublin',
  })
  context.setDefaultTimeout(hang)
  const page = await context.newPage()
  const driver = createPlaywrightDriver(page)
  const rests = restsOf(page)
  await page.clock.install({ time: now })
  await watchShifts(page)
  await page.goto(`${site.origin}/${path}.html`)
  return {
    page,
    rests,
    async shifts() {
      await driver.settles()
      return page.evaluate<Shift[]>('shifts')
    },
    async close() {
      await context.close()
      site.close()
    },
  }
}

/** Counts the requests that are under way. */
function restsOf(page: Page) {
  const { settles } = createPlaywrightDriver(page)
  const underWay = new Set<unknown>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return async () => {
    do {
      await until(() => underWay.size === 0, 'the end of all requests')
      await settles()
    } while (underWay.size > 0)
  }
}
