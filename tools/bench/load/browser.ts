import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core'
import { chromiumFlags, chromiumPath } from '../../../test/browser/kit/chromium'

export const launch = (...flags: readonly string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath('shell'),
    args: [
      ...chromiumFlags,
      // The site's certificate is made for the run. Otherwise the browser would keep nothing that comes by it.
      '--ignore-certificate-errors',
      ...flags,
    ],
  })

/** A diner's phone on the way: what Chrome's tools call slow 4G. Chrome adds the latency to each request. */
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

/** A tab of a browser that was never here: nothing is in its cache. */
export async function openTab(browser: Browser, network?: typeof slow4g, rate = slowdown): Promise<Tab> {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  for (const domain of ['Network', 'HeapProfiler', 'Page'] as const) await session.send(`${domain}.enable`)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  if (network) await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  return { page, session, close: () => context.close() }
}

/** Of `Performance.getMetrics`: times in milliseconds. */
export async function metrics(session: CDPSession): Promise<Readonly<Record<string, number>>> {
  const { metrics } = await session.send('Performance.getMetrics')
  return Object.fromEntries(
    metrics.map(({ name, value }) => [name, /Duration$/.test(name) ? value * 1000 : value]),
  )
}
