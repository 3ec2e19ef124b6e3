import type { Page } from 'playwright-core'

/** `follow(root)` calls `look` after each change in the document and in every shadow root. */
const followRoots = `
  const roots = new Set()
  const changes = new MutationObserver(() => look())
  const follow = (root) => {
    if (roots.has(root)) return root
    roots.add(root)
    changes.observe(root, { childList: true, subtree: true, attributes: true, characterData: true })
    return root
  }
  const { attachShadow } = Element.prototype
  Element.prototype.attachShadow = function (init) {
    return follow(attachShadow.call(this, init))
  }
  follow(document)`

/** The first screen, and the signs that it is usable. */
export interface Screen {
  /** A selector of the control that is then visible and enabled. */
  readonly control: string
  /** A text beside it. */
  readonly text: string
}

/** What {@link watchPage} notes in the page. Milliseconds since the navigation. */
export interface Noted {
  /** The click that opened the screen; 0 if no click did. */
  readonly start: number
  readonly usable: number | null
  readonly shift: number
}

/**
 * A script to run before the page's own: notes in `bench` when the first screen can be used, and how far content has moved.
 * It observes changes and never polls, so it costs the page next to nothing.
 */
export const watchPage = (screen: Screen): string => `{
  const screen = ${JSON.stringify(screen)}
  window.bench = { start: 0, usable: null, shift: 0, found: null }
  let asked = false
  function look() {
    // The parser attaches a shadow root that is written into the page.
    for (const host of document.querySelectorAll('div')) if (host.shadowRoot) follow(host.shadowRoot)
    if (asked || bench.usable !== null || !find()) return
    asked = true
    requestAnimationFrame((now) => {
      asked = false
      const element = find()
      if (!element) return
      const { width, height } = element.getBoundingClientRect()
      if (width === 0 || height === 0 || getComputedStyle(element).visibility !== 'visible') return
      changes.disconnect()
      bench.usable = performance.now()
      bench.found = element
    })
  }
  const says = (root, { value = '' }) =>
    ((root.documentElement ?? root).textContent + value).includes(screen.text)
  function find() {
    for (const root of roots) {
      const element = root.querySelector(screen.control)
      if (element && !element.disabled && says(root, element)) return element
    }
  }
  ${followRoots}
  addEventListener('click', ({ timeStamp }) => (bench.start = timeStamp), true)
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) bench.shift += value
  }).observe({ type: 'layout-shift', buffered: true })
}`

/**
 * A script to run before the page's own: adds functions to `bench` that give the time at which something is painted, or a
 * response has arrived. Milliseconds since the navigation.
 */
export const watchPaint = `{
  const waiting = new Set()
  const look = () => waiting.forEach((check) => check())
  ${followRoots}
  window.bench = {
    // When the first element of that selector is painted.
    painted: (selector) => new Promise((done) => {
      const check = () => {
        if (![...roots].some((root) => root.querySelector(selector))) return
        waiting.delete(check)
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => done(performance.now())
          port2.postMessage(0)
        })
      }
      waiting.add(check)
      check()
    }),
    // When the last response to such a call had arrived.
    answered: (call) => Math.max(...performance.getEntriesByType('resource')
      .filter(({ name }) => name.includes(call)).map(({ responseEnd }) => responseEnd)),
  }
}`

/**
 * A script to run before the page's own: `slowestPress()` returns the slowest press since the last call, in milliseconds.
 * Browsers round to 8 ms and report no press below 16 ms, which counts as 16.
 */
export const watchPresses = `{
  const presses = []
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) presses.push(duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  window.slowestPress = () => Math.max(16, ...presses.splice(0))
}`

/**
 * The time from the response to a call until an element is painted that wasn't there before. `act` starts the call, and
 * the back end must answer late.
 */
export async function fromAnswerToPaint(
  page: Page,
  call: string,
  selector: string,
  act: () => Promise<unknown>,
): Promise<number> {
  await act()
  await page.evaluate(
    `void bench.painted(${JSON.stringify(selector)}).then((painted) => (bench.drawn = painted))`,
  )
  await page.waitForFunction('bench.drawn', undefined, { timeout: 60_000, polling: 200 })
  return page.evaluate(`bench.drawn - bench.answered(${JSON.stringify(call)})`)
}

/** The slowest press during `act` and the pause after it, in which the page does its idle work. */
export async function slowestPress(page: Page, pause: number, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate('slowestPress()')
  await act()
  await page.waitForTimeout(pause)
  return page.evaluate('slowestPress()')
}
