import {
  adultsParty,
  FactList,
  FactSheet,
  lastChange,
  money,
  partyCurrency,
  usePlugin,
  useTexts,
  type PluginContext,
} from 'tavola'
import { panelMessages } from './panel-messages'

/** What the party comes to, and what it asks for, as its numbers stand. */
export default function YourParty() {
  const ctx = usePlugin<PluginContext>()
  const t = useTexts('adults-party', panelMessages)
  const { guests } = ctx.facts
  const { brand } = ctx
  const { hours, guests: least } = adultsParty
  const euros = (amount: number) => money(amount, partyCurrency, brand.locale)
  const price = euros(adultsParty.price)
  const deposit = euros(adultsParty.deposit)
  const note = t('depositNote')
  const sums =
    guests > 0
      ? [
          { name: t('price', { count: guests, price }), value: euros(guests * adultsParty.price) },
          { name: t('deposit', { price: deposit }), value: euros(guests * adultsParty.deposit), note },
        ]
      : [
          { name: t('priceEach'), value: price },
          { name: t('depositEach'), value: deposit, note },
        ]

  return (
    <FactSheet title={t('yourParty')}>
      <FactList
        facts={[
          ...sums,
          { name: t('length'), value: t('hours', { hours }) },
          { name: t('least'), value: t('atLeast', { count: least }) },
          { name: t('change'), value: lastChange(ctx, t), long: true },
        ]}
      />
      <div aria-live="polite">
        {guests < least && <p className="sheet-warning">{t('tooFew', { count: least })}</p>}
      </div>
    </FactSheet>
  )
}
