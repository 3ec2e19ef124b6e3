import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { hookDeadline } from '../constants'
import { withDeadline } from '../kernel/guard'
import { loadComponent, loadedComponent, type Load } from '../kernel/load-component'

export type Loaded =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly Component: ComponentType }
  | { readonly state: 'failed'; readonly again: () => void; readonly error: unknown }

/**
 * A component that comes as a chunk. One that does not come within 10 s counts as failed and can be asked for again,
 * unlike with React.lazy; where it comes late it is shown all the same.
 */
export function useLazy(load: Load): Loaded {
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<{ load: Load; attempt: number; error: unknown } | null>(null)
  const [, setArrived] = useState<Load | null>(null)
  const again = useCallback(() => setAttempt((count) => count + 1), [])
  const Component = loadedComponent(load)

  useEffect(() => {
    // Of what was rendered: another widget may have fetched it since.
    if (Component) return
    const stop = new AbortController()
    const wanted = (then: () => void) => !stop.signal.aborted && then()
    const loading = loadComponent(load)
    loading.then(
      () => wanted(() => setArrived(() => load)),
      () => undefined,
    )
    withDeadline(loading, hookDeadline, stop.signal).catch((error: unknown) =>
      wanted(() => setFailure({ load, attempt, error })),
    )
    return () => stop.abort()
  }, [load, attempt, Component])

  if (Component) return { state: 'loaded', Component }
  const failed = failure?.load === load && failure.attempt === attempt
  return failed ? { state: 'failed', again, error: failure.error } : { state: 'loading' }
}
