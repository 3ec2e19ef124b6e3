import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { hookDeadline } from '../../constants'
import { withDeadline } from '../../deadline'
import { whenIdle } from '../../scheduling'
import type { Load } from '../../contract/plugin'
import { viewOf, type PartOwner } from '../../kernel/core/parts'
import { useQuietKernel } from '../context'

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

/** Loads a part for its view. It fails after 10 s and can be retried. A part that arrives later is still shown. */
export function usePart<Props = object>(owner: PartOwner, load: Load, view?: string): Loaded<Props> {
  const { parts } = useQuietKernel()
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<{ load: Load; attempt: number; error: unknown } | null>(null)
  const [, setArrived] = useState<Load | null>(null)
  const again = useCallback(() => setAttempt((count) => count + 1), [])
  const isHere = parts.has(load)
  const Component = isHere ? viewOf<Props>(load, view) : undefined

  useEffect(() => {
    if (Component) return
    const stop = new AbortController()
    const unlessStopped = (then: () => void) => !stop.signal.aborted && then()
    const loading = parts.load(owner, load, attempt > 0).then(() => {
      if (!viewOf(load, view))
        throw new TypeError(`The file has no component as its export "${view ?? 'default'}".`)
    })
    loading.then(
      () => unlessStopped(() => setArrived(() => load)),
      () => undefined,
    )
    withDeadline(loading, hookDeadline, stop.signal).catch((error: unknown) =>
      unlessStopped(() => setFailure({ load, attempt, error })),
    )
    return () => stop.abort()
  }, [parts, owner, load, view, attempt, Component])

  if (Component) return { state: 'loaded', Component }
  const failed = failure !== null && failure.load === load && failure.attempt === attempt
  return failed ? { state: 'failed', again, error: failure.error, attempt } : { state: 'loading' }
}

/** True once the page has been idle while `wanted`. For what is rendered before it is needed. */
export function useIdle(wanted: boolean): boolean {
  const [hasBeenIdle, setIdle] = useState(false)
  useEffect(() => (wanted ? whenIdle(() => setIdle(true)) : undefined), [wanted])
  return hasBeenIdle
}
