import { useId, type ReactNode } from 'react'
import { useWaitingFor } from 'tavola/controls'

/** Why days and guests cannot be chosen yet, and the id of that text, for each chip; undefined once they can. */
export function useWaits(): { readonly waits: string | undefined; readonly reason: ReactNode } {
  const id = useId()
  const text = useWaitingFor('date')
  if (text === undefined) return { waits: undefined, reason: null }
  const reason = (
    <span id={id} hidden>
      {text}
    </span>
  )
  return { waits: id, reason }
}
