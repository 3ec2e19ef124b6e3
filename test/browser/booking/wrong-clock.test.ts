import { expect } from 'chai'
import { sessionsBody } from '../../kit/fixtures'
import { choosesVenue, choosesDay, opensCalendar } from '../../kit/ways'
import { status } from '../kit/answers'
import { endVisits, visit } from '../kit/diner'

const times = 'GET /api/sessions/availability/*'
/** A device that is three months behind. */
const august = new Date('2026-08-20T09:00:00Z')

/** How the moment is read off an answer: test/api/device-clock.test.ts. */
describe('Browser: a device whose clock is wrong', () => {
  afterEach(endVisits)

  async function choosesDayIn(now: Date, answer: Response) {
    const diner = await visit({ now, answers: { [times]: answer } })
    await choosesVenue(diner)
    await diner.begins()
    await choosesDay(diner, 'Saturday 29 August 2026')
    return diner
  }

  it("decisions, step 1: is told so, and the server's days are offered, where the page may read the answers' date", async () => {
    const answer = status(200, sessionsBody())
    answer.headers.set('Date', 'Fri, 20 Nov 2026 09:00:00 GMT')
    const diner = await choosesDayIn(august, answer)
    await diner.page
      .getByRole('alert')
      .getByText(/Thursday 20 August 2026\. At the restaurant it is Friday 20 November 2026/)
      .waitFor()
    await diner.clicks('button', 'OK')
    await diner.finds('button', 'Date Choose a date')
    await opensCalendar(diner)
    await diner.finds('grid', /November 2026/)
    expect(await diner.get('button', 'Thursday 19 November 2026').isDisabled()).to.equal(true)
    expect(await diner.get('button', 'Friday 20 November 2026').isDisabled()).to.equal(false)
    expect(diner.errors).to.deep.equal([])
  })

  it('decisions, step 1: is asked to look at its clock where a day that is not over by it is refused', async () => {
    const diner = await choosesDayIn(august, status(400, { date: ['That date has passed.'] }))
    await diner.page.getByText(/there was a problem checking availability/).waitFor()
    await diner.clicks('button', 'OK')
    await diner.page.getByText(/Thursday 20 August 2026\. If that is not right/).waitFor()
  })
})
