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

/** What a kind of field takes, of what type it is then, and what becomes of it otherwise. */
export interface Kind {
  readonly takes: readonly Value[]
  readonly reads: (value: unknown) => boolean
  /** Its default; undefined where it is left out with its record, "malformed" where that leaves nothing. */
  readonly otherwise: readonly unknown[]
}

const is = (type: string) => (value: unknown) => typeof value === type
const orNull = (type: string) => (value: unknown) => value === null || typeof value === type
const none = ['missing', 'null'] as const
const every = Object.keys(values) as Value[]
const lost = [undefined, 'malformed']

const required: Kind = { takes: ['a text'], reads: is('string'), otherwise: lost }
const text: Kind = { takes: [...none, 'an empty text', 'a text'], reads: is('string'), otherwise: [''] }
/** Left out, and the next line takes its place. */
const line: Kind = { takes: ['an empty text', 'a text'], reads: is('string'), otherwise: ['Cork'] }
const flag: Kind = { takes: [...none, 'true'], reads: is('boolean'), otherwise: [false] }
/** Of the only slot: without it there is nothing to say of the day. */
const available: Kind = { ...flag, otherwise: [false, 'malformed'] }
const trueFlag: Kind = { ...flag, otherwise: [true] }
const nullFlag: Kind = { ...flag, reads: orNull('boolean'), otherwise: [null] }
const id: Kind = {
  takes: ['a text', 'zero', 'a number'],
  reads: (value) => typeof value === 'string' || Number.isFinite(value),
  otherwise: lost,
}
const list: Kind = { takes: none, reads: Array.isArray, otherwise: [[], 'malformed'] }
const sessionList: Kind = { takes: [], reads: Array.isArray, otherwise: ['malformed'] }
const day: Kind = { takes: [...none, 'an empty text'], reads: orNull('string'), otherwise: [null] }
const map: Kind = { takes: none, reads: is('object'), otherwise: [{}] }
const mapText: Kind = {
  ...text,
  reads: (value) => value === undefined || typeof value === 'string',
  otherwise: [undefined],
}
const parts = (byDefault: object): Kind => ({
  takes: [...none, 'an object of objects'],
  reads: is('object'),
  otherwise: [byDefault],
})
const time: Kind = {
  takes: ['zero', 'a number'],
  reads: (value) => /^\d\d:\d\d$/.test(String(value)),
  otherwise: lost,
}
const distance: Kind = {
  takes: [...none, 'an empty text', 'zero', 'a number'],
  reads: orNull('number'),
  otherwise: [null],
}
const anything: Kind = { takes: every, reads: () => true, otherwise: [] }
const reference: Kind = {
  takes: [...none, 'an empty text', 'a text', 'zero', 'a number', 'a number beyond all numbers'],
  reads: orNull('string'),
  otherwise: ['malformed'],
}
/** Without a request for a card, an answer without one does not say what was done. */
const neededReference: Kind = {
  takes: ['a text', 'zero', 'a number', 'a number beyond all numbers'],
  reads: is('string'),
  otherwise: ['malformed'],
}
/** A booking that has its reference is made, whatever these are. */
const sideFlag: Kind = { takes: every, reads: is('boolean'), otherwise: [] }

export type Fields = Readonly<Record<string, Kind>>

/** The same fields somewhere deeper. */
const at = (place: string, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([path, kind]) => [`${place}.${path}`, kind]))

const slotFields: Fields = { time, available, useEnquiryFallback: flag }
const venueFields: Fields = {
  id,
  name: required,
  address: list,
  'address.0': line,
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
  showJourneyOptions: trueFlag,
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
      configuration: parts({ configuration: {} }),
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
      // The other name of the flag says true.
      originalChoiceAvailable: trueFlag,
      anyAvailabilityInOriginalRestaurant: nullFlag,
      originalChoiceClosed: flag,
      venues: list,
      ...at('venues.0', venueFields),
    },
  },
  searchMenus: {
    body: [menu],
    fields: at('0', {
      id,
      title: required,
      description: text,
      images: parts({ thumbnail: '' }),
      'images.thumbnail': text,
    }),
  },
  getClientToken: { body: { clientToken: 'token' }, fields: { clientToken: required } },
  createBooking: {
    body: bookingBody(),
    fields: { bookingReference: neededReference, requiresCcg: sideFlag, ccgPerformed: sideFlag },
  },
  createEnquiry: { body: { enquiryReference: 'ME-1' }, fields: { enquiryReference: reference } },
}
