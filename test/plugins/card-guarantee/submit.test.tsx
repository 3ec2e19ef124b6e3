import { expect } from 'chai'
import { definePlugin, serviceOf } from 'tavola'
import { removeWidget } from '../../kit/diner'
import { bookingBody } from '../../kit/fixtures'
import { later } from '../../kit/network'
import { braintreeError, never } from '../braintree/fake-braintree'
import { create, meetsCard, sendsCard, sitsDown, token, type Table } from './setup'

const asksForCard = bookingBody({ bookingReference: null, requiresCcg: true })
const neither = bookingBody({ bookingReference: null })
const unknown = 'Unexpected / Unknown error'

/** From now on bookings are confirmed, and a card has another nonce. */
function mends({ network, braintree }: Table) {
  network.answer(create, bookingBody())
  braintree.nonce = async () => 'nonce-2'
}

describe('card-guarantee: Booking submit', () => {
  it('card.opens: fetches a client token and enters step 8 if the server requires a card', async () => {
    const diner = await meetsCard()
    expect(diner.network.sent(token)).to.have.lengthOf(1)
    expect(diner.braintree.log).to.deep.equal(['client for token', 'fields'])
    expect(diner.events).to.deep.include({ name: 'step', detail: { name: 'card-guarantee', number: 8 } })
  })

  it('card.nonce, card.only-nonce: sends the same booking again with the nonce, and is done', async () => {
    const diner = await sendsCard()
    await diner.finds('heading', 'Booking Confirmed')
    const [first, second] = diner.network.sent(create).map(({ body }) => JSON.stringify(body))
    const { cardGuarantee, ...withCard } = JSON.parse(second!) as Record<string, unknown>
    expect(JSON.stringify(withCard)).to.equal(
      first!.replace('"paymentNonce":null', '"paymentNonce":"nonce-1"'),
    )
    expect(cardGuarantee).to.be.an('object')
  })

  for (const [rule, requiresCcg] of [
    ['card.when: is skipped if no card is needed', false],
    ['card.stands: a reference ends it, whatever else the answer says', true],
  ] as const)
    it(rule, async () => {
      const diner = await sitsDown({ answers: { [create]: bookingBody({ requiresCcg }) } })
      await diner.books()
      expect([diner.nonces(), diner.network.sent(token)]).to.deep.equal([[null], []])
    })

  it('card.asked: another plugin may ask for the card, before anything is sent', async () => {
    const deposit = definePlugin({
      id: 'deposit',
      requires: ['card'],
      beforeSubmit: (ctx) => serviceOf(ctx, 'card')?.ask() ?? false,
    })
    const diner = await sitsDown({ more: [deposit], answers: { [create]: bookingBody() } })
    const asks = async () => {
      await diner.presses('Complete Booking')
      await diner.finds('heading', 'Guarantee your table')
    }
    await asks()
    await diner.presses('Back')
    await asks()
    expect(diner.nonces()).to.deep.equal([])
    await diner.waits()
    expect(diner.reads()).to.not.include('Please')
    await diner.fillsCard()
    await diner.books()
    expect([diner.nonces(), diner.faults]).to.deep.equal([['nonce-1'], []])
  })

  for (const [what, answer] of [
    ['requires a card again', asksForCard],
    ['is a failure', new Response('{}', { status: 409 })],
    ['is a refusal', new Response('{"time": "Taken"}', { status: 400 })],
  ] as const)
    it(`card.stands, card.nonce: an answer that ${what} leads nowhere, and takes a new nonce`, async () => {
      const diner = await sendsCard({}, ({ network }) => network.answer(create, answer))
      if (answer === asksForCard) expect(diner.gets('alert').textContent).to.include(unknown)
      await diner.presses('OK')
      mends(diner)
      await diner.books()
      expect(diner.nonces()).to.deep.equal([null, 'nonce-1', 'nonce-2'])
    })

  it('an answer with neither a reference nor that is an unknown error, at each sending', async () => {
    const diner = await sitsDown({ answers: { [create]: neither } })
    await diner.presses('Complete Booking')
    expect(diner.gets('alert').textContent).to.include(unknown)
    expect(diner.has('heading', 'Your Details')).to.be.true
    removeWidget()
    const again = await sendsCard({}, ({ network }) => network.answer(create, neither))
    expect(again.gets('alert').textContent).to.include(unknown)
    expect(again.has('heading', 'Guarantee your table')).to.be.true
  })

  it('submit.never-repeated: an unanswered one is sent again on purpose, with a new nonce', async () => {
    const diner = await sendsCard({}, ({ network }) =>
      network.answer(create, new TypeError('Failed to fetch')),
    )
    expect(diner.gets('alert').textContent).to.match(/may have gone through.*021 496 0101/)
    mends(diner)
    await diner.presses('Send again')
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.nonces()).to.deep.equal([null, 'nonce-1', 'nonce-2'])
  })

  it('submit.posted: a field that is left while another plugin checks does not take the nonce away', async () => {
    const { answer, come } = later()
    let isReady = false
    const beforeSubmit = async () => {
      if (isReady) await answer()
      return true as const
    }
    const doubt = definePlugin({ id: 'doubt', beforeSubmit })
    const diner = await sendsCard({ more: [doubt] }, () => (isReady = true))
    await diner.sees(() => diner.braintree.fields().tell('blur', 'cvv'))
    await diner.sees(() => come(undefined))
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.nonces()).to.deep.equal([null, 'nonce-1'])
  })
})

