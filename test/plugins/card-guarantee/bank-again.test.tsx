import { expect } from 'chai'
import { definePlugin } from 'tavola'
import plugin from '../../../plugins/card-guarantee'
import { removeWidget } from '../../kit/diner'
import { bookingBody } from '../../kit/fixtures'
import { threshold } from '../../kit/stand-ins'
import { booking, cardinalComes, create, meetsBank } from './setup'

describe('card-guarantee: a check by the bank that comes late, or again', () => {
  beforeEach(cardinalComes)

  it('another time, while the bank is asked: the check is over, and its answer is not used', async () => {
    const diner = await meetsBank()
    await diner.pays()
    await diner.asks()
    const first = diner.bank.check()
    await diner.sees(() => diner.kernel.setFacts({ time: '20:00' }))
    expect(diner.braintree.log).to.include('bank called off')
    await diner.sees(() =>
      first.resolve({ nonce: 'late', liabilityShifted: true, liabilityShiftPossible: true }),
    )
    expect([diner.isOpen(), diner.nonces()]).to.deep.equal([false, [null]])
    expect(diner.has('alert')).to.be.false
  })

  it('a widget that is destroyed meanwhile ends the check', async () => {
    const diner = await meetsBank()
    await diner.pays()
    const first = diner.bank.check()
    removeWidget()
    first.resolve({ nonce: 'late', liabilityShifted: true, liabilityShiftPossible: true })
    await new Promise(setImmediate)
    expect(diner.braintree.log).to.include('bank gone')
    expect(diner.nonces()).to.deep.equal([null])
  })

  it('a press asks the bank once, however often it is made', async () => {
    const diner = await meetsBank()
    await diner.pays()
    await diner.kernel.submission.send()
    await diner.waits(100)
    expect(diner.bank.requests).to.have.lengthOf(1)
    expect([diner.has('alert'), diner.faults]).to.deep.equal([false, []])
    await diner.verifies('verified-1')
    await diner.finds('heading', 'Booking Confirmed')
  })

  for (const [what, edits, nonces] of [
    ['the same card, and is not asked again', null, ['nonce-1']],
    ['the same card, whose field the diner has visited', 'enters', ['nonce-1']],
    ['another card, and is asked about it', 'types', ['nonce-1', 'nonce-2']],
  ] as const)
    it(`another plugin stops the verified card; the bank knows ${what}`, async () => {
      let stops = 0
      const doubt = definePlugin({ id: 'doubt', beforeSubmit: () => (stops-- > 0 ? 'shown' : true) })
      const diner = await meetsBank({}, { plugins: [threshold, booking, plugin, doubt] })
      stops = 1
      await diner.pays()
      await diner.verifies('verified-1')
      expect(diner.nonces()).to.deep.equal([null])
      diner.braintree.nonce = async () => 'nonce-2'
      if (edits) await diner.sees(() => diner.braintree.fields()[edits]('number'))
      await diner.pays()
      if (edits === 'types') await diner.verifies('verified-2')
      await diner.finds('heading', 'Booking Confirmed')
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
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.nonces()).to.deep.equal([null, 'verified-1', 'verified-2'])
    expect(diner.bank.requests.map(({ nonce }) => nonce)).to.deep.equal(['nonce-1', 'nonce-2'])
    const [, lost, again] = diner.network.sent(create).map(({ headers }) => headers.get('idempotency-key'))
    expect(again).to.equal(lost)
  })
})
