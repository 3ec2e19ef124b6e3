import { expect } from 'chai'
import { isNight } from '../../kit/night'
import { bookingBody } from '../../kit/fixtures'
import { hangs, html, resets, status } from '../kit/answers'
import { endVisits, visit } from '../kit/diner'
import { atTimes, initWith, timesPage } from '../kit/pages'
import { skipToComplete } from '../kit/skip'

const create = 'POST /api/bookings/create'

/** As the browser itself tells of them; all else that may be answered: test/kernel/refused-create.test.ts. */
describe('Browser: failures of a create', () => {
  afterEach(endVisits)

  it("a create without a response, or with a broken connection, may have gone through, and is sent again only on purpose; section 8: HTML is an unknown error, which may have gone through; section 8: a 400 lists each field's first message and may be sent again", async () => {
    const diner = await visit({ page: timesPage, answers: { [create]: hangs } })
    const banner = diner.page.getByRole('alert')
    const isUnknown = async () => {
      await banner
        .getByText(/Booking on Saturday 28 November at 19:00 for 2 people.*may have gone through/)
        .waitFor()
      await banner.getByRole('link', { name: '021 496 0101' }).waitFor()
    }
    const sendsAgain = async (answer: unknown, count: number) => {
      diner.api.answer(create, answer)
      await diner.presses('Send again')
      await diner.api.hears(create, count)
    }
    await skipToComplete(diner)
    await diner.presses('Complete Booking')
    await diner.api.hears(create)
    await diner.waits(30_000)
    await isUnknown()
    await diner.waits(60_000)
    expect(diner.api.sent(create)).to.have.lengthOf(1)
    await diner.presses('OK')
    await diner.presses('Complete Booking')
    await diner.finds('button', 'Send again')
    expect(diner.api.sent(create), 'after "OK"').to.have.lengthOf(1)
    await sendsAgain(resets, 2)
    await isUnknown()
    await diner.waits(60_000)
    expect(diner.api.sent(create)).to.have.lengthOf(2)
    await sendsAgain(html, 3)
    await banner.getByText('Could not complete booking:').waitFor()
    await banner.getByText('Unexpected / Unknown error').waitFor()
    await banner.getByText(/may have gone through/).waitFor()
    const refusals = { email: ['This email is blocked', 'and more'], time: 'This time has just been taken' }
    await sendsAgain(status(400, refusals), 4)
    await banner.getByText('This email is blocked').waitFor()
    expect(await banner.getByRole('listitem').allTextContents()).to.deep.equal([
      'This email is blocked',
      'This time has just been taken',
    ])
    await diner.presses('OK')
    diner.api.answer(create, bookingBody())
    await diner.completes()
    expect(diner.api.sent(create)).to.have.lengthOf(5)
    expect(diner.errors).to.deep.equal([])
  })

  // By day: test/kernel/intentions.test.ts.
  if (isNight)
    it('decisions, booking: an intention has the same key for "Send again" and after a reload, and the next one another', async () => {
      const brand = `brand: { idempotencyHeader: 'Idempotency-Key' }`
      const diner = await visit({
        page: initWith(`${atTimes}, ${brand}`),
        answers: { [create]: status(503, '') },
      })
      const keys = () => diner.api.sent(create).map(({ headers }) => headers['idempotency-key'])
      await skipToComplete(diner)
      await diner.presses('Complete Booking')
      await diner.page.getByText(/You can safely send it again: it only counts once/).waitFor()
      await diner.presses('Send again')
      await diner.api.hears(create, 2)
      await diner.page.reload()
      diner.api.answer(create, bookingBody())
      await skipToComplete(diner)
      await diner.completes()
      expect(keys()[0]).to.match(/^[\da-f-]{36}$/)
      expect(keys()).to.deep.equal([keys()[0], keys()[0], keys()[0]])
      expect(await diner.page.evaluate('Object.keys(sessionStorage).join()')).to.not.include('intention')
      await diner.page.reload()
      await skipToComplete(diner)
      await diner.completes()
      expect(keys()[3])
        .to.match(/^[\da-f-]{36}$/)
        .and.not.equal(keys()[0])
    })
})
