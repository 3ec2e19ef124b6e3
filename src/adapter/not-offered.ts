import type { FunctionName } from './functions'

/** The response to a call without a function. */
interface NotOffered {
  readonly status?: number
  readonly body?: unknown
  /** What it means for diners, for the console. Undefined if they miss nothing. */
  readonly effect?: string
}

/** Not a 5xx, which the widget would retry, or take for a create that may have gone through. */
const refusal = 404

export const notOffered: { readonly [Name in FunctionName]-?: NotOffered } = {
  search: { body: [] },
  searchNearby: { body: { venues: [], resolvedLocationDescription: '' } },
  getVenue: { status: refusal, effect: 'a page that names a restaurant cannot show it' },
  getSessions: { status: refusal, effect: 'no diner can choose a time' },
  checkAvailability: {
    body: { noAvailability: false, originalChoiceAvailable: true, originalChoiceClosed: false, venues: [] },
  },
  getMenus: { body: [] },
  getClientToken: { status: refusal, effect: 'no diner can give a card' },
  createBooking: { status: refusal, effect: 'each booking is refused' },
  createEnquiry: { status: refusal, effect: 'each enquiry is refused' },
  request: { status: refusal, effect: 'plugins with calls of their own have no answer' },
}
