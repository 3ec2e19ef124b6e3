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
  age: 'Minimum age',
  change: 'You can change numbers until',
  until: '{date}, {time}',
  before: { one: '{hours} hour before', other: '{hours} hours before' },

  supervision: 'Adults needed',
  ages: 'For ages {from} to {to}',
  ofAge: 'For age {from}',
  adults: { one: '{count} adult', other: '{count} adults' },
  adultEach: '1 adult per {count}',
  more: "{count} more than you've entered",
  tooFew: {
    one: 'Parties need at least {count} child. You can still send your enquiry.',
    other: 'Parties need at least {count} children. You can still send your enquiry.',
  },
} as const satisfies Messages
