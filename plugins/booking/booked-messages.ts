import type { Messages } from 'tavola'

/** Step 5's texts, in its chunk. */
export const bookedMessages = {
  confirmed: 'Booking Confirmed',
  reference: 'Your booking reference',
  thanks: 'Thank you, {name}. We look forward to seeing you.',
  keep: 'Keep this reference: the restaurant finds your table by it.',
  guaranteed: 'Your card was checked to guarantee this booking. Nothing has been charged.',
  again: 'Make another booking',
  close: 'Done',
} as const satisfies Messages
