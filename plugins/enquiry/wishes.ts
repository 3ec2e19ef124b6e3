import { firstDay, isClosedOn, timeAt, type PluginContext } from 'tavola'
import type { state } from './model'

/** The day and time that a general enquiry may be for (decisions, "General enquiry"). */
type Context = PluginContext<typeof state>

/** The message key of the date's error; null if the date is valid or missing. */
export function refusedDate(ctx: Context): 'dateUnfinished' | 'datePast' | 'dateClosed' | null {
  const date = ctx.state.date.value
  if (!date) return null
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return 'dateUnfinished'
  if (date < today(ctx)) return 'datePast'
  const { venue } = ctx.facts
  return venue && isClosedOn(venue, date) ? 'dateClosed' : null
}

export function refusedTime(ctx: Context): 'timeUnfinished' | 'timePast' | null {
  const { date, time } = ctx.state
  if (!time.value) return null
  if (!/^\d\d:\d\d$/.test(time.value)) return 'timeUnfinished'
  const passed = date.value === today(ctx) && time.value <= timeAt(ctx.now(), ctx.brand.timeZone)
  return passed ? 'timePast' : null
}

export const today = ({ now, brand }: Context) => firstDay(now(), 0, brand.timeZone)

/** Writes the valid values to the facts, and null for invalid ones. Does nothing once the inputs are not shown. */
export function wish(ctx: Context): void {
  const { state, facts, journey, set } = ctx
  if (state.date.value === null || !journey?.direct) return
  const date = refusedDate(ctx) ? null : state.date.value || null
  const time = refusedTime(ctx) ? null : state.time.value || null
  if (date !== facts.date || time !== facts.time) set({ date, time })
}
