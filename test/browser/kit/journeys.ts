import type { AnyDiner } from '../../../src/testing/diner'
import { englishNames } from '../../../src/testing/journey'
import { availabilityBody, bookingBody, enquiryBody, slotBody, venueBody } from '../../kit/fixtures'
import { resets, type Answer } from './api'
import { atTimes, initWith, inlinePage, popupPage, type HostPage } from './site'
import { addDays, nextWeek, saturday, today } from './time'

/** In these walks it is Anna Byrne, and the terms are found by the words beside their box. */
export const walker = {
  guest: {
    firstName: 'Anna',
    lastName: 'Byrne',
    email: 'anna@example.ie',
    telephoneNumber: '020 7946 0958',
  },
  names: { ...englishNames, terms: /I agree/ },
}

/** A diner's way from the first control to the reference. Every walk takes it: by pointer, keys, voice, engine or Orca. */
export interface Journey {
  readonly title: string
  readonly page: HostPage
  /** Over those of a good evening; new for each visit. */
  readonly answers: () => Readonly<Record<string, Answer>>
  readonly walk: (diner: AnyDiner) => Promise<void>
  /** The last request, and what it has. */
  readonly sends: 'POST /api/bookings/create' | 'POST /api/enquiries/create'
  readonly body: Readonly<Record<string, unknown>>
  readonly reference: string
}

const booked = {
  sends: 'POST /api/bookings/create',
  reference: 'MB-1234',
  answers: () => ({ 'POST /api/bookings/create': bookingBody() }),
} as const

const enquired = {
  sends: 'POST /api/enquiries/create',
  reference: 'ME-4711',
  answers: () => ({ 'POST /api/enquiries/create': enquiryBody() }),
} as const

const withPlugins = (plugins: string, journeys: string, options = '') =>
  initWith(`${options} brand: { plugins: ['start', 'booking', ${plugins}], journeys: [${journeys}] }`)

const booking: Journey = {
  ...booked,
  title: 'a booking',
  page: inlinePage,
  async walk(diner) {
    await diner.choosesRestaurant()
    await diner.choosesDay(nextWeek)
    await diner.choosesGuests(3)
    await continues(diner, 'Your Details')
    await completesBooking(diner)
  },
  body: { date: nextWeek, time: '1215', guests: 3, firstName: 'Anna', termsAndConditions: true },
}

const popup: Journey = {
  ...booked,
  title: 'a booking in the popup',
  page: popupPage,
  async walk(diner) {
    await diner.presses('Book at Cork')
    await diner.choosesJourney('Book a Table')
    await diner.choosesDay(nextWeek)
    await continues(diner, 'Your Details')
    await completesBooking(diner)
    await diner.presses('Done')
    await diner.misses('dialog', 'Milano restaurants')
  },
  body: { venueId: 'cork', date: nextWeek, time: '1215', guests: 2 },
}

/** A week after the first day that a party may have. */
const partyDay = addDays(today, 9)

const adultsParty: Journey = {
  ...enquired,
  title: 'a party for adults',
  page: popupPage,
  async walk(diner) {
    await diner.presses('Book at Cork')
    await diner.choosesJourney('Adults Pizza Making Party Enquiry')
    await diner.choosesDay(partyDay)
    await diner.choosesGuests({ adults: 9 })
    await continues(diner, 'YOUR ADULTS PIZZA MAKING PARTY ENQUIRY DETAILS')
    await completesEnquiry(diner)
  },
  body: { date: partyDay, time: '1215', guests: 9, children: 0, ocassionType: 'Adults Pizza Making Party' },
}

const kidsParty: Journey = {
  ...enquired,
  title: 'a party for kids',
  page: inlinePage,
  async walk(diner) {
    await diner.choosesRestaurant()
    await diner.choosesJourney('Kids Pizza Making Party Enquiry')
    await diner.choosesDay(partyDay)
    await diner.choosesGuests({ children: 9 })
    await continues(diner, 'YOUR KIDS PIZZA MAKING PARTY ENQUIRY DETAILS')
    await completesEnquiry(diner)
  },
  body: { date: partyDay, time: '1215', guests: 1, children: 9, ocassionType: 'Kids Pizza Making Party' },
}

