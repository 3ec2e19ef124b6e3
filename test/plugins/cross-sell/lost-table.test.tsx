import { expect } from 'chai'
import { definePlugin } from 'tavola'
import crossSell from '../../../plugins/cross-sell'
import { tableJourney } from '../../../src/testing/table-journey'
import { anna, atComplete } from '../../kit/booking'
import { renderPlugins, type Diner } from '../../kit/diner'
import { bookingBody, sessionsBody, slotBody } from '../../kit/fixtures'
import { hangs, status, type Answer } from '../../kit/network'

const create = 'POST /api/bookings/create'
const sessions = 'GET /api/sessions/availability/*'
const plugins = [tableJourney, crossSell]
const idempotent = { idempotencyHeader: 'Idempotency-Key' }
const taken = 'This table has just been taken.'
const elsewhere = 'See other days and restaurants'
/** Of a free evening. */
const nearest = ['19:00', '12:15', '12:00']

/** A diner whose booking for 19:30 is refused. */
async function isRefused(refusal: Answer, over: Partial<Parameters<typeof renderPlugins>[0]> = {}) {
  const answers = { [create]: refusal, ...over.answers }
  const diner = await renderPlugins({ plugins, first: atComplete, ...over, answers })
  await diner.presses('Complete Booking')
  // A key has a digest, which no clock moves.
  await diner.finds('alert')
  return diner
}

function offered(diner: Diner): string[] {
  const name = "19:30 isn't available any more. Nearest times:"
  const times = diner.has('group', name) ? diner.gets('group', name).children : []
  return [...times].map(({ textContent }) => textContent)
}

