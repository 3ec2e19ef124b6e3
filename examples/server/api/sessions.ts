import type { Handler } from 'hono'
import { sessionsByRestaurant } from '../availability/sessions'
import { dateIn, guestsIn, restaurantIn } from '../request/path'
import { bookingConfiguration } from '../restaurant/configuration'
import type { Services } from './services'

/** `GET /api/sessions/availability/{venueId}/{date}/{guests}/true`: a day's sessions with their slots (section 7). */
export const sessionAvailability =
  ({ database, now }: Services): Handler =>
  async (c) => {
    const date = dateIn(c)
    const guests = guestsIn(c)
    const restaurant = await restaurantIn(c, database)
    const sessions = await sessionsByRestaurant(database, [restaurant], date, guests, now())
    return c.json({
      sessions: sessions.get(restaurant.id) ?? [],
      configuration: { configuration: bookingConfiguration(restaurant) },
    })
  }
