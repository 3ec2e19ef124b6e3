import type { Messages } from 'tavola'
import { partyTerms } from 'tavola/controls'

export const texts = {
  termsPrice: '{price} per person',
  termsLeast: { one: 'Minimum {count} guest', other: 'Minimum {count} guests' },
  termsLength: 'A {hours} hour room',
  termsDeposit: '{price} per person non-refundable deposit',
  termsChange: {
    one: 'Guest numbers must be confirmed {hours} hour before',
    other: 'Guest numbers must be confirmed {hours} hours before',
  },
} as const satisfies Messages

export default partyTerms<typeof texts>(
  ({ t, price, numbers: { price: each, deposit, minimum, hours, noticeHours } }) => [
    each > 0 && t('termsPrice', { price: price(each) }),
    t('termsLeast', { count: minimum }),
    hours > 0 && t('termsLength', { hours }),
    deposit > 0 && t('termsDeposit', { price: price(deposit) }),
    noticeHours > 0 && t('termsChange', { hours: noticeHours }),
  ],
)
