import type { Messages } from 'tavola'

/** The texts of its section in the terms (party.kids-terms). */
export const termsMessages = {
  termsPrice: '{price} per child',
  termsLeast: { one: 'Minimum {count} child', other: 'Minimum {count} children' },
  termsLength: { one: 'Up to {hours} hour', other: 'Up to {hours} hours' },
  termsAge: 'Minimum age {age}',
  termsDeposit: '{price} deposit',
  termsChange: {
    one: 'Guest numbers must be confirmed {hours} hour before',
    other: 'Guest numbers must be confirmed {hours} hours before',
  },
  termsParents: {
    one: 'Children aged {from}-{to} need 1 parent per child',
    other: 'Children aged {from}-{to} need 1 parent per {children} children',
  },
  termsParentsOfAge: {
    one: 'Children aged {from} need 1 parent per child',
    other: 'Children aged {from} need 1 parent per {children} children',
  },
} as const satisfies Messages
