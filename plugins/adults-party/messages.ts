import type { Messages } from 'tavola'

/** The journey's texts (section 2); those around its end are the enquiry's. */
export const messages = {
  label: 'Adults Pizza Making Party Enquiry',
  title: 'YOUR ADULTS PIZZA MAKING PARTY ENQUIRY DETAILS',
  confirmedTitle: 'YOUR ADULTS PIZZA MAKING PARTY ENQUIRY DETAILS',
  terms: 'Adult Pizza Making Parties',
  /** What the restaurant reads, where its configuration names no other. */
  occasion: 'Adults Pizza Making Party',
} as const satisfies Messages

/** The panel's, which come with it. */
export const panelMessages = {
  yourParty: 'Your party',
  price: { one: '{count} person at {price}', other: '{count} people at {price}' },
  priceEach: 'Each person',
  deposit: 'Deposit at {price} each',
  depositEach: 'Deposit each',
  depositNote: 'not refundable',
  length: 'Your room',
  hours: '{hours} hours',
  least: 'Guests',
  atLeast: 'at least {count}',
  change: 'Numbers can change until',
  until: '{date}, {time}',
  before: '{hours} hours before',
  tooFew: 'A party is for at least {count} guests. You can still send your enquiry.',
} as const satisfies Messages

/** The terms' (section 9, "Party terms"). */
export const termsMessages = {
  termsPrice: '{price} per person',
  termsLeast: 'Minimum {count} guests',
  termsLength: 'A {hours} hour room',
  termsDeposit: '{price} per person non-refundable deposit',
  termsChange: 'Guest numbers must be confirmed {hours} hours before',
} as const satisfies Messages
