import type { GlanceContext } from './model'
import { openDays } from './open-days'

/** The first open day is chosen by itself, so that its times are seen at once. */
export function watchFirstDay(ctx: GlanceContext): void {
  if (!ctx.options.firstDay) return
  ctx.effect(() => {
    const { facts, journey } = ctx
    if (!facts.venue || !journey || journey.direct || facts.confirmed || facts.date !== null) return
    const [day] = openDays(ctx, 1)
    if (day !== undefined) ctx.set({ date: day })
  })
}