/** A diner whose card is typed, and comes to this when the button is pressed. */
const comesTo = (nonce: () => Promise<unknown>) =>
  sendsCard({}, ({ braintree }) => void (braintree.nonce = nonce))

const refuses = (code: string) => () => Promise.reject(braintreeError(code))

describe('card-guarantee: the card is tokenized', () => {
  for (const [code, text] of Object.entries({
    HOSTED_FIELDS_FAILED_TOKENIZATION: /Your card wasn't accepted/,
    HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE: /Your card wasn't accepted/,
    HOSTED_FIELDS_FIELDS_EMPTY: /Your card wasn't accepted/,
    HOSTED_FIELDS_FIELDS_INVALID: /Your card wasn't accepted/,
    HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED: /The CVV doesn't match this card/,
    HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR: /We couldn't check your card/,
  }))
    it(`card.not-tokenized: ${code} is shown, and nothing is sent`, async () => {
      const diner = await comesTo(refuses(code))
      expect(diner.gets('alert').textContent).to.match(text).and.include('021 496 0101')
      expect(diner.nonces()).to.deep.equal([null])
      mends(diner)
      // Where Braintree was not reached.
      const canRetry = diner.has('button', 'Try again')
      expect(canRetry).to.equal(/NETWORK/.test(code))
      await diner.presses(canRetry ? 'Try again' : 'OK')
      if (!canRetry) expect(diner.consent().checked).to.be.true
      if (!canRetry) await diner.presses('Complete Booking')
      await diner.finds('heading', 'Booking Confirmed')
      expect(diner.braintree.opened).to.have.lengthOf(1)
    })

  it('a card without an answer is given up after 30 s', async () => {
    const diner = await comesTo(never)
    await diner.waits(29_999)
    expect(diner.gets('status').textContent).to.include('Completing Booking...')
    await diner.waits(1)
    expect(diner.gets('status').textContent).to.match(/The secure card form didn't load/)
    expect(diner.has('button', 'Try again')).to.be.true
  })

  for (const [what, nonce] of [
    ['whose token has ended', refuses('CLIENT_AUTHORIZATION_INSUFFICIENT')],
    ['that give no nonce', async () => undefined],
    ['that give an empty one', async () => ''],
    ['that fail without a reason', () => Promise.reject(null as unknown as Error)],
  ] as const)
    it(`fields ${what} are replaced by new ones, which book`, async () => {
      const diner = await comesTo(nonce)
      expect(diner.gets('status').textContent).to.match(/didn't load/)
      expect(diner.nonces()).to.deep.equal([null])
      await diner.presses('Try again')
      expect(diner.braintree.opened).to.have.lengthOf(2)
      expect(diner.reads(), 'of the fields before').to.not.match(/is complete|Please (enter|check)/)
      mends(diner)
      await diner.fillsCard()
      await diner.books()
    })

  it('a nonce that arrives after the diner has left is dropped', async () => {
    const { answer, come } = later()
    const diner = await comesTo(answer)
    await diner.sees(() => diner.kernel.dispose())
    await diner.sees(() => come('late'))
    expect(diner.nonces()).to.deep.equal([null])
  })
})
