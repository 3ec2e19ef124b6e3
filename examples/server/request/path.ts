import type { Context, MiddlewareHandler } from 'hono'
import { GROUP } from '../availability/availability'
import type { Queryable } from '../database/database'
import { connectionOf } from '../http/caller-address'
import { findRestaurant, type Restaurant } from '../restaurant/restaurant'
import { type DateText, isDate, type Minutes, parseHHMM } from '../time/time'
import { badRequest, notFound } from './problems'

/*
 * Parse the parts of a path. An invalid part is a 400 that names it; an unknown restaurant is a 404.
 */

/** In bytes. No file system accepts a longer path. */
const LONGEST_PATH = 4096

/**
 * Refuses a request with several `Host` headers (RFC 9112, 3.2), because a proxy may read another of them than Node.js; and a
 * path that can't be decoded, has control characters or is too long: no call and no file has such a path. Runs after the limits
 * have counted the request, and before anything else reads the path.
 *
 * @throws a 400
 */
export const wellFormed: MiddlewareHandler = async (c, next) => {
  const { rawHeaders = [] } = connectionOf(c).incoming ?? {}
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  if (hosts.length > 1) throw badRequest('Host', 'Send one Host header.')
  if (!isPath(new URL(c.req.url).pathname))
    throw badRequest(
      'path',
      `The path must be UTF-8, percent-encoded, at most ${LONGEST_PATH} bytes, without control characters.`,
    )
  await next()
}

function isPath(encoded: string): boolean {
  try {
    const path = decodeURIComponent(encoded)
    return Buffer.byteLength(path) <= LONGEST_PATH && !/\p{Cc}/u.test(path)
  } catch {
    return false
  }
}

/** Longer than any name, town or address. */
const LONGEST_TEXT = 100

export function textIn(c: Context): string {
  const text = c.req.param('text') ?? ''
  if (text.length > LONGEST_TEXT) throw badRequest('text', `Search for at most ${LONGEST_TEXT} characters.`)
  return text
}

export async function restaurantIn(c: Context, database: Queryable): Promise<Restaurant> {
  const restaurant = await findRestaurant(database, c.req.param('venueId') ?? '')
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

/** The largest number of adults, or of children, in the widget. */
export const MOST_OF_A_KIND = 100

/** Adults and children together. */
export const LARGEST_PARTY = 2 * MOST_OF_A_KIND

/** Whether a call accepts the number of guests: 1 to 200, or -1 for a group of 15 or more. */
export const isPartySize = (guests: number): boolean =>
  guests === GROUP || (Number.isInteger(guests) && guests >= 1 && guests <= LARGEST_PARTY)

/** The size of the whole party; if guests are split, `guests` is the number of adults. */
export const partySize = (guests: number, children: number): number =>
  guests === GROUP ? GROUP : guests + children

/** A UUID has 36 characters. */
export const LONGEST_SESSION_ID = 100

/**
 * The optional random id of the browser session: stored with a booking, and counted by the limits.
 *
 * @throws a 400 if it is longer than any id
 */
export function sessionIdOf(c: Context): string | undefined {
  const id = c.req.header('X-Session-Id') || undefined
  if (id !== undefined && id.length > LONGEST_SESSION_ID)
    throw badRequest('session', `The header X-Session-Id must have at most ${LONGEST_SESSION_ID} characters.`)
  return id
}
