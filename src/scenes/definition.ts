import type { PlainDate } from '../dates/plain-date'
import type { Answers } from './answers'
import type { VenueBody } from './bodies'
import type { Words } from './words'

/** What a scene is made for: the day it is played on, and the chain. */
export interface Stage {
  /** YYYY-MM-DD. */
  readonly today: PlainDate
  /** At least one; things happen at the first. */
  readonly restaurants: readonly [VenueBody, ...VenueBody[]]
  readonly words: Words
}

/** A situation, as data: what of a free evening is answered otherwise. */
export interface Definition {
  /** What a diner meets, in a line. */
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

/** The same stage, with something else about its first restaurant. */
export function withFirst(stage: Stage, over: Partial<VenueBody>): Stage {
  const [first, ...others] = stage.restaurants
  return { ...stage, restaurants: [{ ...first, ...over }, ...others] }
}
