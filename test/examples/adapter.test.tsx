import { expect } from 'chai'
import { createChainServer } from '../../examples/adapter/back-end/chain-server'
import { createChainAdapter } from '../../examples/adapter'
import { instantOf, localTime } from '../../examples/adapter/local-time'
import booking from '../../plugins/booking'
import crossSell from '../../plugins/cross-sell'
import enquiry from '../../plugins/enquiry'
import start from '../../plugins/start'
import type { Customer } from '../../src/contract/facts'
import type { SeenRequest } from '../../src/scenes'
import { anna, atComplete } from '../kit/booking'
import { friday, renderPlugins } from '../kit/diner'
import { venue } from '../kit/fixtures'
import type { TestKernelOptions } from '../kit/kernel'

const timeZone = 'Europe/Dublin'
const now = () => friday.getTime()

/** A diner of the chain, whose server is in memory, and whose widget asks by way of the adapter. */
async function attends(first: TestKernelOptions['first'] = {}) {
  const server = createChainServer(timeZone, now)
  const adapter = createChainAdapter({ root: 'https://chain.example/v2', timeZone, now, fetch: server.fetch })
  const ask = ({ method, path, headers, body, signal }: SeenRequest) =>
    adapter(`https://tavola.invalid${path}`, {
      method,
      headers,
      signal,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const diner = await renderPlugins({
    plugins: [start, booking, enquiry, crossSell],
    brand: { journeys: ['Booking'], idempotencyHeader: 'Idempotency-Key', timeZone },
    answers: { 'GET *': ask, 'POST *': ask },
    first,
  })
  const asked = (start: string) => server.requests.filter((request) => request.startsWith(start))
  return { ...diner, server, asked }
}
type Guest = Awaited<ReturnType<typeof attends>>

/** Sends a booking with all details typed; by them the server decides. */
async function sendsAs(details: Partial<Customer>): Promise<Guest> {
  const diner = await attends({
    ...atComplete,
    venue: venue({ id: 4711 }),
    customer: { ...anna, ...details },
  })
  await diner.presses('Complete Booking')
  return diner
}

/** Waits until it is there: the key of an intention is made beside the event loop. */
async function comes(diner: Guest, role: string, name?: string): Promise<HTMLElement> {
  while (!diner.has(role, name)) await diner.waits(50)
  return diner.gets(role, name)
}

describe('example: an adapter to a back end of another shape', () => {
  it('a whole booking goes through it, in the restaurant’s own time', async () => {
    const diner = await attends()
    await diner.choosesRestaurant('nord', /Nord am Canal/)
    await diner.choosesDay('Friday 27 November 2026')
    await diner.choosesDay('Saturday 28 November 2026')
    await diner.selects('Hour', '19')
    await diner.selects('Minute', '30')
    await diner.presses('Continue')
    await diner.confirmsDetails()
    await diner.presses('Complete Booking')
    await comes(diner, 'heading', 'Booking Confirmed')
    expect(diner.reads()).to.match(/N-[\dA-F]{4}/)
    const [reservation] = diner.server.reservations.values()
    expect(reservation).to.include({ startsAt: '2026-11-28T19:30:00.000Z', locationId: 4711 })
    expect(diner.asked('GET /v2/locations/4711/slots'), 'one request for a week').to.have.length(1)
    expect(diner.faults).to.deep.equal([])
  })

  it('a code of a 422 becomes a sentence for the diner, and nothing is booked', async () => {
    const diner = await sendsAs({ telephoneNumber: '020 7777 7777' })
    expect((await comes(diner, 'alert')).textContent).to.include(
      'We cannot call this number. Please enter another one.',
    )
    expect(diner.server.reservations.size).to.equal(0)
  })

  it('a lost response is an unknown outcome, and sending it again gives the same reservation', async () => {
    const diner = await sendsAs({ email: 'anna@lost.example' })
    expect((await comes(diner, 'alert')).textContent).to.match(/may have gone through|may have reached/i)
    await diner.presses('Send again')
    await comes(diner, 'heading', 'Booking Confirmed')
    expect(diner.asked('PUT')).to.have.length(2)
    expect(new Set(diner.asked('PUT')).size).to.equal(1)
    expect(diner.server.reservations.size).to.equal(1)
  })

  it('a reservation accepted with a 202 is confirmed once the server says so', async () => {
    const diner = await sendsAs({ email: 'anna@later.example' })
    await comes(diner, 'heading', 'Booking Confirmed')
    expect(diner.asked('GET /v2/reservations/')).to.have.length(2)
  })
})

describe('example: the time of a restaurant', () => {
  for (const [date, time, instant] of [
    ['2026-11-28', '19:30', '2026-11-28T19:30:00.000Z'],
    ['2026-06-20', '19:30', '2026-06-20T18:30:00.000Z'],
    // The clocks of Dublin change at one in the morning on these two days.
    ['2026-03-29', '00:30', '2026-03-29T00:30:00.000Z'],
    ['2026-03-29', '12:00', '2026-03-29T11:00:00.000Z'],
    ['2026-10-25', '00:30', '2026-10-24T23:30:00.000Z'],
    ['2026-10-25', '12:00', '2026-10-25T12:00:00.000Z'],
  ] as const)
    it(`${date} ${time} in Dublin is ${instant}, and back`, () => {
      expect(instantOf({ date, time }, timeZone)).to.equal(instant)
      expect(localTime(instant, timeZone)).to.deep.equal({ date, time })
    })
})
