import { expect } from 'chai'
import { definePlugin } from 'tavola'
import type { Load } from '../../../src/contract/plugin'
import start from '../../../plugins/start'
import { slotPause } from '../../../plugins/start/check/times'
import { atDetails, atSlot } from '../../kit/booking'
import { renderPlugins, type Diner } from '../../kit/diner'
import { sessionsBody, slotBody, venue } from '../../kit/fixtures'
import { hangs, status } from '../../kit/network'
import { enquiry, party, table } from '../../kit/stand-ins'

const sessions = 'GET /api/sessions/availability/*'
const plugins = [start, table]
const another = { date: '2026-11-29' }
const noTime = { time: null }

/** At 19:30 on Saturday 28 November in Cork, whose days have these times. */
const render = (
  slots = [slotBody(1200), slotBody(1900), slotBody(1930)],
  first: object = {},
  options: object = {},
) =>
  renderPlugins({
    plugins,
    first: { ...atSlot, ...first },
    answers: { [sessions]: sessionsBody(slots) },
    ...options,
  })

/** A choice that the page makes, and the times that follow. */
async function chooses(diner: Diner, choice: object) {
  await diner.sees(() => diner.kernel.choices.set(choice))
  await diner.waits()
  await diner.waits()
}

describe('start: a day that is chosen', () => {
  it('date.no-time: takes the time of the day before away, and asks for its own times, once', async () => {
    const diner = await render(undefined, { adults: 3 })
    diner.network.answer(sessions, hangs)
    await diner.presses(/^Date/)
    await diner.presses('Sunday 29 November 2026')
    expect(diner.kernel.facts).to.include({ date: '2026-11-29', time: null })
    expect(diner.offers('Hour')).to.deep.equal(['–'])
    expect(diner.network.sent(sessions).map(({ path }) => path)).to.deep.equal([
      '/api/sessions/availability/cork/2026-11-28/3/true',
      '/api/sessions/availability/cork/2026-11-29/3/true',
    ])
  })

  const general = definePlugin({ ...enquiry, journey: { ...enquiry.journey!, direct: true } })
  for (const [what, first, time] of [
    ['continue.checks: its times are not requested again once one is confirmed', atDetails, '19:30'],
    ['general-enquiry.optional: the day of one has none', { ...noTime, journey: 'Enquiry' }, null],
  ] as const)
    it(what, async () => {
      const diner = await render([], first, { plugins: [...plugins, general] })
      expect([diner.network.sent(sessions), diner.kernel.facts.time]).to.deep.equal([[], time])
    })

  it('banner.errors: that the times did not load goes once they are requested again', async () => {
    const diner = await render([], noTime, { answers: { [sessions]: status(404) } })
    const query = diner.kernel.queries.value.sessions!
    expect([diner.has('alert'), query.state]).to.deep.equal([true, 'failed'])
    diner.network.answer(sessions, sessionsBody([slotBody(1900)]))
    await diner.sees(query.retry)
    expect(diner.has('alert')).to.be.false
    await diner.selects('Hour', '19')
    expect(diner.kernel.facts.time).to.equal('19:00')
  })
})

describe('start: 48 hours for parties', () => {
  // It is Friday 20 November 2026, 9:00 in Dublin.
  const withParty = { plugins: [...plugins, enquiry, party] }
  const atParty = { ...noTime, journey: 'KidsPartyEnquiry', adults: 1, children: 8 }
  const slots = [slotBody(845), slotBody(900), slotBody(915), slotBody(2000, false, true)]

  for (const [what, first, timeZone, hours] of [
    ['on the first open day all before it', { date: '2026-11-22' }, undefined, ['09', '20']],
    ["by the restaurant's clock none", { date: '2026-11-22' }, 'America/New_York', ['08', '09', '20']],
    ['for a table of today only the past', { date: '2026-11-20', journey: 'Booking' }, undefined, ['09']],
  ] as const)
    it(`party.48-hours-times, time.slots, brand.time-zone: left out are ${what}`, async () => {
      const options = { ...withParty, ...(timeZone && { brand: { timeZone } }) }
      const diner = await render(slots, { ...atParty, ...first }, options)
      expect(diner.offers('Hour')).to.deep.equal(['–', ...hours])
      await diner.selects('Hour', '09')
      expect(diner.offers('Minute')).to.deep.equal(['–', '00', '15'])
    })

  for (const [what, date, timeZone, kept] of [
    ['cleared where it is too soon', '2026-11-21', undefined, null],
    ['kept where it is far enough ahead', '2026-11-22', undefined, '2026-11-22'],
    // There it is Thursday, 22:00.
    ["kept where it is by the restaurant's clock", '2026-11-21', 'Pacific/Pago_Pago', '2026-11-21'],
  ] as const)
    it(`party.48-hours: a day chosen before the party is ${what}`, async () => {
      const options = { ...withParty, ...(timeZone && { brand: { timeZone } }) }
      const diner = await render(slots, { ...noTime, date }, options)
      await diner.presses('Kids Pizza Making Party Enquiry')
      expect(diner.kernel.facts.date).to.equal(kept)
    })

  it('date.closure: a slot that is confirmed stays, though its day has come too near', async () => {
    const late = { ...atParty, date: '2026-11-21', time: '20:00', confirmed: true }
    const diner = await render(slots, late, withParty)
    await diner.finds('heading', 'Your Enquiry Details')
    expect(diner.kernel.facts).to.include({ date: '2026-11-21', time: '20:00' })
  })
})

