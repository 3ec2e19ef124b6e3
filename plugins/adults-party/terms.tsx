import {
  adultsParty,
  money,
  partyCurrency,
  partyNotice,
  usePlugin,
  useTexts,
  type PluginContext,
} from 'tavola'
import { termsMessages } from './terms-messages'

/** Section 9, "Party terms", for the terms popup. */
export default function AdultsPartyTerms() {
  const { brand } = usePlugin<PluginContext>()
  const t = useTexts('adults-party', termsMessages)
  const { price, deposit, hours, guests } = adultsParty
  const euros = (amount: number) => money(amount, partyCurrency, brand.locale)
  return (
    <ul>
      <li>{t('termsPrice', { price: euros(price) })}</li>
      <li>{t('termsLeast', { count: guests })}</li>
      <li>{t('termsLength', { hours })}</li>
      <li>{t('termsDeposit', { price: euros(deposit) })}</li>
      <li>{t('termsChange', { hours: partyNotice })}</li>
    </ul>
  )
}
