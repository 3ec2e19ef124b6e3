import { partyPanel } from 'tavola'
import { numbers } from './numbers'
import { panelMessages } from './panel-messages'

const { deposit, hours, minimum } = numbers

export default partyPanel({
  id: 'adults-party',
  texts: panelMessages,
  numbers,
  count: ({ guests }) => guests,
  lines: ({ count, t, price }) => [
    {
      ...(count > 0
        ? { name: t('deposit', { price: price(deposit) }), value: price(count * deposit) }
        : { name: t('depositEach'), value: price(deposit) }),
      note: t('depositNote'),
    },
    { name: t('length'), value: t('hours', { hours }) },
    { name: t('least'), value: t('atLeast', { count: minimum }) },
  ],
})
