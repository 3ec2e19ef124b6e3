import type { Messages } from 'tavola'

/** The texts of its section in the terms (party.adults-terms). */
export const termsMessages = {
  termsPrice: '{price} per person',
  termsLeast: { one: 'Minimum {count} guest', other: 'Minimum {count} guests' },
  termsLength: 'A {hours} hour room',
  termsDeposit: '{price} per person non-refundable deposit',
  termsChange: {
    one: 'Guest numbers must be confirmed {hours} hour before',
    other: 'Guest numbers must be confirmed {hours} hours before',
  },
} as const satisfies Messages
