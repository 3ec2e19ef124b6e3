import { partyPanel } from 'tavola/controls'
import type { KidsNumbers } from './numbers'
import { panelMessages } from './panel-messages'
import { Supervision } from './supervision'

export default partyPanel<typeof panelMessages, KidsNumbers>({
  id: 'kids-party',
  texts: panelMessages,
  count: ({ children }) => children,
  lines: ({ formats, t, price, numbers: { deposit, hours, minimum, age } }) => [
    deposit > 0 && { name: t('deposit'), value: price(deposit) },
    hours > 0 && { name: t('length'), value: t('upTo', { hours }) },
    { name: t('least'), value: t('atLeast', { count: minimum }) },
    age > 0 && { name: t('age'), value: formats.number(age) },
  ],
  more: Supervision,
})
