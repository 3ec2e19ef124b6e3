import { addDays, firstDay, isClosedOn, type PlainDate } from 'tavola'
import type { GlanceContext } from './model'
import { farthestDay } from './numbers'

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
