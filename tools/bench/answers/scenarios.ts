import { atTimes } from '../../../test/browser/kit/site'
import { createDiner } from '../../../src/testing/diner'
import { withHand } from '../../../src/testing/driver'
import { createPlaywrightDriver } from '../../../test/browser/kit/playwright-driver'
import type { Page } from 'playwright-core'
import { slotBody, venueBody } from '../../../src/scenes/bodies'
import { inParts, whole, type Write } from './back-end'

/** The real clock needs no help. */
export const dinerOn = (page: Page) =>
  createDiner(withHand(createPlaywrightDriver(page), () => ({ waits: async () => undefined })))
type Diner = ReturnType<typeof dinerOn>

/** A response, what the diner does to get it, and what the diner reads in the end. */
export interface Scenario {
  readonly name: string
  readonly paths: RegExp
  readonly write: Write
  /** Of init. */
  readonly options: string
  reach(diner: Diner): Promise<void>
  act(diner: Diner): Promise<void>
  readonly reads: RegExp
}

const megabyte = ' '.repeat(1_000_000)
const restaurants = (count: number, over: (id: number) => object) =>
  Array.from({ length: count }, (_, id) => ({ id, name: `Milano ${id}`, ...over(id) }))
const times = [1900, 1930, 2000].map((time) => slotBody(time))

const search = {
  paths: /\/venues\/search(nearby)?\//,
  options: '',
  reach: async (diner: Diner) => void (await diner.finds('combobox', 'Location')),
  act: (diner: Diner) => diner.types('Location', 'milano'),
} as const
const failed = /The search didn't work/

const isOther = {
  paths: /\/venues\/searchavailability\//,
  options: atTimes,
  reach: (diner: Diner) => diner.choosesTable(),
  act: (diner: Diner) => diner.clicks('button', 'Continue'),
} as const

const booking = {
  paths: /\/bookings\/create/,
  options: atTimes,
  reach: (diner: Diner) => diner.reachesComplete(),
  act: (diner: Diner) => diner.clicks('button', 'Complete Booking'),
  reads: /may have gone through/,
} as const

/** Lists with their length: both searches get a list each, of which one is the wrong shape for its call. */
const list = (count: number, over: (id: number) => object = () => ({})): Write => {
  const body = JSON.stringify(restaurants(count, over))
  return (response) => whole(/nearby/.test(response.req.url!) ? `{"venues":${body}}` : body)(response)
}

export const scenarios: readonly Scenario[] = [
  {
    ...search,
    name: '50 restaurants, to compare with',
    write: list(50),
    reads: /100 restaurants|50 restaurants/,
  },
  { ...search, name: '100,000 restaurants (twice)', write: list(100_000), reads: /10,000 restaurants/ },
  {
    ...search,
    name: '8 MB of whole restaurants (twice)',
    write: list(24_000, (id) => venueBody({ id })),
    reads: /10,000 restaurants/,
  },
  {
    ...search,
    name: '100,000 restaurants without a name (twice)',
    write: list(100_000, () => ({ name: '' })),
    reads: failed,
  },
  {
    ...search,
    name: '50 MB with a length (twice)',
    write: inParts(megabyte, 50, { length: 50e6 }),
    reads: failed,
  },
  { ...search, name: '50 MB without a length (twice)', write: inParts(megabyte, 50), reads: failed },
  { ...search, name: 'a byte a second (twice)', write: inParts(' ', 60, { pause: 1_000 }), reads: failed },
  {
    ...isOther,
    name: '15,000 other restaurants with a table',
    write: whole(
      JSON.stringify({
        originalChoiceAvailable: false,
        venues: restaurants(15_000, () => ({ availability: times })),
      }),
    ),
    reads: /Other tables for you/,
  },
  {
    ...isOther,
    name: 'a check of 50 MB',
    write: inParts(megabyte, 50),
    reads: /problem checking availability/,
  },
  { ...booking, name: 'a booking of 50 MB', write: inParts(megabyte, 50) },
  { ...booking, name: 'a booking, a byte a second', write: inParts(' ', 60, { pause: 1_000 }) },
]
