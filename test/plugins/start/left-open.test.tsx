import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { DetailsForm } from 'tavola/controls'
import start from '../../../plugins/start'
import { anna, atComplete, atDetails, atSlot } from '../../kit/booking'
import { removeWidget, renderPlugins, type Diner } from '../../kit/diner'
import { bookingBody, sessionsBody, slotBody, venue } from '../../kit/fixtures'
import { enquiry, form, party } from '../../kit/stand-ins'

// It is Friday 20 November 2026, 9:00 in Dublin.
const today = '2026-11-20'
const passed = /The time you chose is no longer available/
const create = 'POST /api/bookings/create'
const check = 'GET /api/venues/searchavailability/*'

/** A journey of one step. */
const ask = definePlugin({
  id: 'ask',
  texts: { label: 'Ask' },
  journey: { name: 'Ask', outcome: 'booking', direct: true, defaults: { adults: 2, children: 0 } },
  steps: [{ id: 'ask', priority: 'flow', when: () => true, load: async () => ({ default: DetailsForm }) }],
})

const opens = (first: object, answers = {}, date = today) =>
  renderPlugins({
    plugins: [start, form, ask, enquiry, party],
    first: { journey: 'Booking', customer: anna, ...first, date },
    answers: {
      'GET /api/sessions/availability/*': sessionsBody([1900, 1930, 2215].map((time) => slotBody(time))),
      ...answers,
    },
  })

/** The page sleeps for so many hours. */
const sleeps = (diner: Diner, hours: number) => diner.sleeps(hours * 3_600_000)

/** The same, and the diner comes back. */
async function returns(
  diner: Diner,
  hours: number,
  target: EventTarget = document,
  event = 'visibilitychange',
) {
  sleeps(diner, hours)
  await diner.sees(() => target.dispatchEvent(new window.Event(event)))
}

describe('start: a page that is left open', () => {
  for (const [target, event] of [
    [document, 'visibilitychange'],
    [document, 'resume'],
    [window, 'pageshow'],
    [window, 'focus'],
  ] as const)
    it(`time.page-left-open: on ${event} a day that has passed is no longer chosen`, async () => {
      const diner = await opens(atSlot)
      await returns(diner, 24, target, event)
      expect(diner.kernel.facts).to.include({ date: null, time: null, wishedTime: '19:30' })
      expect(diner.reads('alert')).to.match(passed)
      await diner.presses(/^Date/)
      expect(diner.isEnabled('button', 'Friday 20 November 2026')).to.equal(false)
    })

  for (const [where, first, press] of [
    ['step 1', atSlot, 'Continue'],
    ['the details', atDetails, 'Continue'],
    ['the end', atComplete, 'Complete Booking'],
  ] as const)
    it(`time.page-left-open: at ${where} the press that would use it leads to the times`, async () => {
      const diner = await opens(first)
      sleeps(diner, 11)
      await diner.presses(press)
      expect(diner.has('heading', 'Find your table')).to.equal(true)
      expect(diner.reads('alert')).to.match(passed)
      // The nearest free times, on the same day.
      expect(diner.offers('Hour')).to.deep.equal(['–', '22'])
      expect(diner.reads()).to.match(/19:30 isn't free/)
      expect([...diner.network.sent(create), ...diner.network.sent(check)]).to.deep.equal([])
      expect(diner.kernel.facts).to.deep.include({ time: null, confirmed: false, customer: anna })
    })

  it('general-enquiry.optional: a preferred day that has passed is not sent', async () => {
    const diner = await opens({ ...atComplete, journey: 'Ask', confirmed: false, time: null })
    sleeps(diner, 24)
    await diner.presses('Complete Booking')
    expect(diner.reads('alert')).to.match(passed)
    expect(diner.network.sent(create)).to.deep.equal([])
    expect(diner.kernel.facts).to.include({ date: null, detailsConfirmed: false })
  })

  it('time.page-left-open: nothing moves before the time, or while the diner is on the page', async () => {
    const diner = await opens(atDetails)
    await returns(diner, 10)
    sleeps(diner, 1)
    await diner.sees(() => diner.gets('textbox', 'Email').focus())
    expect(diner.kernel.facts).to.include({ time: '19:30', confirmed: true })
    expect(diner.heard).to.deep.equal([])
  })

  for (const [offered, hours, time] of [
    ['stays with later tables', 11, '19:30'],
    ['ends with none that is left', 14, null],
  ] as const)
    it(`time.page-left-open: step 2 ${offered}`, async () => {
      const answer = { noAvailability: false, originalChoiceAvailable: false, originalChoiceClosed: false }
      const venues = [venue({ availability: [slotBody(2215)] })]
      const diner = await opens({ ...atSlot, availability: { ...answer, venues } })
      await returns(diner, hours)
      expect(diner.kernel.facts.time).to.equal(time)
    })

  it('time.page-left-open: a slot of step 2 that has passed is not confirmed', async () => {
    const diner = await opens({ ...atSlot, time: '22:15' })
    sleeps(diner, 11)
    await diner.sees(() => void diner.kernel.choices.confirm({ time: '19:30' }))
    expect(diner.kernel.facts).to.include({ time: null, confirmed: false })
    expect(diner.reads('alert')).to.match(passed)
  })

  it('what may have gone through stays, and can be sent again', async () => {
    const diner = await opens(atComplete, { [create]: new TypeError('connection reset') })
    await diner.presses('Complete Booking')
    await returns(diner, 24)
    diner.network.answer(create, bookingBody())
    await diner.presses('Send again')
    await returns(diner, 24)
    expect(diner.has('heading', 'Booking Confirmed')).to.equal(true)
    expect(diner.network.sent(create)).to.have.length(2)
  })

  it('date.closure: a party that comes within 48 hours is no longer chosen; a confirmed one is', async () => {
    const slot = { ...atSlot, journey: 'KidsPartyEnquiry', adults: 1, children: 8 }
    for (const [confirmed, date] of [
      [false, null],
      [true, '2026-11-22'],
    ] as const) {
      const diner = await opens({ ...slot, confirmed }, {}, '2026-11-22')
      await returns(diner, 24)
      expect(diner.kernel.facts.date).to.equal(date)
      removeWidget()
    }
  })
})
