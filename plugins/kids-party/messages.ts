import type { Messages } from 'tavola'

/** The journey's texts (section 2); those around its end are the enquiry's. */
export const messages = {
  label: 'Kids Pizza Making Party Enquiry',
  title: 'YOUR KIDS PIZZA MAKING PARTY ENQUIRY DETAILS',
  confirmedTitle: 'YOUR KIDS PIZZA MAKING PARTY ENQUIRY DETAILS',
  terms: 'Kids Pizza Making Parties',
  /** What the restaurant reads, where its configuration names no other. */
  occasion: 'Kids Pizza Making Party',
} as const satisfies Messages

/** The panel's, which come with it. */
export const panelMessages = {
  yourParty: 'Your party',
  price: { one: '{count} child at {price}', other: '{count} children at {price}' },
  priceEach: 'Each child',
  deposit: 'Deposit',
  length: 'Length',
  upTo: 'up to {hours} hours',
  least: 'Children',
  atLeast: 'at least {count}',
  age: 'Youngest age',
  change: 'Numbers can change until',
  until: '{date}, {time}',
  before: '{hours} hours before',

  supervision: 'Adults who must come along',
  ages: 'For ages {from} to {to}',
  adults: { one: '{count} adult', other: '{count} adults' },
  adultEach: '1 adult for {count}',
  more: '{count} more than you have entered',
  tooFew: 'A party is for at least {count} children. You can still send your enquiry.',
} as const satisfies Messages

/** The terms' (section 9, "Party terms"). */
export const termsMessages = {
  termsPrice: '{price} per child',
  termsLeast: 'Minimum {count} children',
  termsLength: 'Up to {hours} hours',
  termsAge: 'Minimum age {age}',
  termsDeposit: '{price} deposit',
  termsChange: 'Guest numbers must be confirmed {hours} hours before',
  termsParents: 'Children aged {from}-{to} need 1 parent per {children} children',
} as const satisfies Messages
