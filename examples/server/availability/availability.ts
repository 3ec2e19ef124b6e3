import type { Queryable } from '../database/database'
import {
  type Restaurant,
  isClosedOn,
  restaurantsNear,
  toVenue,
  type Slot,
  type Venue,
} from '../restaurant/restaurant'
import { type DateText, QUARTER, fromSlotTime, toSlotTime, isBefore, type Minutes } from '../time/time'

/** One sitting of a day, such as lunch, with its slots. */
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

/** PostgreSQL expects 1000 rows of a series and would compile the query, which takes a hundred times as long. */
const QUARTERS_A_DAY = (24 * 60) / QUARTER

/** SQL expressions: columns or parameters. `minute` is after midnight; `sitting` is a booking's length in minutes. */
interface Party {
  readonly restaurant: string
  readonly guests: string
  readonly date: string
  readonly minute: string
  readonly sitting: string
}

/**
 * The tables that seat the party and are free for a whole sitting. Both the shown availability and the sale use this
 * rule.
 */
export const freeTableSql = ({ restaurant, guests, date, minute, sitting }: Party): string => `
  select t.id from tables t
  where t.restaurant_id = ${restaurant} and t.seats >= ${guests}::integer and not exists (
    select from sold_quarters q
    where q.table_id = t.id and q.date = ${date}::date
      and q.minute >= ${minute}::integer and q.minute < ${minute}::integer + ${sitting}::integer)`

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

/** The number of guests for a group of 15 or more. */
export const GROUP = -1

/** Whether the guests fit no single table, so that they can only send an enquiry. */
export const isGroup = (guests: number, restaurant: Restaurant): boolean =>
  guests === GROUP || guests > restaurant.largestTable

/** A time at which a restaurant seats diners, and whether a table is free then for the party. */
export interface Start {
  readonly minute: Minutes
  readonly free: boolean
}

/** The slot of a start time for a party. */
export function toSlot(
  restaurant: Restaurant,
  date: DateText,
  guests: number,
  { minute, free }: Start,
  now: Date,
): Slot {
  const open = !isClosedOn(restaurant, date) && !isBefore(date, minute, now, restaurant.timeZone)
  const group = isGroup(guests, restaurant)
  return {
    time: toSlotTime(minute),
    available: open && free && !group,
    useEnquiryFallback: open && (group || (!free && restaurant.enquiriesWhenFull)),
  }
}

/** Whether a diner can use the slot, for "Book" or "Enquire". */
export const isUsable = (slot: Slot): boolean => slot.available || slot.useEnquiryFallback

/** The limits for alternatives: distance, difference from the chosen time, and number of other restaurants. */
const WITHIN_MILES = 30
const WITHIN_MINUTES: Minutes = 120
const MOST_ALTERNATIVES = 8

export interface Choice {
  readonly date: DateText
  readonly minutes: Minutes
  readonly guests: number
}

/** The answer to a choice: the chosen slot, if it exists, and alternatives. */
export interface Alternatives {
  readonly chosen: Slot | undefined
  /** The chosen restaurant first, then the others by distance; only those with a usable slot. */
  readonly venues: readonly Venue[]
}

/** Searches the chosen restaurant and those near it, around the chosen time. */
export async function findAlternatives(
  database: Queryable,
  restaurant: Restaurant,
  { date, minutes, guests }: Choice,
  now: Date,
): Promise<Alternatives> {
  // The chosen restaurant has a distance of zero, so it comes first and counts towards the limit.
  const around = await restaurantsNear(database, restaurant, {
    withinMiles: WITHIN_MILES,
    limit: MOST_ALTERNATIVES + 1,
  })
  const restaurants = around.map(({ thing }) => thing)
  const sessions = await sessionsByRestaurant(database, restaurants, date, guests, now)

  const slotsNear = (id: string) => slotsAround(minutes, sessions.get(id) ?? [])
  return {
    chosen: slotsNear(restaurant.id).find(({ time }) => fromSlotTime(time) === minutes),
    venues: around
      .map(({ thing, miles }) => toVenue(thing, now, { miles, availability: slotsNear(thing.id) }))
      .filter((venue) => venue.availability.some(isUsable)),
  }
}

const slotsAround = (minutes: Minutes, sessions: readonly Session[]): Slot[] =>
  sessions
    .flatMap((session) => session.availability)
    .filter(({ time }) => Math.abs(fromSlotTime(time) - minutes) <= WITHIN_MINUTES)
