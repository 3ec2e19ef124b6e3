import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { atComplete } from '../../kit/booking'
import { removeWidget } from '../../kit/diner'
import { bookingBody } from '../../kit/fixtures'
import { later } from '../../kit/network'
import { asksBank, create, meetsBank } from './setup'
import { verified, cardinalComes } from '../braintree/fake-braintree'

describe('card-guarantee: a check by the bank that comes late, or again', () => {
  beforeEach(cardinalComes)

  it('another time, while the bank is asked: the check is over, and its answer is not used', async () => {
    const diner = await asksBank()
    await diner.asks()
    const first = diner.bank.check()
    await diner.sees(() => diner.kernel.setFacts({ time: '20:00' }))
    expect(diner.braintree.log).to.include('bank called off')
    await diner.sees(() => first.resolve(verified('late')))
    expect([diner.isOpen(), diner.nonces(), diner.has('alert')]).to.deep.equal([false, [null], false])
  })

  it('a check that the diner has left does not stop the next one', async () => {
    const diner = await asksBank()
    await diner.sees(() => diner.kernel.choices.set({ time: '20:00' }))
    await diner.sees(() =>
      diner.kernel.choices.set({ confirmed: true, detailsConfirmed: true, customer: atComplete.customer }),
    )
    await diner.reachesCard()
    expect(diner.isOpen()).to.be.false
    await diner.fillsCard()
    await diner.pays()
    expect(diner.bank.requests).to.have.lengthOf(2)
    await diner.verifies('verified-2')
    await diner.isBooked()
  })

  it('a widget that is destroyed meanwhile ends the check', async () => {
    const diner = await asksBank()
    removeWidget()
    diner.bank.check().resolve(verified('late'))
    await new Promise(setImmediate)
    expect(diner.braintree.log).to.include('bank gone')
    expect(diner.nonces()).to.deep.equal([null])
  })

  for (const [what, edits, nonces] of [
    ['the same card, and is not asked again', null, ['nonce-1']],
    ['the same card, whose field was visited', 'enters', ['nonce-1']],
    ['another card, and is asked about it', 'types', ['nonce-1', 'nonce-2']],
  ] as const)
    it(`another plugin stops the verified card; the bank knows ${what}`, async () => {
      let stops = 0
      const doubt = definePlugin({ id: 'doubt', beforeSubmit: () => (stops-- > 0 ? 'shown' : true) })
      const diner = await meetsBank({}, { more: [doubt] })
      stops = 1
      await diner.pays()
      await diner.verifies('verified-1')
      expect(diner.nonces()).to.deep.equal([null])
      diner.braintree.nonce = async () => 'nonce-2'
      if (edits) await diner.sees(() => diner.braintree.fields()[edits]('number'))
      await diner.pays()
      if (edits === 'types') await diner.verifies('verified-2')
      await diner.isBooked()
      expect(diner.bank.requests.map(({ nonce }) => nonce)).to.deep.equal(nonces)
      expect(diner.nonces()).to.deep.equal([null, edits === 'types' ? 'verified-2' : 'verified-1'])
    })

  it('after an unknown outcome the bank is asked about a new nonce, and the same intention is sent again', async () => {
    const diner = await meetsBank({}, { brand: { idempotencyHeader: 'Idempotency-Key' } })
    diner.network.answer(create, new TypeError('Failed to fetch'))
    await diner.pays()
    await diner.verifies('verified-1')
    await diner.hasSent(2)
    expect(diner.gets('alert').textContent).to.match(/may have gone through/)
    diner.network.answer(create, bookingBody())
    diner.braintree.nonce = async () => 'nonce-2'
    await diner.pays('Send again')
    await diner.verifies('verified-2')
    // The outcome is still unknown, and the diner decides.
    expect(diner.nonces()).to.deep.equal([null, 'verified-1'])
    await diner.presses('Send again')
    await diner.hasSent(3)
    await diner.isBooked()
    expect(diner.nonces()).to.deep.equal([null, 'verified-1', 'verified-2'])
    expect(diner.bank.requests.map(({ nonce }) => nonce)).to.deep.equal(['nonce-1', 'nonce-2'])
    const [, lost, again] = diner.network.sent(create).map(({ headers }) => headers.get('idempotency-key'))
    expect(again).to.equal(lost)
  })

  it('a card that is tokenized after the booking has changed is not shown to the bank', async () => {
    const { answer, come } = later()
    const diner = await meetsBank()
    diner.braintree.nonce = answer
    await diner.presses('Complete Booking')
    await diner.sees(() => diner.kernel.setFacts({ time: '20:00', confirmed: false }))
    await diner.sees(() => come('late'))
    await diner.waits(100)
    expect([diner.has('alert'), diner.isOpen(), diner.bank.requests]).to.deep.equal([false, false, []])
    expect(diner.faults).to.deep.equal([])
  })
})
