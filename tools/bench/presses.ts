import type { Browser } from 'playwright-core'
import { aimAt, openTab } from './browser'
import { pause, type PressedJourney } from './journeys'

/** The measurements of one journey. */
export interface Presses {
  /** Milliseconds until the page responds, by the press: Interaction to Next Paint of the slowest of its kind. */
  readonly slowest: ReadonlyMap<string, number>
  /**
   * Milliseconds of the main thread's work: from the navigation until nothing more loads, and from each press until the end
   * of the pause after it. The work of the bench's own look at the page isn't in it.
   */
  readonly work: number
}

/** The key of a journey's measurements. */
export const keyOf = (widget: string, journey: string) => `${widget}: ${journey}`

/** Makes a journey on a slowed processor, and measures each press. */
export async function measurePresses(
  browser: Browser,
  address: string,
  walk: PressedJourney['walk'],
): Promise<Presses> {
  const tab = await openTab(browser)
  const { page } = tab
  await page.addInitScript(watchPresses)
  await tab.slows(4)
  await page.goto(address)
  await tab.quiet(2_000)
  const slowest = new Map<string, number>()
  let work = await tab.work()
  const measure = async (press: string, act: () => Promise<void>) => {
    await page.evaluate('slowestPress()')
    const before = await tab.work()
    await act()
    await page.waitForTimeout(pause)
    work += (await tab.work()) - before
    slowest.set(press, Math.max(await page.evaluate<number>('slowestPress()'), slowest.get(press) ?? 0))
  }
  await walk(page, {
    async clicks(press, target) {
      await target.waitFor()
      await measure(press, await aimAt(target))
    },
    async keys(press, keys) {
      for (const key of keys) await measure(press, () => page.keyboard.press(key))
    },
  })
  await tab.close()
  return { slowest, work }
}

/** `slowestPress()` returns the slowest press since the last call. Browsers round to 8 ms, and report none below 16 ms. */
const watchPresses = `{
  const presses = []
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) presses.push(duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  window.slowestPress = () => Math.max(16, ...presses.splice(0))
}`