describe('cross-sell: a time that the back end refuses', () => {
  for (const [what, refusal, offers] of [
    ['a 409', status(409, { code: 'conflict' }), 'times'],
    ['a 400 that names the time', status(400, { time: [taken] }), 'times'],
    ['a 400 that names a path to it', status(400, { errors: { '$.booking.Time': ['gone_9'] } }), 'times'],
    ['a record that names it', status(400, [{ field: 'timeSlot', message: taken }]), 'times'],
    ['the code table-gone', status(400, { code: 'table-gone' }), 'times'],
    ['a code with a 422', status(422, { code: 'SLOT_TAKEN' }), 'times'],
    ['a 400 that names the day', status(400, { date: ['We are closed.'] }), 'days'],
    ['a 400 that names the email', status(400, { email: [taken] }), 'nothing'],
    ['another code', status(422, { code: 'timeless' }), 'nothing'],
    ['a 404', status(404), 'nothing'],
    ['a 503', status(503, { code: 'table-gone' }), 'nothing'],
  ] as const)
    it(`submit.time-refused: to ${what} it offers ${offers}`, async () => {
      const diner = await isRefused(refusal)
      expect(diner.has('button', elsewhere)).to.equal(offers !== 'nothing')
      expect(offered(diner)).to.deep.equal(offers === 'times' ? nearest : [])
      expect(diner.network.sent(sessions)).to.have.length(offers === 'times' ? 1 : 0)
    })

  it('time.nearest: at most nine are offered, the nearest first, without full ones and the refused one', async () => {
    const slots = [1200, 1700, 1730, 1800, 1815, 1830, 1900, 1915, 1930, 2000, 2030, 2100]
    const free = slots.map((time) => slotBody(time))
    const answers = { [sessions]: sessionsBody([...free, slotBody(1945, false)]) }
    const diner = await isRefused(status(409), { answers })
    expect(offered(diner).join()).to.equal('19:15,19:00,20:00,18:30,20:30,18:15,18:00,21:00,17:30')
    expect(diner.heard.join()).to.include("19:30 isn't available any more. Nearest times: 19:15, 19:00")
  })

  it('a press takes another time with the details kept, and the next press sends it, under a new key', async () => {
    const diner = await isRefused(status(400, { time: [taken] }), { brand: idempotent })
    await diner.presses('19:00')
    expect(diner.has('alert') || diner.has('button', elsewhere)).to.be.false
    expect(document.activeElement).to.equal(diner.gets('button', 'Complete Booking'))
    expect(diner.heard.at(-1)).to.equal('19:00 selected. Nothing is booked yet.')
    expect(diner.reads()).to.include('Booking on Saturday 28 November at 19:00').and.include(anna.email)
    const slot = { venueId: 'cork', date: '2026-11-28', time: '19:00', guests: 2 }
    expect(diner.events).to.deep.include({ name: 'slot', detail: slot })
    expect(diner.network.sent(create)).to.have.length(1)
    diner.network.answer(create, bookingBody())
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    const [before, after] = diner.network.sent(create)
    expect(after!.body).to.deep.equal({ ...(before!.body as object), time: '1900' })
    expect(after!.headers.get('idempotency-key')).to.not.equal(before!.headers.get('idempotency-key'))
  })

  it('after OK the times are at the top of the step; a press leaves the focus there, and Back its time', async () => {
    const diner = await isRefused(status(409))
    await diner.presses('OK')
    expect(offered(diner)).to.deep.equal(nearest)
    expect(diner.network.sent(sessions)).to.have.length(1)
    await diner.presses('12:15')
    expect(document.activeElement?.textContent).to.equal('Your Details')
    expect(diner.kernel.facts).to.include({ time: '12:15', confirmed: true, detailsConfirmed: true })
    await diner.presses('Back')
    expect(diner.kernel.facts).to.include({ time: '12:15', confirmed: false })
  })

  for (const [what, answer, text] of [
    ['a day without another time', sessionsBody([slotBody(1930)]), 'nor is any other time on this day.'],
    ['an availability that fails', status(404), "We couldn't load other times."],
  ] as const)
    it(`${what} leads to other days and restaurants in one press, with the details kept`, async () => {
      const diner = await isRefused(status(409), { answers: { [sessions]: answer } })
      expect(diner.reads()).to.include(text)
      expect(diner.heard.join()).to.include(text)
      await diner.presses(elsewhere)
      await diner.finds('heading', 'Your table')
      expect(diner.has('alert')).to.be.false
      const { customer, date } = atComplete
      expect(diner.kernel.facts).to.deep.include({ customer, date, time: null, confirmed: false })
    })

  it('an availability that failed is asked again by a press, and the same time can be sent again', async () => {
    const diner = await isRefused(status(409), { answers: { [sessions]: status(404) } })
    diner.network.answer(sessions, sessionsBody())
    await diner.presses('Try again')
    expect(offered(diner)).to.deep.equal(nearest)
    diner.network.answer(create, bookingBody())
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
  })

  it('a late answer changes nothing after the diner has gone on', async () => {
    const diner = await isRefused(status(409), { answers: { [sessions]: hangs } })
    expect(diner.reads()).to.include('Finding other times…')
    await diner.presses(elsewhere)
    await diner.waits(10_000)
    expect(diner.has('button', elsewhere)).to.be.false
    expect(diner.kernel.facts.sessions).to.equal(null)
  })

  it('submit.repeat-refused: a 409 to a repeated POST is an unknown outcome, and offers nothing', async () => {
    const diner = await isRefused(status(503), { brand: idempotent })
    diner.network.answer(create, status(409))
    await diner.presses('Send again')
    await diner.finds('button', 'Send again')
    expect(diner.network.sent(create)).to.have.length(2)
    expect(diner.has('button', elsewhere)).to.be.false
  })

  it('submit.time-refused: so does the refusal of another outcome, such as a party’s', async () => {
    const party = definePlugin({
      ...tableJourney,
      id: 'party',
      journey: { ...tableJourney.journey!, name: 'Party', outcome: 'party' },
      outcome: { ...tableJourney.outcome!, id: 'party' },
    })
    const first = { ...atComplete, journey: 'Party' }
    const diner = await isRefused(status(409), { plugins: [party, crossSell], first })
    await diner.presses('19:00')
    expect(diner.kernel.facts).to.include({ time: '19:00', detailsConfirmed: true, journey: 'Party' })
  })
})