describe('start: the same time again', () => {
  const [full, free] = [slotBody(1930, false), slotBody(1930)]
  for (const [what, slots, change, time, note] of [
    ['is selected for another day that has it free', [free], another, '19:30', ''],
    ['is selected for another number of guests that has it free', [free], { adults: 4 }, '19:30', ''],
    [
      'is offered, and not chosen, where it is full',
      [slotBody(1915), full],
      another,
      null,
      "19:30 isn't free. Try 19:15",
    ],
    ['is not that of another restaurant', [free], { venue: venue({ id: 'galway' }) }, null, ''],
  ] as const)
    it(`time.same-again: it ${what}`, async () => {
      const diner = await render([...slots])
      await chooses(diner, change)
      expect(diner.kernel.facts.time).to.equal(time)
      expect(diner.reads()).to.include(note)
    })

  it('time.same-again: an offered time is chosen by a press, and the focus is on Continue', async () => {
    const diner = await render([slotBody(1915), full, slotBody(2000)])
    await chooses(diner, another)
    await diner.presses('20:00')
    await diner.waits(1)
    expect(document.activeElement).to.equal(diner.gets('button', 'Continue'))
    expect(diner.kernel.facts.time).to.equal('20:00')
    expect(diner.reads()).to.not.include("19:30 isn't free")
  })

  it('time.same-again: a time that the diner took back is not chosen again', async () => {
    const diner = await render([free])
    await diner.selects('Hour', '–')
    await chooses(diner, another)
    expect(diner.kernel.facts.time).to.equal(null)
  })
})

describe("start: the host's preferred time", () => {
  const slots = [slotBody(1915), slotBody(1930), slotBody(2000)]

  /** The host prefers a time, the diner may choose an hour, and then another day that has only the last one. */
  for (const [what, wished, first, hour, only, then] of [
    ['is chosen once it is offered', '19:30', '19:30', null, null, null],
    [
      'that is not offered chooses nothing, and stays preferred on another day',
      '21:00',
      null,
      null,
      2100,
      '21:00',
    ],
    ["gives way to the diner's own, on another day too", '19:30', '19:30', '20', 2000, '20:00'],
    ["gives way to the diner's own, on a day that offers it too", '21:00', null, '20', 2100, null],
  ] as const)
    it(`prefill: one that ${what}`, async () => {
      const diner = await render(slots, noTime, { prefill: { time: wished } })
      expect(diner.kernel.facts.time).to.equal(first)
      if (hour) await diner.selects('Hour', hour)
      if (!only) return
      diner.network.answer(sessions, sessionsBody([slotBody(only)]))
      await chooses(diner, another)
      expect(diner.kernel.facts.time).to.equal(then)
    })

  it('prefill: one that is set later is chosen from the times that have loaded', async () => {
    const diner = await render(slots, noTime)
    await diner.selects('Hour', '19')
    await diner.sees(() => diner.kernel.choices.prefill({ time: '20:00' }))
    expect(diner.kernel.facts.time).to.equal('20:00')
  })
})

describe('start: the slot that the host hears of', () => {
  const slots = ({ events }: Diner) =>
    events.flatMap(({ name, detail }) => (name === 'slot' ? [(detail as { time: string }).time] : []))

  it('event.dom, prefill: the preferred time that is chosen', async () => {
    const diner = await render(undefined, noTime, { prefill: { time: '19:30' } })
    await diner.waits(slotPause)
    expect(slots(diner)).to.deep.equal(['19:30'])
  })

  it('event.dom: a slot that is taken back and chosen again is reported again', async () => {
    const diner = await render([slotBody(1900)], noTime)
    for (const hour of ['19', '–', '19']) {
      await diner.selects('Hour', hour)
      await diner.waits(slotPause)
    }
    expect(slots(diner)).to.deep.equal(['19:00', '19:00'])
  })

  for (const [what, first, time] of [
    ['that the page comes with', {}, null],
    ['that is confirmed already', { confirmed: true }, null],
    ['without a day', { date: null, time: null }, '19:00'],
    ['without a restaurant', { venue: null, time: null }, '19:00'],
  ] as const)
    it(`event.dom: a time ${what} is not reported`, async () => {
      const diner = await render(undefined, first)
      if (time) await diner.sees(() => diner.kernel.setFacts({ time }))
      await diner.waits(slotPause)
      expect([slots(diner), diner.faults]).to.deep.equal([[], []])
    })

  it('event.dom: one that is chosen at once is reported, though what reports it comes after it', async () => {
    const [{ load }] = start.parts! as readonly [{ load: Load }]
    const late = definePlugin({ ...start, parts: [{ load: () => load() }] })
    const { venue, date, time } = atSlot
    const nothing = { venue: null, date: null, time: null }
    const diner = await render(undefined, nothing, { plugins: [late, table] })
    await diner.sees(() => diner.kernel.choices.set({ venue, date, time }))
    await diner.waits(slotPause)
    expect(slots(diner)).to.deep.equal(['19:30'])
  })

  it('event.dom: other guests, another day and another restaurant are another slot', async () => {
    const diner = await render()
    for (const change of [{ adults: 4 }, another, { ...another, venue: venue({ id: 'cobh' }) }]) {
      await diner.sees(() => diner.kernel.choices.set({ ...change, time: '19:30' }))
      await diner.waits(slotPause)
    }
    expect(slots(diner)).to.deep.equal(['19:30', '19:30', '19:30'])
  })
})
