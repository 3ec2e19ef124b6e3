import type { Browser } from 'playwright-core'
import { openTab } from './browser'
import type { Way } from './ways'

/** The cost of one visit. */
export interface Visit {
  /** Milliseconds from the navigation, or the click, until the first screen was usable. */
  readonly time: number
  /** Milliseconds of the main thread's work, until nothing more loads. */
  readonly work: number
  /** Brotli bytes of the scripts until the first screen was usable. */
  readonly bytes: number
}

/** Nothing has loaded for so many milliseconds: nothing more will. */
const pause = 2_000

/** Visits a page with an empty cache, on slow 4G and a slowed processor. */
export async function visit(browser: Browser, address: string, way: Way): Promise<Visit> {
  const tab = await openTab(browser, { isOnSlow4g: true, isSlow: true })
  const { page } = tab
  const quiet = () => tab.quiet(pause)
  try {
    await page.addInitScript(watchScreen(way))
    await page.goto(address, { waitUntil: 'commit' })
    await way.act?.(page, quiet)
    await page.waitForFunction('bench.usable', undefined, { timeout: 60_000, polling: 500 })
    await quiet()
    const seen = await page.evaluate<Pick<Visit, 'time' | 'bytes'>>('bench.results()')
    return { ...seen, work: await tab.work() }
  } finally {
    await tab.close()
  }
}

/** A script to run before the page's own: notes when the control is visible and enabled, beside its text. */
const watchScreen = ({ control, text = '' }: Way): string => `
  window.bench = {
    clicked: 0,
    usable: 0,
    results() {
      const scripts = performance.getEntriesByType('resource')
        .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= this.usable)
      const bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
      return { time: this.usable - this.clicked, bytes }
    },
  }
  addEventListener('click', ({ timeStamp }) => (bench.clicked = timeStamp), true)
  const isUsable = (root) => {
    const element = root.querySelector(${JSON.stringify(control)})
    if (!element || element.disabled || !element.checkVisibility({ visibilityProperty: true })) return false
    return ((root.documentElement ?? root).textContent + (element.value ?? '')).includes(${JSON.stringify(text)})
  }
  requestAnimationFrame(function look() {
    const hosts = [...document.querySelectorAll('body *')].filter(({ shadowRoot }) => shadowRoot)
    if ([document, ...hosts.map(({ shadowRoot }) => shadowRoot)].some(isUsable)) bench.usable = performance.now()
    else requestAnimationFrame(look)
  })`
