import type { Page, Request } from 'playwright-core'
import { matches } from '../../../kit/network'
import { until } from '../until'

/** How far the page's clock goes on at a time, in milliseconds. */
const step = 50

/** Lets the browser draw, which the page's own clock has no part in. */
const drawn = `new Promise((done) => {
  const observer = new ResizeObserver(() => (observer.disconnect(), done(speech.log.length)))
  observer.observe(document.documentElement)
})`

/**
 * Waits until all that a key press has set going is over, on a page whose clock stands: requests come to their end while
 * no time passes for the page, so that the same is heard on every machine.
 */
export function createCalm(page: Page) {
  const underWay = new Set<Request>()
  const held = new Set<string>()
  let events = 0
  const isAsked = (request: Request) => request.resourceType() === 'fetch'
  const isHeld = (request: Request) => {
    const seen = { method: request.method(), path: new URL(request.url()).pathname }
    return [...held].some((pattern) => matches(pattern, seen))
  }
  page.on('request', (request) => {
    events++
    if (!isHeld(request)) underWay.add(request)
  })
  const ends = (request: Request) => (events++, underWay.delete(request))
  page.on('requestfinished', ends).on('requestfailed', ends)

  async function settles(isOver: () => boolean): Promise<void> {
    let heard = 0
    // Twice: React has effects that come after a drawing, and are drawn themselves.
    for (let calm = 0; calm < 2;) {
      if (!isOver()) await until(isOver, 'the requests that are under way to end')
      const before = events
      await page.clock.runFor(step)
      const now = await page.evaluate<number>(drawn)
      const isCalm = before === events && heard === now && isOver()
      calm = isCalm ? calm + 1 : 0
      heard = now
    }
  }
  return {
    /** Until the server has answered. */
    settles: () => settles(() => underWay.size === 0),
    /** Until all is there but the server's answers. */
    settlesUnanswered: () => settles(() => [...underWay].every(isAsked)),
    /** The server has been asked something, and has not answered. */
    isAsking: () => [...underWay].some(isAsked),
    /** From now on such requests are not waited for. */
    holds: (pattern: string) => void held.add(pattern),
  }
}
