import type { MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { sessionIdOf } from '../request/path'
import { tryLater, badRequest } from '../request/problems'
import type { Rates, Settings } from '../settings'
import type { Restaurant } from '../restaurant/restaurant'
import { addDays, type DateText, localTime } from '../time/time'
import type { Queryable } from '../database/database'
import { callerAddress } from './caller-address'

/** The counted period, in seconds. */
const DURATION = 60

const TOO_OFTEN = 'That was too often in a short time. Please wait a minute and try again.'

/**
 * Limits the calls a minute of each browser session and of each address. GETs and creates are counted separately. The
 * counts are in this process's memory: each process counts its own calls.
 *
 * @throws a 429 with `Retry-After` for a call above that
 */
export function limitRate({
  reads,
  creates,
  proxies,
}: Pick<Settings, 'reads' | 'creates' | 'proxies'>): MiddlewareHandler {
  const limiters = { reads: limitersOf(reads), creates: limitersOf(creates) }
  return async (c, next) => {
    const { session, address } = c.req.method === 'POST' ? limiters.creates : limiters.reads
    await count(address, callerAddress(c, proxies))
    await count(session, sessionIdOf(c))
    await next()
  }
}

/**
 * Limits the pages and files that an address gets a minute. Calls of the API have their own limits. Each process counts for
 * itself: a question to the database would cost more than a file.
 *
 * @throws a 429 with `Retry-After` for a file above that
 */
export function limitFiles({ filesPerAddress, proxies }: FileLimits): MiddlewareHandler {
  const limiter = new RateLimiterMemory({ points: filesPerAddress, duration: DURATION })
  return async (c, next) => {
    if (!c.req.path.startsWith('/api/')) await count(limiter, callerAddress(c, proxies))
    await next()
  }
}

export type FileLimits = Pick<Settings, 'filesPerAddress' | 'proxies'>

const limitersOf = ({ session, address }: Rates) => ({
  session: new RateLimiterMemory({ points: session, duration: DURATION }),
  address: new RateLimiterMemory({ points: address, duration: DURATION }),
})

async function count(limiter: RateLimiterMemory, key: string | undefined): Promise<void> {
  if (key === undefined) return
  await limiter.consume(key).catch((refused: unknown) => {
    if (!(refused instanceof RateLimiterRes)) throw refused
    throw tryLater(429, 'rate', TOO_OFTEN, Math.ceil(refused.msBeforeNext / 1000))
  })
}

/** Whether a date is too far ahead, by the restaurant's local date. */
export const isTooFarAhead = (
  date: DateText,
  { timeZone }: Pick<Restaurant, 'timeZone'>,
  now: Date,
  daysAhead: number,
): boolean => date > addDays(localTime(now, timeZone).date, daysAhead)

/** @throws a 400 for a date that is too far ahead */
export function checkDaysAhead(
  date: DateText | null,
  restaurant: Restaurant,
  now: Date,
  daysAhead: number,
): void {
  if (date !== null && isTooFarAhead(date, restaurant, now, daysAhead))
    throw badRequest('date', `Please choose a date within the next ${daysAhead} days.`)
}

/** Differs from the other advisory lock (prepare.ts). */
const COUNTING = 7_482_653

interface SessionSale {
  readonly sessionId: string | undefined
  readonly bookingsPerSession: number
  readonly now: Date
}

/**
 * Limits the upcoming bookings of one browser session. Runs inside a transaction, so that two bookings of a
 * session at the same moment are counted one after the other.
 *
 * @throws a 400 that names the restaurant's telephone
 */
export async function checkBookingsOfSession(
  transaction: Queryable,
  { telephone, timeZone }: Restaurant,
  { sessionId, bookingsPerSession: most, now }: SessionSale,
): Promise<void> {
  if (sessionId === undefined) return
  await transaction.query('select pg_advisory_xact_lock($1::integer, hashtext($2))', [COUNTING, sessionId])
  const [held] = await transaction.query<{ count: number }>(
    'select count(*)::integer as count from bookings where session_id = $1 and date >= $2::date',
    [sessionId, localTime(now, timeZone).date],
  )
  if (held && held.count >= most) {
    throw badRequest(
      'session',
      `You have ${held.count} bookings already, which is the most that can be booked here. Please call us on ${telephone}.`,
    )
  }
}
