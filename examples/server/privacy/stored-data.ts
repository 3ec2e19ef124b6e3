import type { Queryable } from '../database/database'

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

/** What is stored under an email address, whatever the case of its letters. */
export async function storedDataOf(database: Queryable, email: string, now: Date): Promise<StoredData> {
  const rows = async (sql: string) =>
    (await database.query<{ row: StoredRow }>(sql, [email.trim(), now.toISOString()])).map(({ row }) => row)
  return { bookings: await rows(BOOKINGS), enquiries: await rows(ENQUIRIES) }
}
