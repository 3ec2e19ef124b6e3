import { expect } from 'chai'
import { bookingBody } from '../../kit/fixtures'
import { hangs, resets, status } from '../kit/answers'
import { goHome, visit } from '../kit/diner'
import { failures } from '../kit/failures'
import { timesPage } from '../kit/pages'
import { completes, reachesComplete } from '../../kit/ways'

const create = 'POST /api/bookings/create'
/** Every other answer of no sense: test/kernel/refused-create.test.ts. */
const answered = ['is answered with a 500', 'is answered with HTML'] as const

describe('Browser: failures of a create', () => {
  afterEach(goHome)

  for (const failure of answered) {
    it(`section 8: one that ${failure} is an unknown error, and may be sent again`, async () => {
      const diner = await visit({ page: timesPage, answers: { [create]: failures[failure]! } })
      await reachesComplete(diner)
      await diner.clicks('button', 'Complete Booking')
      const banner = diner.page.getByRole('alert')
      await banner.getByText('Could not complete booking:').waitFor()
      await banner.getByText('Unexpected / Unknown error').waitFor()
      await diner.clicks('button', 'OK')
      expect(diner.api.sent(create)).to.have.lengthOf(1)
      diner.api.answer(create, bookingBody())
      await completes(diner)
      expect(diner.errors).to.deep.equal([])
    })
  }

  const refusals = { email: ['This email is blocked', 'and more'], time: 'This time has just been taken' }
  it("section 8: a 400 lists each field's first message", async () => {
    const diner = await visit({ page: timesPage, answers: { [create]: status(400, refusals) } })
    await reachesComplete(diner)
    await diner.clicks('button', 'Complete Booking')
    const banner = diner.page.getByRole('alert')
    await banner.getByText('Could not complete booking:').waitFor()
    expect(await banner.getByRole('listitem').allTextContents()).to.deep.equal([
      'This email is blocked',
      'This time has just been taken',
    ])
  })

  for (const [failure, answer] of [
    ['is never answered', hangs],
    ['meets a broken connection', resets],
  ] as const) {
    it(`complaint 8: one that ${failure} may have gone through, and is sent again on purpose only`, async () => {
      const diner = await visit({ page: timesPage, answers: { [create]: answer } })
      await reachesComplete(diner)
      await diner.clicks('button', 'Complete Booking')
      await diner.api.hears(create)
      if (answer === hangs) await diner.waits(30_000)
      const banner = diner.page.getByRole('alert')
      await banner
        .getByText(/Booking on Saturday 28 November at 19:00 for 2 people.*may have gone through/)
        .waitFor()
      await banner.getByRole('link', { name: '021 496 0101' }).waitFor()
      await diner.waits(60_000)
      expect(diner.api.sent(create)).to.have.lengthOf(1)
      diner.api.answer(create, bookingBody())
      await diner.clicks('button', 'Send again')
      await diner.finds('heading', 'Booking Confirmed')
      expect(diner.api.sent(create)).to.have.lengthOf(2)
    })
  }

  it('complaint 8: after "OK" the unknown outcome still stands before another send', async () => {
    const diner = await visit({ page: timesPage, answers: { [create]: resets } })
    await reachesComplete(diner)
    await diner.clicks('button', 'Complete Booking')
    await diner.clicks('button', 'OK')
    await diner.clicks('button', 'Complete Booking')
    await diner.finds('button', 'Send again')
    expect(diner.api.sent(create)).to.have.lengthOf(1)
  })
})
