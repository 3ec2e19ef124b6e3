import type { PlainDate } from '../dates/plain-date'
import type { VenueBody } from './bodies'
import type { Answers } from './network'

/** The back end's own messages in the scenes; a chain can replace them with its language. */
export const english = {
  closed: 'We are closed from ##closedFrom## and open again on ##closedTo##.',
  groupWarning: 'We call every group back. Your table is kept once we have spoken.',
  refusedEmail: 'This e-mail address does not exist.',
  refusedTelephone: 'This number cannot be called.',
  refusedCard: 'Your card could not be used for a guarantee.',
  lunch: 'Lunch',
  dinner: 'Dinner',
} as const

export type Words = Readonly<Record<keyof typeof english, string>>

/** The input of a scene: the current moment, and the chain's restaurants and texts. */
export interface Stage {
  readonly today: PlainDate
  /** The current time as HHMM: 1930. */
  readonly time: number
  /** At least one restaurant. The scene is about the first. */
  readonly restaurants: readonly [VenueBody, ...VenueBody[]]
  readonly words: Words
}

/** A scene as data: the answers that differ from those of a free evening. */
export interface Definition {
  /** The diner's experience in one line. */
  readonly description: string
  readonly answers: (stage: Stage) => Answers
}

export const calls = {
  search: 'GET /api/venues/search/*',
  nearby: 'GET /api/venues/searchnearby/*',
  venue: 'GET /api/venues/getbyid/*',
  sessions: 'GET /api/sessions/availability/*',
  check: 'GET /api/venues/searchavailability/*',
  menus: 'GET /api/menus/search/*',
  token: 'GET /api/payment/getclienttoken',
  book: 'POST /api/bookings/create',
  enquire: 'POST /api/enquiries/create',
} as const

/** A copy of the stage with changes to its first restaurant. */
export function withFirst(stage: Stage, over: Partial<VenueBody>): Stage {
  const [first, ...others] = stage.restaurants
  return { ...stage, restaurants: [{ ...first, ...over }, ...others] }
}
