import { expect } from 'chai'
import { availabilityBody, menuBody, sessionsBody, slotBody, venueBody } from '../kit/fixtures'
import { apiWith, kindOf, slot, type ParsedApi } from './calls'

const dublin = venueBody({ id: 'dublin', name: 'Milano Dublin' })
const wrongVenues = [null, 'Cork', [dublin], venueBody({ id: '' }), venueBody({ name: ' ' })]
const wrongTimes = ['late', -1, 1930.5, 1960, 2400, undefined]
const wrongSlots = [null, ...wrongTimes.map((time) => ({ time, available: true }))]
const slots = (sent: readonly unknown[]) => sessionsBody(sent as ReturnType<typeof slotBody>[])
const venueOf = (over: object) => apiWith(venueBody(over)).api.getVenue('cork')
const sessionsOf = (body: unknown) => apiWith(body).api.getSessions(slot)
const nearby = (body: object) => apiWith(body).api.searchNearby('co')
const available = (over: object) => apiWith(availabilityBody(over)).api.searchAvailability(slot)
const ids = (list: readonly { readonly id: unknown }[]) => list.map(({ id }) => id)

describe('Answers in parts: lists', () => {
  it('body.parts: an invalid venue is left out of each list, the rest counts', async () => {
    const venues = [...wrongVenues, venueBody(), ...wrongVenues, dublin]
    const both = ['cork', 'dublin']
    expect(ids(await apiWith(venues).api.searchVenues('co'))).to.deep.equal(both)
    expect(ids((await nearby({ venues })).venues)).to.deep.equal(both)
    expect(ids((await available({ originalChoiceAvailable: false, venues })).venues)).to.deep.equal(both)
  })

  it('body.parts: an invalid slot, session or menu is left out', async () => {
    const availability = [...wrongSlots, slotBody(1930)]
    const inSession = (await sessionsOf(slots(availability))).sessions[0]!
    for (const read of [inSession, await venueOf({ availability })])
      expect(read.availability.map(({ time }) => time)).to.deep.equal(['19:30'])
    const sessions = [null, 'Dinner', [], { title: 'Lunch', availability: [slotBody(1230)] }]
    const answer = await sessionsOf({ sessions })
    expect(answer.sessions.map(({ title }) => title)).to.deep.equal(['Lunch'])
    const menus = [7, menuBody(1, ''), { id: 2 }, { title: 'No id' }, menuBody(3, 'Set menu')]
    expect(ids(await apiWith(menus).api.searchMenus(slot))).to.deep.equal([3])
  })

  it("body.whole: a list without a valid entry doesn't count as an empty list", async () => {
    for (const call of [
      apiWith(wrongVenues).api.searchVenues('co'),
      nearby({ venues: wrongVenues }),
      nearby({ venues: 'none' }),
      sessionsOf({ sessions: [null, 'Dinner'] }),
      sessionsOf({ sessions: [[]] }),
      sessionsOf(slots(wrongSlots)),
      sessionsOf({ sessions: [{ availability: { '19:30': true } }] }),
      apiWith([{ id: 1 }]).api.searchMenus(slot),
    ])
      expect(await kindOf(call)).to.equal('malformed')
  })

  it('body.whole: an empty list stays empty, whatever else in the response is invalid', async () => {
    expect(await apiWith([]).api.searchVenues('co')).to.deep.equal([])
    expect((await nearby({ venues: [], resolvedLocationDescription: 7 })).venues).to.deep.equal([])
    expect((await sessionsOf({ sessions: [{ title: 7, availability: [] }] })).sessions).to.have.length(1)
  })

  it("the other restaurants don't count if the table is free, or if there is none anywhere", async () => {
    const broken = [venueBody({ availability: [{ time: 'late' }] })]
    for (const venues of [wrongVenues, 'none', broken]) {
      expect((await available({ venues })).originalChoiceAvailable).to.equal(true)
      const none = { noAvailability: true, originalChoiceAvailable: false, venues }
      expect((await available(none)).noAvailability).to.equal(true)
      expect(await kindOf(available({ originalChoiceAvailable: false, venues }))).to.equal('malformed')
    }
  })
})

