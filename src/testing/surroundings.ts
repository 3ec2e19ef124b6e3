import { events as hostEvents, type EventName } from '../contract/events'
import type { AnyPlugin } from '../contract/plugin'
import { withCompanions } from '../host/brand/with-companions'
import { fetchPost } from '../kernel/actions/submission/sender'
import { setDevice, stopClock, type Clock, type Device } from './clock'
import type { TestEvent } from './diner'
import { loadLibraries, withoutWrappers, type Libraries } from './libraries'
import { openPage, type Page } from './page'
import type { TestBrand } from './options'

/** Everything outside the widget that a test controls. */
export interface Surroundings {
  readonly page: Page
  readonly clock: Clock
  readonly libraries: Libraries
  readonly problems: Problems
  readonly events: ReturnType<typeof recordEvents>['events']
  /** Restores everything. */
  end(): void
}

export async function prepare(
  brand: TestBrand,
  { now, popup, device }: { now: Date; popup: boolean; device?: Partial<Device> | undefined },
): Promise<Surroundings> {
  const undo: (() => void)[] = []
  const end = () => {
    while (undo.length > 0) undo.pop()!()
  }
  try {
    const page = openPage((root) => libraries.attend(root))
    undo.push(page.clear)
    const libraries = await loadLibraries()
    undo.push(withoutWrappers(libraries))
    await preload(withCompanions(brand.plugins), popup)
    const problems = recordProblems()
    undo.push(problems.stop)
    const events = recordEvents(brand.plugins)
    undo.push(events.stop, withoutAct())
    undo.push(setDevice(device))
    const clock = stopClock(now)
    undo.push(clock.restore)
    return { page, clock, libraries, problems, events: events.events, end }
  } catch (error) {
    end()
    throw error
  }
}

/** Makes React render at once, as on a page, even if a test library wants `act`. Returns a function that undoes it. */
function withoutAct(): () => void {
  const page = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  const before = page.IS_REACT_ACT_ENVIRONMENT
  page.IS_REACT_ACT_ENVIRONMENT = false
  return () => {
    if (before === undefined) delete page.IS_REACT_ACT_ENVIRONMENT
    else page.IS_REACT_ACT_ENVIRONMENT = before
  }
}

/**
 * Loads all files before the clock stops, while React's own timers still run. So no test depends on the speed of a runner's compiler.
 * The widget handles a file that does not load.
 */
async function preload(plugins: readonly AnyPlugin[], popup: boolean): Promise<void> {
  const parts = plugins.flatMap(({ steps = [], inserts = [], parts = [] }) => [
    ...steps,
    ...inserts,
    ...parts,
  ])
  await Promise.allSettled([
    import('../host/widget/create-widget'),
    import('../diagnostics/brand'),
    import('../host/brand/own-brand'),
    import('../host/widget/client').then(({ fetchClient }) => fetchClient()),
    fetchPost(),
    ...(popup ? [import('../ui/popup/popup'), import('../host/widget/open-widget')] : []),
    // It is async, so that an invalid part that throws only rejects.
    ...parts.map(async ({ load }) => (load as () => Promise<unknown>)()),
  ])
}

const names = Object.keys(hostEvents) as EventName[]

/** Records the host events, including those of the plugins' own outcomes. */
function recordEvents(plugins: readonly AnyPlugin[]) {
  const events: TestEvent[] = []
  const confirmed = plugins.flatMap(({ outcome }) => (outcome ? [`${outcome.id}-confirmed` as const] : []))
  const all: readonly EventName[] = [...names, ...confirmed]
  const record = ({ type, detail }: CustomEventInit & { readonly type: string }) =>
    void events.push({
      name: type.replace('tavola:', '') as EventName,
      detail: detail as TestEvent['detail'],
    })
  for (const name of all) document.addEventListener(`tavola:${name}`, record as never)
  return {
    events: events as readonly TestEvent[],
    stop() {
      for (const name of all) document.removeEventListener(`tavola:${name}`, record as never)
    },
  }
}

/** The widget's console lines for developers. */
export interface Problems {
  /** All lines so far. */
  readonly lines: readonly string[]
  add(line: string): void
  /** Marks the matching lines as expected, and returns them. Throws if there are none. */
  expects(pattern: RegExp): readonly string[]
  unexpected(): readonly string[]
  stop(): void
}

const mark = '[Tavola] '

export function recordProblems(): Problems {
  const { error: log } = console
  const lines: string[] = []
  const expected = new Set<string>()
  // eslint-disable-next-line no-console -- Records the widget's lines.
  console.error = (...values: unknown[]) => {
    const [line, cause] = values
    if (typeof line !== 'string' || !line.startsWith(mark)) return log.apply(console, values)
    lines.push(line.slice(mark.length) + (cause === undefined ? '' : ` ${String(cause)}`))
  }
  return {
    lines,
    add: (line) => void lines.push(line),
    expects(pattern) {
      const matching = lines.filter((line) => pattern.test(line))
      if (matching.length === 0)
        throw new Error(
          `The widget reported no problem that matches ${String(pattern)}. ${listProblems(lines)}`,
        )
      for (const line of matching) expected.add(line)
      return matching
    },
    unexpected: () => lines.filter((line) => !expected.has(line)),
    // eslint-disable-next-line no-console -- Records the widget's lines.
    stop: () => void (console.error = log),
  }
}

const listProblems = (lines: readonly string[]) =>
  lines.length === 0 ? 'It reported none.' : `It reported:\n${lines.map((line) => `- ${line}`).join('\n')}`

/** The error of a test that did not expect these problems. */
export const unexpectedProblems = (lines: readonly string[]) =>
  new Error(
    `The widget reported problems that the test did not expect. Fix them, or expect them: diner.expectsProblem(/…/). ${listProblems(lines)}`,
  )
