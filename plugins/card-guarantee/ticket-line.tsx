import { usePlugin, useTexts } from 'tavola/controls'
import { feeInWords } from './fee'
import { stepMessages } from './messages'
import type { GuaranteeContext } from './model'

/** At the place `ticket.lines`: the no-show fee of a booking that a card guarantees. */
export default function TicketLine() {
  const ctx = usePlugin<GuaranteeContext>()
  const t = useTexts('card-guarantee', stepMessages)
  return (
    <div>
      <dt>{t('fee')}</dt>
      <dd>{t('sum', feeInWords(ctx))}</dd>
    </div>
  )
}
