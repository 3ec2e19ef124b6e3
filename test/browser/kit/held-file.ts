import type { Page, Route } from 'playwright-core'
import { held } from './answers'

const holding = new WeakSet<Page>()

/** Whether a file of this page is held: it is not loaded before that comes. */
export const isHolding = (page: Page) => holding.has(page)

/** A file that comes when the test says so, or meets another end then. */
export function heldFile(file: RegExp, ends = (route: Route) => route.continue()) {
  const { answer, release } = held(undefined)
  /** Before the page is loaded. */
  const prepare = (page: Page) => {
    holding.add(page)
    return page.route(file, (route) => answer().then(() => ends(route)))
  }
  return { prepare, release }
}
