import type { Messages } from 'tavola'

/** Step 5's texts, in its chunk. */
export const bookedMessages = {
  confirmed: 'Booking Confirmed',
  reference: 'Your booking reference',
  thanks: 'Thank you, {name}. We look forward to seeing you.',
  keep: 'Keep this reference. The restaurant will ask for it.',
  guaranteed: "We've checked your card to guarantee this booking. You haven't been charged.",
  again: 'Make another booking',
  close: 'Done',
} as const satisfies Messages
