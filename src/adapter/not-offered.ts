import type { FunctionName } from './functions'

/** How a call is answered whose function is left out. */
interface NotOffered {
  readonly status?: number
  readonly body?: unknown
  /** What the diner meets, for the console; undefined where nothing is missed. */
  readonly told?: string
}

/** No 5xx: that would be asked again, and of a create it would mean that it may have gone through. */
const refusal = 404

export const notOffered: { readonly [Name in FunctionName]-?: NotOffered } = {
  search: { body: [] },
  searchNearby: { body: { venues: [], resolvedLocationDescription: '' } },
  getVenue: { status: refusal, told: 'a page that names a restaurant cannot show it' },
  getSessions: { status: refusal, told: 'no diner can choose a time' },
  checkAvailability: {
    body: { noAvailability: false, originalChoiceAvailable: true, originalChoiceClosed: false, venues: [] },
  },
  getMenus: { body: [] },
  getClientToken: { status: refusal, told: 'no diner can give a card' },
  createBooking: { status: refusal, told: 'each booking is refused' },
  createEnquiry: { status: refusal, told: 'each enquiry is refused' },
  request: { status: refusal, told: 'plugins with calls of their own have no answer' },
}
