import type { Slot } from 'tavola'
import { kindOf, type SlotKind } from './offers'

/** A time of day, HH:MM, with what can be done about it. */
export interface OfferedSlot {
  readonly time: string
  readonly kind: SlotKind
  /** None that the diner can use is nearer to the time that was wanted. */
  readonly nearest: boolean
}

const order: readonly SlotKind[] = ['book', 'enquire', 'unavailable']

/**
 * A restaurant's slots, each time once at its best, the most useful first: those that can be used before those that
 * cannot, and of these the nearest to the wanted time.
 */
export function rankSlots(slots: readonly Slot[], wanted: string, canEnquire: boolean): OfferedSlot[] {
  const kinds = new Map<string, SlotKind>()
  for (const slot of slots) {
    const kind = kindOf(slot, canEnquire)
    const known = kinds.get(slot.time)
    if (!known || order.indexOf(kind) < order.indexOf(known)) kinds.set(slot.time, kind)
  }
  const away = (time: string) => Math.abs(minutes(time) - minutes(wanted))
  const ranked = [...kinds].sort(
    ([time, kind], [otherTime, otherKind]) =>
      Number(kind === 'unavailable') - Number(otherKind === 'unavailable') || away(time) - away(otherTime),
  )
  const least = ranked[0] ? away(ranked[0][0]) : 0
  return ranked.map(([time, kind]) => ({
    time,
    kind,
    nearest: kind !== 'unavailable' && away(time) === least,
  }))
}

/** So many of the most useful, as a day runs. */
export const firstSlots = (ranked: readonly OfferedSlot[], count: number): OfferedSlot[] =>
  ranked.slice(0, count).sort((one, other) => (one.time < other.time ? -1 : 1))

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
