import type { Payment } from '../booking/payment'
import type { Database } from '../database/database'
import type { Logger } from '../monitoring/log'
import type { DateText } from '../time/time'

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
