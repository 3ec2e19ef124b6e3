import type { Clock } from './clock'
import type { Page } from './page'

/** So many turns of the event loop without any change: then all that was on its way has come. */
const quietTurns = 3
/** At most so many turns: a page that never rests, as with an endless animation, is looked at as it is. */
const maximumTurns = 400

/**
 * Waits until the page rests: answers, files and what they change are there, timers that are due have run, and the clock has
 * not moved. Resolves to whether nothing is being loaded any more: then nothing comes by itself.
 */
export async function settle(clock: Clock, page: Page, countRequests: () => number): Promise<boolean> {
  const state = () => `${page.countChanges()} ${countRequests()} ${clock.countTimers()}`
  let quiet = 0
  for (let turns = 0; quiet < quietTurns && turns < maximumTurns; turns++) {
    const before = state()
    await clock.advance(0)
    await clock.turn()
    quiet = state() === before && !page.isFetching() ? quiet + 1 : 0
  }
  return !page.isFetching() && !page.lacksParts()
}
