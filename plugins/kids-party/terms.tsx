import { partyTerms } from 'tavola/controls'
import type { KidsNumbers } from './model'
import { termsMessages } from './terms-messages'

export default partyTerms<typeof termsMessages, KidsNumbers>({
  id: 'kids-party',
  texts: termsMessages,
  terms: ({ t, price, numbers: { price: each, deposit, hours, age, minimum, noticeHours, supervision } }) => [
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
})
