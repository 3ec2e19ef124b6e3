import type { Queryable } from '../../examples/server/database/database'

interface More {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
}

const INSERT = `
  insert into restaurants (id, name, address, town, post_code, telephone, latitude, longitude, time_zone, sitting_minutes,
    card_guarantee, enquiries_when_full, show_journey_options, configuration, search_text, search_post_code)
  select 'more-' || n, name, '{1 New Street}', 'Newtown', 'XX1 1XX', '01632 960001', latitude,
    longitude, 'UTC', 105, false, false, false, '{}', ' ' || lower(name), 'xx11xx'
  from unnest($1::text[], $2::float8[], $3::float8[]) with ordinality as more (name, latitude, longitude, n)`

/** Adds restaurants to the seed's: "more-1", "more-2" and so on. */
export async function addRestaurants(database: Queryable, more: readonly More[]): Promise<void> {
  const column = (key: keyof More) => more.map((each) => each[key])
  await database.query(INSERT, [column('name'), column('latitude'), column('longitude')])
}

export const removeAddedRestaurants = (database: Queryable): Promise<unknown> =>
  database.query("delete from restaurants where id like 'more-%'")
