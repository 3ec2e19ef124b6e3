import { expect } from 'chai'
import { removeWidget } from '../../kit/diner'
import { braintreeError } from './fake-braintree'
import { meetsCard } from './table'

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
  afterEach(removeWidget)

  for (const [code, text] of Object.entries({
    HOSTED_FIELDS_FAILED_TOKENIZATION: /Your card wasn't accepted/,
    HOSTED_FIELDS_FIELDS_INVALID: /Your card wasn't accepted/,
    HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED: /The CVV doesn't match this card/,
    HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR: /We couldn't check your card/,
  })) {
    it(`section 8, "Card tokenization error": ${code} is shown, and nothing is sent`, async () => {
      const diner = await sends(refuses(code))
      expect(diner.gets('alert').textContent).to.match(text).and.include('021 496 0101')
      expect(diner.nonces()).to.deep.equal([null])
      await diner.presses('OK')
      expect(diner.isEnabled('button', 'Complete Booking')).to.be.true
      expect(diner.gets('checkbox', /terms/).matches(':checked')).to.be.true
      expect(diner.braintree.opened).to.have.lengthOf(1)
    })
  }

  it('section 8: another card is taken then', async () => {
    const diner = await sends(refuses('HOSTED_FIELDS_FAILED_TOKENIZATION'))
    await diner.presses('OK')
    diner.braintree.nonce = async () => 'nonce-2'
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.nonces()).to.deep.equal([null, 'nonce-2'])
  })

  it('section 8: where Braintree was not reached the banner tries again', async () => {
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
    expect(document.querySelector('.fault')!.textContent).to.match(/didn't load.*Try again.*021 496 0101/)
    await diner.presses('Try again')
    await diner.fillsCard()
    diner.braintree.nonce = async () => 'nonce-2'
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
  })

  for (const [what, nonce] of [
    ['whose token has ended', refuses('CLIENT_AUTHORIZATION_INSUFFICIENT')],
    ['that give no nonce', async () => undefined],
    ['that give an empty one', async () => ''],
  ] as const) {
    it(`fields ${what} are replaced by new ones`, async () => {
      const diner = await sends(nonce)
      expect(diner.gets('status').textContent).to.match(/didn't load/)
      expect(diner.nonces()).to.deep.equal([null])
      await diner.presses('Try again')
      expect(diner.braintree.opened).to.have.lengthOf(2)
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
