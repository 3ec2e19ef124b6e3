import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { openTab } from './browser'
import type { Way } from './ways'

/** The cost of one visit. */
export interface Visit extends Screen {
  /** Milliseconds of the main thread's work, until nothing more loads. */
  readonly work: number
}

/** How long a page may take until its first control, in milliseconds. */
const deadline = 90_000

/** Visits a page in a browser without cache, or for the second time. */
export async function visit(browser: Browser, address: string, way: Way, isSecond: boolean): Promise<Visit> {
  const tab = await openTab(browser)
  const { page } = tab
  try {
    if (isSecond) {
      await page.goto(address)
      await way.act?.(tab)
      await tab.quiet()
      await page.goto('about:blank')
    }
    await tab.slowsProcessor()
    await tab.slowsNetwork()
    await page.addInitScript(watchScreen(way))
    await page.goto(address, { waitUntil: 'commit' })
    await way.act?.(tab)
    const end = performance.now() + deadline
    while (!(await tab.read('bench.first'))) {
      if (performance.now() > end) throw new Error(`${way.name}: no control after ${deadline} ms.`)
      await sleep(500)
    }
    await tab.quiet()
    const work = await tab.work()
    return { ...(await tab.read<Screen>('bench.results()')), work }
  } finally {
    await tab.close()
  }
}

const controls = 'a[href], button, input:not([type=hidden]), select, textarea, [role=button]'

/** The times of a first screen, in milliseconds from the navigation, or from the click that opens it. */
export interface Screen {
  /** Until its first control can be pressed. */
  readonly first: number
  /** Until all of its controls can be pressed. */
  readonly all: number
  /** The number of these controls. */
  readonly controls: number
  /** Brotli bytes of the scripts until then. */
  readonly bytes: number
}

/**
 * A script to run before the page's own. At each frame after a change it counts the controls in the viewport that are visible
 * and enabled. `bench.first` is when the way's own control was among them. All controls are there from the moment on at which
 * the count is never again lower than at the end.
 */
const watchScreen = ({ control = controls, text = '' }: Way): string => `
  const counts = []
  window.bench = {
    counts,
    clicked: 0,
    first: 0,
    results() {
      const last = counts.at(-1).count
      const missing = counts.findLastIndex(({ time, count }) => time > this.clicked && count < last)
      const all = Math.max(this.first, counts[missing + 1].time)
      const bytes = performance.getEntriesByType('resource')
        .filter(({ name, responseEnd }) => name.split('?')[0].endsWith('.js') && responseEnd <= all)
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
      return { first: this.first - this.clicked, all: all - this.clicked, controls: last, bytes }
    },
  }
  addEventListener('click', ({ timeStamp }) => (bench.clicked = timeStamp), true)
  let isChanged = true
  const changes = () => (isChanged = true)
  for (const event of ['load', 'resize', 'scroll']) addEventListener(event, changes, true)
  const roots = []
  // Looking at every frame would be work of its own.
  const follow = (root) => {
    if (roots.includes(root)) return
    roots.push(root)
    new MutationObserver(changes).observe(root, { subtree: true, childList: true, attributes: true, characterData: true })
    for (const event of ['transitionend', 'animationend']) root.addEventListener(event, changes)
  }
  const followIn = (root) => {
    follow(root)
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) followIn(shadowRoot)
  }
  const isReady = (element) => {
    if (element.matches(':disabled, [aria-disabled=true], [inert] *')) return false
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    const { top, bottom, left, right } = element.getBoundingClientRect()
    return bottom > Math.max(top, 0) && top < innerHeight && right > Math.max(left, 0) && left < innerWidth
  }
  const readyIn = (root, selector) => [...root.querySelectorAll(selector)].filter(isReady)
  const isFirst = (root) =>
    readyIn(root, ${JSON.stringify(control)}).some(({ value = '' }) =>
      ((root.documentElement ?? root).textContent + value).includes(${JSON.stringify(text)}))
  requestAnimationFrame(function look() {
    requestAnimationFrame(look)
    if (!isChanged) return
    isChanged = false
    followIn(document)
    if (!bench.first && roots.some(isFirst)) bench.first = performance.now()
    const count = roots.flatMap((root) => readyIn(root, ${JSON.stringify(controls)})).length
    if (count !== counts.at(-1)?.count) counts.push({ time: performance.now(), count })
  })`
