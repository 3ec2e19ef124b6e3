import type { Session, Slot, Venue } from 'tavola'
import { minutesApart, wallTime } from 'tavola/time'

/** A restaurant with at least one slot that the diner can use. */
export interface Offer {
  readonly venue: Venue
  /** As the server sent them: in any order, possibly with duplicate times. */
  readonly slots: readonly Slot[]
  /** Null where they are not known: another restaurant's. */
  readonly sessions: readonly Session[] | null
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

interface OffersQuery {
  readonly originalId: Venue['id']
  /** The brand has a journey for enquiries. */
  readonly canEnquire: boolean
  /** The chosen day, YYYY-MM-DD, and the sessions of the chosen restaurant. */
  readonly date: string
  readonly sessions: readonly Session[] | null
  /** The first moment that may be chosen, as `earliestTime` writes it. */
  readonly earliest: string
}

/** What a press on a slot does (other.slot). */
type SlotKind = 'book' | 'enquire' | 'unavailable'

function kindOf({ available, useEnquiryFallback }: Slot, canEnquire: boolean): SlotKind {
  if (available) return 'book'
  return useEnquiryFallback && canEnquire ? 'enquire' : 'unavailable'
}

/** How many restaurants are compared: more would block the page, and the list shows twenty at once. */
const mostCompared = 5_000

/**
 * A restaurant without a usable slot is not listed (other.unlisted), and neither are slots that have passed. Duplicates are merged into one restaurant with
 * the slots of both.
 */
export function offersOf(venues: readonly Venue[], query: OffersQuery): Offers {
  const { originalId, canEnquire, date, earliest } = query
  const isOriginal = ({ id }: Venue) => String(id) === String(originalId)
  /** Whether a time has not passed: looked up once each, as thousands of restaurants have the same times. */
  const here: Record<string, boolean> = {}
  const elsewhere: Record<string, boolean> = {}
  const byId = new Map<string, Offer & { slots: readonly Slot[] }>()
  for (const venue of venues.slice(0, mostCompared)) {
    const sessions = isOriginal(venue) ? query.sessions : null
    const ahead = sessions ? here : elsewhere
    const slots = venue.availability.filter(
      ({ time }) => (ahead[time] ??= wallTime({ date, sessions }, time) >= earliest),
    )
    const known = byId.get(String(venue.id))
    if (known) known.slots = [...known.slots, ...slots]
    else byId.set(String(venue.id), { venue, slots, sessions })
  }
  const offers = [...byId.values()].filter(({ slots }) =>
    slots.some((slot) => kindOf(slot, canEnquire) !== 'unavailable'),
  )
  const has = (kind: SlotKind) =>
    offers.some(({ slots }) => slots.some((slot) => kindOf(slot, canEnquire) === kind))
  const enquiries = has('enquire')
  return {
    original: offers.find(({ venue }) => isOriginal(venue)) ?? null,
    others: offers.filter(({ venue }) => !isOriginal(venue)).sort(byDistance),
    enquiries,
    onlyEnquiries: enquiries && !has('book'),
  }
}

function byDistance({ venue: one }: Offer, { venue: other }: Offer): number {
  if (one.distance === other.distance) return 0
  return (one.distance ?? Infinity) - (other.distance ?? Infinity)
}

/** A time of day, HH:MM, and what the diner can do with it. */
export interface OfferedSlot {
  readonly time: string
  readonly kind: SlotKind
  /** No other usable slot is closer to the wanted time. */
  readonly nearest: boolean
}

const order: readonly SlotKind[] = ['book', 'enquire', 'unavailable']

/**
 * A restaurant's slots, the most useful first: usable before unavailable ones, then by distance from the wanted time.
 * Of slots with the same time the best one is kept.
 */
export function rankSlots(
  slots: readonly Slot[],
  wanted: string,
  canEnquire: boolean,
  sessions: Offer['sessions'] = null,
): OfferedSlot[] {
  const kinds = new Map<string, SlotKind>()
  for (const slot of slots) {
    const kind = kindOf(slot, canEnquire)
    const known = kinds.get(slot.time)
    if (!known || order.indexOf(kind) < order.indexOf(known)) kinds.set(slot.time, kind)
  }
  const ranked = [...kinds]
    .map(([time, kind]) => ({ time, kind, away: minutesApart(time, wanted, sessions) }))
    .sort((one, other) => Number(isUseless(one)) - Number(isUseless(other)) || one.away - other.away)
  const least = ranked[0]?.away
  return ranked.map(({ time, kind, away }) => ({
    time,
    kind,
    nearest: kind !== 'unavailable' && away === least,
  }))
}

const isUseless = ({ kind }: { readonly kind: SlotKind }) => kind === 'unavailable'

/** The `count` most useful slots, in the order of the day: `at` tells when a time is. */
export const firstSlots = (
  ranked: readonly OfferedSlot[],
  count: number,
  at: (time: string) => string,
): OfferedSlot[] => ranked.slice(0, count).sort((one, other) => (at(one.time) < at(other.time) ? -1 : 1))
