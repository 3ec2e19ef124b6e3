import { insert, type Queryable } from '../database/database'
import { fold } from '../restaurant/place'
import { readTable } from '../table'
import { addDays, localTime, parseHHMM, type DateText, type Minutes } from '../time/time'

/** The restaurants, which are in `restaurants.csv`. Telephone numbers are from the ranges reserved for fiction. */

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
const WEEK = [1, 2, 3, 4, 5]
const WEEKEND = [6, 7]
const NOT_MONDAY = [2, 3, 4, 5, 6, 7]

/** A sitting: its weekdays (1 is Monday), and the first and last time at which diners are seated. */
interface Sitting {
  readonly title: string
  readonly weekdays: readonly number[]
  readonly first: string
  readonly last: string
}

const hours: Readonly<Record<string, readonly Sitting[]>> = {
  city: [
    { title: 'Lunch', weekdays: EVERY_DAY, first: '1200', last: '1500' },
    { title: 'Dinner', weekdays: WEEK, first: '1700', last: '2130' },
    { title: 'Dinner', weekdays: WEEKEND, first: '1630', last: '2200' },
  ],
  town: [
    { title: 'Lunch', weekdays: WEEKEND, first: '1230', last: '1530' },
    { title: 'Dinner', weekdays: NOT_MONDAY, first: '1700', last: '2100' },
  ],
  allDay: [
    { title: 'Brunch', weekdays: WEEKEND, first: '1000', last: '1145' },
    { title: 'Lunch', weekdays: EVERY_DAY, first: '1200', last: '1545' },
    { title: 'Dinner', weekdays: EVERY_DAY, first: '1600', last: '2200' },
  ],
}

const sittings: Readonly<Record<string, Minutes>> = { manchester: 120 }

const withoutJourneyOptions = ['dun-laoghaire']

/** From and to so many days from today. */
const closures: Readonly<Record<string, readonly [from: number, to: number | null, message: string]>> = {
  howth: [
    -7,
    60,
    'Milano Howth is being redecorated: it is closed from ##closedFrom## and opens again on ##closedTo##.',
  ],
  kilkenny: [-1, null, 'Milano Kilkenny has been closed since ##closedFrom##, until further notice.'],
  bath: [
    30,
    37,
    'Milano Bath takes a holiday: it is closed from ##closedFrom## and opens again on ##closedTo##.',
  ],
}

const configurations: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  kinsale: { 'booking-largest-party': '4' },
  bath: { 'booking-largest-party': '4' },
  oxford: { 'step4-showOptInCheckbox': 'false', 'step4-requireMinAge': 'false' },
}

/** Thumbnails are files in menu/thumbnails. */
export const menus = [
  {
    id: 'a-la-carte',
    title: 'À la carte',
    description:
      'Choose at your table from the whole menu: dough balls, Romana and Classic pizzas, pasta and salads.',
    thumbnail: 'a-la-carte.svg',
  },
  {
    id: 'three-courses',
    title: 'Three courses',
    description: 'A starter, any pizza or pasta and a dolce, served together for the table.',
    thumbnail: 'three-courses.svg',
  },
  {
    id: 'pizza-and-prosecco',
    title: 'Pizza and Prosecco',
    description: 'Any Classic pizza with a glass of Prosecco or a bottled soft drink.',
    thumbnail: 'pizza-and-prosecco.svg',
  },
]

type Column =
  | 'id'
  | 'name'
  | 'address'
  | 'town'
  | 'postCode'
  | 'telephone'
  | 'latitude'
  | 'longitude'
  | 'zone'
  | 'hours'
  | 'tables'
  | 'menus'
  | 'with'

const words = (cell: string) => cell.split(' ').filter(Boolean)

export const restaurants = readTable<Column>(new URL('./restaurants.csv', import.meta.url)).map((row) => ({
  ...row,
  address: row.address.split('|'),
  timeZone: `Europe/${row.zone}`,
  hours: hours[row.hours]!,
  sitting: sittings[row.id] ?? 105,
  /** The seats of each table. */
  tables: words(row.tables).map(Number),
  menus: words(row.menus),
  cardGuarantee: words(row.with).includes('card'),
  enquiriesWhenFull: words(row.with).includes('enquiries'),
  closure: closures[row.id],
}))

type Seed = (typeof restaurants)[number]

/** Fills an empty database. @param now closures are set around this instant */
export async function seed(database: Queryable, now: Date): Promise<void> {
  for (const { id, title, description, thumbnail } of menus)
    await insert(database, 'menus', { id, title, description, thumbnail })
  for (const restaurant of restaurants) await seedRestaurant(database, restaurant, now)
}

async function seedRestaurant(database: Queryable, restaurant: Seed, now: Date): Promise<void> {
  const { id, name, address, town, postCode, closure } = restaurant
  const today = localTime(now, restaurant.timeZone).date
  const dayOf = (days: number | null | undefined): DateText | null =>
    typeof days === 'number' ? addDays(today, days) : null
  await insert(database, 'restaurants', {
    id,
    name,
    address,
    town,
    post_code: postCode,
    telephone: restaurant.telephone,
    latitude: restaurant.latitude,
    longitude: restaurant.longitude,
    time_zone: restaurant.timeZone,
    sitting_minutes: restaurant.sitting,
    card_guarantee: restaurant.cardGuarantee,
    enquiries_when_full: restaurant.enquiriesWhenFull,
    show_journey_options: !withoutJourneyOptions.includes(id),
    closed_from: dayOf(closure?.[0]),
    closed_to: dayOf(closure?.[1]),
    closed_message: closure?.[2] ?? null,
    configuration: JSON.stringify(configurations[id] ?? {}),
    search_text: ` ${fold([name, town, ...address].join(' '))}`,
    search_post_code: fold(postCode).replace(/ /g, ''),
  })
  for (const seats of restaurant.tables) await insert(database, 'tables', { restaurant_id: id, seats })
  for (const { title, weekdays, first, last } of restaurant.hours)
    for (const weekday of weekdays)
      await insert(database, 'sittings', {
        restaurant_id: id,
        weekday,
        title,
        first_minute: parseHHMM(first),
        last_minute: parseHHMM(last),
      })
  for (const menu of restaurant.menus)
    await insert(database, 'restaurant_menus', { restaurant_id: id, menu_id: menu })
}
