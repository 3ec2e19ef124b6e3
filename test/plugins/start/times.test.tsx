import { expect } from 'chai'
import start from '../../../plugins/start'
import { slotPause } from '../../../plugins/start/times'
import { atSlot } from '../../kit/booking'
import { renderPlugins } from '../../kit/diner'
import { sessionsBody, slotBody, venue } from '../../kit/fixtures'
import { status } from '../../kit/network'
import { enquiry, party, table } from '../../kit/stand-ins'

const slots = [slotBody(845), slotBody(900), slotBody(915), slotBody(2000, false, true)]

describe('start: 48 hours for parties', () => {
  // It is Friday 20 November 2026, 9:00 in Dublin.
  const plugins = [start, table, enquiry, party]

  const first = { venue: venue(), journey: 'KidsPartyEnquiry', adults: 1, children: 8 }
  const answers = { 'GET /api/sessions/availability/*': sessionsBody(slots) }

  it('party.48-hours: days before now + 48 h are disabled', async () => {
    const diner = await renderPlugins({ plugins, first })
    await diner.presses(/^Date/)
    await diner.finds('button', 'Sunday 22 November 2026')
    expect(diner.isEnabled('button', 'Saturday 21 November 2026')).to.be.false
    expect(diner.isEnabled('button', 'Sunday 22 November 2026')).to.be.true
  })

  it('party.48-hours-times: on the first open day so are the times before it', async () => {
    const diner = await renderPlugins({ plugins, first: { ...first, date: '2026-11-22' }, answers })
    await diner.selects('Hour', '09')
    expect(diner.offers('Hour')).to.deep.equal(['–', '09', '20'])
    expect(diner.offers('Minute')).to.deep.equal(['–', '00', '15'])
  })

  it('party.48-hours-times: on the day after it all times are there', async () => {
    const diner = await renderPlugins({ plugins, first: { ...first, date: '2026-11-23' }, answers })
    await diner.finds('option', '20')
    expect(diner.offers('Hour')).to.deep.equal(['–', '08', '09', '20'])
  })

  it('brand.time-zone: by the restaurant’s clock where the brand names a zone', async () => {
    const brand = { timeZone: 'America/New_York' }
    const diner = await renderPlugins({ plugins, first: { ...first, date: '2026-11-22' }, answers, brand })
    await diner.finds('option', '20')
    expect(diner.offers('Hour')).to.deep.equal(['–', '08', '09', '20'])
  })

  it('party.48-hours: a day chosen before the party is cleared where it is too soon', async () => {
    const early = { venue: venue(), date: '2026-11-21' }
    const diner = await renderPlugins({ plugins, first: early })
    await diner.presses('Kids Pizza Making Party Enquiry')
    expect(diner.kernel.facts.date).to.equal(null)
  })

  it('party.48-hours: one that is far enough ahead is kept', async () => {
    const diner = await renderPlugins({ plugins, first: { venue: venue(), date: '2026-11-22' } })
    await diner.presses('Kids Pizza Making Party Enquiry')
    expect(diner.kernel.facts.date).to.equal('2026-11-22')
  })

  it('brand.time-zone: by the restaurant’s clock it may be far enough ahead', async () => {
    // There it is Thursday, 22:00.
    const brand = { timeZone: 'Pacific/Pago_Pago' }
    const diner = await renderPlugins({ plugins, first: { venue: venue(), date: '2026-11-21' }, brand })
    await diner.presses('Kids Pizza Making Party Enquiry')
    expect(diner.kernel.facts.date).to.equal('2026-11-21')
  })

  it('date.closure: a slot that is confirmed stays, though its day has come too near', async () => {
    const late = { ...first, date: '2026-11-21', time: '20:00', confirmed: true }
    const diner = await renderPlugins({ plugins, first: late })
    await diner.finds('heading', 'Your Enquiry Details')
    expect(diner.kernel.facts).to.include({ date: '2026-11-21', time: '20:00' })
  })

  it('party.48-hours: a table may be booked for today', async () => {
    const booking = { venue: venue(), journey: 'Booking', date: '2026-11-20' }
    const diner = await renderPlugins({ plugins, first: booking, answers })
    await diner.finds('option', '09')
    // Those before it have passed.
    expect(diner.offers('Hour')).to.deep.equal(['–', '09'])
  })

  it('time.slots: a party may choose a slot that only takes enquiries', async () => {
    const diner = await renderPlugins({ plugins, first: { ...first, date: '2026-11-25' }, answers })
    await diner.finds('option', '20')
    expect(diner.offers('Hour')).to.include('20')
  })
})

const sessions = 'GET /api/sessions/availability/*'

/** Cork on another day and for another number of guests, at the first times of which 19:30 was chosen. */
const dayOf = (...slots: readonly ReturnType<typeof slotBody>[]) => ({
  plugins: [start, table],
  first: atSlot,
  answers: { [sessions]: sessionsBody([...slots]) },
})

const another = { date: '2026-11-29' }

