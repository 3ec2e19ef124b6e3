import { englishNames } from '../../../../src/testing/journey'
import type { AnyDiner } from '../../../../src/testing/diner'
import { bookingBody, enquiryBody } from '../../../kit/fixtures'
import { initWith, inlinePage, popupPage, type HostPage } from '../../kit/site'
import { addDays, nextWeek, today } from '../../kit/time'

/** In these walks it is Anna Byrne, and the terms are found by what is written beside their box. */
export const guest = {
  firstName: 'Anna',
  lastName: 'Byrne',
  email: 'anna@example.ie',
  telephoneNumber: '020 7946 0958',
}
export const names = { ...englishNames, terms: /I agree/ }

/** A journey, from the first control to its reference. */
export interface Journey {
  readonly title: string
  readonly page: HostPage
  readonly walk: (diner: AnyDiner) => Promise<void>
  /** The last request. */
  readonly sends: 'POST /api/bookings/create' | 'POST /api/enquiries/create'
  readonly body: Readonly<Record<string, unknown>>
}

export const answers = {
  'POST /api/bookings/create': bookingBody(),
  'POST /api/enquiries/create': enquiryBody(),
}

const booking: Journey = {
  title: 'a booking',
  page: inlinePage,
  async walk(diner) {
    await diner.choosesRestaurant()
    await diner.choosesDay(nextWeek)
    await diner.choosesGuests(3)
    await continues(diner, 'Your Details')
    await ends(diner, 'Complete Booking', 'Booking Confirmed')
  },
  sends: 'POST /api/bookings/create',
  body: { date: nextWeek, time: '1215', guests: 3, firstName: 'Anna', termsAndConditions: true },
}

/** A week after the first day that a party may have. */
const partyDay = addDays(today, 9)

/** In the popup of a restaurant. */
const adultsParty: Journey = {
  title: 'a party for adults',
  page: popupPage,
  async walk(diner) {
    await diner.presses('Book at Cork')
    await diner.choosesJourney('Adults Pizza Making Party Enquiry')
    await diner.choosesDay(partyDay)
    await diner.choosesGuests({ adults: 9 })
    await continues(diner, 'YOUR ADULTS PIZZA MAKING PARTY ENQUIRY DETAILS')
    await ends(diner, ...enquired)
  },
  sends: 'POST /api/enquiries/create',
  body: { date: partyDay, time: '1215', guests: 9, children: 0 },
}

const kidsParty: Journey = {
  title: 'a party for kids',
  page: inlinePage,
  async walk(diner) {
    await diner.choosesRestaurant()
    await diner.choosesJourney('Kids Pizza Making Party Enquiry')
    await diner.choosesDay(partyDay)
    await diner.choosesGuests({ children: 9 })
    await continues(diner, 'YOUR KIDS PIZZA MAKING PARTY ENQUIRY DETAILS')
    await ends(diner, ...enquired)
  },
  sends: 'POST /api/enquiries/create',
  body: { date: partyDay, time: '1215', guests: 1, children: 9 },
}

const enquiry: Journey = {
  title: 'an enquiry',
  page: initWith(`brand: { plugins: ['start', 'booking', 'enquiry'], journeys: ['Booking', 'Enquiry'] }`),
  async walk(diner) {
    await diner.choosesJourney('General Enquiry')
    await diner.finds('heading', 'YOUR ENQUIRY DETAILS')
    await diner.fills('Your question', 'Is there a step at the door?')
    await diner.choosesRestaurant()
    await diner.clicks('text', 'Add a date, time or number of guests (optional)')
    await diner.selects(/^Guests/, '4')
    await ends(diner, ...enquired)
  },
  sends: 'POST /api/enquiries/create',
  body: { venueId: 'cork', guests: 4, date: null, time: null },
}

const enquired = ['Complete Enquiry', 'Thank you for your enquiry.'] as const

export const journeys: readonly Journey[] = [booking, adultsParty, kidsParty, enquiry]

async function continues(diner: AnyDiner, heading: string): Promise<void> {
  await diner.choosesTime('12:15')
  await diner.continues()
  await diner.finds('heading', heading)
}

async function ends(diner: AnyDiner, button: string, heading: string): Promise<void> {
  await diner.fillsDetails()
  await diner.continues()
  await diner.finds('heading', 'We have your details')
  await diner.presses(button)
  await diner.finds('heading', heading)
}
