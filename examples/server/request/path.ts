import type { Context } from 'hono'
import { GROUP } from '../availability/slot'
import type { Queryable } from '../database/database'
import { findRestaurant, type Restaurant } from '../restaurant/restaurant'
import { type DateText, isDate } from '../time/date'
import { type Minutes, parseHHMM } from '../time/minutes'
import { isPartySize, LARGEST_PARTY } from './party'
import { badRequest, notFound } from './problem'

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
