import type { BrandName, PageOptions } from './brands'
import { free, partlyFull, verified, type Evening } from './evenings'
import type { Finger } from './finger'
import {
  agrees,
  books,
  choosesDay,
  choosesTime,
  choosesVenue,
  continues,
  enquires,
  fillsDetails,
  nextSaturday,
  tomorrow,
  tonight,
  type Day,
} from './ways'

/** One way through the widget, from the page to the reference. */
export interface Walk {
  readonly title: string
  /** What the page says to the widget; the brand is put to it. */
  readonly page: PageOptions
  readonly evening: Evening
  /** The brands that it is walked in. */
  readonly brands: readonly BrandName[]
  /** A booking before it, not counted: the device remembers the diner. */
  readonly isRemembered?: boolean
  readonly walk: (finger: Finger, brand: BrandName) => Promise<void>
}

/** The page of a restaurant. */
const venue = { venueId: 'cork' }
/** The same, whose button or link names the journey too. */
const table = { ...venue, journey: 'Booking' }

const both: readonly BrandName[] = ['default', 'glance']

/** At 19:30, for two: as many as the widget begins with. */
const time = '19:30'

const walk = (title: string, page: PageOptions, walk: Walk['walk'], over: Partial<Walk> = {}): Walk => ({
  title,
  page,
  evening: free,
  brands: both,
  walk,
  ...over,
})

/** From step 1, where the restaurant and the journey are known, to the details. */
async function reachesDetails(finger: Finger, brand: BrandName, day: Day): Promise<void> {
  await choosesDay(finger, brand, day)
  await choosesTime(finger, brand, time)
  await continues(finger)
  await finger.reachesDetails()
}

const booksOn = (day: Day) => async (finger: Finger, brand: BrandName) => {
  await reachesDetails(finger, brand, day)
  await fillsDetails(finger)
  await books(finger, brand)
}

const booksKnown = (day: Day) => async (finger: Finger, brand: BrandName) => {
  await reachesDetails(finger, brand, day)
  await agrees(finger)
  await books(finger, brand)
}

const choosesTable = (finger: Finger) => finger.taps('button', 'Book a Table')

async function booksForFour(finger: Finger, brand: BrandName): Promise<void> {
  await choosesDay(finger, brand, tonight)
  if (brand === 'glance') await finger.taps('radio', '4')
  else await finger.selects('Guests', '4')
  await choosesTime(finger, brand, time)
  await continues(finger)
  await finger.reachesDetails()
  await fillsDetails(finger)
  await books(finger, brand)
}

async function provesHuman(finger: Finger, brand: BrandName): Promise<void> {
  await reachesDetails(finger, brand, tonight)
  await fillsDetails(finger)
  await finger.taps('button', 'Complete Booking')
  await finger.taps('checkbox', 'I am human (sandbox)')
  await finger.taps('button', 'A pizza')
  await finger.sees('heading', 'Booking Confirmed')
}

const plans = (journey: string) => async (finger: Finger, brand: BrandName) => {
  await finger.taps('button', journey)
  await reachesDetails(finger, brand, nextSaturday)
  await fillsDetails(finger)
  await enquires(finger, brand)
}

/** Ticks “Remember me on this device”, and leaves: the walk begins with a new visit. */
export async function isRemembered(finger: Finger, brand: BrandName): Promise<void> {
  await reachesDetails(finger, brand, tonight)
  await fillsDetails(finger)
  await finger.taps('checkbox', /^Remember me on this device/)
  await books(finger, brand)
}

async function asksForGroup(finger: Finger, brand: BrandName): Promise<void> {
  await choosesTable(finger)
  await choosesDay(finger, brand, nextSaturday)
  if (brand === 'glance') await finger.taps('radio', '15+ Group Booking Enquiry', '15+')
  else await finger.selects('Guests', '15+ Group Booking Enquiry')
  await choosesTime(finger, brand, time)
  await continues(finger)
  await finger.reachesDetails()
  await finger.types('spinbutton', 'How many will you be? (optional)', '22')
  await fillsDetails(finger)
  await enquires(finger, brand)
}

async function asksQuestion(finger: Finger, brand: BrandName): Promise<void> {
  await finger.reachesDetails()
  await finger.types('textbox', 'Your question', 'Is there room for a pram?')
  await fillsDetails(finger)
  await enquires(finger, brand)
}

async function takesAnother(finger: Finger, brand: BrandName): Promise<void> {
  await choosesDay(finger, brand, tonight)
  if (brand === 'glance') await choosesTime(finger, brand, time)
  else {
    await finger.taps('button', /^Ask for/, 'Ask for one of these')
    await finger.taps('radio', time)
  }
  await continues(finger)
  await finger.taps('button', 'Book 19:30 at Milano Killarney')
  await finger.reachesDetails()
  await fillsDetails(finger)
  await books(finger, brand)
}

const atHome = 'the page names the restaurant'
const atTable = 'the page names the restaurant and the journey'

export const newTonight = walk(`Two tonight; ${atTable}`, table, booksOn(tonight))
export const newTomorrow = walk(`Two tomorrow; ${atTable}`, table, booksOn(tomorrow))
const remembered: Partial<Walk> = { brands: ['glance'], isRemembered: true }
export const knownTonight = walk(
  `Two tonight, remembered diner; ${atTable}`,
  table,
  booksKnown(tonight),
  remembered,
)
export const knownTomorrow = walk(
  `Two tomorrow, remembered diner; ${atTable}`,
  table,
  booksKnown(tomorrow),
  remembered,
)

export const walks: readonly Walk[] = [
  walk('Two tonight; the page names nothing', {}, async (finger, brand) => {
    await choosesVenue(finger)
    await choosesTable(finger)
    await booksOn(tonight)(finger, brand)
  }),
  walk(`Two tonight; ${atHome}`, venue, async (finger, brand) => {
    await choosesTable(finger)
    await booksOn(tonight)(finger, brand)
  }),
  newTonight,
  newTomorrow,
  knownTonight,
  knownTomorrow,
  walk(`Four tonight; ${atTable}`, table, booksForFour),
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
