import type { Queryable } from '../database/database'
import { localTime, type DateText, type Minutes } from '../time/time'
import { boxAround, milesBetween, nearest, type Box, type Near, type Place, type Reach } from './place'

/** A restaurant as stored in the database; `venue.ts` converts it for the answers. */
export interface Restaurant extends Place {
  readonly id: string
  readonly name: string
  readonly address: readonly string[]
  readonly postCode: string
  readonly telephone: string
  /** IANA name, for example "Europe/Dublin". */
  readonly timeZone: string
  /** How long a booking occupies its table. */
  readonly sittingMinutes: Minutes
  /** Whether a booking needs a card that guarantees it. */
  readonly cardGuarantee: boolean
  /** Whether diners can enquire about a full time: its slot gets `useEnquiryFallback`. */
  readonly enquiriesWhenFull: boolean
  readonly showJourneyOptions: boolean
  /** First day of a closure, and the day it is open again. */
  readonly closedFrom: DateText | null
  readonly closedTo: DateText | null
  readonly closedMessage: string | null
  /** Overrides of the chain's booking configuration. */
  readonly configuration: Readonly<Record<string, string>>
  /** Seats of the largest table: more guests than this are a group. */
  readonly largestTable: number
}

/** Of `restaurants`; a query adds its conditions. */
const SELECT = `
  select id, name, address, post_code as "postCode", telephone, latitude, longitude, time_zone as "timeZone",
    sitting_minutes as "sittingMinutes", card_guarantee as "cardGuarantee",
    enquiries_when_full as "enquiriesWhenFull", show_journey_options as "showJourneyOptions",
    closed_from::text as "closedFrom", closed_to::text as "closedTo", closed_message as "closedMessage",
    configuration,
    coalesce((select max(seats) from tables where restaurant_id = restaurants.id), 0) as "largestTable"
  from restaurants`

// A fixed collation: by default PGlite and PostgreSQL would sort differently.
const BY_NAME = 'order by name collate "C", id collate "C"'

export async function findRestaurant(database: Queryable, id: string): Promise<Restaurant | undefined> {
  const [restaurant] = await database.query<Restaurant>(`${SELECT} where id = $1`, [id])
  return restaurant
}

/** Enough for the chain's name, which matches every restaurant: more letters narrow it down. */
const MOST_MATCHES = 100

/**
 * Restaurants whose name, town or address has words that begin with the given ones, or whose post code begins with all
 * of them joined: the first 100 by name.
 *
 * @param words folded (`fold`), so that none contains a wildcard of LIKE or a quote
 */
export const restaurantsMatching = (database: Queryable, words: readonly string[]): Promise<Restaurant[]> =>
  database.query<Restaurant>(
    `${SELECT} where search_words @@ $1::tsquery or search_post_code like $2 ${BY_NAME} limit ${MOST_MATCHES}`,
    [words.map((word) => `'${word}':*`).join(' & '), `${words.join('')}%`],
  )

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
  // The nearest ones are at most as far away as the furthest candidate.
  const furthest = miles.length < limit ? withinMiles : Math.min(withinMiles, Math.max(...miles))
  return nearest(await restaurantsIn(database, boxAround(place, furthest)), place, reach)
}

/** Places beyond 180° are on the other side of the map, 360° away. */
const restaurantsIn = (database: Queryable, { south, north, west, east }: Box): Promise<Restaurant[]> =>
  database.query<Restaurant>(
    IN_BOXES,
    [0, 360, -360].map((turn) => `(${west + turn},${south}),(${east + turn},${north})`),
  )

type Closure = Pick<Restaurant, 'closedFrom' | 'closedTo'>

/**
 * Whether a restaurant is closed on a day. With both bounds it closes on `closedFrom` and opens again
 * on `closedTo`. With only `closedTo` the days before it are closed, with only `closedFrom` the days after it.
 */
