import { expect } from 'chai'
import { atComplete } from '../../kit/booking'
import { later } from '../../kit/network'
import { undoAfterTest } from '../../kit/mocha/clean-up.mjs'
import { asksBank, meetsBank, sendsCard, type BankTable } from './setup'
import { braintreeError, fails, verified, cardinalComes, cardinalLeaves } from '../braintree/fake-braintree'

const unavailable = /We couldn't reach your bank, so nothing was sent. Your details are saved/
const cancelled = /You cancelled your bank's check, so nothing was sent/
const shift = { liabilityShifted: false, liabilityShiftPossible: true }
const noShift = { liabilityShifted: false, liabilityShiftPossible: false }

/** The banner has these words, the form is as it was, and only the first booking was sent, without a card. */
async function isRefused(diner: BankTable, words: RegExp) {
  expect(diner.gets('alert').textContent)
    .to.match(words)
    .and.match(/021 496 0101/)
  expect(diner.isOpen(), 'the dialog').to.be.false
  expect(diner.nonces()).to.deep.equal([null])
  expect(diner.consent().checked).to.be.true
  expect(diner.braintree.opened, 'sets of card fields').to.have.lengthOf(1)
}

/** The next press asks the bank again, about a new nonce, and books. */
async function triesAgain(diner: BankTable, button = 'Try again') {
  diner.braintree.nonce = async () => 'nonce-2'
  const before = diner.bank.requests.length
  await diner.pays(button)
  expect(diner.bank.requests.slice(before).map(({ nonce }) => nonce)).to.deep.equal(['nonce-2'])
  await diner.verifies('verified-2')
  await diner.isBooked()
  expect(diner.nonces().at(-1)).to.equal('verified-2')
}

const rejects = (error: unknown) => async (diner: BankTable) => {
  await diner.sees(() => diner.bank.check().reject(error))
}
const asksAndRejects = (error: unknown) => async (diner: BankTable) => {
  await diner.asks()
  await rejects(error)(diner)
}
async function asksWithoutScript(diner: BankTable) {
  cardinalLeaves()
  expect((await diner.asks()).isPlaced).to.be.false
  cardinalComes()
}
async function cancelsThere(diner: BankTable) {
  await diner.asks()
  await diner.sees(() => diner.bank.check().handlers.get('customer-canceled')!())
  await diner.verifies('cancelled', shift)
}

