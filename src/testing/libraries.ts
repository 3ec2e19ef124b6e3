import type * as Dom from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'

/** The two libraries that find elements as people do and press them as people do: optional peers of the package. */
export interface Libraries {
  readonly dom: typeof Dom
  readonly user: UserEvent
  /** Makes typing work in a widget's shadow root. */
  readonly attend: (root: ShadowRoot) => void
  /** Puts a text into the field that has the focus. */
  readonly paste: (field: HTMLElement, text: string) => Promise<void>
}

/** After the document is there: they read it when they are loaded. */
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
    // It listens where a field gets the focus, and its own document hears nothing of moves within a shadow root.
    attend: (root) => void userIn(root),
    // It pastes into what its document says has the focus: of a shadow root the document knows only the host.
    paste: (field, text) => userIn(field.getRootNode()).paste(text),
  }
}

/** When it is loaded user-event adds hooks to the runner's, which Jest forbids within a test. */
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

/**
 * Takes the wrappers away that React's Testing Library sets: they wait for a timer, and the timers stand still. Returns the way
 * back.
 */
export function withoutWrappers({ dom }: Libraries): () => void {
  const { asyncWrapper, eventWrapper } = dom.getConfig()
  dom.configure({ asyncWrapper: (run) => run(), eventWrapper: (run) => run() })
  return () => dom.configure({ asyncWrapper, eventWrapper })
}
