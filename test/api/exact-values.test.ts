import { expect } from 'chai'
import { createApi } from '../../src/api/client'
import { sessionsBody } from '../kit/fixtures'
import { baseUrl, status } from '../kit/network'
import { apiWith, failure } from './calls'

describe('Values that are almost right', () => {
  for (const [sent, read] of Object.entries({ '1959': '19:59', '1960': null, '0x10': null, '1e3': null }))
    it(`decisions, "Answers in parts": of a text, "${sent}" is ${read ?? 'no'} time`, async () => {
      const slots = [
        { time: '1200', available: true },
        { time: sent, available: true },
      ]
      const { sessions } = await apiWith(sessionsBody(slots as never)).api.getSessions({
        venueId: 'cork',
        date: '2026-11-20',
        guests: 2,
      })
      const times = sessions[0]!.availability.map(({ time }) => time)
      expect(times).to.deep.equal(['12:00', ...(read === null ? [] : [read])])
    })

  for (const code of [7, '', 'table gone', '<b>', 'gone!', '!gone', 'x'.repeat(65)])
    it(`decisions, "Errors": the code ${JSON.stringify(code)} of a refusal is ignored`, async () => {
      const { detail } = await failure(apiWith(status(409, { code })).api.createBooking({}))
      expect(detail).to.deep.equal({ status: 409, messages: [] })
    })

  it('decisions, "Errors": the code of a refusal has letters, digits and hyphens', async () => {
    const { detail } = await failure(apiWith(status(409, { code: 'table-gone_2' })).api.createBooking({}))
    expect(detail.code).to.equal('table-gone_2')
  })

  for (const code of [300, 500, 503])
    it(`section 8, "any other answer": what a ${code} says is not read`, async () => {
      const body = { code: 'table-gone', errors: { time: 'Gone' } }
      const { detail } = await failure(apiWith(status(code, body)).api.createBooking({}))
      expect(detail).to.deep.equal({ status: code })
    })

  it('docs/plugins: a plugin’s own call whose response is not JSON has failed', async () => {
    const fetch = () => Promise.resolve(new Response('<h1>Oops</h1>'))
    const api = createApi({ baseUrl, headers: {}, fetch })
    expect((await failure(api.request('get', 'loyalty'))).failure).to.equal('malformed')
  })

  it('decisions, "Booking": a response that is followed by a retry is not left open', async () => {
    let cancelled = 0
    const fetch = () =>
      Promise.resolve(new Response(new ReadableStream({ cancel: () => void cancelled++ }), { status: 503 }))
    const api = createApi({ baseUrl, headers: {}, fetch, retries: 1 })
    await failure(api.getVenue('cork'))
    expect(cancelled).to.be.at.least(1)
  })
})
