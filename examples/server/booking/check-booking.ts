import { sessionsByRestaurant } from '../availability/sessions'
import { isGroup } from '../availability/slot'
import type { Queryable } from '../database/database'
import { offersMenu } from '../menu/menus'
import { partySize } from '../request/party'
import { badRequest } from '../request/problem'
import { isClosedOn } from '../restaurant/closure'
import type { Restaurant } from '../restaurant/restaurant'
import { isBefore } from '../time/local'
import { fromSlotTime } from '../time/minutes'
import type { BookingPayload } from './payload'

/** For a time that is full: already before, or because another diner was faster. */
export const tableTaken = () =>
  badRequest('time', 'Sorry, that table has just been taken. Please choose another time.')

/**
 * Checks that the restaurant can take the booking now.
 *
 * @throws a 400 for the first broken rule, with a message that says what to change
 */
export async function checkBooking(
  database: Queryable,
  restaurant: Restaurant,
  { date, time, guests, children, menuId }: BookingPayload,
  now: Date,
): Promise<void> {
  const party = partySize(guests, children)
  if (isClosedOn(restaurant, date)) {
    throw badRequest('date', `${restaurant.name} is closed that day. Please choose another date.`)
  }
  if (isBefore(date, time, now, restaurant.timeZone)) {
    throw badRequest('time', 'That time has passed. Please choose a later one.')
  }
  if (isGroup(party, restaurant)) {
    throw badRequest(
      'guests',
      'No single table seats so many. Please send an enquiry and we will arrange it.',
    )
  }
  if (menuId !== '' && !(await offersMenu(database, restaurant, menuId))) {
    throw badRequest('menuId', 'Please select a menu from the above choices')
  }
  const sessions =
    (await sessionsByRestaurant(database, [restaurant], date, party, now)).get(restaurant.id) ?? []
  const slot = sessions
    .flatMap((session) => session.availability)
    .find((each) => fromSlotTime(each.time) === time)
  if (!slot)
    throw badRequest('time', `${restaurant.name} does not seat diners then. Please choose another time.`)
  if (!slot.available) throw tableTaken()
}
