import { withBrought } from '../host/brand/brought-plugins'
import { stopClock, type Clock } from './clock'
import { hearEvents } from './events'
import { loadLibraries, withoutWrappers, type Libraries } from './libraries'
import { loadAhead } from './load-ahead'
import { openPage, type Page } from './page'
import { hearProblems, type Problems } from './problems'
import type { TestBrand } from './test-brand'

/** All around the widget that a test has in hand. */
export interface Surroundings {
  readonly page: Page
  readonly clock: Clock
  readonly libraries: Libraries
  readonly problems: Problems
  readonly events: ReturnType<typeof hearEvents>['events']
  /** Puts everything back as it was. */
  end(): void
}

export async function prepare(brand: TestBrand, now: Date, popup: boolean): Promise<Surroundings> {
  const undo: (() => void)[] = []
  const end = () => {
    while (undo.length > 0) undo.pop()!()
  }
  try {
    const page = openPage((root) => libraries.attend(root))
    undo.push(page.clear)
    const libraries = await loadLibraries()
    undo.push(withoutWrappers(libraries))
    await loadAhead(withBrought(brand.plugins), popup)
    const problems = hearProblems()
    undo.push(problems.stop)
    const events = hearEvents(brand.plugins)
    undo.push(events.stop, withoutAct())
    const clock = stopClock(now)
    undo.push(clock.restore)
    return { page, clock, libraries, problems, events: events.events, end }
  } catch (error) {
    end()
    throw error
  }
}

/** React draws by itself, as on a page, also where a test library says that it shall wait for `act`. Returns the way back. */
function withoutAct(): () => void {
  const page = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  const before = page.IS_REACT_ACT_ENVIRONMENT
  page.IS_REACT_ACT_ENVIRONMENT = false
  return () => {
    if (before === undefined) delete page.IS_REACT_ACT_ENVIRONMENT
    else page.IS_REACT_ACT_ENVIRONMENT = before
  }
}
