import { expect } from 'chai'
import booking from '../../plugins/booking'
import glance from '../../plugins/day-at-a-glance'
import keep from '../../plugins/keep'
import start from '../../plugins/start'
import { removeWidget, renderPlugins } from '../kit/diner'
import { sessionsBody, slotBody } from '../kit/fixtures'

const sessions = 'GET /api/sessions/availability/*'
const check = 'GET /api/venues/searchavailability/*'

/** Anna booked a table for three on a Saturday, and is back on a Friday, at a step 1 as brands have it. */
async function comesBack(answers: Readonly<Record<string, unknown>> = {}) {
  const visit = {
    backEnd: 'milano ',
    venueId: 'cork',
    venueName: 'Milano Cork',
    journey: 'Booking',
    guests: 3,
    weekday: 6,
    time: '19:30',
  }
  const details = {
    firstName: 'Anna',
    lastName: "O'Brien",
    email: 'anna@example.ie',
    telephoneNumber: '020 7946 0958',
  }
  const at = new Date('2026-11-14T20:00:00Z').getTime()
  localStorage.setItem('tavola-remembered', JSON.stringify({ version: 1, at, details, visit }))
  const diner = await renderPlugins({
    plugins: [start, glance, booking, keep],
    brand: { options: { start: { journey: 'Booking' } } },
    answers,
  })
  await diner.presses('Same as last time: Milano Cork, 3 people, Saturday 19:30')
  await diner.waits(1_000)
  return diner
}

describe('"Same as last time" in a step 1 with times at a glance', () => {
  afterEach(() => {
    removeWidget()
    sessionStorage.clear()
    localStorage.clear()
  })

  it('leads to the details by the check of Continue', async () => {
    const diner = await comesBack()
    await diner.finds('button', 'Complete Booking')
    expect(diner.network.sent(check).map(({ path }) => path)).to.deep.equal([
      '/api/venues/searchavailability/cork/2026-11-21/1930/3',
    ])
    expect(diner.reads('summary')).to.include('Booking on Saturday 21 November at 19:30 for 3 people')
    expect(document.activeElement).to.equal(diner.gets('heading', 'Your Details'))
  })

  it('time.same-again: a full time is said once, with the nearest free ones to press', async () => {
    const full = sessionsBody([slotBody(1900), slotBody(1930, false), slotBody(2000)])
    const diner = await comesBack({ [sessions]: full })
    expect(diner.reads()).to.include("19:30 isn't free. Try 19:00 or 20:00")
    expect(diner.heard.filter((text) => text.includes("19:30 isn't free"))).to.have.length(1)
    expect(diner.gets('radio', '3')).to.have.property('checked', true)
    expect(diner.has('radio', /^19:00 30 min earlier|^19:00/)).to.be.true
    expect(diner.network.sent(check)).to.be.empty
  })

  it('a weekday without times says so, and keeps day and guests', async () => {
    const diner = await comesBack({ [sessions]: sessionsBody([]) })
    expect(diner.kernel.facts).to.include({ date: '2026-11-21', guests: 3, time: null, confirmed: false })
    expect(diner.heard.join(' ')).to.include('No online bookings')
    expect(diner.network.sent(check)).to.be.empty
  })
})
