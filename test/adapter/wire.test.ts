import { expect } from 'chai'
import type {
  WireAvailability,
  WireBookingAnswer,
  WireClientToken,
  WireEnquiryAnswer,
  WireMenu,
  WireNearby,
  WireSession,
  WireSessions,
  WireSlot,
  WireVenue,
} from '../../src/adapter'
import * as bodies from '../../src/api/bodies'
import type { Field } from '../../src/api/definition'
import { readBody } from '../../src/api/reading'

/** The least of each body, and all of it with each field that may be left out as null. */
const least = {
  venue: [
    { id: 'cork', name: 'Cork' },
    { id: 28, name: 'Cork' },
  ] satisfies WireVenue[],
  sessions: [
    { sessions: [] },
    { sessions: [{}] },
    { sessions: [{ availability: [{ time: 1930 }] }] },
  ] satisfies WireSessions[],
  availability: [
    { noAvailability: true },
    { originalChoiceAvailable: false },
    { anyAvailabilityInOriginalRestaurant: true },
  ] satisfies WireAvailability[],
  nearby: [{}] satisfies WireNearby[],
  menus: [[], [{ id: 1, title: 'Lunch' }]] satisfies WireMenu[][],
  clientToken: [{ clientToken: 't' }] satisfies WireClientToken[],
  booking: [{ bookingReference: 7 }, { requiresCcg: true }] satisfies WireBookingAnswer[],
  enquiry: [{}, { enquiryReference: 7 }] satisfies WireEnquiryAnswer[],
}
const slot: Required<WireSlot> = { time: '1930', available: null, useEnquiryFallback: null }
const venue: Required<WireVenue> = {
  id: 28,
  name: 'Cork',
  address: null,
  postCode: null,
  telephone: null,
  distance: null,
  distanceInMilesString: null,
  isClosed: null,
  closedMessage: null,
  closedFrom: null,
  closedTo: null,
  availability: [slot],
  showJourneyOptions: null,
  bookingConfiguration: { 'step2-message': null },
}
const session: Required<WireSession> = { title: null, startTime: null, endTime: null, availability: [slot] }
const menu: Required<WireMenu> = { id: 1, title: 'Lunch', description: null, images: { thumbnail: null } }
const all: { readonly [Name in keyof typeof least]: unknown } = {
  venue,
  sessions: { sessions: [session], configuration: { configuration: null } },
  availability: {
    originalChoiceAvailable: true,
    noAvailability: null,
    originalChoiceClosed: null,
    venues: null,
  },
  nearby: { venues: null, resolvedLocationDescription: null },
  menus: [menu],
  clientToken: { clientToken: 't' },
  booking: { bookingReference: 'B', requiresCcg: null, ccgPerformed: null },
  enquiry: { enquiryReference: null },
}

const definitions: { readonly [Name in keyof typeof least]: Field } = { ...bodies, menus: bodies.menuList }

describe('Wire types', () => {
  for (const [name, bodies] of Object.entries(least))
    it(`the minimum of ${name} is valid, and null counts as missing`, () => {
      for (const body of [...bodies, all[name as keyof typeof least]]) {
        const read = readBody(definitions[name as keyof typeof least], structuredClone(body))
        expect(read.body, JSON.stringify(body)).not.to.equal(undefined)
        expect(read.mismatches, JSON.stringify(body)).to.deep.equal([])
      }
    })

  it('less than the minimum is refused', () => {
    const less: [keyof typeof least, unknown][] = [
      ['venue', { id: 'cork' }],
      ['venue', { name: 'Cork' }],
      ['sessions', {}],
      ['availability', { venues: [] }],
      ['clientToken', {}],
      ['booking', {}],
    ]
    for (const [name, body] of less)
      expect(readBody(definitions[name], body).body, `${name} ${JSON.stringify(body)}`).to.equal(undefined)
  })
})
