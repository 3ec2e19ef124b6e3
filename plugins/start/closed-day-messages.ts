import type { Messages } from 'tavola'

/** The texts about a day without sittings, in their chunk. */
export const closedDayMessages = {
  noSlots: 'No online bookings on this day.',
  nextOpenDay: 'The next open day is {day}.',
} as const satisfies Messages
