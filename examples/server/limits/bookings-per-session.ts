import type { Queryable } from '../database/database'
import { badRequest } from '../request/problem'
import type { Restaurant } from '../restaurant/restaurant'
import { localTime } from '../time/local'

/** Another number than any other advisory lock's (prepare.ts). */
const COUNTING = 7_482_653

interface SessionSale {
  readonly sessionId: string | undefined
  readonly bookingsPerSession: number
  readonly now: Date
}

/**
 * Lets one browser session have so many bookings that are still to come. Inside a transaction, so that two bookings of a
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
