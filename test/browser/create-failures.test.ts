import { expect } from 'chai'
import { bookingBody } from '../kit/fixtures'
import { hangs, resets, status, type Answer } from './answers'
import { goHome, visit } from './diner'
import { failures } from './failures'
import { completes, reachesComplete } from '../kit/ways'

const create = 'POST /api/bookings/create'
const all: Record<string, Answer> = { ...failures, 'is answered with wrong types': { bookingReference: {} } }
const answered = Object.entries(all).filter(([, answer]) => answer !== hangs && answer !== resets)

describe('Browser: failures of a create', () => {
  afterEach(goHome)

  for (const [failure, answer] of answered) {
    it(`section 8: one that ${failure} is an unknown error, and may be sent again`, async () => {
      const diner = await visit({ answers: { [create]: answer } })
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
  for (const body of [refusals, { errors: refusals }, { modelState: refusals }]) {
    it(`section 8: a 400 lists each field's first message (${Object.keys(body).join(', ')})`, async () => {
      const diner = await visit({ answers: { [create]: status(400, body) } })
      await reachesComplete(diner)
      await diner.clicks('button', 'Complete Booking')
      const banner = diner.page.getByRole('alert')
      await banner.getByText('Could not complete booking:').waitFor()
      expect(await banner.getByRole('listitem').allTextContents()).to.deep.equal([
        'This email is blocked',
        'This time has just been taken',
      ])
    })
  }

  for (const [failure, answer] of [
    ['is never answered', hangs],
    ['meets a broken connection', resets],
  ] as const) {
    it(`complaint 8: one that ${failure} may have gone through, and is sent again on purpose only`, async () => {
      const diner = await visit({ answers: { [create]: answer } })
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
    const diner = await visit({ answers: { [create]: resets } })
    await reachesComplete(diner)
    await diner.clicks('button', 'Complete Booking')
    await diner.clicks('button', 'OK')
    await diner.clicks('button', 'Complete Booking')
    await diner.finds('button', 'Send again')
    expect(diner.api.sent(create)).to.have.lengthOf(1)
  })
})
