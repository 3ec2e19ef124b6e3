import type { Queryable } from '../../../../examples/server/database/database'

/** The share of the sittings of each table that is sold. */
export const FILL = 0.6

/** A table's day is cut into sittings from the first time to the last; of these, `FILL` are sold. */
const BOOKINGS = `
  insert into bookings (reference, table_id, date, minute, guests, children, first_name, last_name, email, telephone_number,
    special_requests, opt_in, session_id, created_at)
  select 'MB-' || lpad(upper(to_hex(row_number() over ())), 8, '0'), t.id, day::date, minute, t.seats, 0, 'Ada', 'Byrne',
    'diner' || (row_number() over ()) || '@example.com', '020 7946 0123', '', false, gen_random_uuid()::text, day - interval '9 days'
  from restaurants r
    join (select restaurant_id, weekday, min(first_minute) as first, max(last_minute) as last
      from sittings group by restaurant_id, weekday) s on s.restaurant_id = r.id
    join generate_series($1::date, $2::date, interval '1 day') as day on extract(isodow from day) = s.weekday
    join tables t on t.restaurant_id = r.id
    cross join generate_series(s.first, s.last, r.sitting_minutes) as minute
  where random() < $3`

const QUARTERS = `
  insert into sold_quarters (table_id, date, minute, reference)
  select b.table_id, b.date, quarter, b.reference
  from bookings b join tables t on t.id = b.table_id join restaurants r on r.id = t.restaurant_id
    cross join generate_series(b.minute, b.minute + r.sitting_minutes - 15, 15) as quarter`

/** Sells the tables from one day to another, both included; the same ones at each call. @returns how many bookings */
export async function addBookings(transaction: Queryable, from: string, to: string): Promise<number> {
  // The rows are right by how they are made: their foreign keys need no check each.
  await transaction.script('set local session_replication_role = replica')
  await transaction.query('select setseed(0.5)')
  await transaction.query(BOOKINGS, [from, to, FILL])
  await transaction.script(QUARTERS)
  const [made] = await transaction.query<{ count: number }>('select count(*)::integer as count from bookings')
  return made!.count
}
