import type { Browser, CDPSession, Page } from 'playwright-core'
import { createDiner } from '../../src/testing/diner'
import { withHand } from '../../src/testing/driver'
import { createPlaywrightDriver } from '../../test/browser/kit/playwright-driver'
import { withChromium } from '../chromium'

/** Runs a task in a browser that accepts the site's self-signed certificate. Otherwise it would cache nothing. */
export const withBrowser = <Value>(task: (browser: Browser) => Promise<Value>, ...flags: readonly string[]) =>
  withChromium(task, { flags: ['--ignore-certificate-errors', ...flags] })

/** A diner on a page with the real clock. */
export const dinerAt = (page: Page) =>
  createDiner(withHand(createPlaywrightDriver(page), () => ({ waits: async () => undefined })))

/** A phone on the move: slow 4G, as Chrome's tools define it. Chrome adds the latency to each request. */
export const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

/** How many times slower the processor is made. */
export const slowdown = 4

export interface Tab {
  readonly page: Page
  readonly session: CDPSession
  close(): Promise<void>
}

interface TabOptions {
  readonly network?: typeof slow4g
  readonly rate?: number
  readonly reducedMotion?: 'reduce' | 'no-preference'
}

/** A tab of a new browser: its cache is empty. */
export async function openTab(
  browser: Browser,
  { network, rate = slowdown, reducedMotion = 'no-preference' }: TabOptions = {},
): Promise<Tab> {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 }, reducedMotion })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  for (const domain of ['Network', 'HeapProfiler', 'Page'] as const) await session.send(`${domain}.enable`)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  if (network) await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  return { page, session, close: () => context.close() }
}

/** The browser's counters; times in milliseconds. */
export async function metrics(session: CDPSession): Promise<Readonly<Record<string, number>>> {
  const { metrics } = await session.send('Performance.getMetrics')
  return Object.fromEntries(
    metrics.map(({ name, value }) => [name, /Duration$/.test(name) ? value * 1000 : value]),
  )
}

/** The memory of a page after garbage collection. */
export interface Held {
  /** Objects, functions, lists and elements of the page's scripts. */
  readonly objects: number
  readonly nodes: number
  readonly listeners: number
  readonly kilobytes: number
}

export async function held(page: Page, session: CDPSession): Promise<Held> {
  for (const _time of ['first', 'second', 'third']) {
    await session.send('HeapProfiler.collectGarbage')
    await page.waitForTimeout(100)
  }
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return {
    objects: await countObjects(session),
    nodes,
    listeners: jsEventListeners,
    kilobytes: usedSize / 1024,
  }
}

/** Counts the objects that inherit from the page's `Object.prototype`. Collects garbage first. */
export async function countObjects(session: CDPSession): Promise<number> {
  const objectGroup = 'count'
  const { result } = await session.send('Runtime.evaluate', { expression: 'Object.prototype', objectGroup })
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId!,
    objectGroup,
  })
  const count = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId!,
    functionDeclaration: 'function () { return this.length }',
    returnByValue: true,
  })
  await session.send('Runtime.releaseObjectGroup', { objectGroup })
  return count.result.value as number
}
