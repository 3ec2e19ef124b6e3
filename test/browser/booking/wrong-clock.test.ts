import { expect } from 'chai'
import { sessionsBody } from '../../kit/fixtures'
import { status } from '../kit/answers'
import { endVisits, visit } from '../kit/diner'
import { initWith } from '../kit/pages'

/** How the moment is read off an answer: test/api/device-clock.test.ts; a day that is refused: test/kernel/clock.test.ts. */
describe('Browser: a device whose clock is wrong', () => {
  afterEach(endVisits)

  it("decisions, step 1: is told so, and the server's days are offered, where the page may read the answers' date", async () => {
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
