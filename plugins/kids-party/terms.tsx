import {
  kidsParty,
  money,
  partyCurrency,
  partyNotice,
  supervision,
  usePlugin,
  useTexts,
  type PluginContext,
} from 'tavola'
import { termsMessages } from './terms-messages'

/** Section 9, "Party terms" and "Kids supervision", for the terms popup. */
export default function KidsPartyTerms() {
  const { brand } = usePlugin<PluginContext>()
  const t = useTexts('kids-party', termsMessages)
  const { price, deposit, hours, age, children } = kidsParty
  const euros = (amount: number) => money(amount, partyCurrency, brand.locale)
  return (
    <ul>
      <li>{t('termsPrice', { price: euros(price) })}</li>
      <li>{t('termsLeast', { count: children })}</li>
      <li>{t('termsLength', { hours })}</li>
      <li>{t('termsAge', { age })}</li>
      <li>{t('termsDeposit', { price: euros(deposit) })}</li>
      <li>{t('termsChange', { hours: partyNotice })}</li>
      {supervision.map(({ from, to, children }) => (
        <li key={from}>{t('termsParents', { from, to, children })}</li>
      ))}
    </ul>
  )
}
