import { randomUUID } from 'node:crypto'
import { addDays } from '../../../examples/server/time/time'

/** A request. */
export interface Call {
  readonly path: string
  /** The body of a POST. */
  readonly body?: unknown
}

type MakeCall = (venueIds: readonly string[]) => Call

const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(Math.random() * values.length)]!

/** Search texts. Every restaurant's name begins with "milano". */
const TYPED = [
  'milano',
  'dub',
  'dublin',
  'milano le',
  'cork',
  'covent garden',
  'shored',
  'bath',
  'edinb',
  'wc2e',
]
const PLACES = ['Dublin', 'London', 'Kinsale', 'Newport', 'SW1A 1AA', 'Manchester', 'Galway', 'Leeds', 'T12']
const TIMES = ['1730', '1800', '1830', '1900', '1915', '1930', '2000', '2030']

/** A day in the next three weeks, as most diners choose. */
const day = () => dayAhead(1, 20)
/** A day after those that the datasets have sold, so that bookings succeed: a refusal costs less. */
const laterDay = () => dayAhead(70, 290)
const dayAhead = (first: number, days: number) =>
  addDays(new Date().toISOString().slice(0, 10), first + Math.floor(Math.random() * days))
const guests = () => 1 + Math.floor(Math.random() * 5)
const text = (value: string) => encodeURIComponent(value)

const details = {
  firstName: 'Ada',
  lastName: 'Byrne',
  email: 'ada.byrne@example.com',
  telephoneNumber: '020 7946 0123',
  optIn: false,
  termsAndConditions: true,
  optInAsked: true,
  specialRequests: 'A high chair | Source: Website',
  children: 0,
}

/** The nine calls, with random parameters. */
export const calls = {
  search: () => ({ path: `/api/venues/search/${text(pick(TYPED))}` }),
  searchnearby: () => ({ path: `/api/venues/searchnearby/${text(pick(PLACES))}` }),
  getbyid: (venueIds) => ({ path: `/api/venues/getbyid/${pick(venueIds)}` }),
  sessions: (venueIds) => ({
    path: `/api/sessions/availability/${pick(venueIds)}/${day()}/${guests()}/true`,
  }),
  searchavailability: (venueIds) => ({
    path: `/api/venues/searchavailability/${pick(venueIds)}/${day()}/${pick(TIMES)}/${guests()}`,
  }),
  menus: (venueIds) => ({
    path: `/api/menus/search/${pick(venueIds)}/${day()}/${guests()}/${pick(TIMES)}`,
  }),
  getclienttoken: () => ({ path: '/api/payment/getclienttoken' }),
  'bookings/create': (venueIds) => ({
    path: '/api/bookings/create',
    body: {
      venueId: pick(venueIds),
      date: laterDay(),
      time: pick(TIMES),
      guests: 2,
      menuId: null,
      ...details,
    },
  }),
  'enquiries/create': (venueIds) => ({
    path: '/api/enquiries/create',
    body: { venueId: pick(venueIds), date: null, time: null, guests: null, ocassionType: null, ...details },
  }),
} satisfies Record<string, MakeCall>

export type CallName = keyof typeof calls
export const callNames = Object.keys(calls) as CallName[]

/** How often each call occurs in a hundred, as diners look, choose and sometimes book. */
const SHARES: Record<CallName, number> = {
  search: 20,
  searchnearby: 20,
  getbyid: 10,
  sessions: 30,
  searchavailability: 10,
  menus: 4,
  getclienttoken: 1,
  'bookings/create': 4,
  'enquiries/create': 1,
}
const hundred = callNames.flatMap((name) => Array<CallName>(SHARES[name]).fill(name))

/** One of the nine calls, or `mix`: all of them in the shares above. */
export type LoadName = CallName | 'mix'

export const makeCall = (load: LoadName, venueIds: readonly string[]): Call =>
  calls[load === 'mix' ? pick(hundred) : load](venueIds)

/** Each call has a new session, and each create a new key. */
export const headersOf = ({ body }: Call): Record<string, string> => ({
  'X-Session-Id': randomUUID(),
  ...(body !== undefined && { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }),
})
