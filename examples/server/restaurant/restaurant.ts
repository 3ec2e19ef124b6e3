import type { Queryable } from '../database/database'
import type { DateText } from '../time/date'
import type { Minutes } from '../time/minutes'
import type { Place } from './distance'

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
  /** Whether a booking needs a card that guarantees it (section 4, "Booking submit"). */
  readonly cardGuarantee: boolean
  /** Whether diners can enquire about a full time: its slot gets `useEnquiryFallback` (section 3). */
  readonly enquiriesWhenFull: boolean
  readonly showJourneyOptions: boolean
  /** First day of a closure, and the day it is open again (section 5, "Date"). */
  readonly closedFrom: DateText | null
  readonly closedTo: DateText | null
  readonly closedMessage: string | null
  /** Overrides of the chain's booking configuration. */
  readonly configuration: Readonly<Record<string, string>>
  /** Seats of the largest table: more guests than this are a group. */
  readonly largestTable: number
}

/** Of `restaurants`; a query adds its conditions. */
export const SELECT = `
  select id, name, address, post_code as "postCode", telephone, latitude, longitude, time_zone as "timeZone",
    sitting_minutes as "sittingMinutes", card_guarantee as "cardGuarantee",
    enquiries_when_full as "enquiriesWhenFull", show_journey_options as "showJourneyOptions",
    closed_from::text as "closedFrom", closed_to::text as "closedTo", closed_message as "closedMessage",
    configuration,
    coalesce((select max(seats) from tables where restaurant_id = restaurants.id), 0) as "largestTable"
  from restaurants`

// A fixed collation: by default PGlite and PostgreSQL would sort differently.
export const BY_NAME = 'order by name collate "C", id collate "C"'

export async function findRestaurant(database: Queryable, id: string): Promise<Restaurant | undefined> {
  const [restaurant] = await database.query<Restaurant>(`${SELECT} where id = $1`, [id])
  return restaurant
}

/** Of a chain's name, which begins each restaurant's, these are enough: more letters lead to the others. */
const MOST_MATCHES = 100

/**
 * Restaurants whose name, town or address has words that begin with the given ones, or whose post code begins with all
 * of them joined: the first 100 by name.
 *
 * @param words folded (`fold.ts`), so that none contains a wildcard of LIKE or a quote
 */
export const restaurantsMatching = (database: Queryable, words: readonly string[]): Promise<Restaurant[]> =>
  database.query<Restaurant>(
    `${SELECT} where search_words @@ $1::tsquery or search_post_code like $2 ${BY_NAME} limit ${MOST_MATCHES}`,
    [words.map((word) => `'${word}':*`).join(' & '), `${words.join('')}%`],
  )
