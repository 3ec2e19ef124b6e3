import { expect } from 'chai'
import { sentId } from 'tavola/journeys'
import { sessionsBody, venueBody } from '../kit/fixtures'
import { status } from '../kit/network'
import { apiWith, failure, kindOf, slot } from './calls'

describe('Values that are almost right', () => {
  it('body.parts: a text is a time if it is four digits of one', async () => {
    const sent = ['1200', '1959', '1960', '0x10', '1e3'].map((time) => ({ time, available: true }))
    const { sessions } = await apiWith(sessionsBody(sent as never)).api.getSessions(slot)
    expect(sessions[0]!.availability.map(({ time }) => time)).to.deep.equal(['12:00', '19:59'])
  })

  for (const code of ['table-gone_2', 7, '', 'table gone', '<b>', 'gone!', '!gone', 'x'.repeat(65)])
    it(`error.machine-words: the code ${JSON.stringify(code).slice(0, 16)} is ignored`, async () => {
      const { detail } = await failure(apiWith(status(409, { code })).api.createBooking({}))
      const read = code === 'table-gone_2' ? { code } : {}
      expect(detail).to.deep.equal({ status: 409, messages: [], ...read })
    })

  for (const code of [300, 500, 503])
    it(`error.unknown: what a ${code} says is not read`, async () => {
      const body = { code: 'table-gone', errors: { time: 'Gone' } }
      const { detail } = await failure(apiWith(status(code, body)).api.createBooking({}))
      expect(detail).to.deep.equal({ status: code })
    })

  it('docs/plugins: a plugin’s own call whose response is not JSON has failed', async () => {
    expect(await kindOf(reading('<h1>Oops</h1>').request('get', 'loyalty'))).to.equal('malformed')
  })

  it('a response that is followed by a retry is not left open', async () => {
    let cancelled = 0
    const busy = () => new Response(new ReadableStream({ cancel: () => void cancelled++ }), { status: 503 })
    await failure(apiWith({}, { fetch: async () => busy(), retries: 1 }).api.getVenue('cork'))
    expect(cancelled).to.be.at.least(1)
  })
})

/** What the client reads from JSON as it is. */
const reading = (text: string) => apiWith(new Response(text)).api

describe('Ids and references above 2^53', () => {
  for (const [inJson, read] of [
    ['9007199254740993', '9007199254740993'],
    ['-9007199254740993', '-9007199254740993'],
    ['12345678901234567890123', '12345678901234567890123'],
    ['"9007199254740993"', '9007199254740993'],
    ['"12345678901234567890, or 2"', '12345678901234567890, or 2'],
    ['9007199254740991', 9007199254740991],
    ['1000000000000000', 1000000000000000],
    ['1234567890123456.5', 1234567890123456.5],
    ['7', 7],
  ] as const)
    it(`body.ids: the id ${inJson} goes back as it came`, async () => {
      const list = `[{"id" : ${inJson} ,"name":"Cork \\"7\\"","title":"A"}]`
      const { api, network } = apiWith(new Response(list))
      const [venue] = await api.searchVenues('cork')
      const [menu] = await api.searchMenus(slot)
      expect(venue!.id).to.equal(read)
      const payload = { venueId: sentId(venue!), menuId: sentId(menu!), requests: '{"$longNumber":"1"}' }
      await failure(api.createBooking(payload))
      await failure(api.getSessions({ ...slot, venueId: venue!.id }))
      const [, , create, sessions] = network.requests
      const requests = JSON.stringify(payload.requests)
      expect(create!.text).to.equal(`{"venueId":${inJson},"menuId":${inJson},"requests":${requests}}`)
      expect(sessions!.path).to.include(`/availability/${encodeURIComponent(read)}/2026`)
    })

  it('a plugin’s own call has a long number as text, and no other change', async () => {
    const sent = '{"id":9007199254740993,"points":[-12345678901234567890,7],"note":"x:12345678901234567890,"}'
    const [points, note] = [['-12345678901234567890', 7], 'x:12345678901234567890,']
    const read = { id: '9007199254740993', points, note }
    expect(await reading(sent).request('get', 'loyalty')).to.deep.equal(read)
    expect(await reading(' 9007199254740993\n').request('get', 'loyalty')).to.equal('9007199254740993')
  })

  for (const [inJson, shown] of [
    ['9007199254740993', '9007199254740993'],
    ['1000000000000000000001', '1000000000000000000001'],
    ['1e+21', '1000000000000000000000'],
    ['1.5', '1.5'],
    ['"  MB-1 "', 'MB-1'],
    ['"\u00a0\u200b\u2068MB 1\u2069\ufeff"', 'MB 1'],
    ['"   "', null],
    ['"\u200b\u2060"', null],
    ['"\\u0000\\u0000"', null],
    ['"\ufffc"', null],
  ] as const)
    it(`body.ids: the reference ${JSON.stringify(inJson)} is ${shown ?? 'none'}`, async () => {
      const booked = reading(`{"bookingReference":${inJson}}`).createBooking({})
      if (shown === null) expect(await kindOf(booked)).to.equal('malformed')
      else expect(await booked).to.include({ bookingReference: shown })
      const enquired = await reading(`{"enquiryReference":${inJson}}`).createEnquiry({})
      expect(enquired).to.deep.equal({ enquiryReference: shown })
    })
})

describe('Closures that are sent as instants', () => {
  const [london, newYork] = ['Europe/London', 'America/New_York']
  const rows: readonly (readonly [
    sent: string,
    zone: string | undefined,
    day: string,
    reported?: boolean,
  ])[] = [
    ['2026-06-19T23:00:00Z', london, '2026-06-20'],
    ['2026-01-20T00:00:00Z', london, '2026-01-20'],
    ['2026-06-19T23:00:00.0000000Z', london, '2026-06-20'],
    ['2026-06-20T00:00:00+01:00', london, '2026-06-20'],
    ['2026-06-19 22:00-0100', london, '2026-06-20'],
    ['2026-06-20T04:00:00Z', newYork, '2026-06-20'],
    ['2026-06-20T00:00:00-04', newYork, '2026-06-20'],
    ['2026-06-19T18:30:00Z', 'Asia/Kolkata', '2026-06-20'],
    // No midnight there: a midnight as it is written is that day, anything else its day at the restaurant.
    ['2026-06-20T00:00:00Z', newYork, '2026-06-20', true],
    ['2026-06-19T22:59:59Z', london, '2026-06-19', true],
    ['2026-06-19T23:30:00Z', london, '2026-06-20', true],
    ['2026-06-19T23:00:00Z', undefined, '2026-06-19', true],
    ['2026-06-20T00:00:00', london, '2026-06-20'],
    ['2026-06-20T23:00:00', undefined, '2026-06-20'],
    ['2026-06-20', undefined, '2026-06-20'],
  ]
  for (const [sent, timeZone, day, reported] of rows) {
    const says = reported ? `${day}, reported` : day
    it(`date.closure-instant: a closure at ${sent} in ${timeZone ?? 'no zone'} is ${says}`, async () => {
      const body = venueBody({ closedFrom: sent, closedTo: '2026-12-24' })
      const { api, invalid } = apiWith(body, { timeZone: () => timeZone })
      expect(await api.getVenue('cork')).to.include({ closedFrom: day, closedTo: '2026-12-24' })
      const found = invalid.flatMap(({ mismatches }) => mismatches.map(({ expected }) => expected))
      expect(found).to.deep.equal(reported ? ['midnight'] : [])
    })
  }
})
