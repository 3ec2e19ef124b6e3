import type { Browser } from 'playwright-core'
import { openTab } from './browser'
import { processors, type Condition } from './conditions'
import { watchScreen, type Screen } from './watch'
import type { Way } from './ways'

/** The cost of one visit. */
export interface Visit extends Screen {
  /** Milliseconds of the main thread's work, until nothing more loads. */
  readonly work: number
}

/** Nothing has loaded for so many milliseconds: nothing more will. */
const pause = 2_000

/** Visits a page in a condition, in a browser without cache, or for the second time. */
export async function visit(
  browser: Browser,
  address: string,
  way: Way,
  condition: Condition,
): Promise<Visit> {
  const tab = await openTab(browser)
  const { page } = tab
  const quiet = () => tab.quiet(pause)
  try {
    if (condition.visit === 'second') {
      await page.goto(address)
      await way.act?.(page, quiet)
      await quiet()
      await page.goto('about:blank')
    }
    await tab.slows(processors[condition.processor])
    await tab.connects(condition.network)
    await page.addInitScript(watchScreen(way))
    await page.goto(address, { waitUntil: 'commit' })
    await way.act?.(page, quiet)
    await page.waitForFunction('bench.first', undefined, { timeout: 90_000, polling: 500 })
    await quiet()
    const work = await tab.work()
    return { ...(await page.evaluate<Screen>('bench.results()')), work }
  } finally {
    await tab.close()
  }
}
