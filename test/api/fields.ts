import { bookingBody, slotBody, venueBody } from '../kit/fixtures'

/** What a server may put in a field's place, as JSON; left out where it is undefined. */
export const values = {
  missing: undefined,
  null: null,
  'an empty text': '',
  'a text': 'text',
  zero: 0,
  'a number': 7,
  'a number beyond all numbers': '1e999',
  true: true,
  'a list of lists': [[]],
  'an object of objects': { value: { of: 1 } },
} as const

export type Value = keyof typeof values

/** What a kind of field takes, whatever else is malformed, and of what type it is then. */
export interface Kind {
  readonly takes: readonly Value[]
  readonly reads: (value: unknown) => boolean
}

const is = (type: string) => (value: unknown) => typeof value === type
const orNull = (type: string) => (value: unknown) => value === null || typeof value === type
const none = ['missing', 'null'] as const
const every = Object.keys(values) as Value[]

const required: Kind = { takes: ['a text'], reads: is('string') }
const text: Kind = { takes: [...none, 'an empty text', 'a text'], reads: is('string') }
const flag: Kind = { takes: [...none, 'true'], reads: is('boolean') }
const id: Kind = {
  takes: ['a text', 'zero', 'a number'],
  reads: (value) => typeof value === 'string' || Number.isFinite(value),
}
const list: Kind = { takes: none, reads: Array.isArray }
const sessionList: Kind = { takes: ['a list of lists'], reads: Array.isArray }
const day: Kind = { takes: [...none, 'an empty text'], reads: orNull('string') }
const map: Kind = { takes: none, reads: is('object') }
const mapText: Kind = { ...text, reads: (value) => value === undefined || typeof value === 'string' }
/** A list is an object to JavaScript: it reads as one whose fields are all missing. */
const parts: Kind = { takes: [...none, 'a list of lists', 'an object of objects'], reads: is('object') }
const time: Kind = { takes: ['zero', 'a number'], reads: (value) => /^\d\d:\d\d$/.test(String(value)) }
const distance: Kind = { takes: every, reads: orNull('number') }
const anything: Kind = { takes: every, reads: () => true }
const reference: Kind = {
  takes: [...none, 'an empty text', 'a text', 'zero', 'a number', 'a number beyond all numbers'],
  reads: orNull('string'),
}
/** Without a request for a card, an answer without one does not say what was done. */
const neededReference: Kind = {
  takes: ['a text', 'zero', 'a number', 'a number beyond all numbers'],
  reads: is('string'),
}
/** A booking that has its reference is made, whatever these are. */
const sideFlag: Kind = { takes: every, reads: is('boolean') }

export type Fields = Readonly<Record<string, Kind>>

/** The same fields somewhere deeper. */
const at = (place: string, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([path, kind]) => [`${place}.${path}`, kind]))

const slotFields: Fields = { time, available: flag, useEnquiryFallback: flag }
const venueFields: Fields = {
  id,
  name: required,
  address: list,
  'address.0': { takes: ['an empty text', 'a text'], reads: is('string') },
  postCode: text,
  telephone: text,
  distance,
  distanceInMilesString: text,
  isClosed: flag,
  closedMessage: text,
  closedFrom: day,
  closedTo: day,
  availability: list,
  ...at('availability.0', slotFields),
  showJourneyOptions: flag,
  bookingConfiguration: map,
  'bookingConfiguration.step2-message': mapText,
}

const venue = venueBody({
  availability: [slotBody(1930)],
  bookingConfiguration: { 'step2-message': 'Other times' },
})
const menu = { id: 1, title: 'Lunch', description: 'Two courses', images: { thumbnail: '/lunch.svg' } }
const session = { title: 'Dinner', startTime: 1200, endTime: 2200, availability: [slotBody(1930)] }

/** Each call's answer as it should be, and its fields by their paths. */
export const answers: Readonly<Record<string, { readonly body: object; readonly fields: Fields }>> = {
  searchVenues: { body: [venue], fields: at('0', venueFields) },
  searchNearby: {
    body: { venues: [venue], resolvedLocationDescription: 'Cork' },
    fields: { venues: list, resolvedLocationDescription: text, ...at('venues.0', venueFields) },
  },
  getVenue: { body: venue, fields: venueFields },
  getSessions: {
    body: { sessions: [session], configuration: { configuration: { 'step2-message': 'Other times' } } },
    fields: {
      sessions: sessionList,
      'sessions.0.title': text,
      'sessions.0.startTime': anything,
      'sessions.0.endTime': anything,
      'sessions.0.availability': list,
      ...at('sessions.0.availability.0', slotFields),
      configuration: parts,
      'configuration.configuration': map,
      'configuration.configuration.step2-message': mapText,
    },
  },
  searchAvailability: {
    body: {
      noAvailability: false,
      originalChoiceAvailable: true,
      anyAvailabilityInOriginalRestaurant: true,
      originalChoiceClosed: false,
      venues: [venue],
    },
    fields: {
      noAvailability: flag,
      originalChoiceAvailable: flag,
      anyAvailabilityInOriginalRestaurant: { ...flag, reads: () => true },
      originalChoiceClosed: flag,
      venues: list,
      ...at('venues.0', venueFields),
    },
  },
  searchMenus: {
    body: [menu],
    fields: at('0', { id, title: required, description: text, images: parts, 'images.thumbnail': text }),
  },
  getClientToken: { body: { clientToken: 'token' }, fields: { clientToken: required } },
  createBooking: {
    body: bookingBody(),
    fields: { bookingReference: neededReference, requiresCcg: sideFlag, ccgPerformed: sideFlag },
  },
  createEnquiry: { body: { enquiryReference: 'ME-1' }, fields: { enquiryReference: reference } },
}
