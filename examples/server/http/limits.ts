import type { Context, MiddlewareHandler } from 'hono'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible'
import { LONGEST_SESSION_ID, sessionIdOf } from '../request/path'
import { tryLater, badRequest } from '../request/problems'
import type { Rates, Settings } from '../settings'
import type { Restaurant } from '../restaurant/restaurant'
import { addDays, type DateText, localTime } from '../time/time'
import type { Queryable } from '../database/database'
import { callerAddress, hashedAddress } from './caller-address'

/** The counted period, in seconds. */
const DURATION = 60

const TOO_OFTEN = 'That was too often in a short time. Please wait a minute and try again.'

/** What the limits of calls need. */
export interface CallLimits extends Pick<Settings, 'reads' | 'creates' | 'proxies'> {
  /** The database in which all processes count together. If undefined, each counts in its memory. */
  readonly countIn?: Queryable | undefined
  /** How long a count may take there, in milliseconds. After that the process counts the call in its memory. */
  readonly patience?: number
}

/**
 * Limits the calls a minute of each browser session and of each address. GETs and creates are counted separately.
 *
 * @throws a 429 with `Retry-After` for a call above that
 */
export function limitRate({
  reads,
  creates,
  proxies,
  countIn,
  patience = PATIENCE,
}: CallLimits): MiddlewareHandler {
  const limiterOf = (keyPrefix: string, points: number) => {
    const options = { keyPrefix, points, duration: DURATION }
    const memory = new RateLimiterMemory(options)
    return countIn ? sharedLimiter(countIn, options, memory, patience) : memory
  }
  const limitersOf = (kind: string, { session, address }: Rates) => ({
    session: limiterOf(`${kind}-session`, session),
    address: limiterOf(`${kind}-address`, address),
  })
  const limiters = { reads: limitersOf('reads', reads), creates: limitersOf('creates', creates) }
  return async (c, next) => {
    const { session, address } = c.req.method === 'POST' ? limiters.creates : limiters.reads
    const start = c.req.header('X-Session-Id')?.slice(0, LONGEST_SESSION_ID) || undefined
    await Promise.all([count(address, hashedAddress(c, proxies)), count(session, start)])
    // Refused only after it was counted.
    sessionIdOf(c)
    await next()
  }
}

/** A call still gets its response within 5 seconds. */
const PATIENCE = 250

/**
 * Counts in the database. A key that has used up its limit is then blocked in the memory of this process, so that a flood of
 * calls doesn't reach the database.
 *
 * @param memory counts while the database doesn't answer
 */
function sharedLimiter(
  database: Queryable,
  options: { readonly keyPrefix: string; readonly points: number; readonly duration: number },
  memory: RateLimiterMemory,
  timeoutMs: number,
): RateLimiterAbstract {
  const storeClient = {
    query: async ({ text, values }: { readonly text: string; readonly values: readonly unknown[] }) => ({
      rows: await database.query(text, values),
    }),
  }
  const limiter = new RateLimiterPostgres({
    ...options,
    storeClient,
    storeType: 'client',
    tableName: 'call_counts',
    // By a migration; and `forgetOldCounts` deletes what is over.
    tableCreated: true,
    clearExpiredByTimeout: false,
    inMemoryBlockOnConsumed: options.points,
  })
  return new RLWrapperTimeouts({ limiter, timeoutMs, insuranceLimiter: memory })
}

/** Deletes the counts of minutes that are over. */
export async function forgetOldCounts(database: Queryable, now: Date): Promise<void> {
  await database.query('delete from call_counts where expire < $1', [now.getTime()])
}

/** Whether a request is a call of the API, which has its own limits. */
export const isCall = (c: Context): boolean => c.req.path.startsWith('/api/')

/**
 * Limits the pages, files and preflights that an address gets a minute. Calls of the API have their own limits. Each process
 * counts for itself: a question to the database would cost more than a file.
 *
 * @throws a 429 with `Retry-After` for a file above that
 */
export function limitFiles({ filesPerAddress, proxies }: FileLimits): MiddlewareHandler {
  const limiter = new RateLimiterMemory({ points: filesPerAddress, duration: DURATION })
  return async (c, next) => {
    if (!isCall(c) || c.req.method === 'OPTIONS') await count(limiter, callerAddress(c, proxies))
    await next()
  }
}

export type FileLimits = Pick<Settings, 'filesPerAddress' | 'proxies'>

async function count(limiter: RateLimiterAbstract, key: string | undefined): Promise<void> {
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

/** Who books: a browser session, or an address where the caller sent no session. */
export interface Caller {
  readonly sessionId: string | undefined
  readonly addressHash: string | undefined
}

/** @param proxies how many proxies stand before the server */
export function callerOf(c: Context, proxies: number): Caller {
  const sessionId = sessionIdOf(c)
  return { sessionId, addressHash: sessionId === undefined ? hashedAddress(c, proxies) : undefined }
}

interface CallerSale extends Caller {
  readonly bookingsPerSession: number
  readonly now: Date
}

const CALLER_BOOKINGS = {
  session: 'select count(*)::integer as count from bookings where session_id = $1 and date >= $2::date',
  address: 'select count(*)::integer as count from bookings where address_hash = $1 and date >= $2::date',
}

/**
 * Limits the upcoming bookings of one browser session, or of one address without a session. Runs inside a transaction, so that
 * two bookings of a caller at the same moment are counted one after the other.
 *
 * @throws a 400 that names the restaurant's telephone
 */
export async function checkBookingsOfCaller(
  transaction: Queryable,
  { telephone, timeZone }: Restaurant,
  { sessionId, addressHash, bookingsPerSession: most, now }: CallerSale,
): Promise<void> {
  const caller = sessionId ?? addressHash
  if (caller === undefined) return
  await transaction.query('select pg_advisory_xact_lock($1::integer, hashtext($2))', [COUNTING, caller])
  const sql = sessionId === undefined ? CALLER_BOOKINGS.address : CALLER_BOOKINGS.session
  const [held] = await transaction.query<{ count: number }>(sql, [caller, localTime(now, timeZone).date])
  if (!held || held.count < most) return
  const whose = sessionId === undefined ? 'Your network has' : 'You have'
  throw badRequest(
    'session',
    `${whose} ${held.count} bookings already, which is the most that can be booked here. Please call us on ${telephone}.`,
  )
}
