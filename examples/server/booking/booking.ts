import { randomInt } from 'node:crypto'
import * as v from 'valibot'
import {
  childrenField,
  dateField,
  detailColumns,
  detailsFields,
  guestsField,
  optionalText,
  timeField,
  venueIdField,
} from '../request/body'
import { sessionsByRestaurant, isGroup, freeTableSql } from '../availability/availability'
import { insert, type Queryable, type Database } from '../database/database'
import { offersMenu } from '../menu/menus'
import { partySize } from '../request/path'
import { badRequest } from '../request/problems'
import { isClosedOn, type Restaurant } from '../restaurant/restaurant'
import { isBefore, fromSlotTime, QUARTER } from '../time/time'
import { type Caller, checkBookingsOfCaller } from '../http/limits'

const TERMS = 'The terms of the card guarantee cannot be read'

/** What the diner saw before the card. */
const GuaranteeTerms = v.object(
  {
    noShowFee: v.pipe(v.number(TERMS), v.minValue(0, TERMS), v.maxValue(1_000_000, TERMS)),
    currency: v.nullable(v.pipe(v.string(TERMS), v.regex(/^[A-Z]{3}$/, TERMS))),
    freeCancellationUntil: v.nullable(v.pipe(v.string(TERMS), v.isoTimestamp(TERMS))),
  },
  TERMS,
)

/** The body of `POST /api/bookings/create`. */
export const BookingPayload = v.object({
  venueId: venueIdField,
  date: dateField,
  time: timeField,
  guests: guestsField,
  children: childrenField,
  menuId: optionalText(100),
  ...detailsFields,
  paymentNonce: optionalText(500),
  captchaToken: optionalText(10_000),
  cardGuarantee: v.optional(v.nullable(GuaranteeTerms)),
})

export type BookingPayload = v.InferOutput<typeof BookingPayload>

/** For a time that is fully booked, perhaps by a faster diner a moment ago. */
export const tableTaken = () =>
  badRequest('time', 'Sorry, that table has just been taken. Please choose another time.')

/**
 * Checks that the restaurant can take the booking now.
 *
 * @throws a 400 for the first broken rule, with a message that says what to change
 */
export async function checkBooking(
  database: Queryable,
  restaurant: Restaurant,
  { date, time, guests, children, menuId }: BookingPayload,
  now: Date,
): Promise<void> {
  const party = partySize(guests, children)
  if (isClosedOn(restaurant, date)) {
    throw badRequest('date', `${restaurant.name} is closed that day. Please choose another date.`)
  }
  if (isBefore(date, time, now, restaurant.timeZone)) {
    throw badRequest('time', 'That time has passed. Please choose a later one.')
  }
  if (isGroup(party, restaurant)) {
    throw badRequest(
      'guests',
      'No single table seats so many. Please send an enquiry and we will arrange it.',
    )
  }
  if (menuId !== '' && !(await offersMenu(database, restaurant, menuId))) {
    throw badRequest('menuId', 'Please select a menu from the above choices')
  }
  const sessions =
    (await sessionsByRestaurant(database, [restaurant], date, party, now)).get(restaurant.id) ?? []
  const slot = sessions
    .flatMap((session) => session.availability)
    .find((each) => fromSlotTime(each.time) === time)
  if (!slot)
    throw badRequest('time', `${restaurant.name} does not seat diners then. Please choose another time.`)
  if (!slot.available) throw tableTaken()
}

const SMALLEST_FREE_TABLE = `
  ${freeTableSql({ restaurant: '$1', guests: '$2', date: '$3', minute: '$4', sitting: '$5' })}
  order by t.seats, t.id limit 1`

export interface Sale extends Caller {
  readonly reference: string
  /** The card that guarantees the booking. */
  readonly paymentToken: string | undefined
  /** How many bookings that are still to come the caller may have. */
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
 * @throws a 400 if no table is left, or the caller has too many bookings
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
  const { reference, sessionId, addressHash, paymentToken, now } = sale
  await transaction.query('select id from restaurants where id = $1 for no key update', [restaurant.id])
  // After the row's lock, so that a caller who waits for one restaurant can book another.
  await checkBookingsOfCaller(transaction, restaurant, sale)
  const [table] = await transaction.query<{ id: number }>(SMALLEST_FREE_TABLE, [
    restaurant.id,
    partySize(guests, children),
    date,
    time,
    restaurant.sittingMinutes,
  ])
  if (!table) throw tableTaken()

  await insert(transaction, 'bookings', {
    reference,
    table_id: table.id,
    date,
    minute: time,
    guests,
    children,
    menu_id: menuId || null,
    ...detailColumns(booking),
    payment_token: paymentToken ?? null,
    card_guarantee: paymentToken && booking.cardGuarantee ? JSON.stringify(booking.cardGuarantee) : null,
    session_id: sessionId ?? null,
    address_hash: addressHash ?? null,
    created_at: now.toISOString(),
  })
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
