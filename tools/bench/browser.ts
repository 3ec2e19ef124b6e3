import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, CDPSession, Locator, Page } from 'playwright-core'
import { withChromium } from '../chromium'

/** Runs a task in a browser that accepts the site's self-signed certificate. Otherwise it would cache nothing. */
export const withBrowser = <Value>(task: (browser: Browser) => Promise<Value>) =>
  withChromium(task, { flags: ['--ignore-certificate-errors'] })

/** A phone on the move: slow 4G, as Chrome's tools define it. Chrome adds the latency to each request. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

export interface Tab {
  readonly page: Page
  /** Makes the processor four times slower, or lets it run as it is. */
  slows(isSlow: boolean): Promise<void>
  /** The main thread's work since the navigation, in milliseconds. */
  work(): Promise<number>
  /** Resolves once no request has been pending for so many milliseconds. */
  quiet(milliseconds: number): Promise<void>
  close(): Promise<void>
}

interface TabOptions {
  readonly isOnSlow4g?: boolean
  readonly isSlow?: boolean
  readonly reducedMotion?: 'reduce' | 'no-preference'
}

/** A tab of a new browser: its cache is empty. */
export async function openTab(
  browser: Browser,
  { isOnSlow4g = false, isSlow = false, reducedMotion = 'no-preference' }: TabOptions,
): Promise<Tab> {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 }, reducedMotion })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Network.enable')
  if (isOnSlow4g) await session.send('Network.emulateNetworkConditions', slow4g)
  const slows = async (isSlow: boolean) =>
    void (await session.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? 4 : 1 }))
  await slows(isSlow)
  return {
    page,
    slows,
    work: () => workOf(session),
    quiet: watchRequests(page),
    close: () => context.close(),
  }
}

async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000
}

function watchRequests(page: Page): Tab['quiet'] {
  let pending = 0
  let changed = performance.now()
  const counts = (change: number) => () => {
    pending += change
    changed = performance.now()
  }
  page.on('request', counts(1)).on('requestfinished', counts(-1)).on('requestfailed', counts(-1))
  return async (milliseconds) => {
    while (pending > 0 || performance.now() - changed < milliseconds) await sleep(50)
  }
}

/**
 * Moves the mouse to a control, and returns how to press it there. `locator.click()` would run scripts in the page during
 * the press.
 */
export async function aimAt(target: Locator, before = 0): Promise<() => Promise<void>> {
  const page = target.page()
  await target.scrollIntoViewIfNeeded()
  await page.waitForTimeout(before)
  const { x, y, width, height } = (await target.boundingBox())!
  const place = [x + width / 2, y + height / 2] as const
  await page.mouse.move(...place)
  // The pointer's own effects are over then.
  await page.waitForTimeout(200)
  return () => page.mouse.click(...place)
}
