import { journeys, plugins } from '../../examples/server/example-brand'
import { sessionsBody, slotBody } from '../../src/scenes/bodies'
import { calls } from '../../src/scenes/definition'
import type { Evening, Finger, PageOptions } from './phone'

export type BrandName = 'default' | 'glance'

/**
 * `default`: milano, with step 1 as specified. `glance`: the brand of the example pages, with all their plugins. Without a
 * site key there is no human verification.
 */
export const brands: Readonly<Record<BrandName, object | undefined>> = {
  default: undefined,
  glance: { plugins, journeys, options: { menus: { offer: true } } },
}

const free: Evening = { scene: 'a free evening' }
const verified: Evening = { ...free, isVerified: true }

/** Full from 19:00 to 20:30. Other restaurants nearby have tables then. */
const partlyFull: Evening = {
  scene: 'full with alternatives',
  answers: {
    [calls.sessions]: sessionsBody(
      [1800, 1830, 1900, 1930, 2000, 2030, 2100, 2130].map((time) =>
        slotBody(time, time < 1900 || time > 2030),
      ),
    ),
  },
}

/** The brand with all at a glance has preselected tonight. */
const tonight = '2026-11-21'
const tomorrow = '2026-11-22'
/** The day of parties and groups. */
const nextSaturday = '2026-11-28'

/** One way through the widget, from the page to the reference. */
export interface Walk {
  readonly title: string
  /** The page's options, without the brand. */
  readonly page: PageOptions
  readonly evening: Evening
  /** The brands in which it is walked. */
  readonly brands: readonly BrandName[]
  /** Whether the device remembers the diner from an earlier booking, which isn't counted. */
  readonly isRemembered?: boolean
  readonly walk: (diner: Finger, brand: BrandName) => Promise<void>
}

/** The page of a restaurant. */
const venue = { venueId: 'cork' }
/** The same page, with a button or link that names the journey too. */
const table = { ...venue, journey: 'Booking' }

const both: readonly BrandName[] = ['default', 'glance']

const walk = (title: string, page: PageOptions, walk: Walk['walk'], over: Partial<Walk> = {}): Walk => ({
  title,
  page,
  evening: free,
  brands: both,
  walk,
  ...over,
})

/** From step 1 with a known restaurant and journey to the details, at 19:30. Two guests are the default. */
async function reachesDetails(diner: Finger, day: string, guests?: number | string): Promise<void> {
  await diner.choosesDay(day)
  if (guests !== undefined) await diner.choosesGuests(guests)
  await diner.choosesTime()
  await diner.continues()
  await diner.isAtDetails()
}

/** A remembered diner finds the details filled in. */
async function completes(diner: Finger): Promise<void> {
  await diner.fillsDetails()
  await diner.completes()
}

const booksOn = (day: string, guests?: number) => async (diner: Finger) => {
  await reachesDetails(diner, day, guests)
  await completes(diner)
}

async function provesHuman(diner: Finger): Promise<void> {
  await reachesDetails(diner, tonight)
  await diner.fillsDetails()
  await diner.presses('Complete Booking')
  await diner.ticks('I am human (sandbox)')
  await diner.presses('A pizza')
  await diner.finds('heading', 'Booking Confirmed')
}

const plans = (journey: string) => async (diner: Finger) => {
  await diner.choosesJourney(journey)
  await booksOn(nextSaturday)(diner)
}

/** The earlier visit: ticks “Remember me on this device”. */
export async function isRemembered(diner: Finger): Promise<void> {
  await reachesDetails(diner, tonight)
  await diner.fillsDetails()
  await diner.ticks(/^Remember me on this device/)
  await diner.completes()
}

async function asksForGroup(diner: Finger): Promise<void> {
  await reachesDetails(diner, nextSaturday, '15+ Group Booking Enquiry')
  await diner.fills('How many people? (optional)', '22')
  await completes(diner)
}

async function asksQuestion(diner: Finger): Promise<void> {
  await diner.isAtDetails()
  await diner.fills('Your question', 'Is there room for a pram?')
  await completes(diner)
}

async function takesAnother(diner: Finger, brand: BrandName): Promise<void> {
  await diner.choosesDay(tonight)
  if (brand === 'glance') await diner.choosesTime()
  else {
    await diner.presses(/^Ask for/)
    await diner.clicks('radio', '19:30')
  }
  await diner.continues()
  await diner.presses('Book 19:30 at Milano Killarney')
  await diner.isAtDetails()
  await completes(diner)
}

const atHome = 'the page names the restaurant'
const atTable = 'the page names the restaurant and the journey'

export const newTonight = walk(`Two tonight; ${atTable}`, table, booksOn(tonight))
export const newTomorrow = walk(`Two tomorrow; ${atTable}`, table, booksOn(tomorrow))
const remembered: Partial<Walk> = { brands: ['glance'], isRemembered: true }
export const knownTonight = walk(
  `Two tonight, remembered diner; ${atTable}`,
  table,
  booksOn(tonight),
  remembered,
)
export const knownTomorrow = walk(
  `Two tomorrow, remembered diner; ${atTable}`,
  table,
  booksOn(tomorrow),
  remembered,
)

export const walks: readonly Walk[] = [
  walk('Two tonight; the page names nothing', {}, async (diner) => {
    await diner.choosesRestaurant()
    await booksOn(tonight)(diner)
  }),
  walk(`Two tonight; ${atHome}`, venue, booksOn(tonight)),
  newTonight,
  newTomorrow,
  knownTonight,
  knownTomorrow,
  walk(`Four tonight; ${atTable}`, table, booksOn(tonight, 4)),
  walk(`Two tonight at a full time, another restaurant's table is booked; ${atTable}`, table, takesAnother, {
    evening: partlyFull,
  }),
  walk(`A kids' party on a Saturday; ${atHome}`, venue, plans('Kids Pizza Making Party Enquiry')),
  walk(`An adults' party on a Saturday; ${atHome}`, venue, plans('Adults Pizza Making Party Enquiry')),
  walk(`A group of 22 on a Saturday; ${atHome}`, venue, asksForGroup, { evening: { scene: 'a group' } }),
  walk(`A question; ${atTable}`, { ...venue, journey: 'Enquiry' }, asksQuestion),
  walk(`Two tonight, with the sandbox's check for humans; ${atTable}`, table, provesHuman, {
    brands: ['glance'],
    evening: verified,
  }),
]
