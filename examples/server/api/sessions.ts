import type { Handler } from 'hono'
import { sessionsByRestaurant } from '../availability/sessions'
import { isTooFarAhead } from '../limits/days-ahead'
import { dateIn, guestsIn, restaurantIn } from '../request/path'
import { bookingConfiguration } from '../restaurant/configuration'
import type { Services } from './services'

/** `GET /api/sessions/availability/{venueId}/{date}/{guests}/true`: a day's sessions with their slots (section 7). */
export const sessionAvailability =
  ({ database, now, daysAhead }: Services): Handler =>
  async (c) => {
    const date = dateIn(c)
    const guests = guestsIn(c)
    const restaurant = await restaurantIn(c, database)
    // Nothing is offered beyond the days that can be booked.
    const offered = isTooFarAhead(date, restaurant, now(), daysAhead) ? [] : [restaurant]
    const sessions = await sessionsByRestaurant(database, offered, date, guests, now())
    return c.json({
      sessions: sessions.get(restaurant.id) ?? [],
      configuration: { configuration: bookingConfiguration(restaurant) },
    })
  }
