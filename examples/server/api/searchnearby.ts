import type { Handler } from 'hono'
import { textIn } from '../request/path'
import { findTown } from '../restaurant/gazetteer'
import { restaurantsNear } from '../restaurant/near'
import { toVenue } from '../restaurant/venue'
import type { Services } from './services'

/** Large enough that every town has results, small enough for a short list. */
const WITHIN_MILES = 100
const MOST_VENUES = 8

/**
 * `GET /api/venues/searchnearby/{text}`: the restaurants nearest to a town or post code (section 7).
 * An unknown place is not an error: the answer has no venues and an empty description.
 */
export const searchNearby =
  ({ database, now }: Services): Handler =>
  async (c) => {
    const town = findTown(textIn(c))
    if (!town) return c.json({ venues: [], resolvedLocationDescription: '' })
    const near = await restaurantsNear(database, town, {
      withinMiles: WITHIN_MILES,
      limit: MOST_VENUES,
    })
    return c.json({
      venues: near.map(({ thing, miles }) => toVenue(thing, now(), { miles })),
      resolvedLocationDescription: `${town.name}, ${town.country}`,
    })
  }
