import { badRequest } from '../request/problem'
import { isClosedOn } from '../restaurant/closure'
import type { Restaurant } from '../restaurant/restaurant'
import { isBefore } from '../time/local'
import type { EnquiryPayload } from './payload'

/** The minimum notice for a party (section 9, "Party journeys earliest date"): 48 hours, in milliseconds. */
const PARTY_NOTICE = 48 * 60 * 60 * 1000

const LAST_MINUTE_OF_DAY = 23 * 60 + 59

/**
 * Checks that the restaurant can answer the enquiry. Free tables are not checked, as the restaurant's team answers.
 *
 * @throws a 400 for the first broken rule, with a message that says what to change
 */
export function checkEnquiry(
  restaurant: Restaurant,
  { date, time, ocassionType }: EnquiryPayload,
  now: Date,
): void {
  if (date === null) return
  if (isClosedOn(restaurant, date)) {
    throw badRequest('date', `${restaurant.name} is closed that day. Please choose another date.`)
  }
  const minutes = time ?? LAST_MINUTE_OF_DAY
  if (isBefore(date, minutes, now, restaurant.timeZone)) {
    throw badRequest('date', 'That date has passed. Please choose a later one.')
  }
  const earliest = new Date(now.getTime() + PARTY_NOTICE)
  if (ocassionType !== '' && isBefore(date, minutes, earliest, restaurant.timeZone)) {
    throw badRequest('date', 'Please choose a date at least 48 hours ahead for a party.')
  }
}
