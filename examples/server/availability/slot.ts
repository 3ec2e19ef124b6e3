import { isClosedOn } from '../restaurant/closure'
import type { Restaurant } from '../restaurant/restaurant'
import type { DateText } from '../time/date'
import { isBefore } from '../time/local'
import { type Minutes, toSlotTime } from '../time/minutes'

/** A time that a diner may choose (section 3, "Availability slot"). */
export interface Slot {
  /** HHMM as an integer: 1930. */
  readonly time: number
  readonly available: boolean
  /** Whether the diner can at least send an enquiry. */
  readonly useEnquiryFallback: boolean
}

/** The number of guests for a group of 15 or more (section 9). */
export const GROUP = -1

/** Whether the guests fit no single table, so that they can only send an enquiry. */
export const isGroup = (guests: number, restaurant: Restaurant): boolean =>
  guests === GROUP || guests > restaurant.largestTable

/** A time at which a restaurant seats diners, and whether a table is free then for the party. */
export interface Start {
  readonly minute: Minutes
  readonly free: boolean
}

/** The slot of a start time for a party. */
export function toSlot(
  restaurant: Restaurant,
  date: DateText,
  guests: number,
  { minute, free }: Start,
  now: Date,
): Slot {
  const open = !isClosedOn(restaurant, date) && !isBefore(date, minute, now, restaurant.timeZone)
  const group = isGroup(guests, restaurant)
  return {
    time: toSlotTime(minute),
    available: open && free && !group,
    useEnquiryFallback: open && (group || (!free && restaurant.enquiriesWhenFull)),
  }
}

/** Whether a diner can use the slot, for "Book" or "Enquire" (section 2, "Step 2"). */
export const isUsable = (slot: Slot): boolean => slot.available || slot.useEnquiryFallback
