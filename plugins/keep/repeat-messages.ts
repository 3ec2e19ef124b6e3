import type { Messages } from 'tavola'

/** What the press on "Same as last time" may find. */
export const repeatMessages = {
  gone: '{venue} no longer takes bookings here. Please choose another restaurant.',
  closed: "{venue} is closed on {day}. We've chosen {other} instead.",
  closedLong: '{venue} is closed on {day}. Please choose another restaurant.',
} as const satisfies Messages
