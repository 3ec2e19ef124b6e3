import { money, usePlugin, useTexts } from 'tavola'
import { clauseMessages } from './messages'
import type { GuaranteeContext } from './model'
import { cardGuarantee } from './numbers'

/** The no-show clause, in the terms popup's section on bookings (section 9). */
export default function Clause() {
  const { brand } = usePlugin<GuaranteeContext>()
  const t = useTexts('card-guarantee', clauseMessages)
  const { fee, currency, hours } = cardGuarantee
  return <p>{t('clause', { each: money(fee, currency, brand.locale), hours })}</p>
}
