import { readTable } from '../table'

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

/**
 * The town that a diner's text means, if we know it. The text may be a post code ("SW1A 1AA", "T12"), or a town followed
 * by anything ("Galway, Ireland", "Dublin 2"). The first letters of a town are enough ("manch").
 */
export function findTown(text: string): Town | undefined {
  return byPostCode(text) ?? byName(fold(text))
}

const longestFirst = (a: string, b: string) => b.length - a.length

function byPostCode(text: string): Town | undefined {
  const code = text.replace(/\s/g, '').toUpperCase()
  const listed = [...townByCode.keys()].sort(longestFirst)
  // A British area must be followed by a digit: otherwise "M" or "BA" may be the start of a town's name.
  const area = listed.find(
    (each) => code.startsWith(each) && (/\d/.test(each) || /^\d/.test(code.slice(each.length))),
  )
  return area === undefined ? undefined : townByCode.get(area)
}

function byName(text: string): Town | undefined {
  const names = [...townByName.keys()].sort(longestFirst)
  const name =
    names.find((each) => `${text} `.startsWith(`${each} `)) ??
    names.find((each) => text.length >= FEWEST_LETTERS && each.startsWith(text))
  return name === undefined ? undefined : townByName.get(name)
}

/** With fewer letters, too many towns would match. */
const FEWEST_LETTERS = 3

/**
 * Normalizes a text for searches: lower case, no accents or apostrophes, one space between words. "Dún Laoghaire" and
 * "dun  laoghaire" become equal, and so do "King's Cross" and "kings cross".
 * The result has only letters, digits and spaces, so it contains no wildcard of LIKE (`%`, `_`, `\`).
 */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’%_\\]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The folded words of a text; none if it has only blanks and punctuation. */
export const foldedWords = (text: string): string[] => fold(text).split(' ').filter(Boolean)

/** A town that diners may search for, with or without a restaurant. */
export interface Town extends Place {
  readonly name: string
  readonly country: string
  /** Irish routing keys ("T12") and British areas ("BS"), in capitals. */
  readonly postCodes: readonly string[]
}

type Column = 'name' | 'country' | 'latitude' | 'longitude' | 'postCodes'

const towns = readTable<Column>(new URL('./towns.csv', import.meta.url)).map((row): Town => ({
  ...row,
  latitude: Number(row.latitude),
  longitude: Number(row.longitude),
  postCodes: row.postCodes.split(' ').filter(Boolean),
}))

const townByName = new Map(towns.map((town) => [fold(town.name), town]))
const townByCode = new Map(towns.flatMap((town) => town.postCodes.map((code) => [code, town] as const)))
