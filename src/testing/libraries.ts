import type * as Dom from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'

/** The two libraries that find elements as people do and press them as people do: optional peers of the package. */
export interface Libraries {
  readonly dom: typeof Dom
  readonly user: UserEvent
  /** Makes typing work in a widget's shadow root. */
  readonly attend: (root: ShadowRoot) => void
}

/** After the document is there: they read it when they are loaded. */
export async function loadLibraries(): Promise<Libraries> {
  const [dom, events] = await Promise.all([
    import('@testing-library/dom'),
    import('@testing-library/user-event'),
  ]).catch((cause: unknown) => {
    throw new Error(
      'tavola/testing needs two packages that are not installed: npm install --save-dev @testing-library/dom @testing-library/user-event',
      { cause },
    )
  })
  const { setup } = (events.userEvent ?? events.default) as typeof events.default
  const settings = { delay: null, pointerEventsCheck: 0 }
  return {
    dom,
    user: setup(settings),
    // It listens where a field gets the focus, and its own document hears nothing of moves within a shadow root.
    attend: (root) => void setup({ ...settings, document: root as unknown as Document }),
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