describe('start: the same time again', () => {
  for (const [what, patch] of [
    ['another day', another],
    ['another number of guests', { adults: 4 }],
  ] as const) {
    it(`time.same-again: the same time again: it is selected for ${what} that has it free`, async () => {
      const diner = await renderPlugins(dayOf(slotBody(1900), slotBody(1930)))
      await diner.sees(() => diner.kernel.choices.set(patch))
      await diner.waits()
      expect(diner.kernel.facts.time).to.equal('19:30')
    })
  }

  it('time.same-again: the same time again: where it is not free, the nearest two are offered', async () => {
    const diner = await renderPlugins(
      dayOf(slotBody(1700), slotBody(1915), slotBody(1930, false), slotBody(2000), slotBody(2100)),
    )
    await diner.sees(() => diner.kernel.choices.set(another))
    await diner.waits()
    await diner.waits()
    expect(diner.kernel.facts.time).to.equal(null)
    expect(diner.reads()).to.include("19:30 isn't free. Try 19:15 or 20:00")
    await diner.presses('20:00')
    await diner.waits(1)
    expect(document.activeElement).to.equal(diner.gets('button', 'Continue'))
    expect(diner.kernel.facts.time).to.equal('20:00')
    expect(diner.reads()).to.not.include("19:30 isn't free")
  })

  it('the same time again: a day without that time offers the nearest', async () => {
    const diner = await renderPlugins(dayOf(slotBody(1900)))
    await diner.sees(() => diner.kernel.choices.set(another))
    await diner.waits()
    await diner.waits()
    expect(diner.reads()).to.include("19:30 isn't free. Try 19:00")
  })

  it('the same time again: on a full day it is not chosen', async () => {
    const diner = await renderPlugins(dayOf(slotBody(1900, false), slotBody(1930, false)))
    await diner.sees(() => diner.kernel.choices.set(another))
    await diner.waits()
    await diner.waits()
    expect(diner.kernel.facts.time).to.equal(null)
    expect(diner.reads()).to.include('Fully booked online on this day. Choose a time')
  })

  it('time.same-again: the same time again: a time that the diner took back is not chosen again', async () => {
    const diner = await renderPlugins(dayOf(slotBody(1930)))
    await diner.selects('Hour', '–')
    await diner.sees(() => diner.kernel.choices.set(another))
    await diner.waits()
    expect(diner.kernel.facts.time).to.equal(null)
  })

  it('banner.errors: that the times did not load goes once they are requested again', async () => {
    const sessions = 'GET /api/sessions/availability/*'
    const first = { venue: venue(), date: '2026-11-28', journey: 'Booking' }
    const diner = await renderPlugins({
      plugins: [start, table],
      first,
      answers: { [sessions]: status(404) },
    })
    expect(diner.has('alert')).to.be.true
    expect(diner.kernel.facts.sessionsFailed).to.be.true
    diner.network.answer(sessions, sessionsBody([slotBody(1900)]))
    await diner.sees(() => diner.kernel.setFacts({ sessionsFailed: false }))
    expect(diner.has('alert')).to.be.false
    await diner.selects('Hour', '19')
    expect(diner.kernel.facts.time).to.equal('19:00')
  })

  it('another restaurant or journey begins without a time', async () => {
    const diner = await renderPlugins(dayOf(slotBody(1930)))
    await diner.sees(() =>
      diner.kernel.choices.set({ venue: { ...diner.kernel.facts.venue!, id: 'galway' } }),
    )
    await diner.waits()
    expect(diner.kernel.facts.time).to.equal(null)
  })
})

describe("start: the host's preferred time", () => {
  const plugins = [start, table]
  const first = { ...atSlot, time: null }

  const answers = {
    'GET /api/sessions/availability/*': sessionsBody([slotBody(1915), slotBody(1930), slotBody(2000)]),
  }

  it('prefill: it is chosen once the restaurant offers it, and reported as a slot', async () => {
    const diner = await renderPlugins({ plugins, first, answers, prefill: { time: '19:30' } })
    await diner.finds('option', '30')
    expect(diner.kernel.facts.time).to.equal('19:30')
    await diner.waits(slotPause)
    expect(diner.events.filter(({ name }) => name === 'slot')).to.have.lengthOf(1)
  })

  it('prefill: one that is not offered chooses nothing, and stays preferred on another day', async () => {
    const diner = await renderPlugins({ plugins, first, answers, prefill: { time: '21:00' } })
    await diner.finds('option', '20')
    expect(diner.kernel.facts.time).to.equal(null)
    diner.network.answer('GET /api/sessions/availability/*', sessionsBody([slotBody(2100)]))
    await diner.sees(() => diner.kernel.choices.set({ date: '2026-11-29' }))
    expect(diner.kernel.facts.time).to.equal('21:00')
  })

  it('prefill: one that is set later is chosen from the times that have loaded', async () => {
    const diner = await renderPlugins({ plugins, first, answers })
    await diner.selects('Hour', '19')
    await diner.sees(() => diner.kernel.choices.prefill({ time: '20:00' }))
    expect(diner.kernel.facts.time).to.equal('20:00')
  })

  it('prefill: the diner’s own time takes precedence over it, on another day too', async () => {
    const diner = await renderPlugins({ plugins, first, answers, prefill: { time: '19:30' } })
    await diner.selects('Hour', '20')
    await diner.sees(() => diner.kernel.choices.set({ date: '2026-11-29' }))
    await diner.waits()
    expect(diner.kernel.facts.time).to.equal('20:00')
  })

  it('prefill: it takes precedence over one that is not offered, on a day that offers it too', async () => {
    const diner = await renderPlugins({ plugins, first, answers, prefill: { time: '21:00' } })
    await diner.selects('Hour', '20')
    diner.network.answer('GET /api/sessions/availability/*', sessionsBody([slotBody(2100)]))
    await diner.sees(() => diner.kernel.choices.set({ date: '2026-11-29' }))
    expect(diner.kernel.facts.time).to.equal(null)
  })
})
