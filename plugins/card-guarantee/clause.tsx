import { currencyOf } from 'tavola'
import { usePlugin, useTexts } from 'tavola/controls'
import { clauseMessages } from './messages'
import { noShow, type GuaranteeContext } from './model'

/** The no-show clause, in the terms popup's section on bookings (section 9). */
export default function Clause() {
  const ctx = usePlugin<GuaranteeContext>()
  const { formats, options } = ctx
  const t = useTexts('card-guarantee', clauseMessages)
  const { cancelHours: hours } = options
  if (options.fee === 0) return null
  const each = formats.money(options.fee, currencyOf(ctx, noShow.currency))
  return <p>{hours > 0 ? t('clause', { each, hours }) : t('clauseAway', { each })}</p>
}
