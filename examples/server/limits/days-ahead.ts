import type { Restaurant } from '../restaurant/restaurant'
import { badRequest } from '../request/problem'
import { addDays, type DateText } from '../time/date'
import { localTime } from '../time/local'

/** Whether a date lies more than so many days ahead, where the restaurant is. */
export const isTooFarAhead = (
  date: DateText,
  { timeZone }: Pick<Restaurant, 'timeZone'>,
  now: Date,
  daysAhead: number,
): boolean => date > addDays(localTime(now, timeZone).date, daysAhead)

/** @throws a 400 for a date that is too far ahead */
export function checkDaysAhead(
  date: DateText | null,
  restaurant: Restaurant,
  now: Date,
  daysAhead: number,
): void {
  if (date !== null && isTooFarAhead(date, restaurant, now, daysAhead))
    throw badRequest('date', `Please choose a date within the next ${daysAhead} days.`)
}
