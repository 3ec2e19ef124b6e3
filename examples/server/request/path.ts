import type { Context } from 'hono'
import { GROUP } from '../availability/sessions'
import type { Queryable } from '../database/database'
import { findRestaurant, type Restaurant } from '../restaurant/restaurant'
import { type DateText, isDate, type Minutes, parseHHMM } from '../time/time'
import { badRequest, notFound } from './problems'

/*
 * Parse the parts of a path (section 7). An invalid part is a 400 that names it; an unknown restaurant is a 404.
 */

/** Longer than any name, town or address. */
const LONGEST_TEXT = 100

export function textIn(c: Context): string {
  const text = c.req.param('text') ?? ''
  if (text.length > LONGEST_TEXT) throw badRequest('text', `Search for at most ${LONGEST_TEXT} characters.`)
  return text
}

export async function restaurantIn(c: Context, database: Queryable): Promise<Restaurant> {
  const id = c.req.param('venueId') ?? ''
  // PostgreSQL does not accept NUL in a text, and no id contains it.
  const restaurant = id.includes('\0') ? undefined : await findRestaurant(database, id)
  if (!restaurant) throw notFound('venueId', 'There is no restaurant with this id.')
  return restaurant
}

export function dateIn(c: Context): DateText {
  const date = c.req.param('date') ?? ''
  if (!isDate(date)) throw badRequest('date', 'The date must be a day as YYYY-MM-DD, for example 2026-11-20.')
  return date
}

export function timeIn(c: Context): Minutes {
  const minutes = parseHHMM(c.req.param('time') ?? '')
  if (minutes === undefined)
    throw badRequest('time', 'The time must be HHMM without a colon, for example 1930.')
  return minutes
}

export function guestsIn(c: Context): number {
  const text = c.req.param('guests') ?? ''
  const guests = /^-?\d{1,3}$/.test(text) ? Number(text) : NaN
  if (!isPartySize(guests)) {
    throw badRequest(
      'guests',
      `The guests must be 1 to ${LARGEST_PARTY}, or ${GROUP} for a group of 15 or more.`,
    )
  }
  return guests
}

/** The largest number of adults, or of children, in the widget (section 9). */
export const MOST_OF_A_KIND = 100

/** Adults and children together. */
export const LARGEST_PARTY = 2 * MOST_OF_A_KIND

/** Whether a call accepts the number of guests: 1 to 200, or -1 for a group of 15 or more. */
export const isPartySize = (guests: number): boolean =>
  guests === GROUP || (Number.isInteger(guests) && guests >= 1 && guests <= LARGEST_PARTY)

/** The size of the whole party; if guests are split, `guests` is the number of adults (section 3). */
export const partySize = (guests: number, children: number): number =>
  guests === GROUP ? GROUP : guests + children

/** A UUID has 36 characters. */
const LONGEST = 100

/**
 * The optional random id of the browser session (section 6): stored with a booking, and counted by the limits.
 *
 * @throws a 400 if it is longer than any id
 */
export function sessionIdOf(c: Context): string | undefined {
  const id = c.req.header('X-Session-Id') || undefined
  if (id !== undefined && id.length > LONGEST)
    throw badRequest('session', `The header X-Session-Id must have at most ${LONGEST} characters.`)
  return id
}
