import { expect } from 'chai'
import plugin from '../../../plugins/card-guarantee'
import type { GuaranteeContext } from '../../../plugins/card-guarantee/model'
import { atComplete } from '../../kit/booking'
import { later } from '../../kit/network'
import { cardinalComes, meetsBank, type Table } from './setup'

const contextOf = ({ kernel: { plugins } }: Pick<Table, 'kernel'>) =>
  plugins.contextOf(plugins.all.value.find(({ id }) => id === plugin.id)!) as unknown as GuaranteeContext

/** The bank's code fails when it starts, as if it had not loaded. Returns what mends it. */
function breaksCode(diner: Table) {
  const ctx = contextOf(diner)
  const { addTexts } = ctx
  Object.assign(ctx, {
    addTexts() {
      throw new Error('lost')
    },
  })
  return () => void Object.assign(ctx, { addTexts })
}

/** A diner for whom the bank's code failed while the card was typed. */
async function meetsBrokenCode() {
  let mends!: () => void
  const diner = await meetsBank({}, {}, (table) => (mends = breaksCode(table)))
  return { ...diner, mends }
}

describe('card-guarantee: the code of the bank’s check', () => {
  beforeEach(cardinalComes)

  it('card.not-tokenized: code that does not load is said, nothing is sent, and "Try again" loads it', async () => {
    const diner = await meetsBrokenCode()
    await diner.pays()
    expect(diner.gets('alert').textContent)
      .to.include("We couldn't reach your bank, so nothing was sent. Your details are saved.")
      .and.include('021 496 0101')
    expect([diner.isOpen(), diner.nonces(), diner.bank.requests]).to.deep.equal([false, [null], []])
    expect(diner.gets('checkbox', /terms/).matches(':checked')).to.be.true
    diner.mends()
    diner.braintree.nonce = async () => 'nonce-2'
    await diner.pays('Try again')
    expect(diner.bank.requests.map(({ nonce }) => nonce)).to.deep.equal(['nonce-2'])
    await diner.verifies('verified-2')
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.nonces()).to.deep.equal([null, 'verified-2'])
  })

  it('code that failed while the diner typed is loaded again at the press', async () => {
    const diner = await meetsBrokenCode()
    diner.mends()
    await diner.pays()
    expect(diner.has('alert')).to.be.false
    expect(diner.bank.requests).to.have.lengthOf(1)
  })

  for (const [what, comes] of [
    ['loads', true],
    ['fails', false],
  ] as const)
    it(`code that ${what} after the booking has changed says nothing and asks no bank`, async () => {
      const diner = await meetsBank()
      const code = later()
      const { card } = contextOf(diner).state
      const { bank } = card.peek()!
      const loads = () => code.answer().then(() => (comes ? bank!() : Promise.reject(new Error('lost'))))
      await diner.sees(() => void (card.value = { ...card.peek()!, bank: loads }))
      await diner.presses('Complete Booking')
      await diner.sees(() => diner.kernel.setFacts({ time: '20:00', confirmed: false }))
      await diner.sees(() => code.come(undefined))
      await diner.waits(100)
      expect([diner.has('alert'), diner.isOpen(), diner.bank.requests]).to.deep.equal([false, false, []])
      expect(diner.faults).to.deep.equal([])
    })

  it('a check that the diner has left does not stop the next one', async () => {
    const diner = await meetsBank()
    await diner.pays()
    expect(diner.isOpen()).to.be.true
    await diner.sees(() => diner.kernel.choices.set({ time: '20:00' }))
    await diner.sees(() =>
      diner.kernel.choices.set({ confirmed: true, detailsConfirmed: true, customer: atComplete.customer }),
    )
    await diner.presses('Complete Booking')
    await diner.hasSent(2)
    await diner.finds('heading', 'Guarantee your table')
    await diner.waits()
    expect(diner.isOpen()).to.be.false
    await diner.fillsCard()
    await diner.pays()
    expect(diner.bank.requests).to.have.lengthOf(2)
    await diner.verifies('verified-2')
    await diner.finds('heading', 'Booking Confirmed')
  })
})
