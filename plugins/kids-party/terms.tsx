import { partyTerms } from 'tavola'
import { numbers, supervision } from './numbers'
import { termsMessages } from './terms-messages'

const { deposit, hours, age, minimum, noticeHours } = numbers

export default partyTerms({
  id: 'kids-party',
  texts: termsMessages,
  numbers,
  terms: ({ t, price }) => [
    t('termsPrice', { price: price(numbers.price) }),
    t('termsLeast', { count: minimum }),
    t('termsLength', { hours }),
    t('termsAge', { age }),
    t('termsDeposit', { price: price(deposit) }),
    t('termsChange', { hours: noticeHours }),
    ...supervision.map((group) => t('termsParents', group)),
  ],
})
