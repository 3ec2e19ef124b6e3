import type { Messages } from 'tavola'
import { partyTerms } from 'tavola/controls'
import type { KidsNumbers } from '.'

export const texts = {
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

export default partyTerms<typeof texts, KidsNumbers>(
  ({ t, price, numbers: { price: each, deposit, hours, age, minimum, noticeHours, supervision } }) => [
    each > 0 && t('termsPrice', { price: price(each) }),
    t('termsLeast', { count: minimum }),
    hours > 0 && t('termsLength', { hours }),
    age > 0 && t('termsAge', { age }),
    deposit > 0 && t('termsDeposit', { price: price(deposit) }),
    noticeHours > 0 && t('termsChange', { hours: noticeHours }),
    ...supervision.map(
      ({ from, to, children }) =>
        children > 0 &&
        t(from === to ? 'termsParentsOfAge' : 'termsParents', { from, to, children, count: children }),
    ),
  ],
)
