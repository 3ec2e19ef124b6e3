import { expect } from 'chai'
import { bookingBody } from '../../kit/fixtures'
import { completes, reachesComplete } from '../../kit/ways'
import { hangs, html, resets, status } from '../kit/answers'
import { endVisits, visit } from '../kit/diner'
import { atTimes, initWith, timesPage } from '../kit/pages'

const create = 'POST /api/bookings/create'

/** As the browser itself tells of them; all else that may be answered: test/kernel/refused-create.test.ts. */
describe('Browser: failures of a create', () => {
  afterEach(endVisits)

  it('a create without a response, or with a broken connection, may have gone through, and is sent again only on purpose', async () => {
    const diner = await visit({ page: timesPage, answers: { [create]: hangs } })
    const isUnknown = async () => {
      const banner = diner.page.getByRole('alert')
      await banner
        .getByText(/Booking on Saturday 28 November at 19:00 for 2 people.*may have gone through/)
        .waitFor()
      await banner.getByRole('link', { name: '021 496 0101' }).waitFor()
    }
    await reachesComplete(diner)
    await diner.clicks('button', 'Complete Booking')
    await diner.api.hears(create)
    await diner.waits(30_000)
    await isUnknown()
    await diner.waits(60_000)
    expect(diner.api.sent(create)).to.have.lengthOf(1)
    await diner.clicks('button', 'OK')
    await diner.clicks('button', 'Complete Booking')
    await diner.finds('button', 'Send again')
    expect(diner.api.sent(create), 'after "OK"').to.have.lengthOf(1)
    diner.api.answer(create, resets)
    await diner.clicks('button', 'Send again')
    await diner.api.hears(create, 2)
    await isUnknown()
    await diner.waits(60_000)
    expect(diner.api.sent(create)).to.have.lengthOf(2)
    diner.api.answer(create, bookingBody())
    await diner.clicks('button', 'Send again')
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.api.sent(create)).to.have.lengthOf(3)
    expect(diner.errors).to.deep.equal([])
  })

  it("section 8: a 400 lists each field's first message and may be sent again; HTML is an unknown error, which may have gone through", async () => {
    const refusals = { email: ['This email is blocked', 'and more'], time: 'This time has just been taken' }
    const diner = await visit({ page: timesPage, answers: { [create]: status(400, refusals) } })
    const banner = diner.page.getByRole('alert')
    await reachesComplete(diner)
    await diner.clicks('button', 'Complete Booking')
    await banner.getByText('Could not complete booking:').waitFor()
    expect(await banner.getByRole('listitem').allTextContents()).to.deep.equal([
      'This email is blocked',
      'This time has just been taken',
    ])
    await diner.clicks('button', 'OK')
    diner.api.answer(create, html)
    await diner.clicks('button', 'Complete Booking')
    await banner.getByText('Could not complete booking:').waitFor()
    await banner.getByText('Unexpected / Unknown error').waitFor()
    await banner.getByText(/may have gone through/).waitFor()
    await diner.clicks('button', 'OK')
    expect(diner.api.sent(create)).to.have.lengthOf(2)
    diner.api.answer(create, bookingBody())
    await diner.clicks('button', 'Complete Booking')
    await diner.clicks('button', 'Send again')
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.api.sent(create)).to.have.lengthOf(3)
    expect(diner.errors).to.deep.equal([])
  })

  it('decisions, booking: an intention has the same key for "Send again" and after a reload, and the next one another', async () => {
    const brand = `brand: { idempotencyHeader: 'Idempotency-Key' }`
    const diner = await visit({
      page: initWith(`${atTimes}, ${brand}`),
      answers: { [create]: status(503, '') },
    })
    const keys = () => diner.api.sent(create).map(({ headers }) => headers['idempotency-key'])
    await reachesComplete(diner)
    await diner.clicks('button', 'Complete Booking')
    await diner.page.getByText(/You can safely send it again: it counts only once/).waitFor()
    await diner.clicks('button', 'Send again')
    await diner.api.hears(create, 2)
    await diner.page.reload()
    diner.api.answer(create, bookingBody())
    await reachesComplete(diner)
    await completes(diner)
    expect(keys()[0]).to.match(/^[\da-f-]{36}$/)
    expect(keys()).to.deep.equal([keys()[0], keys()[0], keys()[0]])
    expect(await diner.page.evaluate('Object.keys(sessionStorage).join()')).to.not.include('intention')
    await diner.page.reload()
    await reachesComplete(diner)
    await completes(diner)
    expect(keys()[3])
      .to.match(/^[\da-f-]{36}$/)
      .and.not.equal(keys()[0])
  })
})
