import { partyPanel } from 'tavola/controls'
import { panelMessages } from './panel-messages'

export default partyPanel({
  id: 'adults-party',
  texts: panelMessages,
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
