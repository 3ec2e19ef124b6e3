import { expect } from 'chai'
import type { InvalidResponse } from '../../src/api/client'
import { createApi } from '../../src/api/client'
import { availabilityBody, menuBody, sessionsBody, slotBody, venueBody } from '../kit/fixtures'
import { baseUrl, createNetwork } from '../kit/network'
import { apiWith, failure, slot } from './calls'

const dublin = venueBody({ id: 'dublin', name: 'Milano Dublin' })
const wrongVenues = [null, 'Cork', [dublin], venueBody({ id: '' }), venueBody({ name: ' ' })]
const wrongTimes = ['late', -1, 1930.5, 1960, 2400, undefined]
const wrongSlots = [null, ...wrongTimes.map((time) => ({ time, available: true }))]
const slots = (sent: readonly unknown[]) => sent as ReturnType<typeof slotBody>[]
const venueOf = async (over: object) => apiWith(venueBody(over)).api.getVenue('cork')
const ids = (list: readonly { readonly id: unknown }[]) => list.map(({ id }) => id)

describe('Answers in parts: lists', () => {
  it('body.parts: an invalid venue is left out of each list, the rest counts', async () => {
    const venues = [...wrongVenues, venueBody(), ...wrongVenues, dublin]
    const { api } = apiWith(venues)
    expect(ids(await api.searchVenues('co'))).to.deep.equal(['cork', 'dublin'])
    expect(ids((await apiWith({ venues }).api.searchNearby('co')).venues)).to.deep.equal(['cork', 'dublin'])
    const body = availabilityBody({ originalChoiceAvailable: false, venues })
    expect(ids((await apiWith(body).api.searchAvailability(slot)).venues)).to.deep.equal(['cork', 'dublin'])
  })

  it('body.parts: an invalid slot is left out, in sessions and in venues', async () => {
    const availability = [...wrongSlots, slotBody(1930)]
    const { sessions } = await apiWith(sessionsBody(slots(availability))).api.getSessions(slot)
    expect(sessions[0]!.availability.map(({ time }) => time)).to.deep.equal(['19:30'])
    expect((await venueOf({ availability })).availability.map(({ time }) => time)).to.deep.equal(['19:30'])
  })

  it('body.parts: an invalid session or menu is left out', async () => {
    const sessions = [null, 'Dinner', [], { title: 'Lunch', availability: [slotBody(1230)] }]
    const answer = await apiWith({ sessions }).api.getSessions(slot)
    expect(answer.sessions.map(({ title }) => title)).to.deep.equal(['Lunch'])
    const menus = [7, menuBody(1, ''), { id: 2 }, { title: 'No id' }, menuBody(3, 'Set menu')]
    expect(ids(await apiWith(menus).api.searchMenus(slot))).to.deep.equal([3])
  })

  it("body.whole: a list without a valid entry doesn't count as an empty list", async () => {
    const lost = [
      apiWith(wrongVenues).api.searchVenues('co'),
      apiWith({ venues: wrongVenues }).api.searchNearby('co'),
      apiWith({ venues: 'none' }).api.searchNearby('co'),
      apiWith({ sessions: [null, 'Dinner'] }).api.getSessions(slot),
      apiWith({ sessions: [[]] }).api.getSessions(slot),
      apiWith(sessionsBody(slots(wrongSlots))).api.getSessions(slot),
      apiWith({ sessions: [{ availability: { '19:30': true } }] }).api.getSessions(slot),
      apiWith([{ id: 1 }]).api.searchMenus(slot),
    ]
    for (const call of lost) expect((await failure(call)).failure).to.equal('malformed')
  })

  it('body.whole: an empty list stays empty, whatever else in the response is invalid', async () => {
    expect(await apiWith([]).api.searchVenues('co')).to.deep.equal([])
    const nearby = { venues: [], resolvedLocationDescription: 7 }
    expect((await apiWith(nearby).api.searchNearby('co')).venues).to.deep.equal([])
    const sessions = [{ title: 7, availability: [] }]
    expect((await apiWith({ sessions }).api.getSessions(slot)).sessions).to.have.length(1)
  })

  it("the other restaurants don't count if the table is free, or if there is none anywhere", async () => {
    const read = (over: object) => apiWith(availabilityBody(over)).api.searchAvailability(slot)
    const broken = [venueBody({ availability: [{ time: 'late' }] })]
    for (const venues of [wrongVenues, 'none', broken]) {
      expect((await read({ venues })).originalChoiceAvailable).to.equal(true)
      expect(
        (await read({ noAvailability: true, originalChoiceAvailable: false, venues })).noAvailability,
      ).to.equal(true)
      expect((await failure(read({ originalChoiceAvailable: false, venues }))).failure).to.equal('malformed')
    }
  })
})

