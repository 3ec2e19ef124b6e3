import { randomInt } from 'node:crypto'
import { freeTableSql } from '../availability/sessions'
import type { Database, Queryable } from '../database/database'
import { checkBookingsOfSession } from '../http/limits'
import { partySize } from '../request/path'
import type { Restaurant } from '../restaurant/restaurant'
import { QUARTER } from '../time/time'
import { tableTaken, type BookingPayload } from './payload'

const SMALLEST_FREE_TABLE = `
  ${freeTableSql({ restaurant: '$1', guests: '$2', date: '$3', minute: '$4', sitting: '$5' })}
  order by t.seats, t.id limit 1`

export interface Sale {
  readonly reference: string
  readonly sessionId: string | undefined
  /** The card that guarantees the booking. */
  readonly paymentToken: string | undefined
  /** How many bookings that are still to come the session may have. */
  readonly bookingsPerSession: number
  readonly now: Date
}

/**
 * Sells the smallest free table that seats the party, for a whole sitting.
 *
 * A lock on the restaurant's row makes its sales run one after another, so that each sees the earlier ones. As a second
 * protection, the primary key of `sold_quarters` makes a double sale fail.
 *
 * @param before stores more in the sale's transaction
 * @throws a 400 if no table is left, or the session has too many bookings
 */
export const sellTable = (
  database: Database,
  restaurant: Restaurant,
  booking: BookingPayload,
  sale: Sale,
  before: (transaction: Queryable) => Promise<void>,
): Promise<void> =>
  database.transaction(
    async (transaction) => {
      await before(transaction)
      await sell(transaction, restaurant, booking, sale)
    },
    // Otherwise each would wait for the row and hold a connection.
    { oneByOne: restaurant.id },
  )

async function sell(
  transaction: Queryable,
  restaurant: Restaurant,
  booking: BookingPayload,
  sale: Sale,
): Promise<void> {
  const { date, time, guests, children, menuId } = booking
  const { reference, sessionId, paymentToken, now } = sale
  await transaction.query('select id from restaurants where id = $1 for no key update', [restaurant.id])
  // After the row's lock, so that a session that waits for one restaurant can book another.
  await checkBookingsOfSession(transaction, restaurant, sale)
  const [table] = await transaction.query<{ id: number }>(SMALLEST_FREE_TABLE, [
    restaurant.id,
    partySize(guests, children),
    date,
    time,
    restaurant.sittingMinutes,
  ])
  if (!table) throw tableTaken()

  await transaction.query(
    `insert into bookings (reference, table_id, date, minute, guests, children, menu_id, first_name, last_name, email,
         telephone_number, special_requests, opt_in, payment_token, session_id, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    [
      reference,
      table.id,
      date,
      time,
      guests,
      children,
      menuId || null,
      booking.firstName,
      booking.lastName,
      booking.email,
      booking.telephoneNumber,
      booking.specialRequests,
      booking.optIn,
      paymentToken ?? null,
      sessionId ?? null,
      now.toISOString(),
    ],
  )
  await transaction.query(
    `insert into sold_quarters (table_id, date, minute, reference)
       select $1::integer, $2::date, minute, $3::text
       from generate_series($4::integer, $4::integer + $5::integer - ${QUARTER}, ${QUARTER}) as minute`,
    [table.id, date, reference, time, restaurant.sittingMinutes],
  )
}

/** Without characters that are easily confused: 0 O, 1 I L. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 8

/** A new random reference such as "MB-7K3FQ9ZD". With about 850 billion possible values a duplicate is very unlikely. */
export function newReference(prefix: 'MB' | 'ME'): string {
  const signs = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
  return `${prefix}-${signs.join('')}`
}