export function isClosedOn({ closedFrom, closedTo }: Closure, date: DateText): boolean {
  if (closedFrom !== null && closedTo !== null) return date >= closedFrom && date < closedTo
  if (closedTo !== null) return date < closedTo
  if (closedFrom !== null) return date > closedFrom
  return false
}

/** Whether the closure is over, so that diners need no message. */
export const isOver = ({ closedTo }: Closure, today: DateText): boolean =>
  closedTo !== null && closedTo <= today

/** The keys that the widget reads; all values are strings. */
export type BookingConfiguration = Readonly<Record<string, string>>

/** ##telephone## becomes a link that calls the restaurant. */
const CHAIN: BookingConfiguration = {
  'step4-showOptInCheckbox': 'true',
  'step4-requireMinAge': 'true',
  pmpKidsOccasionName: 'Kids Pizza Making Party',
  pmpAdultOccasionName: 'Adults Pizza Making Party',
  'step2-message':
    'That time has gone, but we have tables close to it. Choose one below or call us on ##telephone##.',
  'step2-message-cs':
    'That time has gone, but we have tables close to it, here and at our other restaurants nearby. Or call us on ##telephone##.',
  'step2-message-notavailable':
    'We are full around the time you would like. Look at what is below, or call us on ##telephone##.',
  'step2-message-cs-notavailable':
    'We are full around the time you would like. Our other restaurants nearby have the times below, or call us on ##telephone##.',
  'step2-message-closed': 'We are closed that day. Our other restaurants nearby have the times below.',
  'enquiry-confirmation-hide-title': 'false',
  'enquiry-confirmation-warning':
    'This is an enquiry: your table is not booked until the restaurant confirms it.',
  'enquiry-confirmation-hide-pleasenote-warning': 'false',
}

/** The chain's configuration, overridden by the restaurant's. */
export const bookingConfiguration = (restaurant: Restaurant): BookingConfiguration => ({
  ...CHAIN,
  // For the plugins know-before and card-guarantee.
  'booking-table-minutes': String(restaurant.sittingMinutes),
  ...(restaurant.cardGuarantee && { 'booking-card-guarantee': 'true', 'booking-cancel-hours': '48' }),
  ...(restaurant.closedMessage !== null && { 'step2-message-closed': restaurant.closedMessage }),
  ...restaurant.configuration,
})

/** A time that a diner may choose. */
export interface Slot {
  /** HHMM as an integer: 1930. */
  readonly time: number
  readonly available: boolean
  /** Whether the diner can at least send an enquiry. */
  readonly useEnquiryFallback: boolean
}

/** The fields of a venue that depend on the call. */
interface Found {
  readonly miles?: number
  readonly availability?: readonly Slot[]
}

/** A restaurant in a response, as openapi.yaml has it. */
export function toVenue(restaurant: Restaurant, now: Date, { miles, availability = [] }: Found = {}) {
  const today = localTime(now, restaurant.timeZone).date
  const closure = isOver(restaurant, today) ? NO_CLOSURE : restaurant
  return {
    id: restaurant.id,
    name: restaurant.name,
    address: restaurant.address,
    postCode: restaurant.postCode,
    telephone: restaurant.telephone,
    distance: miles === undefined ? null : Number(miles.toFixed(2)),
    distanceInMilesString: miles === undefined ? null : `${miles.toFixed(1)} miles`,
    // Today: a later closure is in the dates and the message.
    isClosed: isClosedOn(restaurant, today),
    closedMessage: closure.closedMessage,
    closedFrom: closure.closedFrom,
    closedTo: closure.closedTo,
    // Empty except in the availability search.
    availability,
    showJourneyOptions: restaurant.showJourneyOptions,
    bookingConfiguration: bookingConfiguration(restaurant),
  }
}

export type Venue = ReturnType<typeof toVenue>

const NO_CLOSURE = { closedMessage: null, closedFrom: null, closedTo: null } as const
