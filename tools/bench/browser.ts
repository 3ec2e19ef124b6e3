import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Locator, Page } from 'playwright-core'

export interface Tab {
  readonly page: Page
  /** From now on the network is Chrome's "slow 4G", which adds its latency to each request. */
  slowsNetwork(): Promise<unknown>
  /** From now on the processor is four times slower, as that of a mid-range phone. */
  slowsProcessor(): Promise<unknown>
  /** The main thread's work since the navigation, in milliseconds. */
  work(): Promise<number>
  /** The value of an expression in the page. Playwright's own ways put scripts into it, whose work would be counted. */
  read<Value>(expression: string): Promise<Value>
  /** Resolves once nothing has loaded for two seconds: nothing more will. */
  quiet(): Promise<void>
  close(): Promise<void>
}

const bytesPerKilobit = 125

/** A tab of a new browser: its cache is empty. */
export async function openTab(browser: Browser): Promise<Tab> {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Network.enable')
  return {
    page,
    slowsProcessor: () => session.send('Emulation.setCPUThrottlingRate', { rate: 4 }),
    slowsNetwork: () =>
      session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 1_600 * bytesPerKilobit,
        uploadThroughput: 750 * bytesPerKilobit,
      }),
    async work() {
      const { metrics } = await session.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000
    },
    async read<Value>(expression: string) {
      const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true })
      return result.value as Value
    },
    quiet: watchRequests(page),
    close: () => context.close(),
  }
}

function watchRequests(page: Page): Tab['quiet'] {
  let pending = 0
  let changed = performance.now()
  const counts = (change: number) => () => {
    pending += change
    changed = performance.now()
  }
  page.on('request', counts(1)).on('requestfinished', counts(-1)).on('requestfailed', counts(-1))
  return async () => {
    // What was just done may not have asked for anything yet.
    changed = performance.now()
    while (pending > 0 || performance.now() - changed < 2_000) await sleep(50)
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

/** Measurements by the name of what was measured, one for each round. */
export type Samples<Value> = ReadonlyMap<string, readonly Value[]>

/**
 * Measures each task once a round, one after another, so that other work of the machine affects all alike. A first round
 * isn't counted: the first visit to a site has its server compress its files.
 */
export async function inRounds<Value>(
  rounds: number,
  tasks: readonly (readonly [name: string, task: () => Promise<Value>])[],
): Promise<Samples<Value>> {
  const samples = new Map<string, Value[]>(tasks.map(([name]) => [name, []]))
  for (let round = 0; round <= rounds; round++)
    for (const [name, task] of tasks) {
      console.log(`${new Date().toISOString().slice(11, 19)} round ${round} of ${rounds}: ${name}`)
      const value = await task()
      if (round > 0) samples.get(name)!.push(value)
    }
  return samples
}

/** The median of what `read` reads from the rounds. */
export function medianOf<Value>(rounds: readonly Value[], read: (value: Value) => number): number {
  const sorted = rounds.map(read).sort((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2
}
