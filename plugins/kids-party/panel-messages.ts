import type { Messages } from 'tavola'

/** The panel's texts, in its chunk. */
export const panelMessages = {
  yourParty: 'Your party',
  price: { one: '{count} child at {price}', other: '{count} children at {price}' },
  priceEach: 'Each child',
  deposit: 'Deposit to hold your party',
  length: 'Length',
  upTo: { one: 'up to {hours} hour', other: 'up to {hours} hours' },
  least: 'Children',
  atLeast: 'at least {count}',
  age: 'Youngest age',
  change: 'Numbers can change until',
  until: '{date}, {time}',
  before: { one: '{hours} hour before', other: '{hours} hours before' },

  supervision: 'Adults who must come along',
  ages: 'For ages {from} to {to}',
  ofAge: 'For age {from}',
  adults: { one: '{count} adult', other: '{count} adults' },
  adultEach: '1 adult for {count}',
  more: '{count} more than you have entered',
  tooFew: {
    one: 'A party is for at least {count} child. You can still send your enquiry.',
    other: 'A party is for at least {count} children. You can still send your enquiry.',
  },
} as const satisfies Messages
