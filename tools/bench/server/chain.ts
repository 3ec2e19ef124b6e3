import type { Database, Queryable } from '../../../examples/server/database/database'
import { prepare } from '../../../examples/server/database/prepare'
import { addDays } from '../../../examples/server/time/time'

/** How much data a chain has, and in which database. */
export interface Dataset {
  readonly database: 'PGlite' | 'PostgreSQL'
  readonly restaurants: number
  /** The number of days that have bookings, the last 60 of them from today on. */
  readonly days: number
}

/** The share of each table's sittings that are sold. */
export const FILL = 0.6

/** Divides a table's day into sittings from the first time to the last, and sells `FILL` of them. */
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

/** Sells tables from one day to another, both included, and returns the number of bookings. The same at each call. */
async function addBookings(transaction: Queryable, from: string, to: string): Promise<number> {
  // The queries make valid rows, so foreign keys needn't be checked.
  await transaction.script('set local session_replication_role = replica')
  await transaction.query('select setseed(0.5)')
  await transaction.query(BOOKINGS, [from, to, FILL])
  await transaction.script(QUARTERS)
  const [made] = await transaction.query<{ count: number }>('select count(*)::integer as count from bookings')
  return made!.count
}

/** Parts of the restaurants' names. */
const STREETS = (
  'Abbey Bridge Castle Chapel Church College Garden Green Harbour Hill King Lake Market Mill Orchard Park Priory Quay ' +
  'Queen River School Station York'
).split(' ')

/** Copies each of the seed's restaurants under other names, within about ten miles. */
const COPIES = `
  with copies as (
    select r.*, n, 'Milano ' || ($2::text[])[1 + abs(hashtext('street' || n)) % cardinality($2::text[])] || ' ' || town || ' ' || n as copy_name
    from (select *, row_number() over (order by id) - 1 as place, count(*) over () as originals from restaurants) r
      join generate_series((select count(*) from restaurants), $1::integer - 1) as n on n % originals = place
  )
  insert into restaurants (id, name, address, town, post_code, telephone, latitude, longitude, time_zone, sitting_minutes,
    card_guarantee, enquiries_when_full, show_journey_options, configuration, search_text, search_post_code)
  select id || '-' || n, copy_name, address, town, post_code, telephone,
    latitude + (hashtext('latitude' || n) % 1000) / 7000.0, longitude + (hashtext('longitude' || n) % 1000) / 5000.0,
    time_zone, sitting_minutes, false, enquiries_when_full, show_journey_options, configuration,
    ' ' || lower(copy_name) || search_text, search_post_code
  from copies`

/** Gives "cork-40" what "cork" has. */
const copied = (table: string, columns: string) => `
  insert into ${table} (restaurant_id, ${columns})
  select r.id, ${columns} from restaurants r join ${table} o on o.restaurant_id = regexp_replace(r.id, '-\\d+$', '')
  where r.id ~ '-\\d+$'`

/** Adds restaurants until there are so many. The same at each call. */
async function addRestaurants(transaction: Queryable, count: number): Promise<void> {
  await transaction.query(COPIES, [count, STREETS])
  await transaction.script(copied('sittings', 'weekday, title, first_minute, last_minute'))
  await transaction.script(copied('tables', 'seats'))
  await transaction.script(copied('restaurant_menus', 'menu_id'))
}

/** Long enough for millions of rows, in milliseconds. */
const PATIENCE = 600_000

/** The data that the calls refer to. */
export interface Chain {
  /** Restaurants that need no card and aren't closed. */
  readonly venueIds: readonly string[]
  /** The number of bookings. */
  readonly bookings: number
}

const CHAIN = ['restaurants', 'sittings', 'tables', 'restaurant_menus', 'menus']
const SOLD = ['bookings', 'sold_quarters']

const OPEN = `
  select id from restaurants where not card_guarantee and closed_from is null and closed_to is null
  order by hashtext(id) limit 2000`

/** Fills an empty database with the dataset. */
export async function fill(database: Database, { restaurants, days }: Dataset): Promise<Chain> {
  const today = new Date().toISOString().slice(0, 10)
  await prepare(database, new Date())
  const bookings = await database.transaction(
    async (transaction) => {
      await addRestaurants(transaction, restaurants)
      return days === 0 ? 0 : addBookings(transaction, addDays(today, 60 - days), addDays(today, 59))
    },
    { patience: PATIENCE },
  )
  // The database's own maintenance would do this. Empty tables are left out: recorded as empty, they would be scanned whole
  // once they have rows.
  for (const table of bookings > 0 ? [...CHAIN, ...SOLD] : CHAIN)
    await database.script(`vacuum analyze ${table}`)
  const venues = await database.query<{ id: string }>(OPEN)
  return { venueIds: venues.map(({ id }) => id), bookings }
}
