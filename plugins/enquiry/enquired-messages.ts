import type { Messages } from 'tavola'

/** Step 7's texts, in its chunk. */
export const enquiredMessages = {
  thanks: 'Thank you for your enquiry.',
  promise: {
    one: 'Our restaurant team will get back to you within {hours} hour.',
    other: 'Our restaurant team will get back to you within {hours} hours.',
  },
  warning: 'Nothing is booked yet. The restaurant has to confirm it first.',
  reference: 'Reference',
  restaurant: 'Restaurant',
  date: 'Date',
  time: 'Time',
  guests: 'Guests',
  group: '{smallestGroup} or more',
  asked: 'Your question',
  again: 'Send another enquiry',
  close: 'Done',
} as const satisfies Messages
