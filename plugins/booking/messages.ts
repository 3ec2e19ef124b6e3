import type { Messages } from 'tavola'

/** The journey's texts, and those around its create (sections 2, 4 and 8). */
export const messages = {
  label: 'Book a Table',
  summary: 'Booking on {date} at {time} for {guests}',
  waiting: 'Checking Availability...',
  sending: 'Completing Booking...',
  complete: 'Complete Booking',
  failed: 'Could not complete booking:',
  terms: 'Bookings',
} as const satisfies Messages

/** Step 5's, which come with it. */
export const bookedMessages = {
  confirmed: 'Booking Confirmed',
  reference: 'Your booking reference',
  thanks: 'Thank you, {name}. We look forward to seeing you.',
  keep: 'Keep this reference: the restaurant finds your table by it.',
  guaranteed: 'Your card was checked to guarantee this booking. Nothing has been charged.',
  again: 'Make another booking',
  close: 'Done',
} as const satisfies Messages

/** Those of its section of the terms, which come with it (sections 1 and 9). */
export const termsMessages = {
  termsBook: 'You can book a table for 1 to {most} guests. It is yours once you see your booking reference.',
  termsGroup:
    'For {least} guests or more you send an enquiry. It is not a booking yet: the restaurant answers it within {hours} hours.',
  termsAge: 'Where the restaurant asks for your age, you confirm that you are over {age}.',
} as const satisfies Messages