const enquiry: Journey = {
  ...enquired,
  title: 'an enquiry',
  page: withPlugins(`'enquiry'`, `'Booking', 'Enquiry'`),
  async walk(diner) {
    await diner.choosesJourney('General Enquiry')
    await diner.finds('heading', 'YOUR ENQUIRY DETAILS')
    await diner.fills('Your question', 'Is there a step at the door?')
    await diner.choosesRestaurant()
    await diner.clicks('text', 'Add a date, time or number of guests (optional)')
    await diner.selects(/^Guests/, '4')
    await completesEnquiry(diner)
  },
  body: {
    venueId: 'cork',
    guests: 4,
    date: null,
    time: null,
    specialRequests: 'Is there a step at the door? | Source: Website',
  },
}

const group: Journey = {
  ...enquired,
  title: 'an enquiry for a group',
  page: withPlugins(`'enquiry'`, `'Booking'`, `${atTimes},`),
  async walk(diner) {
    await diner.finds('combobox', 'Guests')
    await diner.choosesGuests('15+ Group Booking Enquiry')
    await diner.choosesTime('19')
    await diner.continues()
    await diner.fills('How many people? (optional)', '22')
    await completesEnquiry(diner)
  },
  body: { date: saturday, time: '1900', specialRequests: 'Group of 22. | Source: Website' },
}

const dublin = venueBody({ id: 'dublin', name: 'Milano Dublin', availability: [slotBody(1930)] })

const otherRestaurant: Journey = {
  ...booked,
  title: 'a table in another restaurant',
  page: withPlugins(`'cross-sell'`, `'Booking'`, `${atTimes},`),
  answers: () => ({
    ...booked.answers(),
    'GET /api/venues/searchavailability/*': availabilityBody({
      originalChoiceAvailable: false,
      venues: [dublin],
    }),
  }),
  async walk(diner) {
    await diner.choosesTime('12:15')
    await diner.continues()
    await diner.presses('Book 19:30 at Milano Dublin')
    await completesBooking(diner)
  },
  body: { venueId: 'dublin', date: saturday, time: '1930' },
}

const sentAgain: Journey = {
  ...booked,
  title: 'a booking that is sent again after the connection breaks',
  page: initWith(atTimes),
  answers() {
    let tries = 0
    return { 'POST /api/bookings/create': () => (tries++ === 0 ? resets : bookingBody()) }
  },
  async walk(diner) {
    await diner.choosesTime('12:15')
    await diner.continues()
    await confirms(diner)
    await diner.presses('Complete Booking')
    await diner.finds('text', 'It may have gone through')
    await diner.presses('Send again')
    await diner.finds('heading', 'Booking Confirmed')
    await diner.finds('text', booked.reference)
  },
  body: { venueId: 'cork', time: '1215' },
}

export const journeys: readonly Journey[] = [
  booking,
  popup,
  adultsParty,
  kidsParty,
  enquiry,
  group,
  otherRestaurant,
  sentAgain,
]

/** Those with these titles. */
export const journeysOf = (...titles: readonly string[]) =>
  journeys.filter(({ title }) => titles.includes(title))

async function continues(diner: AnyDiner, heading: string): Promise<void> {
  await diner.choosesTime('12:15')
  await diner.continues()
  await diner.finds('heading', heading)
}

async function confirms(diner: AnyDiner): Promise<void> {
  await diner.fillsDetails()
  await diner.continues()
  await diner.finds('heading', 'We have your details')
}

async function completesBooking(diner: AnyDiner): Promise<void> {
  await confirms(diner)
  await diner.presses('Complete Booking')
  await diner.finds('heading', 'Booking Confirmed')
  await diner.finds('text', booked.reference)
}

async function completesEnquiry(diner: AnyDiner): Promise<void> {
  await confirms(diner)
  await diner.presses('Complete Enquiry')
  await diner.finds('heading', 'Thank you for your enquiry.')
  await diner.finds('text', enquired.reference)
}
