import type { Handler } from 'hono'
import { menusOf } from '../menu/menus'
import { dateIn, guestsIn, restaurantIn, timeIn } from '../request/path'
import type { Services } from './services'

/**
 * `GET /api/menus/search/{venueId}/{date}/{guests}/{HHMM}`: the menus that diners can choose when booking (section 7).
 * This chain offers the same menus at all times: the date, guests and time are validated but not used.
 */
export const searchMenus =
  ({ database, publicUrl }: Services): Handler =>
  async (c) => {
    dateIn(c)
    guestsIn(c)
    timeIn(c)
    const restaurant = await restaurantIn(c, database)
    return c.json(await menusOf(database, restaurant, publicUrl))
  }
