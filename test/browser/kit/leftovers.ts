import type { CDPSession, Page } from 'playwright-core'

/** Before the page is loaded: keeps count of what is begun and not ended, of all that outlives a function. */
export const watchLeftovers = (page: Page) =>
  page.addInitScript(`{
    const timers = new Set(), observers = new Set(), requests = new Set(), queries = new Set()
    const { setTimeout, fetch } = window
    for (const [begin, end] of [
      ['setTimeout', 'clearTimeout'],
      ['requestAnimationFrame', 'cancelAnimationFrame'],
      ['setInterval', 'clearInterval'],
    ]) {
      const [begins, ends] = [window[begin], window[end]]
      window[begin] = (run, ...rest) => {
        const ran = (...values) => (begin !== 'setInterval' && timers.delete(begin + id), run(...values))
        const id = begins(ran, ...rest)
        return timers.add(begin + id), id
      }
      window[end] = (id) => (timers.delete(begin + id), ends(id))
    }
    for (const name of ['ResizeObserver', 'MutationObserver', 'IntersectionObserver', 'PerformanceObserver']) {
      window[name] = class extends window[name] {
        observe(...call) { observers.add(this), super.observe(...call) }
        disconnect() { observers.delete(this), super.disconnect() }
      }
    }
    let notify
    /** When a request is under way: one that is answered soon may be over when a page looks again. */
    window.request = () => new Promise((done) => requests.size > 0 ? done() : (notify = done))
    window.fetch = (...call) => {
      const request = fetch(...call)
      requests.add(request)
      notify?.()
      const end = () => requests.delete(request)
      request.then(end, end)
      return request
    }
    const { addEventListener, removeEventListener } = EventTarget.prototype
    const { prototype } = MediaQueryList
    prototype.addEventListener = function (...call) { queries.add(this), addEventListener.apply(this, call) }
    prototype.removeEventListener = function (...call) { queries.delete(this), removeEventListener.apply(this, call) }
    window.leftovers = () => ({
      timers: timers.size, observers: observers.size, requests: requests.size, queries: queries.size,
    })
    // For the tests' own waiting, which is not counted.
    window.pause = (milliseconds) => new Promise((done) => setTimeout.call(window, done, milliseconds))
  }`)

export interface Leftovers {
  readonly nodes: number
  readonly listeners: number
  readonly documents: number
  readonly timers: number
  readonly observers: number
  readonly requests: number
  readonly queries: number
  /** The listeners of what lives as long as the page. */
  readonly lasting: readonly string[]
  readonly markup: string
  readonly globals: string
  readonly history: string
}

const lasting = [
  'window',
  'document',
  'document.documentElement',
  'document.body',
  'visualViewport',
  'navigation',
]

/** The objects of a page after garbage collection. */
export async function leftovers(page: Page): Promise<Leftovers> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  for (const _time of ['first', 'second', 'third']) {
    await session.send('HeapProfiler.collectGarbage')
    await page.evaluate('pause(20)')
  }
  const { metrics } = await session.send('Performance.getMetrics')
  const count = (name: string) => metrics.find((metric) => metric.name === name)!.value
  const listeners = await Promise.all(lasting.map((target) => listenersOf(session, target)))
  await session.detach()
  return {
    ...(await page.evaluate<Pick<Leftovers, 'timers' | 'observers' | 'requests' | 'queries'>>('leftovers()')),
    documents: count('Documents'),
    nodes: count('Nodes'),
    listeners: count('JSEventListeners'),
    lasting: listeners.flat(),
    markup: await page.evaluate('document.documentElement.outerHTML'),
    globals: await page.evaluate(
      `[...Object.getOwnPropertyNames(window), ...Object.getOwnPropertyNames(document)].join()`,
    ),
    history: await page.evaluate('JSON.stringify([history.state, history.scrollRestoration, location.href])'),
  }
}

async function listenersOf(session: CDPSession, target: string): Promise<string[]> {
  const { result } = await session.send('Runtime.evaluate', { expression: target })
  const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId! })
  await session.send('Runtime.releaseObject', { objectId: result.objectId! })
  return listeners.map(({ type }) => `${target} ${type}`).sort()
}
