/** A point on the globe, in degrees. */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

const EARTH_RADIUS_MILES = 3958.8
const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (radians: number) => (radians * 180) / Math.PI

/** The great-circle distance in miles (haversine formula). */
export function milesBetween(a: Place, b: Place): number {
  const latitude = radians(b.latitude - a.latitude)
  const longitude = radians(b.longitude - a.longitude)
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(chord))
}

/** A part of the map, in degrees. */
export interface Box {
  readonly south: number
  readonly north: number
  readonly west: number
  readonly east: number
}

/** Wider than rounding errors, in degrees: four inches. */
const MARGIN = 1e-6

/** The smallest box around all places within `miles`. It may go beyond 180° east or west. */
export function boxAround({ latitude, longitude }: Place, miles: number): Box {
  const angle = miles / EARTH_RADIUS_MILES
  const north = latitude + degrees(angle) + MARGIN
  const south = latitude - degrees(angle) - MARGIN
  // A box around a pole has all longitudes.
  const widest = Math.sin(angle) / Math.cos(radians(latitude))
  const across = north >= 90 || south <= -90 ? 180 : degrees(Math.asin(widest)) + MARGIN
  return { south, north, west: longitude - across, east: longitude + across }
}

/** A thing with its distance. */
export interface Near<Thing> {
  readonly thing: Thing
  readonly miles: number
}

/** How far away things may be, and how many are wanted. */
export interface Reach {
  readonly withinMiles: number
  readonly limit: number
}

/** The things within `withinMiles` of a place, nearest first. */
export function nearest<Thing extends Place>(
  things: readonly Thing[],
  place: Place,
  { withinMiles, limit }: Reach,
): Near<Thing>[] {
  return things
    .map((thing) => ({ thing, miles: milesBetween(place, thing) }))
    .filter(({ miles }) => miles <= withinMiles)
    .sort((a, b) => a.miles - b.miles)
    .slice(0, limit)
}
