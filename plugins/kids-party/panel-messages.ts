import type { Messages } from 'tavola'

/** The panel's texts, in its chunk. */
export const panelMessages = {
  yourParty: 'Your party',
  price: { one: '{count} child at {price}', other: '{count} children at {price}' },
  priceEach: 'Each child',
  deposit: 'Deposit to hold your party',
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
