import { expect } from 'chai'
import plugin from '../../../plugins/card-guarantee'
import { removeWidget } from '../../kit/diner'
import { bookingBody } from '../../kit/fixtures'
import { enquiry, threshold } from '../../kit/stand-ins'
import { atComplete } from '../../kit/booking'
import { asksForCard, booking, create, meetsCard, renderPseudo, token } from './table'

describe('card-guarantee: Booking submit', () => {
  afterEach(removeWidget)

  it('section 4: fetches a client token and enters step 8 if the server requires a card', async () => {
    const diner = await meetsCard()
    expect(diner.network.sent(token)).to.have.lengthOf(1)
    expect(diner.braintree.log).to.deep.equal(['client for token', 'fields'])
    expect(diner.events).to.deep.include({ name: 'step', detail: { name: 'card-guarantee', number: 8 } })
  })

  it('section 4: sends the same booking again with the nonce, and is done', async () => {
    const diner = await meetsCard()
    await diner.fillsCard()
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    const [first, second] = diner.network.sent(create).map(({ body }) => JSON.stringify(body))
    expect(second).to.equal(first!.replace('"paymentNonce":null', '"paymentNonce":"nonce-1"'))
  })

  it('section 2, step 8: is skipped if no card is needed', async () => {
    const diner = await renderPseudo({ answers: { [create]: bookingBody() } })
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    expect([diner.nonces(), diner.network.sent(token)]).to.deep.equal([[null], []])
  })

  it('decisions, "Booking": a reference ends it, whatever else the answer says', async () => {
    const diner = await renderPseudo({ answers: { [create]: bookingBody({ requiresCcg: true }) } })
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
  })

  it('section 8: a response that requires a card again is an unknown error, and the step can be used', async () => {
    const diner = await meetsCard({ answers: { [create]: asksForCard } })
    await diner.fillsCard()
    await diner.presses('Complete Booking')
    expect(diner.gets('alert').textContent).to.include('Unexpected / Unknown error')
    await diner.presses('OK')
    diner.network.answer(create, bookingBody())
    diner.braintree.nonce = async () => 'nonce-2'
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.nonces()).to.deep.equal([null, 'nonce-1', 'nonce-2'])
  })

  it('section 8: so is an answer with neither, which leads nowhere else', async () => {
    const diner = await meetsCard()
    diner.network.answer(create, bookingBody({ bookingReference: null }))
    await diner.fillsCard()
    await diner.presses('Complete Booking')
    expect(diner.gets('alert').textContent).to.include('Unexpected / Unknown error')
    expect(diner.has('heading', 'Guarantee your table')).to.be.true
  })

  it('section 8: at the first sending too', async () => {
    const diner = await renderPseudo({ answers: { [create]: bookingBody({ bookingReference: null }) } })
    await diner.presses('Complete Booking')
    expect(diner.gets('alert').textContent).to.include('Unexpected / Unknown error')
    expect(diner.has('heading', 'Your Details')).to.be.true
  })

  for (const [what, answer] of [
    ['a create that failed', new Response('{}', { status: 409 })],
    ['a create that was refused', new Response('{"time": "Taken"}', { status: 400 })],
  ] as const) {
    it(`decisions, "Booking": a nonce is used once: ${what} takes a new one`, async () => {
      const diner = await meetsCard()
      diner.network.answer(create, answer)
      await diner.fillsCard()
      await diner.presses('Complete Booking')
      await diner.presses('OK')
      diner.network.answer(create, bookingBody())
      diner.braintree.nonce = async () => 'nonce-2'
      await diner.presses('Complete Booking')
      expect(diner.nonces()).to.deep.equal([null, 'nonce-1', 'nonce-2'])
    })
  }

  it('decisions, "Booking": an unanswered one is sent again on purpose, with a new nonce', async () => {
    const diner = await meetsCard()
    diner.network.answer(create, new TypeError('Failed to fetch'))
    await diner.fillsCard()
    await diner.presses('Complete Booking')
    expect(diner.gets('alert').textContent).to.match(/may have gone through.*021 496 0101/)
    diner.network.answer(create, bookingBody())
    diner.braintree.nonce = async () => 'nonce-2'
    await diner.presses('Send again')
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.nonces()).to.deep.equal([null, 'nonce-1', 'nonce-2'])
  })

  it('architecture, "serves": enquiries have no nonce', async () => {
    const diner = await renderPseudo({
      plugins: [threshold, booking, enquiry, plugin],
      first: { ...atComplete, journey: 'Enquiry' },
    })
    await diner.presses('Send')
    expect(diner.network.sent('POST *')[0]!.body).not.to.have.property('paymentNonce')
  })
})
