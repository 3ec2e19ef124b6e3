import { localNumber, partyPanel } from 'tavola'
import { numbers } from './numbers'
import { panelMessages } from './panel-messages'
import { Supervision } from './supervision'

const { deposit, hours, age, minimum } = numbers

export default partyPanel({
  id: 'kids-party',
  texts: panelMessages,
  numbers,
  count: ({ children }) => children,
  lines: ({ locale, t, price }) => [
    { name: t('deposit'), value: price(deposit) },
    { name: t('length'), value: t('upTo', { hours }) },
    { name: t('least'), value: t('atLeast', { count: minimum }) },
    { name: t('age'), value: localNumber(age, locale) },
  ],
  more: Supervision,
})
