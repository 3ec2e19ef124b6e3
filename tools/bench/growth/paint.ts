import type { Page } from 'playwright-core'

/**
 * Before a page is loaded: puts functions into `bench`, which tell when something is drawn, and how long presses take.
 * Times in milliseconds since the page's navigation.
 */
export const watchPaint = `{
  const roots = []
  const waiting = new Set()
  const changes = new MutationObserver(() => waiting.forEach((look) => look()))
  const follow = (root) => {
    roots.push(root)
    changes.observe(root, { childList: true, subtree: true, attributes: true })
    return root
  }
  const { attachShadow } = Element.prototype
  Element.prototype.attachShadow = function (init) {
    return follow(attachShadow.call(this, init))
  }
  follow(document)
  const presses = []
  window.bench = {
    // When an element of that selector is first drawn.
    painted: (selector) => new Promise((done) => {
      const look = () => {
        if (!roots.some((root) => root.querySelector(selector))) return
        waiting.delete(look)
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => done(performance.now())
          port2.postMessage(0)
        })
      }
      waiting.add(look)
      look()
    }),
    // When the last answer to such a call was here.
    answered: (call) => Math.max(...performance.getEntriesByType('resource')
      .filter(({ name }) => name.includes(call)).map(({ responseEnd }) => responseEnd)),
    // The slowest press since the last time this was asked; browsers report none below 16 ms.
    slowest: () => Math.max(16, ...presses.splice(0)),
  }
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) presses.push(duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
}`

/**
 * How long it takes from a call's answer until an element is drawn that is not there before: `act` has the call made, and
 * the back end must take its time.
 */
export async function fromAnswerToPaint(
  page: Page,
  call: string,
  selector: string,
  act: () => Promise<unknown>,
): Promise<number> {
  await act()
  await page.evaluate(
    `void bench.painted(${JSON.stringify(selector)}).then((drawn) => (bench.drawn = drawn))`,
  )
  await page.waitForFunction('bench.drawn', undefined, { timeout: 60_000, polling: 200 })
  return page.evaluate(`bench.drawn - bench.answered(${JSON.stringify(call)})`)
}

/** The slowest of these presses, in milliseconds. */
export async function slowestPress(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.waitForTimeout(300)
  await page.evaluate('bench.slowest()')
  await act()
  await page.waitForTimeout(300)
  return page.evaluate('bench.slowest()')
}
