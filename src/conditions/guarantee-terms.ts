import type { PluginContext } from '../contract/plugin-context'
import { momentOf, type PlainTime } from '../dates/hours-before'
import { clockAt, dayAt, timeAt } from '../dates/plain-date'
import { currencyOf } from '../locale/formatters'
import { dayOfTime } from '../times/after-midnight'
import { configuredNumber } from './configured-number'

/** The restaurant's maximum charge if the party doesn't come, in its currency (ISO 4217). */
export interface NoShowFee {
  readonly each: number
  readonly guests: number
  readonly total: number
  readonly currency: string
}

/** The last moment of free cancellation. `date` and `time` are on the restaurant's clock. */
export interface FreeUntil extends PlainTime {
  readonly moment: Date
  readonly hasPassed: boolean
  /** Whether the diner's clock differs from the restaurant's at that moment. */
  readonly isOtherClock: boolean
}

export interface GuaranteeTerms {
  /** Null if the brand has no `card-guarantee`, or no fee. */
  readonly fee: NoShowFee | null
  /** How many hours before the booking free cancellation ends. Null if neither the restaurant nor the brand has a number. */
  readonly cancelHours: number | null
  /** Null without a day, a time or `cancelHours`. */
  readonly freeUntil: FreeUntil | null
}

type TermsContext = Pick<PluginContext, 'facts' | 'brand' | 'shared' | 'now'>

/** The currency of the fee (card.no-show-fee). */
const specifiedCurrency = 'GBP'

/** The terms of a booking that a card guarantees (card.cancel-hours). All code that shows, stores or sends them reads them here. */
export function guaranteeTerms(ctx: TermsContext): GuaranteeTerms {
  const { facts, shared } = ctx
  const own = configuredNumber(facts, 'booking-cancel-hours', [0, 999])
  const cancelHours = own ?? shared.cancelHours ?? null
  return {
    fee: shared.fee ? feeOf(ctx, shared.fee) : null,
    cancelHours,
    freeUntil: cancelHours === null ? null : freeUntil(ctx, cancelHours),
  }
}

function feeOf({ facts, brand, shared }: TermsContext, each: number): NoShowFee {
  const guests = Math.max(facts.guests, 0)
  return {
    each,
    guests,
    // No currency has more than three decimals.
    total: Number((each * guests).toFixed(3)),
    currency: currencyOf({ facts, brand, options: { currency: shared.currency ?? '' } }, specifiedCurrency),
  }
}

/** The values of a text such as "up to {each} × {count} = {total}". */
export function feeInWords({ formats }: Pick<PluginContext, 'formats'>, fee: NoShowFee) {
  const amount = (of: number) => formats.money(of, fee.currency)
  return { each: amount(fee.each), count: fee.guests, total: amount(fee.total) }
}

/** Counts real hours, even across a clock change. */
function freeUntil({ facts, brand: { timeZone }, now }: TermsContext, hours: number): FreeUntil | null {
  const { date, time } = facts
  if (date === null || time === null) return null
  const table = { date: dayOfTime(facts, time), time }
  const moment = new Date(momentOf(table, timeZone).getTime() - hours * 3_600_000)
  return {
    date: dayAt(moment, timeZone),
    time: timeAt(moment, timeZone),
    moment,
    hasPassed: now() >= moment,
    isOtherClock: clockAt(moment) !== clockAt(moment, timeZone),
  }
}
