import { addDays, firstDay, isClosedOn, type PlainDate } from 'tavola'
import type { GlanceContext } from './model'

/** How far an open day is looked for, in days. */
const farthestDay = 366

/** The first days that can be chosen: not closed, and not within the journey's notice (section 5, "Date"). */
export function openDays(
  { facts, journey, brand, now }: Pick<GlanceContext, 'facts' | 'journey' | 'brand' | 'now'>,
  count: number,
): PlainDate[] {
  const first = firstDay(now(), journey?.noticeHours, brand.timeZone)
  const days: PlainDate[] = []
  for (let ahead = 0; ahead < farthestDay && days.length < count; ahead++) {
    const day = addDays(first, ahead)
    if (!facts.venue || !isClosedOn(facts.venue, day)) days.push(day)
  }
  return days
}

/**
 * Chooses the first open day, so that its times are shown at once. If it turns out to have no sittings, as on a weekday when
 * the restaurant is closed, the next day of the strip is chosen.
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
