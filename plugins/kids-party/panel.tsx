import {
  FactList,
  FactSheet,
  lastChange,
  kidsParty,
  money,
  partyCurrency,
  usePlugin,
  useTexts,
  type PluginContext,
} from 'tavola'
import { panelMessages } from './panel-messages'
import { Supervision } from './supervision'

/** What the party comes to, and what it asks for, as its numbers stand. */
export default function YourParty() {
  const ctx = usePlugin<PluginContext>()
  const t = useTexts('kids-party', panelMessages)
  const { children } = ctx.facts
  const { deposit, hours, age, children: least } = kidsParty
  const euros = (amount: number) => money(amount, partyCurrency, ctx.brand.locale)
  const price = euros(kidsParty.price)
  const total =
    children > 0
      ? { name: t('price', { count: children, price }), value: euros(children * kidsParty.price) }
      : { name: t('priceEach'), value: price }

  return (
    <FactSheet title={t('yourParty')}>
      <FactList
        facts={[
          total,
          { name: t('deposit'), value: euros(deposit) },
          { name: t('length'), value: t('upTo', { hours }) },
          { name: t('least'), value: t('atLeast', { count: least }) },
          { name: t('age'), value: age.toLocaleString(ctx.brand.locale) },
          { name: t('change'), value: lastChange(ctx, t), long: true },
        ]}
      />
      <Supervision />
      <div aria-live="polite">
        {children < least && <p className="sheet-warning">{t('tooFew', { count: least })}</p>}
      </div>
    </FactSheet>
  )
}
