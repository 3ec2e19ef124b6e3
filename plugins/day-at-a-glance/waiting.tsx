import { useId, type ReactNode } from 'react'
import type { GlanceContext } from './model'

/** Why days and guests cannot be chosen yet, and the id of the line that says it with each chip; undefined once they can. */
export function useWaiting({ facts, journey, t }: GlanceContext): {
  readonly waits: string | undefined
  readonly reason: ReactNode
} {
  const id = useId()
  if (facts.venue && journey) return { waits: undefined, reason: null }
  const reason = (
    <span id={id} hidden>
      {t(facts.venue ? 'journeyFirst' : 'venueFirst')}
    </span>
  )
  return { waits: id, reason }
}
