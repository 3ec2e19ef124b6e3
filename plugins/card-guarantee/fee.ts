import { currencyOf } from 'tavola'
import { noShow, type GuaranteeContext } from './model'

/** The values of the text `sum`, "up to £5 × 2 = £10" (section 9, "Card guarantee"). */
export function feeInWords(ctx: Pick<GuaranteeContext, 'brand' | 'facts' | 'formats' | 'options'>) {
  const { facts, formats, options } = ctx
  const count = facts.guests
  const amount = (of: number) => formats.money(of, currencyOf(ctx, noShow.currency))
  return { each: amount(options.fee), count, total: amount(options.fee * count) }
}
