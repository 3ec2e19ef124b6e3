import type { Queryable } from '../database/database'
import type { Restaurant } from '../restaurant/restaurant'
import type { DateText } from '../time/date'
import { QUARTER, toSlotTime } from '../time/minutes'
import { freeTableSql } from './free-table'
import { type Slot, type Start, toSlot } from './slot'

/** One sitting of a day, such as lunch, with its slots (section 3, "Session"). */
export interface Session {
  readonly title: string
  /** The first and last time at which diners are seated, HHMM as integers. */
  readonly startTime: number
  readonly endTime: number
  readonly availability: readonly Slot[]
}

interface SittingRow {
  readonly restaurantId: string
  readonly title: string
  readonly first: number
  readonly last: number
  readonly starts: readonly Start[]
}

/** PostgreSQL guesses that a series has 1000 rows, and would compile the query: that takes a hundred times as long. */
const QUARTERS_A_DAY = (24 * 60) / QUARTER

/** One row for each sitting, with its 15-minute start times and whether a table for the party is free then. */
const SITTINGS = `
  select s.restaurant_id as "restaurantId", s.title, s.first_minute as first, s.last_minute as last,
    json_agg(json_build_object('minute', m.minute, 'free', exists (${freeTableSql({
      restaurant: 'r.id',
      guests: '$3',
      date: '$2',
      minute: 'm.minute',
      sitting: 'r.sitting_minutes',
    })})) order by m.minute) as starts
  from sittings s
    join restaurants r on r.id = s.restaurant_id
    cross join lateral (
      select generate_series(s.first_minute, s.last_minute, ${QUARTER}) limit ${QUARTERS_A_DAY}) as m(minute)
  where s.restaurant_id = any($1::text[]) and s.weekday = extract(isodow from $2::date)::integer
  group by s.restaurant_id, s.title, s.first_minute, s.last_minute
  order by s.first_minute`

/**
 * The sessions of the restaurants on a day for a party, by the tables that are free now.
 *
 * @param guests 1 or more, or `GROUP`
 * @returns by restaurant id; a restaurant that does not open on that weekday has no entry
 */
export async function sessionsByRestaurant(
  database: Queryable,
  restaurants: readonly Restaurant[],
  date: DateText,
  guests: number,
  now: Date,
): Promise<Map<string, Session[]>> {
  const byId = new Map(restaurants.map((restaurant) => [restaurant.id, restaurant]))
  const sittings = await database.query<SittingRow>(SITTINGS, [[...byId.keys()], date, guests])
  const sessions = new Map<string, Session[]>()
  for (const { restaurantId, title, first, last, starts } of sittings) {
    const restaurant = byId.get(restaurantId)
    if (!restaurant) continue
    const availability = starts.map((start) => toSlot(restaurant, date, guests, start, now))
    const session = { title, startTime: toSlotTime(first), endTime: toSlotTime(last), availability }
    sessions.set(restaurantId, [...(sessions.get(restaurantId) ?? []), session])
  }
  return sessions
}
