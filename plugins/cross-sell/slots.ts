import { minutesApart, type Slot } from 'tavola'
import { kindOf, type SlotKind } from './offers'

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
export function rankSlots(slots: readonly Slot[], wanted: string, canEnquire: boolean): OfferedSlot[] {
  const kinds = new Map<string, SlotKind>()
  for (const slot of slots) {
    const kind = kindOf(slot, canEnquire)
    const known = kinds.get(slot.time)
    if (!known || order.indexOf(kind) < order.indexOf(known)) kinds.set(slot.time, kind)
  }
  const ranked = [...kinds]
    .map(([time, kind]) => ({ time, kind, away: minutesApart(time, wanted) }))
    .sort((one, other) => Number(isUseless(one)) - Number(isUseless(other)) || one.away - other.away)
  const least = ranked[0]?.away
  return ranked.map(({ time, kind, away }) => ({
    time,
    kind,
    nearest: kind !== 'unavailable' && away === least,
  }))
}

const isUseless = ({ kind }: { readonly kind: SlotKind }) => kind === 'unavailable'

/** The `count` most useful slots, sorted by time. */
export const firstSlots = (ranked: readonly OfferedSlot[], count: number): OfferedSlot[] =>
  ranked.slice(0, count).sort((one, other) => (one.time < other.time ? -1 : 1))
