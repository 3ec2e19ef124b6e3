import type { Page, Route } from 'playwright-core'
import { held } from './answers'

/** A file that comes when the test says so, or meets another end then. */
export function heldFile(file: RegExp, ends = (route: Route) => route.continue()) {
  const { answer, release } = held(undefined)
  /** Before the page is loaded. */
  const prepare = (page: Page) => page.route(file, (route) => answer().then(() => ends(route)))
  return { prepare, release }
}
