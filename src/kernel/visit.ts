import { batch, signal } from '@preact/signals-core'
import type { VenueId } from '../api/schemas'
import { ApiError } from '../api/api-error'
import { venueFailure } from '../api/failures'
import type { Kernel } from './kernel'

/**
 * Brings the venue that the host names by its id (`open`, `venueId`). The latest call wins, and a venue that the
 * diner has chosen meanwhile stays. `forget` drops a venue that is still on its way.
 */
export function createVisit(kernel: Pick<Kernel, 'api' | 'facts' | 'signal' | 'set' | 'run' | 'fail'>) {
  let latest: VenueId | null = null
  const visits = signal(0)

  function visit(venueId: VenueId): void {
    const { api, facts, signal, set, run, fail } = kernel
    latest = venueId
    if (String(facts.venue?.id) === String(venueId)) return void (latest = null)
    const before = facts.venue
    const stands = () => latest === venueId && facts.venue === before && !signal.aborted
    void run(async () => {
      try {
        const venue = await api.getVenue(venueId, signal)
        if (!stands()) return
        latest = null
        batch(() => {
          set({ venue })
          visits.value++
        })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (!stands()) return
        latest = null
        fail(venueFailure(() => visit(venueId)))
      }
    })
  }

  return { visit, visits, visiting: () => latest, forget: () => void (latest = null) }
}
