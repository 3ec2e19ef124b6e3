import type { Queryable } from '../database/database'
import { fold } from '../restaurant/gazetteer'
import { localTime, parseHHMM } from '../time/time'
import { britain } from './britain'
import { ireland } from './ireland'
import { menus, type RestaurantSeed, type Sitting } from './restaurant-seed'

const USUAL_SITTING = 105

export const restaurants: readonly RestaurantSeed[] = [...ireland, ...britain]

/** Fills an empty database. @param now closures are set around this instant */
export async function seed(database: Queryable, now: Date): Promise<void> {
  for (const { id, title, description, thumbnail } of menus) {
    await database.query('insert into menus (id, title, description, thumbnail) values ($1, $2, $3, $4)', [
      id,
      title,
      description,
      thumbnail,
    ])
  }
  for (const restaurant of restaurants) await seedRestaurant(database, restaurant, now)
}

async function seedRestaurant(database: Queryable, restaurant: RestaurantSeed, now: Date): Promise<void> {
  const { id, name, address, town, postCode } = restaurant
  const closure = restaurant.closure?.(localTime(now, restaurant.timeZone).date)
  await database.query(
    `insert into restaurants (id, name, address, town, post_code, telephone, latitude, longitude, time_zone,
       sitting_minutes, card_guarantee, enquiries_when_full, show_journey_options, closed_from, closed_to, closed_message,
       configuration, search_text, search_post_code)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)`,
    [
      id,
      name,
      address,
      town,
      postCode,
      restaurant.telephone,
      restaurant.latitude,
      restaurant.longitude,
      restaurant.timeZone,
      restaurant.sitting ?? USUAL_SITTING,
      restaurant.cardGuarantee ?? false,
      restaurant.enquiriesWhenFull ?? false,
      !restaurant.hidesJourneyOptions,
      closure?.from ?? null,
      closure?.to ?? null,
      closure?.message ?? null,
      JSON.stringify(restaurant.configuration ?? {}),
      ` ${fold([name, town, ...address].join(' '))}`,
      fold(postCode).replace(/ /g, ''),
    ],
  )
  await seedTables(database, restaurant)
  for (const sitting of restaurant.hours) await seedSitting(database, id, sitting)
  for (const menu of restaurant.menus ?? []) {
    await database.query('insert into restaurant_menus (restaurant_id, menu_id) values ($1, $2)', [id, menu])
  }
}

const seedTables = (database: Queryable, { id, tables }: RestaurantSeed) =>
  database.query('insert into tables (restaurant_id, seats) select $1, unnest($2::integer[])', [id, tables])

const seedSitting = (database: Queryable, restaurantId: string, { title, weekdays, first, last }: Sitting) =>
  database.query(
    `insert into sittings (restaurant_id, weekday, title, first_minute, last_minute)
     select $1, unnest($2::integer[]), $3, $4, $5`,
    [restaurantId, weekdays, title, parseHHMM(first), parseHHMM(last)],
  )
