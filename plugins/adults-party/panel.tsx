import type { Messages } from 'tavola'
import { partyPanel } from 'tavola/controls'

export const texts = {
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

export default partyPanel<typeof texts>({
  count: ({ guests }) => guests,
  lines: ({ count, t, price, numbers: { deposit, hours } }) => [
    deposit > 0 && {
      ...(count > 0
        ? { name: t('deposit', { price: price(deposit) }), value: price(count * deposit) }
        : { name: t('depositEach'), value: price(deposit) }),
      note: t('depositNote'),
    },
    hours > 0 && { name: t('length'), value: t('hours', { hours }) },
  ],
})
