import type { Messages } from 'tavola'

/** The panel's texts, in its chunk. */
export const panelMessages = {
  yourParty: 'Your party',
  price: { one: '{count} person at {price}', other: '{count} people at {price}' },
  priceEach: 'Each person',
  deposit: 'Deposit at {price} each',
  depositEach: 'Deposit each',
  depositNote: 'to hold your party, non-refundable',
  length: 'Your room',
  hours: { one: '{hours} hour', other: '{hours} hours' },
  least: 'Guests',
  atLeast: 'at least {count}',
  change: 'You can change numbers until',
  until: '{date}, {time}',
  before: { one: '{hours} hour before', other: '{hours} hours before' },
  tooFew: {
    one: 'Parties need at least {count} guest. You can still send your enquiry.',
    other: 'Parties need at least {count} guests. You can still send your enquiry.',
  },
} as const satisfies Messages
