import { expect } from 'chai'
import { type sessionsBody, hangs, scene, scenes, venueBody, type SceneName } from '../../src/scenes'
import type { ApiError } from '../../src/api/api-error'
import type { Calls } from '../../src/api/client'
import { clientOf, friday } from './client'

const get = (path: string, init?: RequestInit) => [`https://api.example/api/${path}`, init] as const
const json = async (answer: Promise<Response>) => (await answer).json() as Promise<unknown>

describe('Scenes', () => {
  it('are listed, each with a line about it', () => {
    expect(scenes.map(({ name }) => name)).to.include.members([
      'a free evening',
      'full with alternatives',
      'all full',
      'closed until a date',
      'enquiry fallback',
      'a group',
      'guarantee needed',
      'guarantee refused',
      '400 with fields',
      '500',
      'slow',
      'answer lost after the create',
      'hostile texts',
      'five thousand venues',
    ])
    for (const { name, description } of scenes) expect(description, name).to.match(/^[A-Z].{20,}\.$/)
  })

  it('an unknown name is reported with those that exist', () => {
    const wrong = () => scene('a full evening' as SceneName)
    expect(wrong).to.throw(
      TypeError,
      'There is no scene "a full evening". Expected one of: a free evening, full',
    )
  })

  it('a name that every object has is no scene', () => {
    expect(() => scene('constructor' as SceneName)).to.throw('There is no scene "constructor"')
  })

  it('time.slots: no past time of today is free', async () => {
    const now = new Date(2026, 10, 20, 16, 30)
    const answer = json(
      scene('a free evening', {}, { now })(...get('sessions/availability/cork/2026-11-20/2/true')),
    )
    const { sessions } = (await answer) as ReturnType<typeof sessionsBody>
    const free = sessions.flatMap(({ availability }) => availability.filter(({ available }) => available))
    expect(free[0]).to.include({ time: 1730 })
  })

  it('a chain without restaurants is refused', () => {
    expect(() => scene('all full', {}, { restaurants: [] })).to.throw('at least one restaurant')
  })

  it('answer the same on one day, whenever and however often they are called', async () => {
    for (const { name } of scenes) {
      if (name === 'slow') continue
      const play = () =>
        scene(name, {}, { now: friday })(...get('sessions/availability/cork/2026-12-05/2/true'))
      const texts = await Promise.all(
        [play(), play()].map((answer) => answer.then((it) => it.text(), String)),
      )
      expect(texts[0], name).to.equal(texts[1])
    }
  })

  it('count their dates from the day given', async () => {
    const { api } = clientOf('closed until a date', {}, { now: new Date('2027-02-25T12:00:00Z') })
    expect(await api.getVenue('cork')).to.include({ closedFrom: '2027-02-20', closedTo: '2027-03-06' })
  })

  it('answer with the test’s own responses, the newest first', async () => {
    const played = scene('all full', { 'GET /api/venues/getbyid/*': venueBody({ name: 'Roma' }) })
    expect(await json(played(...get('venues/getbyid/7')))).to.include({ name: 'Roma' })
    played.answer('GET /api/venues/getbyid/7', { name: 'Napoli' })
    expect(await json(played(...get('venues/getbyid/7')))).to.deep.equal({ name: 'Napoli' })
  })

  it('use the given restaurants', async () => {
    const restaurants = [venueBody({ id: 1, name: 'Roma' }), venueBody({ id: 2, name: 'Ostia' })]
    const { api } = clientOf('full with alternatives', {}, { now: friday, restaurants })
    const { venues } = await api.searchAvailability({
      venueId: 1,
      date: '2026-12-05',
      time: '19:30',
      guests: 2,
    })
    expect(venues.map(({ name }) => name)).to.deep.equal(['Ostia'])
  })

  it('record the requests, parsed, with any path in the base URL', async () => {
    const played = scene('a free evening')
    const body = JSON.stringify({ venueId: 'cork' })
    await played('https://api.example/v2/api/enquiries/create', { method: 'POST', body })
    expect(played.sent('POST /api/enquiries/create').map((request) => request.body)).to.deep.equal([
      { venueId: 'cork' },
    ])
    expect(played.requests).to.have.length(1)
  })

  it('"a group" is only offered enquiries', async () => {
    const { api } = clientOf('a group')
    const { sessions } = await api.getSessions({ venueId: 'cork', date: '2026-12-05', guests: -1 })
    const slots = sessions.flatMap(({ availability }) => availability)
    expect(slots.length).to.be.above(0)
    expect(slots.every((slot) => !slot.available && slot.useEnquiryFallback)).to.equal(true)
  })

  it('"a shaky line" loses every second response', async () => {
    const shaky = scene('a shaky line')
    const ask = () => shaky(...get('venues/getbyid/cork')).then(({ status }) => status, String)
    const lost = 'TypeError: Failed to fetch'
    expect([await ask(), await ask(), await ask(), await ask()]).to.deep.equal([lost, 200, lost, 200])
  })

  it('are independent of each other', async () => {
    const lost = () =>
      scene('answer lost after the create')('https://a.example/api/bookings/create', { method: 'POST' })
    for (const answer of [lost(), lost()])
      expect(await answer.then(() => 'came', String)).to.match(/Failed to fetch/)
  })

  for (const when of ['before', 'after'] as const) {
    it(`reject a call that is aborted ${when} it was sent, with its reason`, async () => {
      const stop = new AbortController()
      if (when === 'before') stop.abort('enough')
      const over = { 'GET /api/venues/getbyid/*': hangs }
      const call = scene('a free evening', over)(...get('venues/getbyid/cork', { signal: stop.signal }))
      if (when === 'after') stop.abort('enough')
      expect(await call.then(() => 'came', String)).to.equal('enough')
    })
  }

  it('report a call without a response', async () => {
    const call = scene('a free evening')(...get('vouchers/7'))
    expect(await call.then(() => 'came', String)).to.match(/no answer for GET \/api\/vouchers\/7/)
  })
})

