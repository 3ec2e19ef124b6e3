import * as v from 'valibot'
import {
  childrenField,
  dateField,
  detailsFields,
  guestsField,
  optionalText,
  timeField,
  venueIdField,
} from '../request/body'
import { sessionsByRestaurant, isGroup } from '../availability/sessions'
import type { Queryable } from '../database/database'
import { offersMenu } from '../menu/menus'
import { partySize } from '../request/path'
import { badRequest } from '../request/problems'
import { isClosedOn, type Restaurant } from '../restaurant/restaurant'
import { isBefore, fromSlotTime } from '../time/time'

/** The body of `POST /api/bookings/create` (section 3, "Booking create payload"). */
export const BookingPayload = v.object({
  venueId: venueIdField,
  date: dateField,
  time: timeField,
  guests: guestsField,
  children: childrenField,
  menuId: optionalText(100),
  ...detailsFields,
  paymentNonce: optionalText(500),
  captchaToken: optionalText(10_000),
})

export type BookingPayload = v.InferOutput<typeof BookingPayload>

/** For a time that is fully booked, perhaps by a faster diner a moment ago. */
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
