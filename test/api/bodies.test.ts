import { expect } from 'chai'
import { sessionsBody, slotBody, venueBody } from '../kit/fixtures'
import { apiWith, kindOf, slot } from './calls'

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
    const sent = venueBody({ chef: 'Gino' })
    const read = { ...cork, chef: 'Gino' }
    expect(await apiWith([sent]).api.searchVenues('cork')).to.deep.equal([read])
    expect(await apiWith(sent).api.getVenue('cork')).to.deep.equal(read)
  })

  it('body.parsed: optional fields of a venue that are missing or null have their defaults', async () => {
    for (const body of [bareVenue, { ...bareVenue, ...nulls }])
      expect(await apiWith(body).api.getVenue(7)).to.deep.equal({ ...bareVenue, ...defaults })
  })

  it('body.nearby, body.calls: venues and the description, both optional', async () => {
    const body = { venues: [venueBody()], resolvedLocationDescription: 'Cork City' }
    expect(await apiWith(body).api.searchNearby('cork')).to.deep.equal({ ...body, venues: [cork] })
    const empty = { venues: [], resolvedLocationDescription: '' }
    expect(await apiWith({}).api.searchNearby('cork')).to.deep.equal(empty)
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
    const keys = { 'step2-message': 'Hi', none: null }
    const body = { ...sessionsBody(), configuration: { configuration: keys } }
    const { configuration } = await apiWith(body).api.getSessions(slot)
    expect(configuration).to.deep.equal({ configuration: { ...keys, none: '' } })
    expect(await apiWith({ sessions: [{}] }).api.getSessions(slot)).to.deep.equal({
      sessions: [{ title: '', availability: [] }],
      configuration: { configuration: {} },
    })
  })

  it('body.menu, body.calls: id, title, description and thumbnail', async () => {
    const menu = { id: 1, title: 'Lunch', description: 'Two courses', images: { thumbnail: '/lunch.svg' } }
    const bare = { id: 'b', title: 'Brunch' }
    expect(await apiWith([menu, bare]).api.searchMenus(slot)).to.deep.equal([
      menu,
      { ...bare, description: '', images: { thumbnail: '' } },
    ])
  })

  const asked = { requiresCcg: true, ccgPerformed: false }
  for (const [how, sent, read] of [
    [
      'a number is text',
      { bookingReference: 1234 },
      { bookingReference: '1234', requiresCcg: false, ccgPerformed: false },
    ],
    ['a missing one is null', { requiresCcg: true }, { bookingReference: null, ...asked }],
    [
      'an empty one is null',
      { bookingReference: '', requiresCcg: true },
      { bookingReference: null, ...asked },
    ],
    // No text can be made of an object whose own "toString" is a number.
    ...[0, [], { toString: 1 }].map(
      (requiresCcg) =>
        [
          `it counts beside ${JSON.stringify(requiresCcg)} as a flag`,
          { bookingReference: 'MB-1', requiresCcg, ccgPerformed: 'true' },
          { bookingReference: 'MB-1', requiresCcg: false, ccgPerformed: true },
        ] as const,
    ),
  ] as const)
    it(`body.booking, body.calls: of the reference: ${how}`, async () => {
      expect(await apiWith(sent).api.createBooking({})).to.deep.equal(read)
    })

  it('submit.what-is-unknown: with neither a reference nor a request for a card it says nothing', async () => {
    for (const body of [{}, [], { bookingReference: '' }, { bookingReference: null, requiresCcg: false }])
      expect(await kindOf(apiWith(body).api.createBooking({}))).to.equal('malformed')
  })
})

describe('The availability result', () => {
  const read = (body: object) => apiWith(body).api.searchAvailability(slot)

  for (const [sent, available] of [
    [{ originalChoiceAvailable: true }, true],
    [{ originalChoiceAvailable: false }, false],
    [{ anyAvailabilityInOriginalRestaurant: true }, true],
    [{ anyAvailabilityInOriginalRestaurant: false }, false],
    [{ originalChoiceAvailable: false, anyAvailabilityInOriginalRestaurant: true }, false],
    [{ originalChoiceAvailable: true, anyAvailabilityInOriginalRestaurant: false }, true],
    [{ originalChoiceAvailable: null, anyAvailabilityInOriginalRestaurant: true }, true],
  ] as const)
    it(`body.original-choice: ${Object.values(sent)} reads ${available}`, async () => {
      expect((await read(sent)).originalChoiceAvailable).to.equal(available)
    })

  it('body.availability, body.calls: the other restaurants with their slots', async () => {
    const venues = [venueBody({ id: 'dublin', availability: [slotBody(1945)] })]
    const answer = await read({ originalChoiceAvailable: false, originalChoiceClosed: true, venues })
    expect(answer).to.include({ noAvailability: false, originalChoiceClosed: true })
    const slots = [{ time: '19:45', available: true, useEnquiryFallback: false }]
    expect(answer.venues[0]!.availability).to.deep.equal(slots)
  })

  it('continue.callback, error.shapes: nothing available needs no other flag, all else needs one', async () => {
    const flags = { originalChoiceAvailable: false, originalChoiceClosed: false }
    const nothing = { noAvailability: true, ...flags, venues: [] }
    expect(await read({ noAvailability: true })).to.deep.include(nothing)
    expect(await kindOf(read({ venues: [] }))).to.equal('malformed')
  })
})
