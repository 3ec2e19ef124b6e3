import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, CDPSession, Locator, Page } from 'playwright-core'
import { withChromium } from '../chromium'
import { networks, type Condition } from './conditions'

/** Runs a task in a browser that accepts the site's self-signed certificate; otherwise it would cache nothing. */
export const withBrowser = <Value>(task: (browser: Browser) => Promise<Value>) =>
  withChromium(task, { flags: ['--ignore-certificate-errors'] })

export interface Tab {
  readonly page: Page
  /** Makes the processor so many times slower. */
  slows(times: number): Promise<void>
  /** Limits the network. */
  connects(network: Condition['network']): Promise<void>
  /** The main thread's work since the navigation, in milliseconds. */
  work(): Promise<number>
  /** The value of an expression in the page. Playwright's own ways put scripts into it, whose work would be counted. */
  read<Value>(expression: string): Promise<Value>
  /** Resolves once no request has been pending for so many milliseconds. */
  quiet(milliseconds: number): Promise<void>
  close(): Promise<void>
}

/** A tab of a new browser: its cache is empty. */
export async function openTab(browser: Browser): Promise<Tab> {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Network.enable')
  return {
    page,
    slows: async (rate) => void (await session.send('Emulation.setCPUThrottlingRate', { rate })),
    connects: async (network) =>
      void (await session.send('Network.emulateNetworkConditions', limitsOf(network))),
    work: () => workOf(session),
    async read<Value>(expression: string) {
      const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true })
      return result.value as Value
    },
    quiet: watchRequests(page),
    close: () => context.close(),
  }
}

const BYTES_PER_KILOBIT = 125

function limitsOf(network: Condition['network']) {
  const { latency, down, up } = networks[network]
  return {
    offline: false,
    latency,
    downloadThroughput: down * BYTES_PER_KILOBIT,
    uploadThroughput: up * BYTES_PER_KILOBIT,
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
    // What was just done may not have asked for anything yet.
    changed = performance.now()
    while (pending > 0 || performance.now() - changed < milliseconds) await sleep(50)
  }
}

/**
 * Moves the mouse to a control, and returns how to press it there. `locator.click()` would run scripts in the page during
 * the press.
 */
export async function aimAt(target: Locator): Promise<() => Promise<void>> {
  const page = target.page()
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await target.boundingBox())!
  const place = [x + width / 2, y + height / 2] as const
  await page.mouse.move(...place)
  // The pointer's own effects are over then.
  await page.waitForTimeout(200)
  return () => page.mouse.click(...place)
}
