import { randomUUID } from 'node:crypto'
import { addDays } from '../../../examples/server/time/time'

/** A request. */
export interface Call {
  readonly path: string
  /** The body of a POST. */
  readonly body?: unknown
}

const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(Math.random() * values.length)]!

/** Search texts. Every restaurant's name begins with "milano". */
const typed = ['milano', 'dub', 'milano le', 'cork', 'covent garden', 'shored', 'bath', 'edinb', 'wc2e']
const places = ['Dublin', 'London', 'Kinsale', 'Newport', 'SW1A 1AA', 'Manchester', 'Galway', 'Leeds', 'T12']
const times = ['1730', '1800', '1830', '1900', '1915', '1930', '2000', '2030']

const dayAhead = (first: number, days: number) =>
  addDays(new Date().toISOString().slice(0, 10), first + Math.floor(Math.random() * days))
/** A day in the next three weeks, as most diners choose. */
const day = () => dayAhead(1, 20)
/** A day after those that the datasets have sold, so that bookings succeed: a refusal costs less. */
const laterDay = () => dayAhead(70, 290)
const guests = () => 1 + Math.floor(Math.random() * 5)

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

/** The nine calls with random parameters, and how often each occurs in a hundred, as diners look, choose and sometimes book. */
const calls: Readonly<Record<string, { readonly share: number; make(venueId: string): Call }>> = {
  search: { share: 20, make: () => ({ path: `venues/search/${encodeURIComponent(pick(typed))}` }) },
  searchnearby: {
    share: 20,
    make: () => ({ path: `venues/searchnearby/${encodeURIComponent(pick(places))}` }),
  },
  getbyid: { share: 10, make: (venueId) => ({ path: `venues/getbyid/${venueId}` }) },
  sessions: {
    share: 30,
    make: (venueId) => ({ path: `sessions/availability/${venueId}/${day()}/${guests()}/true` }),
  },
  searchavailability: {
    share: 10,
    make: (venueId) => ({ path: `venues/searchavailability/${venueId}/${day()}/${pick(times)}/${guests()}` }),
  },
  menus: {
    share: 4,
    make: (venueId) => ({ path: `menus/search/${venueId}/${day()}/${guests()}/${pick(times)}` }),
  },
  getclienttoken: { share: 1, make: () => ({ path: 'payment/getclienttoken' }) },
  'bookings/create': {
    share: 4,
    make: (venueId) => ({
      path: 'bookings/create',
      body: { venueId, date: laterDay(), time: pick(times), guests: 2, menuId: null, ...details },
    }),
  },
  'enquiries/create': {
    share: 1,
    make: (venueId) => ({
      path: 'enquiries/create',
      body: { venueId, date: null, time: null, guests: null, ocassionType: null, ...details },
    }),
  },
}

export const callNames = Object.keys(calls)
const hundred = callNames.flatMap((name) => Array<string>(calls[name]!.share).fill(name))

/** The example page and its script, which every visitor loads. */
const files = ['/inline.html', '/light/tavola.js']

/** @param load the name of a call; `mix`: all of them in their shares; or `visit`: the mix with as many pages and scripts */
export function makeCall(load: string, venueIds: readonly string[]): Call {
  if (load === 'visit' && Math.random() < 0.5) return { path: pick(files) }
  const isMix = load === 'mix' || load === 'visit'
  const { path, body } = calls[isMix ? pick(hundred) : load]!.make(pick(venueIds))
  return { path: `/api/${path}`, body }
}

/** Each call has a new session, and each create a new key. */
export const headersOf = ({ body }: Call): Record<string, string> => ({
  'X-Session-Id': randomUUID(),
  ...(body !== undefined && { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }),
})
