import { partyTerms } from 'tavola/controls'
import { termsMessages } from './terms-messages'

export default partyTerms({
  id: 'adults-party',
  texts: termsMessages,
  terms: ({ t, price, numbers: { price: each, deposit, minimum, hours, noticeHours } }) => [
    each > 0 && t('termsPrice', { price: price(each) }),
    t('termsLeast', { count: minimum }),
    hours > 0 && t('termsLength', { hours }),
    deposit > 0 && t('termsDeposit', { price: price(deposit) }),
    noticeHours > 0 && t('termsChange', { hours: noticeHours }),
  ],
})
