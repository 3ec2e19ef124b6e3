import type { Messages } from 'tavola'

/** The texts of its section in the terms, in its chunk (sections 1 and 9). */
export const termsMessages = {
  termsBook: 'You can book a table for 1 to {most} guests. It is yours once you see your booking reference.',
  termsGroup: {
    one: 'For {least} guests or more you send an enquiry. It is not a booking yet: the restaurant answers it within {hours} hour.',
    other:
      'For {least} guests or more you send an enquiry. It is not a booking yet: the restaurant answers it within {hours} hours.',
  },
  termsGroupOpen:
    'For {least} guests or more you send an enquiry. It is not a booking yet: the restaurant answers it.',
  termsAge: 'Where the restaurant asks for your age, you confirm that you are over {age}.',
} as const satisfies Messages
