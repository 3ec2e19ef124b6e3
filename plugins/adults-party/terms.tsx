import { partyTerms } from 'tavola'
import { numbers } from './numbers'
import { termsMessages } from './terms-messages'

const { deposit, hours, minimum, noticeHours } = numbers

export default partyTerms({
  id: 'adults-party',
  texts: termsMessages,
  numbers,
  terms: ({ t, price }) => [
    t('termsPrice', { price: price(numbers.price) }),
    t('termsLeast', { count: minimum }),
    t('termsLength', { hours }),
    t('termsDeposit', { price: price(deposit) }),
    t('termsChange', { hours: noticeHours }),
  ],
})
