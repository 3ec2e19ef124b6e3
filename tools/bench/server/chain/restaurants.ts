import type { Queryable } from '../../../../examples/server/database/database'

/** Words of which the names of the bench's restaurants are made. */
const STREETS = [
  'Abbey Bridge Castle Chapel Church College Cross Field Garden Grange Green Harbour Hill Hospital',
  'Kiln King Lake Long Lower Market Mill Newton Orchard Park Priory Quay Queen River Rose School',
  'Spring Station Temple Thomas Upper Victoria Water Well Wharf White Windmill York',
]
  .join(' ')
  .split(' ')

/** Of each of the seed's restaurants, copies with other names, within about ten miles of it. */
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

/** "cork-40" has what "cork" has. */
const copied = (table: string, columns: string) => `
  insert into ${table} (restaurant_id, ${columns})
  select r.id, ${columns} from restaurants r join ${table} o on o.restaurant_id = regexp_replace(r.id, '-\\d+$', '')
  where r.id ~ '-\\d+$'`

/** Adds restaurants to the seed's until there are so many, the same at each call. */
export async function addRestaurants(transaction: Queryable, count: number): Promise<void> {
  await transaction.query(COPIES, [count, STREETS])
  await transaction.script(copied('sittings', 'weekday, title, first_minute, last_minute'))
  await transaction.script(copied('tables', 'seats'))
  await transaction.script(copied('restaurant_menus', 'menu_id'))
}
