import { bookingBody, enquiryBody } from '../../../kit/fixtures'
import { initWith, inlinePage, popupPage, type HostPage } from '../../kit/pages'
import type { Way } from './way'

/** A journey of the specification's section 1, from the first control to its reference. */
export interface Journey {
  readonly title: string
  readonly page: HostPage
  readonly walk: (way: Way) => Promise<void>
  /** What the back end is sent at its end. */
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
  async walk(way) {
    await way.searches('cork', 'Milano Cork')
    await way.presses('Book a Table')
    await way.presses(/^Date/)
    await way.picks('Friday 27 November 2026')
    await way.chooses('Guests', '3')
    await choosesTime(way)
    await way.presses('Continue')
    await way.arrives('Your Details')
    await fillsDetails(way)
    await way.presses('Complete Booking')
    await way.arrives('Booking Confirmed')
  },
  sends: 'POST /api/bookings/create',
  body: { date: '2026-11-27', time: '1215', guests: 3, firstName: 'Anna', termsAndConditions: true },
}

/** In the popup of a restaurant. */
const adultsParty: Journey = {
  title: 'a party for adults',
  page: popupPage,
  async walk(way) {
    await way.presses('Book at Cork')
    await way.presses('Adults Pizza Making Party Enquiry')
    await way.presses(/^Date/)
    await way.picks('Sunday 29 November 2026')
    await way.raises('Adults')
    await choosesTime(way)
    await way.presses('Continue')
    await way.arrives('YOUR ADULTS PIZZA MAKING PARTY ENQUIRY DETAILS')
    await endsEnquiry(way)
  },
  sends: 'POST /api/enquiries/create',
  body: { date: '2026-11-29', time: '1215', guests: 9, children: 0 },
}

const kidsParty: Journey = {
  title: 'a party for kids',
  page: inlinePage,
  async walk(way) {
    await way.searches('cork', 'Milano Cork')
    await way.presses('Kids Pizza Making Party Enquiry')
    await way.presses(/^Date/)
    await way.picks('Sunday 29 November 2026')
    await way.raises('Children')
    await choosesTime(way)
    await way.presses('Continue')
    await way.arrives('YOUR KIDS PIZZA MAKING PARTY ENQUIRY DETAILS')
    await endsEnquiry(way)
  },
  sends: 'POST /api/enquiries/create',
  body: { date: '2026-11-29', time: '1215', guests: 1, children: 9 },
}

const enquiry: Journey = {
  title: 'an enquiry',
  page: initWith(`brand: { plugins: ['start', 'booking', 'enquiry'], journeys: ['Booking', 'Enquiry'] }`),
  async walk(way) {
    await way.presses('General Enquiry')
    await way.arrives('YOUR ENQUIRY DETAILS')
    await way.types('Your question', 'Is there a step at the door?')
    await way.searches('cork', 'Milano Cork')
    await way.chooses(/^Guests/, '4')
    await endsEnquiry(way)
  },
  sends: 'POST /api/enquiries/create',
  body: { venueId: 'cork', guests: 4, date: null, time: null },
}

export const journeys: readonly Journey[] = [booking, adultsParty, kidsParty, enquiry]

async function choosesTime(way: Way): Promise<void> {
  await way.chooses('Hour', '12')
  await way.chooses('Minute', '15')
}

async function endsEnquiry(way: Way): Promise<void> {
  await fillsDetails(way)
  await way.presses('Complete Enquiry')
  await way.arrives('Thank you for your enquiry.')
}

const guest = {
  'First Name': 'Anna',
  'Last Name': 'Byrne',
  Email: 'anna@example.ie',
  'Telephone Number': '020 7946 0958',
}

async function fillsDetails(way: Way): Promise<void> {
  for (const [field, text] of Object.entries(guest)) await way.types(field, text)
  await way.ticks('I agree')
  await way.presses('Continue')
  await way.arrives('We have your details')
}
