/** A point on the globe, in degrees. */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

const EARTH_RADIUS_MILES = 3958.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The great-circle distance in miles (haversine formula). */
export function milesBetween(a: Place, b: Place): number {
  const latitude = radians(b.latitude - a.latitude)
  const longitude = radians(b.longitude - a.longitude)
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(chord))
}

/** A thing with its distance. */
export interface Near<Thing> {
  readonly thing: Thing
  readonly miles: number
}

/** The things within `withinMiles` of a place, nearest first. */
export function nearest<Thing extends Place>(
  things: readonly Thing[],
  place: Place,
  { withinMiles, limit }: { withinMiles: number; limit: number },
): Near<Thing>[] {
  return things
    .map((thing) => ({ thing, miles: milesBetween(place, thing) }))
    .filter(({ miles }) => miles <= withinMiles)
    .sort((a, b) => a.miles - b.miles)
    .slice(0, limit)
}
