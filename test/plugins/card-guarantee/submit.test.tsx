import { expect } from 'chai'
import { bookingBody } from '../../kit/fixtures'
import { braintreeError } from './fake-braintree'
import { asksForCard, create, meetsCard, renderPseudo, token } from './setup'

interface Sent {
  readonly cardGuarantee?: unknown
}

describe('card-guarantee: Booking submit', () => {
  it('card.opens: fetches a client token and enters step 8 if the server requires a card', async () => {
    const diner = await meetsCard()
    expect(diner.network.sent(token)).to.have.lengthOf(1)
    expect(diner.braintree.log).to.deep.equal(['client for token', 'fields'])
    expect(diner.events).to.deep.include({ name: 'step', detail: { name: 'card-guarantee', number: 8 } })
  })

  it('card.nonce, card.only-nonce: sends the same booking again with the nonce, and is done', async () => {
    const diner = await meetsCard()
    await diner.fillsCard()
    await diner.books()
    const [first, second] = diner.network.sent(create).map(({ body }) => JSON.stringify(body))
    const { cardGuarantee, ...withCard } = JSON.parse(second!) as Record<string, unknown>
    expect(JSON.stringify(withCard)).to.equal(
      first!.replace('"paymentNonce":null', '"paymentNonce":"nonce-1"'),
    )
    expect(cardGuarantee).to.be.an('object')
  })

  it('card.no-show-fee: sends the terms that step 8 has shown, with the card only', async () => {
    const diner = await meetsCard({
      brand: { currency: 'EUR', timeZone: 'America/New_York', options: { 'card-guarantee': { fee: 12.5 } } },
    })
    await diner.fillsCard()
    await diner.books()
    expect(diner.network.sent(create).map(({ body }) => (body as Sent).cardGuarantee)).to.deep.equal([
      undefined,
      { noShowFee: 25, currency: 'EUR', freeCancellationUntil: '2026-11-26T19:30:00-05:00' },
    ])
  })

  it('card.no-show-fee: says that there is neither fee nor deadline', async () => {
    const diner = await meetsCard({ brand: { options: { 'card-guarantee': { fee: 0, cancelHours: 0 } } } })
    await diner.fillsCard()
    await diner.books()
    // Free until the table's own time.
    expect((diner.network.sent(create)[1]!.body as Sent).cardGuarantee).to.deep.equal({
      noShowFee: 0,
      currency: null,
      freeCancellationUntil: '2026-11-28T19:30:00+00:00',
    })
  })

  it('card.when: is skipped if no card is needed', async () => {
    const diner = await renderPseudo({ answers: { [create]: bookingBody() } })
    await diner.books()
    expect([diner.nonces(), diner.network.sent(token)]).to.deep.equal([[null], []])
  })

  it('card.stands: a reference ends it, whatever else the answer says', async () => {
    const diner = await renderPseudo({ answers: { [create]: bookingBody({ requiresCcg: true }) } })
    await diner.books()
  })

  it('card.stands: a response that requires a card again is an unknown error, and the step can be used', async () => {
    const diner = await meetsCard({ answers: { [create]: asksForCard } })
    await diner.fillsCard()
    await diner.presses('Complete Booking')
    expect(diner.gets('alert').textContent).to.include('Unexpected / Unknown error')
    await diner.presses('OK')
    diner.network.answer(create, bookingBody())
    diner.braintree.nonce = async () => 'nonce-2'
    await diner.books()
    expect(diner.nonces()).to.deep.equal([null, 'nonce-1', 'nonce-2'])
  })

  it('so is an answer with neither, which leads nowhere else', async () => {
    const diner = await meetsCard()
    diner.network.answer(create, bookingBody({ bookingReference: null }))
    await diner.fillsCard()
    await diner.presses('Complete Booking')
    expect(diner.gets('alert').textContent).to.include('Unexpected / Unknown error')
    expect(diner.has('heading', 'Guarantee your table')).to.be.true
  })

  it('at the first sending too', async () => {
    const diner = await renderPseudo({ answers: { [create]: bookingBody({ bookingReference: null }) } })
    await diner.presses('Complete Booking')
    expect(diner.gets('alert').textContent).to.include('Unexpected / Unknown error')
    expect(diner.has('heading', 'Your Details')).to.be.true
  })

  for (const [what, answer] of [
    ['a create that failed', new Response('{}', { status: 409 })],
    ['a create that was refused', new Response('{"time": "Taken"}', { status: 400 })],
  ] as const) {
    it(`card.nonce: a nonce is used once: ${what} takes a new one`, async () => {
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

  it('submit.never-repeated: an unanswered one is sent again on purpose, with a new nonce', async () => {
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
})

const never = () => new Promise<never>(() => undefined)

/** A diner whose card is typed, and comes to this when the button is pressed. */
async function sends(nonce: () => Promise<unknown>) {
  const diner = await meetsCard()
  await diner.fillsCard()
  diner.braintree.nonce = nonce
  await diner.presses('Complete Booking')
  return diner
}

const refuses = (code: string) => async () => {
  throw braintreeError(code)
}

describe('card-guarantee: the card is tokenized', () => {
  for (const [code, text] of Object.entries({
    HOSTED_FIELDS_FAILED_TOKENIZATION: /Your card wasn't accepted/,
    HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE: /Your card wasn't accepted/,
    HOSTED_FIELDS_FIELDS_EMPTY: /Your card wasn't accepted/,
    HOSTED_FIELDS_FIELDS_INVALID: /Your card wasn't accepted/,
    HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED: /The CVV doesn't match this card/,
    HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR: /We couldn't check your card/,
  })) {
    it(`card.not-tokenized: ${code} is shown, and nothing is sent`, async () => {
      const diner = await sends(refuses(code))
      expect(diner.gets('alert').textContent).to.match(text).and.include('021 496 0101')
      expect(diner.nonces()).to.deep.equal([null])
      await diner.presses('OK')
      expect(diner.isEnabled('button', 'Complete Booking')).to.be.true
      expect(diner.gets('checkbox', /terms/).matches(':checked')).to.be.true
      expect(diner.braintree.opened).to.have.lengthOf(1)
    })
  }

  it('where Braintree was not reached the banner tries again', async () => {
    const diner = await sends(refuses('HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR'))
    diner.braintree.nonce = async () => 'nonce-2'
    await diner.presses('Try again')
    await diner.finds('heading', 'Booking Confirmed')
  })

  it('a card without an answer is given up after 30 s, with new fields offered', async () => {
    const diner = await sends(never)
    await diner.waits(29_999)
    expect(diner.gets('status').textContent).to.include('Completing Booking...')
    await diner.waits(1)
    expect(diner.gets('status').textContent).to.match(/The secure card form didn't load/)
    expect(document.querySelector('.fault')!.textContent).to.match(/didn't load.*021 496 0101.*Try again/)
    await diner.presses('Try again')
    await diner.fillsCard()
    diner.braintree.nonce = async () => 'nonce-2'
    await diner.books()
  })

  for (const [what, nonce] of [
    ['whose token has ended', refuses('CLIENT_AUTHORIZATION_INSUFFICIENT')],
    ['that give no nonce', async () => undefined],
    ['that give an empty one', async () => ''],
    ['that fail without a reason', () => Promise.reject(null as unknown as Error)],
  ] as const) {
    it(`fields ${what} are replaced by new ones`, async () => {
      const diner = await sends(nonce)
      expect(diner.gets('status').textContent).to.match(/didn't load/)
      expect(diner.nonces()).to.deep.equal([null])
      await diner.presses('Try again')
      expect(diner.braintree.opened).to.have.lengthOf(2)
      expect(diner.reads(), 'of the fields before').to.not.match(/is complete|Please (enter|check)/)
    })
  }

  it('a nonce that arrives after the diner has left is dropped', async () => {
    let come!: (nonce: string) => void
    const diner = await sends(() => new Promise((resolve) => (come = resolve)))
    await diner.sees(() => diner.kernel.dispose())
    await diner.sees(() => come('late'))
    expect(diner.nonces()).to.deep.equal([null])
  })
})
