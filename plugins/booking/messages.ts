import type { Messages } from 'tavola'

/** The texts of the journey and of its create (sections 2, 4 and 8). */
export const messages = {
  label: 'Book a Table',
  summary: 'Booking on {date} at {time} for {guests}',
  waiting: 'Checking Availability...',
  sending: 'Completing Booking...',
  complete: 'Complete Booking',
  failed: 'Could not complete booking:',
  terms: 'Bookings',
} as const satisfies Messages
