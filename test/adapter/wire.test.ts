import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { parse } from 'yaml'
import type {
  BookingPayload,
  EnquiryPayload,
  WireAvailability,
  WireBookingAnswer,
  WireClientToken,
  WireConfiguration,
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

/** Every field of a type, which the compiler holds to it. */
type Fields<Type> = { readonly [Name in keyof Type as string extends Name ? never : Name]-?: 1 }
const configuration: Fields<WireConfiguration> = {
  'step4-showOptInCheckbox': 1,
  'step4-requireMinAge': 1,
  pmpKidsOccasionName: 1,
  pmpAdultOccasionName: 1,
  'step2-message': 1,
  'step2-message-cs': 1,
  'step2-message-notavailable': 1,
  'step2-message-cs-notavailable': 1,
  'step2-message-closed': 1,
  'enquiry-confirmation-hide-title': 1,
  'enquiry-confirmation-warning': 1,
  'enquiry-confirmation-hide-pleasenote-warning': 1,
}
const details = {
  venueId: 1,
  date: 1,
  time: 1,
  guests: 1,
  email: 1,
  firstName: 1,
  lastName: 1,
  telephoneNumber: 1,
  optIn: 1,
  optInAsked: 1,
  termsAndConditions: 1,
  specialRequests: 1,
  children: 1,
} as const
const booking: Fields<BookingPayload> = { ...details, menuId: 1, paymentNonce: 1, captchaToken: 1 }
const enquiry: Fields<EnquiryPayload> = { ...details, ocassionType: 1 }

describe('Wire types', () => {
  for (const [name, bodies] of Object.entries(least))
    it(`the minimum of ${name} is valid, and null counts as missing`, () => {
      for (const body of [...bodies, all[name as keyof typeof least]]) {
        const read = readBody(definitions[name as keyof typeof least], structuredClone(body))
        expect(read.body, JSON.stringify(body)).not.to.equal(undefined)
        expect(read.findings, JSON.stringify(body)).to.deep.equal([])
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

  const { components } = parse(readFileSync('examples/server/openapi.yaml', 'utf8')) as {
    components: {
      schemas: Record<string, { properties: object; allOf?: unknown }>
    }
  }
  const fieldsOf = (name: string) => Object.keys(components.schemas[name]!.properties)

  it('they have the fields of the OpenAPI file, and no others', () => {
    expect(Object.keys(venue)).to.have.members(fieldsOf('Venue'))
    expect(Object.keys(slot)).to.have.members(fieldsOf('Slot'))
    expect(Object.keys(session)).to.have.members(fieldsOf('Session'))
    expect(Object.keys(menu)).to.have.members(fieldsOf('Menu'))
    // Those of plugins begin with "booking-".
    const read = fieldsOf('BookingConfiguration').filter((key) => !key.startsWith('booking-'))
    expect(Object.keys(configuration)).to.have.members(read)
    expect(Object.keys(booking)).to.have.members([...fieldsOf('Details'), ...fieldsOf('BookingPayload')])
    // A server may ask for human verification there too; the widget sends it none.
    const asked = fieldsOf('EnquiryPayload').filter((field) => field !== 'captchaToken')
    expect(Object.keys(enquiry)).to.have.members([...fieldsOf('Details'), ...asked])
  })

  it('the documentation names every field', () => {
    const page = readFileSync('docs/back-end/wire.md', 'utf8')
    const fields = [venue, slot, session, menu, configuration, booking, enquiry].flatMap(Object.keys)
    expect(fields.filter((field) => !page.includes(`\`${field}\``))).to.deep.equal([])
  })
})
