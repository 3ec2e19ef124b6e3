import type { PluginContext } from '../contract/plugin-context'
import { currencyOf } from '../locale/formatters'
import type { PartyNumbers } from './define-party'

/** Returns a format for amounts in the party's currency, by default the euro. */
export function partyPrice(ctx: PluginContext<object, PartyNumbers>): (amount: number) => string {
  const currency = currencyOf(ctx, 'EUR')
  return (amount) => ctx.formats.money(amount, currency)
}
