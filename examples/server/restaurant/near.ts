import type { Queryable } from '../database/database'
import { type Box, boxAround, milesBetween, type Near, nearest, type Place, type Reach } from './distance'
import { BY_NAME, type Restaurant, SELECT } from './restaurant'

/** As the index spells it (migration 20). */
const POINT = 'point(longitude, latitude)'

/** Nearly the nearest: on a flat map with degrees for miles, which the index can order by. */
const CANDIDATES = `
  select latitude, longitude from restaurants order by ${POINT} <-> point($1, $2) limit $3::integer`

const IN_BOXES = `
  ${SELECT} where ${POINT} <@ $1::box or ${POINT} <@ $2::box or ${POINT} <@ $3::box ${BY_NAME}`

/** The restaurants within `withinMiles` of a place, nearest first. It reads those around the place, however many there are. */
export async function restaurantsNear(
  database: Queryable,
  place: Place,
  reach: Reach,
): Promise<Near<Restaurant>[]> {
  const { withinMiles, limit } = reach
  const candidates = await database.query<Place>(CANDIDATES, [place.longitude, place.latitude, limit])
  const miles = candidates.map((candidate) => milesBetween(place, candidate))
  // None of the nearest is further away than the furthest of as many others.
  const furthest = miles.length < limit ? withinMiles : Math.min(withinMiles, Math.max(...miles))
  return nearest(await restaurantsIn(database, boxAround(place, furthest)), place, reach)
}

/** What is beyond 180° is on the other side of the map, a turn further. */
const restaurantsIn = (database: Queryable, { south, north, west, east }: Box): Promise<Restaurant[]> =>
  database.query<Restaurant>(
    IN_BOXES,
    [0, 360, -360].map((turn) => `(${west + turn},${south}),(${east + turn},${north})`),
  )
