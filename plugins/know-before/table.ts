import type { Facts, PluginContext } from 'tavola'
import { dayTimes, isClosedOn, todayOf } from 'tavola/time'

/** A table as one string: the restaurant, the day and the time. */
export const tableOf = ({ venue, date, time }: Pick<Facts, 'venue' | 'date' | 'time'>) =>
  JSON.stringify([venue?.id, date, time])

/** A free table is chosen, or can be: not where the restaurant is closed, and not of a full time or a day without a free one. */
export function canBook(ctx: PluginContext): boolean {
  const { venue, date, time, confirmed } = ctx.facts
  if (!venue || confirmed) return venue !== null
  if (date === null) return venue.closedTo !== null || !isClosedOn(venue, todayOf(ctx))
  const day = dayTimes(ctx)
  if (!day) return !isClosedOn(venue, date)
  return day.some((one) => one.free && (time === null || one.time === time))
}
