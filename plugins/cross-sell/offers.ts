import type { Slot, Venue } from 'tavola'

/** A restaurant with at least one slot that the diner can use. */
export interface Offer {
  readonly venue: Venue
  /** As the server sent them: in any order, possibly with duplicate times. */
  readonly slots: readonly Slot[]
}

/** An answer's offers, with the chosen restaurant apart. */
export interface Offers {
  readonly original: Offer | null
  /** Sorted by distance; those without a distance come last. */
  readonly others: readonly Offer[]
  /** At least one slot is for enquiries only. */
  readonly enquiries: boolean
  /** All that can be used are: no table may be promised. */
  readonly onlyEnquiries: boolean
}

export interface OffersQuery {
  readonly originalId: Venue['id']
  /** The brand has a journey for enquiries. */
  readonly canEnquire: boolean
}

/** What a press on a slot does (section 2, step 2). */
export type SlotKind = 'book' | 'enquire' | 'unavailable'

export function kindOf({ available, useEnquiryFallback }: Slot, canEnquire: boolean): SlotKind {
  if (available) return 'book'
  return useEnquiryFallback && canEnquire ? 'enquire' : 'unavailable'
}

/**
 * Section 2, step 2: a restaurant without a usable slot is not listed. Duplicates are merged into one restaurant with
 * the slots of both.
 */
export function offersOf(venues: readonly Venue[], { originalId, canEnquire }: OffersQuery): Offers {
  const byId = new Map<string, { venue: Venue; slots: readonly Slot[] }>()
  for (const venue of venues) {
    const known = byId.get(String(venue.id))
    if (known) known.slots = [...known.slots, ...venue.availability]
    else byId.set(String(venue.id), { venue, slots: venue.availability })
  }
  const offers = [...byId.values()].filter(({ slots }) =>
    slots.some((slot) => kindOf(slot, canEnquire) !== 'unavailable'),
  )
  const kinds = offers.flatMap(({ slots }) => slots.map((slot) => kindOf(slot, canEnquire)))
  const enquiries = kinds.includes('enquire')
  const isOriginal = ({ venue }: Offer) => String(venue.id) === String(originalId)
  return {
    original: offers.find(isOriginal) ?? null,
    others: offers.filter((offer) => !isOriginal(offer)).sort(byDistance),
    enquiries,
    onlyEnquiries: enquiries && !kinds.includes('book'),
  }
}

function byDistance({ venue: one }: Offer, { venue: other }: Offer): number {
  if (one.distance === other.distance) return 0
  return (one.distance ?? Infinity) - (other.distance ?? Infinity)
}