/** How a check may end, and what comes of it: what the banner says, or the nonce that is sent. */
const ends: [what: string, 'require' | 'prefer', (diner: BankTable) => unknown, RegExp | string][] = [
  ['no yes of the bank', 'require', (diner) => diner.verifies('failed', shift), /didn't confirm your card/],
  ['no yes of the bank', 'prefer', (diner) => diner.verifies('looked-at', shift), 'looked-at'],
  ['a card without 3-D Secure', 'prefer', (diner) => diner.verifies('looked-at', noShift), 'looked-at'],
  ['an answer without a nonce', 'prefer', (diner) => diner.verifies('', shift), unavailable],
  ['no look', 'prefer', rejects(braintreeError('THREEDS_LOOKUP_ERROR')), unavailable],
  ['a challenge that breaks off', 'require', asksAndRejects(null), unavailable],
  ['a challenge that breaks off', 'prefer', asksAndRejects(null), 'looked-up'],
  ['a challenge without Cardinal’s script', 'require', asksWithoutScript, unavailable],
  ['a challenge without Cardinal’s script', 'prefer', asksWithoutScript, 'looked-up'],
  ['a cancellation on its own page', 'prefer', cancelsThere, cancelled],
  ...(['require', 'prefer'] as const).map(
    (option) =>
      [
        'what Cardinal calls cancelled',
        option,
        asksAndRejects(braintreeError('THREEDS_CARDINAL_SDK_CANCELED')),
        cancelled,
      ] as [string, typeof option, (diner: BankTable) => unknown, RegExp],
  ),
]

describe('card-guarantee: the check by the bank', () => {
  beforeEach(cardinalComes)

  it('submit.posted: the booking is sent with the verified nonce, and the bank is asked once', async () => {
    const diner = await asksBank()
    expect(diner.dialog().textContent).to.include('Checking your card with your bank…')
    expect(document.activeElement).to.equal(diner.dialog())
    // A second press meanwhile.
    await diner.kernel.sender.send()
    await diner.waits(100)
    expect([diner.has('alert'), diner.faults]).to.deep.equal([false, []])
    expect(diner.nonces(), 'before the bank has answered').to.deep.equal([null])
    await diner.verifies('verified-1')
    await diner.isBooked()
    expect(diner.nonces()).to.deep.equal([null, 'verified-1'])
    expect(diner.heard).to.include('Your bank has confirmed your card.')
    expect(diner.bank.options.map(({ version }) => version)).to.deep.equal(['2-inline-iframe'])
    expect(diner.bank.requests).to.deep.equal([
      {
        nonce: 'nonce-1',
        bin: '411111',
        amount: '10.00',
        email: atComplete.customer.email,
        billingAddress: { givenName: 'Anna', surname: "O'Brien" },
        additionalInformation: { acsWindowSize: '03' },
      },
    ])
  })

  for (const [what, liabilityShift, end, result] of ends)
    it(`\`${liabilityShift}\`: ${what} ${typeof result === 'string' ? 'is sent' : 'sends nothing'}`, async () => {
      const diner = await asksBank({ liabilityShift })
      await end(diner)
      expect(diner.heard).not.to.include('Your bank has confirmed your card.')
      expect(diner.braintree.log).to.include('bank gone')
      if (typeof result === 'string') {
        await diner.isBooked()
        expect(diner.nonces()).to.deep.equal([null, result])
      } else {
        await isRefused(diner, result)
        await triesAgain(diner)
      }
    })

  it('`require`: a card without 3-D Secure is not sent, and is not tried again', async () => {
    const diner = await asksBank()
    await diner.verifies('unsupported', noShift)
    await isRefused(diner, /Your bank can't confirm this card online/)
    expect(diner.has('button', 'Try again')).to.be.false
    await diner.presses('OK')
    await triesAgain(diner, 'Complete Booking')
  })

  it('3-D Secure that did not open is opened again at each press', async () => {
    const diner = await meetsBank({}, { before: ({ braintree }) => void (braintree.bank.opens = fails) })
    await diner.pays()
    await isRefused(diner, unavailable)
    diner.bank.opens = async () => undefined
    await triesAgain(diner)
  })

  it('3-D Secure that never opens is given 60 s, and is closed if it opens later', async () => {
    const { answer, come } = later()
    const diner = await asksBank()
    await diner.verifies('failed', shift)
    diner.bank.opens = answer
    await diner.pays('Try again')
    await diner.waits(59_000)
    expect(diner.isOpen()).to.be.true
    await diner.waits(1_000)
    await isRefused(diner, unavailable)
    const closed = () => diner.braintree.log.filter((line) => line === 'bank gone').length
    const before = closed()
    await diner.sees(() => come(undefined))
    expect([closed(), diner.bank.requests.length]).to.deep.equal([before + 1, 1])
  })

  it('a slow bank is given 60 s; its later answer changes nothing', async () => {
    const diner = await asksBank()
    await diner.waits(59_000)
    expect(diner.isOpen()).to.be.true
    await diner.waits(1_000)
    await isRefused(diner, unavailable)
    await diner.verifies('late')
    expect(diner.nonces()).to.deep.equal([null])
    await triesAgain(diner)
  })

  it('a diner may take minutes on the bank’s page', async () => {
    const diner = await asksBank()
    await diner.asks()
    await diner.waits(600_000)
    expect(diner.isOpen()).to.be.true
    await diner.verifies('verified-1')
    await diner.isBooked()
  })

  for (const liabilityShift of ['require', 'prefer'] as const)
    it(`\`${liabilityShift}\`: a check that is given up sends nothing, and a late answer changes nothing`, async () => {
      const diner = await asksBank({ liabilityShift })
      await diner.asks()
      const first = diner.bank.check()
      await diner.presses('Cancel')
      await isRefused(diner, cancelled)
      expect(diner.braintree.log).to.include('bank called off').and.include('bank gone')
      await diner.sees(() => first.resolve(verified('late')))
      expect(diner.nonces()).to.deep.equal([null])
      await triesAgain(diner)
    })

  it('a check that is given up at once asks no bank', async () => {
    const diner = await meetsBank()
    // A page that nobody looks at draws no frame.
    Object.assign(globalThis, { requestAnimationFrame: () => 0, cancelAnimationFrame: () => undefined })
    undoAfterTest(() => {
      for (const name of ['requestAnimationFrame', 'cancelAnimationFrame'])
        Reflect.deleteProperty(globalThis, name)
    })
    await diner.presses('Complete Booking')
    await diner.presses('Cancel')
    await diner.waits(100)
    await isRefused(diner, cancelled)
    expect(diner.bank.requests).to.deep.equal([])
  })

  it('without the option nobody asks a bank', async () => {
    const diner = await sendsCard()
    expect(diner.braintree.log).not.to.include('bank')
    expect(diner.nonces()).to.deep.equal([null, 'nonce-1'])
  })
})
