import type { Handler } from 'hono'
import { restaurantIn } from '../request/path'
import { toVenue } from '../restaurant/venue'
import type { Services } from './services'

/** `GET /api/venues/getbyid/{venueId}` (section 7). */
export const getById =
  ({ database, now }: Services): Handler =>
  async (c) =>
    c.json(toVenue(await restaurantIn(c, database), now()))
