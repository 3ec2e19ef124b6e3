import type { Queryable, Database } from '../database/database'
import type { Payment } from '../booking/payment'
import type { Logger } from '../monitoring/log'
import type { DateText } from '../time/time'

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

interface Retention {
  readonly database: Database
  readonly payment: Payment
  readonly now: () => Date
  readonly log: Logger
}

const DAY = 24 * 60 * 60 * 1000

/** Small enough that no call has to wait for a deletion. */
const BATCH = 200

/** Deletes data older than `days`, now and then daily. Does nothing if `days` is undefined. */
export function startRetention(parts: Retention, days: number | undefined): { stop: () => Promise<void> } {
  if (days === undefined) return { stop: () => Promise.resolve() }
  let running = Promise.resolve()
  const run = () => {
    running = running
      .then(() => deleteOlderThan(days, parts))
      .then(
        (deleted) => parts.log.info({ days, ...deleted }, 'deleted what is older than it may be kept'),
        (error: unknown) => parts.log.error({ err: error }, 'the deletion of old data failed'),
      )
  }
  run()
  const timer = setInterval(run, DAY)
  timer.unref()
  return {
    stop: () => {
      clearInterval(timer)
      return running
    },
  }
}

/**
 * Deletes bookings and enquiries whose date is more than `days` ago; an enquiry without a date counts from the day
 * it was sent. A booking stays for the next day's run if its card couldn't be deleted at the provider.
 *
 * @returns how many were deleted
 */
export async function deleteOlderThan(
  days: number,
  { database, payment, now, log }: Retention,
): Promise<{ bookings: number; enquiries: number }> {
  const oldest = new Date(now().getTime() - days * DAY).toISOString().slice(0, 10)
  return {
    bookings: await deleteBookings(database, oldest, payment, log),
    enquiries: await deleteEnquiries(database, oldest),
  }
}

interface Old {
  readonly date: DateText
  readonly reference: string
  readonly token: string | null
}

const BEFORE_ALL = { date: '-infinity', reference: '' }

async function deleteBookings(
  database: Database,
  oldest: string,
  payment: Payment,
  log: Logger,
): Promise<number> {
  let deleted = 0
  for (let last: Pick<Old, 'date' | 'reference'> = BEFORE_ALL; ;) {
    const batch = await database.query<Old>(
      `select date::text, reference, payment_token as token from bookings
       where date < $1::date and (date, reference) > ($2::date, $3) order by bookings.date, reference limit ${BATCH}`,
      [oldest, last.date, last.reference],
    )
    if (batch.length === 0) return deleted
    const forgotten: string[] = []
    for (const { reference, token } of batch) {
      const isForgotten = token === null || (await forgets(payment, token, log))
      if (isForgotten) forgotten.push(reference)
    }
    await database.query('delete from bookings where reference = any($1::text[])', [forgotten])
    deleted += forgotten.length
    last = batch.at(-1)!
  }
}

const forgets = (payment: Payment, token: string, log: Logger): Promise<boolean> =>
  payment.release(token).then(
    () => true,
    (error: unknown) => {
      log.error({ err: error }, 'a card of an old booking stays with the provider until tomorrow')
      return false
    },
  )

async function deleteEnquiries(database: Database, oldest: string): Promise<number> {
  let deleted = 0
  for (;;) {
    const batch = await database.query(
      `delete from enquiries where reference in (
         select reference from enquiries
         where coalesce(date, (created_at at time zone 'UTC')::date) < $1::date limit ${BATCH})
       returning reference`,
      [oldest],
    )
    deleted += batch.length
    if (batch.length < BATCH) return deleted
  }
}
