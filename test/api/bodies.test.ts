import { expect } from 'chai'
import { bookingBody, sessionsBody, slotBody, venueBody } from '../kit/fixtures'
import { apiWith, failure, slot } from './calls'

const cork = { ...venueBody(), closedMessage: '' }
const bareVenue = { id: 7, name: 'Milano' }
const defaults = {
  address: [],
  postCode: '',
  telephone: '',
  distance: null,
  distanceInMilesString: '',
  isClosed: false,
  closedMessage: '',
  closedFrom: null,
  closedTo: null,
  availability: [],
  showJourneyOptions: true,
  bookingConfiguration: {},
}
const nulls = Object.fromEntries(Object.keys(defaults).map((key) => [key, null]))

describe('Bodies', () => {
  it('body.venue, body.calls: every field as sent, what we do not know kept for plugins', async () => {
    expect(await apiWith([venueBody({ chef: 'Gino' })]).api.searchVenues('cork')).to.deep.equal([
      { ...cork, chef: 'Gino' },
    ])
    expect(await apiWith(venueBody({ chef: 'Gino' })).api.getVenue('cork')).to.deep.equal({
      ...cork,
      chef: 'Gino',
    })
  })

  for (const [fields, body] of Object.entries({ missing: bareVenue, null: { ...bareVenue, ...nulls } })) {
    it(`body.parsed: optional fields of a venue that are ${fields} have their defaults`, async () => {
      expect(await apiWith(body).api.getVenue(7)).to.deep.equal({ ...bareVenue, ...defaults })
    })
  }

  it('date.closure: a day with a time behind it is that day, an empty one is none', async () => {
    const body = venueBody({ closedFrom: '2026-12-24T00:00:00', closedTo: '' })
    expect(await apiWith(body).api.getVenue('cork')).to.include({ closedFrom: '2026-12-24', closedTo: null })
  })

  it('body.nearby, body.calls: venues and the description, both optional', async () => {
    const body = { venues: [venueBody()], resolvedLocationDescription: 'Cork City' }
    expect(await apiWith(body).api.searchNearby('cork')).to.deep.equal({ ...body, venues: [cork] })
    expect(await apiWith({}).api.searchNearby('cork')).to.deep.equal({
      venues: [],
      resolvedLocationDescription: '',
    })
  })

  it('body.slot: an integer is padded to four digits and shown with a colon', async () => {
    const body = sessionsBody([slotBody(0), slotBody(930), slotBody(1930, false, true)])
    const { sessions } = await apiWith(body).api.getSessions(slot)
    expect(sessions[0]!.availability).to.deep.equal([
      { time: '00:00', available: true, useEnquiryFallback: false },
      { time: '09:30', available: true, useEnquiryFallback: false },
      { time: '19:30', available: false, useEnquiryFallback: true },
    ])
  })

  it('call.sessions: their configuration comes along, and may be missing', async () => {
    const withKeys = await apiWith(sessionsBody([], { 'step2-message': 'Hi' })).api.getSessions(slot)
    expect(withKeys.configuration).to.deep.equal({ configuration: { 'step2-message': 'Hi' } })
    expect(await apiWith({ sessions: [{}] }).api.getSessions(slot)).to.deep.equal({
      sessions: [{ title: '', availability: [] }],
      configuration: { configuration: {} },
    })
  })

  it('body.menu, body.calls: id, title, description and thumbnail', async () => {
    const menu = { id: 1, title: 'Lunch', description: 'Two courses', images: { thumbnail: '/lunch.svg' } }
    const body = [menu, { id: 'b', title: 'Brunch' }]
    expect(await apiWith(body).api.searchMenus(slot)).to.deep.equal([
      menu,
      { id: 'b', title: 'Brunch', description: '', images: { thumbnail: '' } },
    ])
  })

  it('call.client-token: the client token', async () => {
    expect(await apiWith({ clientToken: 'token' }).api.getClientToken()).to.deep.equal({
      clientToken: 'token',
    })
  })

  it('body.booking, body.calls: a reference that is a number is shown as text', async () => {
    expect(await apiWith(bookingBody({ bookingReference: 1234 })).api.createBooking({})).to.deep.equal({
      bookingReference: '1234',
      requiresCcg: false,
      ccgPerformed: false,
    })
  })

  it('body.booking, body.calls: without a reference it is null, an empty one too', async () => {
    const { api } = apiWith({ requiresCcg: true })
    expect(await api.createBooking({})).to.include({ bookingReference: null, requiresCcg: true })
    const empty = { bookingReference: '', requiresCcg: true }
    expect(await apiWith(empty).api.createBooking({})).to.include({ bookingReference: null })
  })

  it('submit.what-is-unknown: with neither a reference nor a request for a card it says nothing', async () => {
    for (const body of [{}, [], { bookingReference: '' }, { bookingReference: null, requiresCcg: false }])
      expect((await failure(apiWith(body).api.createBooking({}))).failure).to.equal('malformed')
  })

  it('body.enquiry: the reference of an enquiry', async () => {
    expect(await apiWith({ enquiryReference: 'ME-1' }).api.createEnquiry({})).to.deep.equal({
      enquiryReference: 'ME-1',
    })
  })

  it('a response with a reference is a booking, whatever its flags are', async () => {
    // No text can be made of an object whose own "toString" is a number.
    for (const requiresCcg of [0, [], { toString: 1 }]) {
      const body = { bookingReference: 'MB-1', requiresCcg, ccgPerformed: 'true' }
      const expected = { bookingReference: 'MB-1', requiresCcg: false, ccgPerformed: true }
      expect(await apiWith(body).api.createBooking({})).to.deep.equal(expected)
    }
  })
})
