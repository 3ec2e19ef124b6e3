import { availabilityBody, bookingBody, enquiryBody, slotBody, venueBody } from '../kit/fixtures'
import { resets } from '../browser/kit/api'
import type { EngineVisit } from '../browser/kit/engines/visit'
import { atTimes, initWith, popupPage, timesPage } from '../browser/kit/site'
import type { Reader } from './reader'

/** One way through the widget, of which there is a record. */
export interface Journey {
  /** Its record has the same name: "a-booking.txt" for "a booking". */
  readonly title: string
  /** The record's second line. */
  readonly about: string
  readonly visit: EngineVisit
  /** To its end, by the keyboard alone. */
  readonly walk: (diner: Reader) => Promise<unknown>
  /** What the diner must hear at the end. */
  readonly reference: string
}

const create = 'POST /api/bookings/create'
const enquire = 'POST /api/enquiries/create'
const booked = 'MB-1234'
const enquired = 'ME-4711'

const withPlugins = (plugins: string, journeys: string, options = '') =>
  initWith(`${options} brand: { plugins: ['start', 'booking', ${plugins}], journeys: [${journeys}] }`)

const completesBooking = async (diner: Reader) => {
  await diner.presses('Complete Booking')
  await diner.finds('heading', 'Booking Confirmed')
}

const completesEnquiry = async (diner: Reader) => {
  await diner.presses('Continue')
  await diner.presses('Complete Enquiry')
  await diner.finds('text', enquired)
}

const booking: Journey = {
  title: 'a booking',
  about: 'A table for three in Cork, on Friday in a week at 12:15.',
  visit: {},
  reference: booked,
  async walk(diner) {
    await diner.choosesRestaurant()
    await diner.presses('Book a Table')
    await diner.choosesDay('Friday 27 November 2026')
    await diner.goesTo('Guests')
    await diner.writes('3')
    await diner.choosesTime('12:15')
    await diner.presses('Continue')
    await diner.fillsDetails()
    await diner.presses('Continue')
    await completesBooking(diner)
  },
}

const party: Journey = {
  title: 'a party for kids',
  about: 'Pizza making for one adult and nine children in Cork, on Sunday in a week at 12:15.',
  visit: {
    page: withPlugins(`'kids-party', 'enquiry'`, `'Booking', 'KidsPartyEnquiry'`, `venueId: 'cork',`),
    answers: { [enquire]: enquiryBody() },
  },
  reference: enquired,
  async walk(diner) {
    await diner.presses('Kids Pizza Making Party Enquiry')
    await diner.choosesDay('Sunday 29 November 2026')
    await diner.choosesGuests({ children: 9 })
    await diner.choosesTime('12:15')
    await diner.presses('Continue')
    await diner.fillsDetails()
    await completesEnquiry(diner)
  },
}

const enquiry: Journey = {
  title: 'a general enquiry',
  about: 'A question to the restaurant in Cork, without a table.',
  visit: {
    page: withPlugins(`'enquiry'`, `'Booking', 'Enquiry'`, `venueId: 'cork',`),
    answers: { [enquire]: enquiryBody() },
  },
  reference: enquired,
  async walk(diner) {
    await diner.presses('General Enquiry')
    await diner.fills('Your question', 'Is there a step at the door?')
    await diner.fillsDetails()
    await completesEnquiry(diner)
  },
}

const popup: Journey = {
  title: 'a booking in the popup',
  about: 'A button of the host page opens the popup. At the end the diner closes it.',
  visit: { page: popupPage },
  reference: booked,
  async walk(diner) {
    await diner.presses('Book at Cork')
    await diner.presses('Book a Table')
    await diner.choosesDay('Friday 27 November 2026')
    await diner.choosesTime('12:15')
    await diner.presses('Continue')
    await diner.fillsDetails()
    await diner.presses('Continue')
    await completesBooking(diner)
    await diner.presses('Done')
    await diner.misses('dialog', 'Milano restaurants')
  },
}

const refusal: Journey = {
  title: 'a refused form and an unknown outcome',
  about:
    'Continue is pressed before a time is chosen. Then the connection breaks while the booking is sent, and the diner sends it again.',
  visit: { page: timesPage, answers: { [create]: resets } },
  reference: booked,
  async walk(diner) {
    await diner.presses('Continue')
    await diner.goesTo('Hour', 'Shift+Tab')
    await diner.choosesTime('12:15')
    await diner.presses('Continue')
    await diner.fillsDetails()
    await diner.presses('Continue')
    await diner.presses('Complete Booking')
    await diner.finds('text', 'It may have gone through')
    diner.api.answer(create, bookingBody())
    await diner.presses('Send again')
    await diner.finds('heading', 'Booking Confirmed')
  },
}

const dublin = venueBody({ id: 'dublin', name: 'Milano Dublin', availability: [slotBody(1930)] })

const alternatives: Journey = {
  title: 'another restaurant',
  about: 'The chosen time in Cork is full by the time of Continue. The diner books a table in Dublin.',
  visit: {
    page: withPlugins(`'cross-sell'`, `'Booking'`, `${atTimes},`),
    answers: {
      'GET /api/venues/searchavailability/*': availabilityBody({
        originalChoiceAvailable: false,
        venues: [dublin],
      }),
    },
  },
  reference: booked,
  async walk(diner) {
    await diner.choosesTime('12:15')
    await diner.presses('Continue')
    await diner.presses('Book 19:30 at Milano Dublin')
    await diner.fillsDetails()
    await diner.presses('Continue')
    await completesBooking(diner)
  },
}

export const journeys: readonly Journey[] = [booking, party, enquiry, popup, refusal, alternatives]
