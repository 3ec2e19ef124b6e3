import type { DateText } from '../time/date'
import type { Minutes } from '../time/minutes'

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
