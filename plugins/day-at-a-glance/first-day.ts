import type { GlanceContext } from './model'
import { openDays } from './open-days'

/**
 * The first open day is chosen by itself, so that its times are seen at once. One that turns out to have no sittings, as
 * a weekday on which the restaurant rests, gives way to the next of the strip.
 */
export function watchFirstDay(ctx: GlanceContext): void {
  if (!ctx.options.firstDay) return
  /** The day that was chosen here, until it has times or the diner chooses another. */
  let own: string | null = null
  ctx.effect(() => {
    const { facts, journey } = ctx
    const { venue, date, sessions, confirmed } = facts
    if (!venue || !journey || journey.direct || confirmed) return
    if (date !== null && date !== own) own = null
    const isShut = date === own && sessions?.every(({ availability }) => availability.length === 0)
    if (sessions && !isShut) own = null
    if (date !== null && !isShut) return
    const days = openDays(ctx, ctx.options.days || 1)
    const next = days[date === null ? 0 : days.indexOf(date) + 1]
    if (next === undefined) return
    own = next
    ctx.set({ date: next })
  })
}