describe('Answers in parts: fields', () => {
  it('body.optional: a closure with an invalid day counts as none, its other day too', async () => {
    for (const senseless of ['soon', '2026-13-40', '2026-02-30', '24/12/2026', 20261224, true]) {
      const open = { closedFrom: null, closedTo: null }
      expect(await venueOf({ closedFrom: senseless, closedTo: '2027-01-05' })).to.include(open)
      expect(await venueOf({ closedFrom: '2026-12-24', closedTo: senseless })).to.include(open)
    }
    const leapDay = { closedFrom: '2028-02-29', closedTo: '2028-03-01T00:00:00' }
    expect(await venueOf(leapDay)).to.include({ closedFrom: '2028-02-29', closedTo: '2028-03-01' })
  })

  it("body.optional: a slot with invalid flags isn't a table", async () => {
    const unclear = { time: 2000, available: 'true', useEnquiryFallback: 1 }
    const { sessions } = await apiWith(sessionsBody(slots([slotBody(1930, false), unclear]))).api.getSessions(
      slot,
    )
    expect(sessions[0]!.availability[1]).to.deep.equal({
      time: '20:00',
      available: false,
      useEnquiryFallback: false,
    })
    // With no other slot the day would read as full.
    expect((await failure(apiWith(sessionsBody(slots([unclear]))).api.getSessions(slot))).failure).to.equal(
      'malformed',
    )
  })

  it('the fields that a plugin reads stay on the record', async () => {
    const sent = venueBody({
      telephone: 7,
      chef: 'Gino',
      availability: [{ ...slotBody(1930), terrace: true }],
    })
    const [venue] = await apiWith([sent]).api.searchVenues('co')
    expect(venue).to.deep.include({ telephone: '', chef: 'Gino' })
    expect(venue!.availability[0]).to.include({ terrace: true })
  })
})

describe('Answers in parts: reports', () => {
  /** What the client tells of a call's answer. */
  async function toldOf(body: unknown, call: (api: ReturnType<typeof createApi>) => Promise<unknown>) {
    const told: InvalidResponse[] = []
    const { fetch } = createNetwork({ 'GET *': body, 'POST *': body })
    await call(createApi({ baseUrl, headers: {}, fetch, onInvalid: (one) => told.push(one) })).catch(
      () => null,
    )
    return told.map(({ findings, refused }) => [
      refused,
      ...findings.map(({ path, expected, got }) => [path.join('.'), expected, got]),
    ])
  }

  it('a valid response reports nothing', async () => {
    expect(await toldOf([venueBody()], (api) => api.searchVenues('co'))).to.deep.equal([])
    expect(await toldOf(sessionsBody(), (api) => api.getSessions(slot))).to.deep.equal([])
    expect(await toldOf(availabilityBody(), (api) => api.searchAvailability(slot))).to.deep.equal([])
    expect(await toldOf({ enquiryReference: 'ME-1' }, (api) => api.createEnquiry({}))).to.deep.equal([])
  })

  it('body.console: each record left out and each field with its default is reported with its path', async () => {
    const body = [
      venueBody({ closedFrom: 'soon', availability: [slotBody(1930), slotBody(2575)] }),
      { id: 7 },
      venueBody({ bookingConfiguration: { 'step2-message': 7 }, distance: 'near', showJourneyOptions: 'no' }),
    ]
    expect(await toldOf(body, (api) => api.searchVenues('co'))).to.deep.equal([
      [
        false,
        ['0.closedFrom', 'day', 'soon'],
        ['0.availability.1.time', 'time', 2575],
        ['1.name', 'filled', undefined],
        ['2.distance', 'number', 'near'],
        ['2.showJourneyOptions', 'flag', 'no'],
        ['2.bookingConfiguration.step2-message', 'text', 7],
      ],
    ])
  })

  it('body.parts: an empty list in place of a session is reported', async () => {
    const sessions = [[], ...sessionsBody().sessions]
    expect(await toldOf({ sessions }, (api) => api.getSessions(slot))).to.deep.equal([
      [false, ['sessions.0', 'record', []]],
    ])
    // Some back ends write an empty object as an empty list.
    expect(await toldOf({ ...sessionsBody(), configuration: [] }, (api) => api.getSessions(slot))).to.be.empty
  })

  it('body.console: each body that is refused is reported', async () => {
    expect(await toldOf({ configuration: {} }, (api) => api.getSessions(slot))).to.deep.equal([
      [true, ['sessions', 'list', undefined]],
    ])
    expect(await toldOf({ venues: [] }, (api) => api.searchAvailability(slot))).to.deep.equal([
      [true, ['originalChoiceAvailable', 'oneFlag', undefined]],
    ])
    expect(await toldOf({ requiresCcg: 'no' }, (api) => api.createBooking({}))).to.deep.equal([
      [true, ['requiresCcg', 'looseFlag', 'no'], ['bookingReference', 'reference', undefined]],
    ])
    const login = '<!doctype html><p>Log in</p>'
    expect(await toldOf(new Response(login), (api) => api.getClientToken())).to.deep.equal([
      [true, ['', 'json', login]],
    ])
  })
})
