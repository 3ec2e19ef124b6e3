import { expect } from 'chai'
import { sessionsBody } from '../../kit/fixtures'
import { status } from '../kit/api'
import { endVisits, visit } from '../kit/diner'
import { initWith } from '../kit/site'
import { isNight } from '../../kit/night'
import { skipToComplete } from '../kit/skip'

/** How the moment is read off an answer: test/api/device-clock.test.ts; a day that is refused: test/kernel/state/clock.test.ts. */
describe('Browser: a device whose clock is wrong', () => {
  afterEach(endVisits)

  it("decisions, step 1: gets a warning and the server's days, if the page may read the date of responses", async () => {
    const answer = status(200, sessionsBody())
    answer.headers.set('Date', 'Fri, 20 Nov 2026 09:00:00 GMT')
    const diner = await visit({
      page: initWith(`venueId: 'cork', journey: 'Booking'`),
      // Three months behind.
      now: new Date('2026-08-20T09:00:00Z'),
      answers: { 'GET /api/sessions/availability/*': answer },
    })
    await diner.choosesDay('Saturday 29 August 2026')
    await diner.page
      .getByRole('alert')
      .getByText(/Thursday 20 August 2026, but at the restaurant it's Friday 20 November 2026/)
      .waitFor()
    await diner.presses('OK')
    await diner.finds('button', 'Date Choose a date')
    await diner.opensCalendar()
    await diner.finds('grid', /November 2026/)
    expect(await diner.gets('button', 'Thursday 19 November 2026').isDisabled()).to.equal(true)
    expect(await diner.gets('button', 'Friday 20 November 2026').isDisabled()).to.equal(false)
    expect(diner.errors).to.deep.equal([])
  })
})

const zones = [
  ['America/Los_Angeles', '2026-11-20T01:00:00Z', 'behind'],
  ['Pacific/Kiritimati', '2026-11-20T22:00:00Z', 'ahead'],
] as const

/** The restaurants are in Dublin (the default brand's time zone), where it is Friday 20 November at all these moments. */
// By day: the property tests of test/dates, and test/plugins/date/calendar.test.tsx.
if (isNight) describe('Browser: the same day in every time zone', suite)

function suite() {
  afterEach(endVisits)

  for (const [timezoneId, now, where] of zones) {
    it(`books the chosen day, in ${timezoneId}; section 5: today is the restaurant's if the diner is a day ${where}`, async () => {
      const diner = await visit({ timezoneId, now: new Date(now) })
      await diner.choosesRestaurant()
      await diner.opensCalendar()
      expect(await diner.gets('button', 'Thursday 19 November 2026').isDisabled()).to.equal(true)
      await diner.presses('Friday 20 November 2026')
      await diner.api.waitsFor('GET /api/sessions/availability/cork/2026-11-20/2/true')
      await diner.choosesDay()
      await diner.selects('Hour', '19')
      await diner.presses('Continue')
      await diner.finds('text', 'Booking on Saturday 28 November at 19:00 for 2 people')
      await skipToComplete(diner)
      await diner.completes()
      expect(diner.api.sent('GET /api/venues/searchavailability/cork/2026-11-28/*')).to.have.lengthOf(1)
      expect(JSON.parse(diner.api.sent('POST /api/bookings/create')[0]!.body).date).to.equal('2026-11-28')
    })
  }

  it('books the days around a clock change', async () => {
    const diner = await visit({ timezoneId: 'Europe/Dublin', now: new Date('2026-10-24T22:30:00Z') })
    await diner.choosesRestaurant()
    for (const [name, day] of [
      ['Sunday 25 October 2026', '2026-10-25'],
      ['Monday 26 October 2026', '2026-10-26'],
    ] as const) {
      await diner.opensCalendar()
      await diner.presses(name)
      await diner.api.waitsFor(`GET /api/sessions/availability/cork/${day}/2/true`)
    }
  })
}
