import type { Handler } from 'hono'
import { textIn } from '../request/path'
import { foldedWords } from '../restaurant/fold'
import { restaurantsMatching } from '../restaurant/restaurant'
import { toVenue } from '../restaurant/venue'
import type { Services } from './services'

/** `GET /api/venues/search/{text}`: restaurants by name, town, address or the start of a post code (section 7). */
export const search =
  ({ database, now }: Services): Handler =>
  async (c) => {
    const words = foldedWords(textIn(c))
    const restaurants = words.length === 0 ? [] : await restaurantsMatching(database, words)
    return c.json(restaurants.map((restaurant) => toVenue(restaurant, now())))
  }
