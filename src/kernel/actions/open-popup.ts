import type { VenueId } from '../../api/bodies'
import type { PublicVenueId } from '../../contract/events'
import type { Kernel } from './kernel'

/** `venueId`: the restaurant for the `open` event. */
export function openPopup(
  { page, facts, emit }: Kernel,
  venueId: VenueId | null = facts.venue?.id ?? null,
): void {
  page!.opened.value = true
  emit('open', { venueId: venueId as PublicVenueId | null })
}
