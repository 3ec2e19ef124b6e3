import { dayTimes, firstDay, isClosedOn, type Facts, type PluginContext } from 'tavola'

export const state = {
  /** The table that step 1 has told about, as {@link tableOf} names it. */
  told: '',
}

export type KnowBeforeContext = PluginContext<typeof state>

/** A table as one string: the restaurant, the day and the time. */
export const tableOf = ({ venue, date, time }: Pick<Facts, 'venue' | 'date' | 'time'>) =>
  JSON.stringify([venue?.id, date, time])

/** Nothing is left to say: the diner has read it on step 1, or the restaurant's configuration has none of it. */
export const isTold = ({ facts, state }: Pick<KnowBeforeContext, 'facts' | 'state'>): boolean =>
  state.told.value === tableOf(facts) ||
  !Object.keys(facts.bookingConfiguration).some((key) => key.startsWith('booking-'))

/** A free table is chosen, or can be: not where the restaurant is closed, and not of a full time or a day without a free one. */
export function canBook(ctx: KnowBeforeContext): boolean {
  const { facts, brand, now } = ctx
  const { venue, date, time, confirmed } = facts
  if (!venue || confirmed) return venue !== null
  if (date === null) return venue.closedTo !== null || !isClosedOn(venue, firstDay(now(), 0, brand.timeZone))
  const day = dayTimes(ctx)
  if (!day) return !isClosedOn(venue, date)
  return day.some((one) => one.free && (time === null || one.time === time))
}
