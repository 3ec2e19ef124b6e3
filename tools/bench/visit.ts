import { setTimeout as sleep } from 'node:timers/promises'
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

/** How long a page may take until its first control, in milliseconds. */
const deadline = 90_000

/** Visits a page in a condition, in a browser without cache, or for the second time. */
export async function visit(
  browser: Browser,
  address: string,
  way: Way,
  condition: Condition,
): Promise<Visit> {
  const tab = await openTab(browser)
  const { page } = tab
  const act = way.act && (() => way.act!(tab, () => tab.quiet(pause)))
  try {
    if (condition.visit === 'second') {
      await page.goto(address)
      await act?.()
      await tab.quiet(pause)
      await page.goto('about:blank')
    }
    await tab.slows(processors[condition.processor])
    await tab.connects(condition.network)
    await page.addInitScript(watchScreen(way))
    await page.goto(address, { waitUntil: 'commit' })
    await act?.()
    const end = performance.now() + deadline
    while (!(await tab.read('bench.first'))) {
      if (performance.now() > end) throw new Error(`${way.name}: no control after ${deadline} ms.`)
      await sleep(500)
    }
    await tab.quiet(pause)
    const work = await tab.work()
    return { ...(await tab.read<Screen>('bench.results()')), work }
  } finally {
    await tab.close()
  }
}
