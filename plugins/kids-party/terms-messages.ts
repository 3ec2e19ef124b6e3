import type { Messages } from 'tavola'

/** The texts of its section in the terms (section 9, "Party terms"). */
export const termsMessages = {
  termsPrice: '{price} per child',
  termsLeast: 'Minimum {count} children',
  termsLength: 'Up to {hours} hours',
  termsAge: 'Minimum age {age}',
  termsDeposit: '{price} deposit',
  termsChange: 'Guest numbers must be confirmed {hours} hours before',
  termsParents: 'Children aged {from}-{to} need 1 parent per {children} children',
} as const satisfies Messages
