import { expect } from 'chai'
import { sessionsBody, slotBody, venueBody } from '../kit/fixtures'
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
    const sent = {
      ...sessionsBody(),
      configuration: { configuration: { 'step2-message': 'Hi', none: null } },
    }
    const withKeys = await apiWith(sent).api.getSessions(slot)
    expect(withKeys.configuration).to.deep.equal({ configuration: { 'step2-message': 'Hi', none: '' } })
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

  for (const [how, sent, shown] of [
    ['a reference that is a number is text', { bookingReference: 1234 }, '1234'],
    ['without a reference it is null', { requiresCcg: true }, null],
    ['an empty reference is null', { bookingReference: '', requiresCcg: true }, null],
  ] as const)
    it(`body.booking, body.calls: ${how}`, async () => {
      const read = await apiWith(sent).api.createBooking({})
      const requiresCcg = 'requiresCcg' in sent
      expect(read).to.deep.equal({ bookingReference: shown, requiresCcg, ccgPerformed: false })
    })

  it('submit.what-is-unknown: with neither a reference nor a request for a card it says nothing', async () => {
    for (const body of [{}, [], { bookingReference: '' }, { bookingReference: null, requiresCcg: false }])
      expect((await failure(apiWith(body).api.createBooking({}))).failure).to.equal('malformed')
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

const read = (body: object) => apiWith(body).api.searchAvailability(slot)
const flags: [sent: object, available: boolean][] = [
  [{ originalChoiceAvailable: true }, true],
  [{ originalChoiceAvailable: false }, false],
  [{ anyAvailabilityInOriginalRestaurant: true }, true],
  [{ anyAvailabilityInOriginalRestaurant: false }, false],
  [{ originalChoiceAvailable: false, anyAvailabilityInOriginalRestaurant: true }, false],
  [{ originalChoiceAvailable: true, anyAvailabilityInOriginalRestaurant: false }, true],
  [{ originalChoiceAvailable: null, anyAvailabilityInOriginalRestaurant: true }, true],
]

describe('The availability result', () => {
  for (const [sent, available] of flags) {
    it(`body.original-choice: ${JSON.stringify(sent)} reads ${available}`, async () => {
      expect((await read(sent)).originalChoiceAvailable).to.equal(available)
    })
  }

  it('body.availability, body.calls: the other restaurants with their slots', async () => {
    const others = [venueBody({ id: 'dublin', availability: [slotBody(1945)] })]
    const answer = await read({ originalChoiceAvailable: false, originalChoiceClosed: true, venues: others })
    expect(answer).to.include({ noAvailability: false, originalChoiceClosed: true })
    expect(answer.venues[0]!.availability).to.deep.equal([
      { time: '19:45', available: true, useEnquiryFallback: false },
    ])
  })

  it('continue.callback: nothing available needs no other flag', async () => {
    expect(await read({ noAvailability: true })).to.deep.include({
      noAvailability: true,
      originalChoiceAvailable: false,
      originalChoiceClosed: false,
      venues: [],
    })
  })

  it('error.shapes: a response without any of the flags is invalid', async () => {
    expect((await failure(read({ venues: [] }))).failure).to.equal('malformed')
  })
})
