import type * as Dom from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'

/** Testing Library, which finds and presses elements as people do: optional peers of the package. */
export interface Libraries {
  readonly dom: typeof Dom
  readonly user: UserEvent
  /** Makes typing work in a widget's shadow root. */
  readonly attend: (root: ShadowRoot) => void
  /** Pastes a text into the focused field. */
  readonly paste: (field: HTMLElement, text: string) => Promise<void>
}

/** Loads the libraries. They read the document at once, so it must exist. */
export async function loadLibraries(): Promise<Libraries> {
  const [dom, events] = await withoutHooks(() =>
    Promise.all([import('@testing-library/dom'), import('@testing-library/user-event')]),
  ).catch((cause: unknown) => {
    throw new Error(
      'tavola/testing needs two packages that are not installed: npm install --save-dev @testing-library/dom @testing-library/user-event',
      { cause },
    )
  })
  const { setup } = (events.userEvent ?? events.default) as typeof events.default
  const settings = { delay: null, pointerEventsCheck: 0 }
  const userIn = (root: Node) => setup({ ...settings, document: root as Document })
  return {
    dom,
    user: setup(settings),
    // It follows the focus by events, and a document gets none about moves within a shadow root.
    attend: (root) => void userIn(root),
    // It pastes into its document's focused element, which is a shadow root's host.
    paste: (field, text) => userIn(field.getRootNode()).paste(text),
  }
}

/** Keeps user-event from adding hooks to the runner, which Jest forbids within a test. */
async function withoutHooks<Result>(load: () => Promise<Result>): Promise<Result> {
  const runner = globalThis as { afterEach?: unknown; afterAll?: unknown }
  const { afterEach, afterAll } = runner
  Object.assign(runner, { afterEach: undefined, afterAll: undefined })
  try {
    return await load()
  } finally {
    Object.assign(runner, { afterEach, afterAll })
  }
}

/** Removes the wrappers of React's Testing Library, which wait for a timer: the clock is stopped. Returns a function that undoes it. */
export function withoutWrappers({ dom }: Libraries): () => void {
  const { asyncWrapper, eventWrapper } = dom.getConfig()
  dom.configure({ asyncWrapper: (run) => run(), eventWrapper: (run) => run() })
  return () => dom.configure({ asyncWrapper, eventWrapper })
}
