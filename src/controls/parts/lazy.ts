import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { hookDeadline } from '../../constants'
import { whenIdle } from '../../later'
import { withDeadline } from '../../deadline'
import type { Load } from '../../contract/plugin'
import { loadComponent, loadedComponent } from '../../kernel/registry/loading'

export type Loaded<Props = object> =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly Component: ComponentType<Props> }
  | {
      readonly state: 'failed'
      readonly again: () => void
      readonly error: unknown
      /** Increases with each retry. */
      readonly attempt: number
    }

/** Loads a component. Unlike React.lazy it fails after 10 s and can be retried. A chunk that arrives later is still shown. */
export function useLazy<Props = object>(load: Load<Props>): Loaded<Props> {
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<{ load: Load<Props>; attempt: number; error: unknown } | null>(null)
  const [, setArrived] = useState<Load<Props> | null>(null)
  const again = useCallback(() => setAttempt((count) => count + 1), [])
  const Component = loadedComponent(load)

  useEffect(() => {
    // The component of this render: another widget may have loaded it since.
    if (Component) return
    const stop = new AbortController()
    const unlessStopped = (then: () => void) => !stop.signal.aborted && then()
    const loading = loadComponent(load)
    loading.then(
      () => unlessStopped(() => setArrived(() => load)),
      () => undefined,
    )
    withDeadline(loading, hookDeadline, stop.signal).catch((error: unknown) =>
      unlessStopped(() => setFailure({ load, attempt, error })),
    )
    return () => stop.abort()
  }, [load, attempt, Component])

  if (Component) return { state: 'loaded', Component }
  const failed = failure !== null && failure.load === load && failure.attempt === attempt
  return failed ? { state: 'failed', again, error: failure.error, attempt } : { state: 'loading' }
}

/** True once the page has been idle while `wanted`. For parts that are rendered before they are needed. */
export function useIdle(wanted: boolean): boolean {
  const [hasBeenIdle, setIdle] = useState(false)
  useEffect(() => (wanted ? whenIdle(() => setIdle(true)) : undefined), [wanted])
  return hasBeenIdle
}
