import { guaranteeTerms } from 'tavola'
import { usePlugin, useTexts } from 'tavola/controls'
import { clauseMessages } from './messages'
import type { GuaranteeContext } from './model'

/** The no-show clause, in the terms popup's section on bookings (card.no-show-fee). */
export default function Clause() {
  const ctx = usePlugin<GuaranteeContext>()
  const t = useTexts('card-guarantee', clauseMessages)
  const { fee, cancelHours: hours } = guaranteeTerms(ctx)
  if (!fee) return null
  const each = ctx.formats.money(fee.each, fee.currency)
  return <p>{hours ? t('clause', { each, hours }) : t('clauseAway', { each })}</p>
}
