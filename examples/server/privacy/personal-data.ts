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

// As JSON, so that both drivers give the same texts for dates.
const storedSql = (table: string, restaurants: string) => `
  select to_jsonb(s) || jsonb_build_object('restaurant', r.name,
    'upcoming', coalesce(s.date >= ($2::timestamptz at time zone r.time_zone)::date, false)) as row
  from ${table} s ${restaurants} where lower(s.email) = lower($1) order by s.created_at, s.reference`

const BOOKINGS = storedSql(
  'bookings',
  'join tables t on t.id = s.table_id join restaurants r on r.id = t.restaurant_id',
)
const ENQUIRIES = storedSql('enquiries', 'join restaurants r on r.id = s.restaurant_id')

/** The data stored under an email address, ignoring case. */
export async function storedDataOf(database: Queryable, email: string, now: Date) {
  const rows = async (sql: string) =>
    (await database.query<{ row: StoredRow }>(sql, [email.trim(), now.toISOString()])).map(({ row }) => row)
  return { bookings: await rows(BOOKINGS), enquiries: await rows(ENQUIRIES) }
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
 * @returns the references of what was deleted, and of what was kept because its day is still to come
 * @throws `PaymentUnavailable` if the provider does not answer; what was not yet deleted stays
 */
export async function deleteDataOf(email: string, { database, payment, now, alsoUpcoming }: Deletion) {
  const stored = await storedDataOf(database, email, now)
  const goes = ({ upcoming }: StoredRow) => alsoUpcoming || !upcoming
  const referencesOf = (rows: readonly StoredRow[]) => rows.map(({ reference }) => reference)
  const going = stored.bookings.filter(goes)
  const bookings = referencesOf(going)
  const enquiries = referencesOf(stored.enquiries.filter(goes))
  for (const { payment_token: token } of going) if (token) await payment.release(token)
  await database.transaction(async (transaction) => {
    await transaction.query('delete from bookings where reference = any($1::text[])', [bookings])
    await transaction.query('delete from enquiries where reference = any($1::text[])', [enquiries])
  })
  const kept = [...stored.bookings, ...stored.enquiries].filter((row) => !goes(row))
  return { bookings, enquiries, kept: referencesOf(kept) }
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