describe('Answers in parts: fields', () => {
  it('body.optional: a closure with an invalid day counts as none, its other day too', async () => {
    const open = { closedFrom: null, closedTo: null }
    for (const senseless of ['soon', '2026-13-40', '2026-02-30', '24/12/2026', 20261224, true]) {
      expect(await venueOf({ closedFrom: senseless, closedTo: '2027-01-05' })).to.include(open)
      expect(await venueOf({ closedFrom: '2026-12-24', closedTo: senseless })).to.include(open)
    }
  })

  it('date.closure: a day with a time behind it is that day, an empty one is none', async () => {
    const leapDay = { closedFrom: '2028-02-29', closedTo: '2028-03-01T00:00:00' }
    expect(await venueOf(leapDay)).to.include({ closedFrom: '2028-02-29', closedTo: '2028-03-01' })
    const open = { closedFrom: '2026-12-24T00:00:00', closedTo: '' }
    expect(await venueOf(open)).to.include({ closedFrom: '2026-12-24', closedTo: null })
  })

  it("body.optional: a slot with invalid flags isn't a table", async () => {
    const unclear = { time: 2000, available: 'true', useEnquiryFallback: 1 }
    const { sessions } = await sessionsOf(slots([slotBody(1930, false), unclear]))
    const read = { time: '20:00', available: false, useEnquiryFallback: false }
    expect(sessions[0]!.availability[1]).to.deep.equal(read)
    // With no other slot the day would read as full.
    expect(await kindOf(sessionsOf(slots([unclear])))).to.equal('malformed')
  })

  it('the fields that a plugin reads stay on the record', async () => {
    const availability = [{ ...slotBody(1930), terrace: true }]
    const venue = await venueOf({ telephone: 7, chef: 'Gino', availability })
    expect(venue).to.deep.include({ telephone: '', chef: 'Gino' })
    expect(venue.availability[0]).to.include({ terrace: true })
  })
})

type Call = (api: ParsedApi) => Promise<unknown>
const searchVenues: Call = (api) => api.searchVenues('co')
const getSessions: Call = (api) => api.getSessions(slot)
const searchAvailability: Call = (api) => api.searchAvailability(slot)
const createBooking: Call = (api) => api.createBooking({})

const login = '<!doctype html><p>Log in</p>'

const reports: readonly (readonly [what: string, body: unknown, call: Call, told: readonly unknown[]])[] = [
  ['a valid list reports nothing', [venueBody()], searchVenues, []],
  ['valid sessions report nothing', sessionsBody(), getSessions, []],
  ['valid availability reports nothing', availabilityBody(), searchAvailability, []],
  ['a valid enquiry reports nothing', { enquiryReference: 'ME-1' }, (api) => api.createEnquiry({}), []],
  [
    'records left out and fields with defaults are reported with paths',
    [
      venueBody({ closedFrom: 'soon', availability: [slotBody(1930), slotBody(2575)] }),
      { id: 7 },
      venueBody({ bookingConfiguration: { 'step2-message': 7 }, distance: 'near', showJourneyOptions: 'no' }),
    ],
    searchVenues,
    [
      false,
      ['0.closedFrom', 'day', 'soon'],
      ['0.availability.1.time', 'time', 2575],
      ['1.name', 'filled', undefined],
      ['2.distance', 'number', 'near'],
      ['2.showJourneyOptions', 'flag', 'no'],
      ['2.bookingConfiguration.step2-message', 'text', 7],
    ],
  ],
  [
    'an empty list in place of a session is reported',
    { sessions: [[], ...sessionsBody().sessions] },
    getSessions,
    [false, ['sessions.0', 'record', []]],
  ],
  // Some back ends write an empty object as an empty list.
  ['one in place of the configuration is not', { ...sessionsBody(), configuration: [] }, getSessions, []],
  ['sessions that are refused', { configuration: {} }, getSessions, [true, ['sessions', 'list', undefined]]],
  [
    'availability that is refused',
    { venues: [] },
    searchAvailability,
    [true, ['originalChoiceAvailable', 'oneFlag', undefined]],
  ],
  [
    'a booking that is refused',
    { requiresCcg: 'no' },
    createBooking,
    [true, ['requiresCcg', 'looseFlag', 'no'], ['bookingReference', 'reference', undefined]],
  ],
  [
    'a page in place of JSON',
    new Response(login),
    (api) => api.getClientToken(),
    [true, ['', 'json', login]],
  ],
]

describe('Answers in parts: reports', () => {
  for (const [what, body, call, told] of reports)
    it(`body.console, body.parts: ${what}`, async () => {
      const { api, invalid } = apiWith(body)
      await call(api).catch(() => null)
      const lines = invalid.map(({ mismatches, isIgnored }) => [
        isIgnored,
        ...mismatches.map(({ path, expected, got }) => [path.join('.'), expected, got]),
      ])
      expect(lines).to.deep.equal(told.length > 0 ? [told] : [])
    })
})