const slot = { venueId: 'cork', date: '2026-12-05', time: '19:30', guests: 2 }

const calls: Record<string, (api: Calls) => Promise<unknown>> = {
  searchVenues: (api) => api.searchVenues('cork'),
  searchNearby: (api) => api.searchNearby('cork'),
  getVenue: (api) => api.getVenue('cork'),
  getSessions: (api) => api.getSessions(slot),
  searchAvailability: (api) => api.searchAvailability(slot),
  searchMenus: (api) => api.searchMenus(slot),
  getClientToken: (api) => api.getClientToken(),
  createBooking: (api) => api.createBooking({ paymentNonce: null }),
  createEnquiry: (api) => api.createEnquiry({}),
}
const checks = ['searchAvailability']
const creates = ['createBooking', 'createEnquiry']

/** Those whose answers never come, or come too late for a test. */
const timeless: readonly SceneName[] = ['slow', 'never answered', 'a shaky line', 'offline']

/** The responses of a scene that the client refuses, and why. */
const failing: Partial<Record<SceneName, Record<string, string>>> = {
  'a group': { createBooking: 'status' },
  '400 with fields': Object.fromEntries(creates.map((call) => [call, 'status'])),
  '500': Object.fromEntries(creates.map((call) => [call, 'status'])),
  'answer lost after the create': Object.fromEntries(creates.map((call) => [call, 'unanswered'])),
  'the times fail': { getSessions: 'malformed' },
  'the check fails': Object.fromEntries(checks.map((call) => [call, 'status'])),
  'a captive portal': Object.fromEntries(Object.keys(calls).map((call) => [call, 'malformed'])),
}

describe('A scene in the widget', () => {
  for (const { name } of scenes.filter((one) => !timeless.includes(one.name))) {
    it(`"${name}" answers by the contract in all nine bodies, except for its subject`, async () => {
      const { api } = clientOf(name)
      const wrong: Record<string, string> = {}
      const tries = Object.entries(calls).map(([call, send]) =>
        send(api).catch((error: ApiError) => void (wrong[call] = error.failure)),
      )
      await Promise.all(tries)
      expect(wrong).to.deep.equal(failing[name] ?? {})
    })
  }
})
