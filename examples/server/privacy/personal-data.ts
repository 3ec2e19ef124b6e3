import type { Queryable, Database } from '../database/database'
import type { Payment } from '../booking/payment'

/** A booking or an enquiry as it is stored, by the names of its columns. */
export interface StoredRow {
  readonly reference: string
  /** Whether its day is still to come, where the restaurant is; an enquiry without a day is not. */
  readonly upcoming: boolean
  readonly payment_token?: string | null
  readonly [column: string]: unknown
}

/** All that is stored of a diner. */
export interface StoredData {
  readonly bookings: readonly StoredRow[]
  readonly enquiries: readonly StoredRow[]
}

// As JSON, so that both drivers give the same texts for dates.
const BOOKINGS = `
  select to_jsonb(b) || jsonb_build_object('restaurant', r.name,
    'upcoming', b.date >= ($2::timestamptz at time zone r.time_zone)::date) as row
  from bookings b join tables t on t.id = b.table_id join restaurants r on r.id = t.restaurant_id
  where lower(b.email) = lower($1) order by b.created_at, b.reference`

const ENQUIRIES = `
  select to_jsonb(e) || jsonb_build_object('restaurant', r.name,
    'upcoming', coalesce(e.date >= ($2::timestamptz at time zone r.time_zone)::date, false)) as row
  from enquiries e join restaurants r on r.id = e.restaurant_id
  where lower(e.email) = lower($1) order by e.created_at, e.reference`

/** The data stored under an email address, ignoring case. */
export async function storedDataOf(database: Queryable, email: string, now: Date): Promise<StoredData> {
  const rows = async (sql: string) =>
    (await database.query<{ row: StoredRow }>(sql, [email.trim(), now.toISOString()])).map(({ row }) => row)
  return { bookings: await rows(BOOKINGS), enquiries: await rows(ENQUIRIES) }
}

/** The references of what was deleted, and of what was kept because its day is still to come. */
export interface Deleted {
  readonly bookings: readonly string[]
  readonly enquiries: readonly string[]
  readonly kept: readonly string[]
}

interface Deletion {
  readonly database: Database
  readonly payment: Payment
  readonly now: Date
  /** Upcoming bookings and enquiries too. Their tables become free. */
  readonly alsoUpcoming: boolean
}

/**
 * Deletes the data stored under an email address, and its cards at the card provider.
 *
 * @throws `PaymentUnavailable` if the provider does not answer; what was not yet deleted stays
 */
export async function deleteDataOf(
  email: string,
  { database, payment, now, alsoUpcoming }: Deletion,
): Promise<Deleted> {
  const { bookings, enquiries } = await storedDataOf(database, email, now)
  const goes = ({ upcoming }: { readonly upcoming: boolean }) => alsoUpcoming || !upcoming
  const going = { bookings: bookings.filter(goes), enquiries: enquiries.filter(goes) }

  for (const { payment_token: token } of going.bookings) if (token) await payment.release(token)
  const [bookingIds, enquiryIds] = [going.bookings, going.enquiries].map((rows) =>
    rows.map(({ reference }) => reference),
  ) as [string[], string[]]
  await database.transaction(async (transaction) => {
    await transaction.query('delete from bookings where reference = any($1::text[])', [bookingIds])
    await transaction.query('delete from enquiries where reference = any($1::text[])', [enquiryIds])
  })
  const kept = [...bookings, ...enquiries].filter((row) => !goes(row)).map(({ reference }) => reference)
  return { bookings: bookingIds, enquiries: enquiryIds, kept }
}
