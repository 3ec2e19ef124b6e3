import { batch, signal } from '@preact/signals-core'
import type { Venue, VenueId } from '../../api/schemas'
import { ApiError } from '../../api/api-error'
import { venueFailure } from '../../api/failures'
import type { Kernel } from '../../kernel/kernel'

/**
 * Fetches the venue that the host names by its id (`open`, `venueId`). The latest call wins. A venue that the diner has
 * chosen meanwhile stays. `forget` drops a venue that is still on its way.
 */
export function createVenueOpener(kernel: Pick<Kernel, 'api' | 'facts' | 'signal' | 'set' | 'run' | 'fail'>) {
  let latest: { readonly venueId: VenueId; readonly before: Venue | null } | null = null
  const venuesOpened = signal(0)

  /** The venue that is on its way and still wanted. */
  const pendingVenue = () => (latest && latest.before === kernel.facts.venue ? latest.venueId : null)

  function openVenue(venueId: VenueId): void {
    const { api, facts, signal, set, run, fail } = kernel
    const before = facts.venue
    if (String(before?.id) === String(venueId)) return void (latest = null)
    if (latest?.before === before && String(latest.venueId) === String(venueId)) return
    const request = (latest = { venueId, before })
    const isWanted = () => latest === request && facts.venue === before && !signal.aborted
    void run(async () => {
      try {
        const venue = await api.getVenue(venueId, signal)
        if (!isWanted()) return
        batch(() => {
          set({ venue })
          venuesOpened.value++
        })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (isWanted()) fail(venueFailure(() => openVenue(venueId)))
      } finally {
        if (latest === request) latest = null
      }
    })
  }

  return { openVenue, venuesOpened, pendingVenue, forget: () => void (latest = null) }
}
