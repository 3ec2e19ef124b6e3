import { firstDay, isClosedOn, timeAt } from 'tavola'
import type { EnquiryContext, Refusal } from './model'

/** Decisions, "General enquiry": the message key of the date's error; null if the date is valid or missing. */
export function refusedDate(ctx: EnquiryContext): Refusal | null {
  const date = ctx.state.date.value
  if (!date) return null
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return 'dateUnfinished'
  if (date < today(ctx)) return 'datePast'
  const { venue } = ctx.facts
  return venue && isClosedOn(venue, date) ? 'dateClosed' : null
}

export function refusedTime(ctx: EnquiryContext): Refusal | null {
  const { date, time } = ctx.state
  if (!time.value) return null
  if (!/^\d\d:\d\d$/.test(time.value)) return 'timeUnfinished'
  const passed = date.value === today(ctx) && time.value <= timeAt(ctx.now(), ctx.brand.timeZone)
  return passed ? 'timePast' : null
}

export const today = ({ now, brand }: EnquiryContext) => firstDay(now(), 0, brand.timeZone)

/** Writes the valid values to the facts, and null for invalid ones. Does nothing once the inputs are not shown. */
export function wish(ctx: EnquiryContext): void {
  const { state, facts, journey, set } = ctx
  if (state.date.value === null || !journey?.direct) return
  const date = refusedDate(ctx) ? null : state.date.value || null
  const time = refusedTime(ctx) ? null : state.time.value || null
  if (date !== facts.date || time !== facts.time) set({ date, time })
}
