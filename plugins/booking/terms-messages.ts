import type { Messages } from 'tavola'

/** The texts of its section in the terms, in its chunk. */
export const termsMessages = {
  termsBook:
    'You can book a table for {fewest} to {most} people. Your table is confirmed once you see your booking reference.',
  termsGroup: {
    one: 'For {least} people or more, please send an enquiry. Nothing is booked yet: the restaurant will reply within {hours} hour.',
    other:
      'For {least} people or more, please send an enquiry. Nothing is booked yet: the restaurant will reply within {hours} hours.',
  },
  termsGroupOpen:
    'For {least} people or more, please send an enquiry. Nothing is booked yet: the restaurant will reply to you.',
  termsAge: "If the restaurant asks for your age, you confirm that you're over {age}.",
} as const satisfies Messages
