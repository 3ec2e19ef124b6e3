import type { DateText, Minutes } from '../time/time'

/** The seed data of a restaurant. */
export interface RestaurantSeed {
  readonly id: string
  readonly name: string
  readonly address: readonly string[]
  readonly town: string
  readonly postCode: string
  /** From the number ranges that Ofcom and ComReg reserve for fiction. */
  readonly telephone: string
  readonly latitude: number
  readonly longitude: number
  readonly timeZone: 'Europe/Dublin' | 'Europe/London'
  readonly hours: Hours
  /** The seats of each table. */
  readonly tables: readonly number[]
  /** How many minutes a booking occupies its table. */
  readonly sitting?: Minutes
  readonly cardGuarantee?: true
  readonly enquiriesWhenFull?: true
  readonly hidesJourneyOptions?: true
  readonly closure?: (today: DateText) => Closure
  readonly menus?: readonly string[]
  readonly configuration?: Readonly<Record<string, string>>
}

export interface Closure {
  readonly from: DateText | null
  readonly to: DateText | null
  readonly message: string
}

/** A sitting: its weekdays (1 is Monday), and the first and last time, HHMM, at which diners are seated. */
export interface Sitting {
  readonly title: string
  readonly weekdays: readonly number[]
  readonly first: string
  readonly last: string
}

export type Hours = readonly Sitting[]

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
const WEEK = [1, 2, 3, 4, 5]
const WEEKEND = [6, 7]
const NOT_MONDAY = [2, 3, 4, 5, 6, 7]

/** Lunch and dinner, later at weekends. */
export const cityHours: Hours = [
  { title: 'Lunch', weekdays: EVERY_DAY, first: '1200', last: '1500' },
  { title: 'Dinner', weekdays: WEEK, first: '1700', last: '2130' },
  { title: 'Dinner', weekdays: WEEKEND, first: '1630', last: '2200' },
]

/** For smaller towns: closed on Mondays. */
export const townHours: Hours = [
  { title: 'Lunch', weekdays: WEEKEND, first: '1230', last: '1530' },
  { title: 'Dinner', weekdays: NOT_MONDAY, first: '1700', last: '2100' },
]

/** Brunch, lunch and dinner, for the busiest streets. */
export const allDayHours: Hours = [
  { title: 'Brunch', weekdays: WEEKEND, first: '1000', last: '1145' },
  { title: 'Lunch', weekdays: EVERY_DAY, first: '1200', last: '1545' },
  { title: 'Dinner', weekdays: EVERY_DAY, first: '1600', last: '2200' },
]

/** The menus that diners can choose when booking; the thumbnails are files in menu/thumbnails. */
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
] as const
