import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { componentOf, fetchComponent, type Load } from '../kernel/loading'

export type Loaded =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly Component: ComponentType }
  | { readonly state: 'failed'; readonly again: () => void; readonly error: unknown }

/** A component that comes as a chunk; unlike React.lazy it can be asked for again after a failure. */
export function useLazy(load: Load): Loaded {
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)
  const [, setArrived] = useState<Load | null>(null)
  const again = useCallback(() => setFailure(null), [])
  const Component = componentOf(load)

  useEffect(() => {
    if (Component || failure) return
    let wanted = true
    fetchComponent(load).then(
      () => wanted && setArrived(() => load),
      (error: unknown) => wanted && setFailure({ error }),
    )
    return () => void (wanted = false)
  }, [load, Component, failure])

  if (Component) return { state: 'loaded', Component }
  return failure ? { state: 'failed', again, error: failure.error } : { state: 'loading' }
}
