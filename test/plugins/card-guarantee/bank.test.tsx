import { expect } from 'chai'
import { atComplete } from '../../kit/booking'
import { type BankTable, cardinalComes, cardinalLeaves, meetsBank, meetsCard } from './setup'
import { braintreeError } from './fake-braintree'

/** The banner has these words, the form is as it was, and only the first booking was sent, without a card. */
async function isRefused(diner: BankTable, words: RegExp) {
  expect(diner.gets('alert').textContent)
    .to.match(words)
    .and.match(/021 496 0101/)
  expect(diner.isOpen(), 'the dialog').to.be.false
  expect(diner.nonces()).to.deep.equal([null])
  expect(diner.gets('checkbox', /terms/).matches(':checked')).to.be.true
  expect(diner.braintree.opened, 'sets of card fields').to.have.lengthOf(1)
}

/** The next press asks the bank again, about a new nonce, and books. */
async function triesAgain(diner: BankTable, button = 'Try again') {
  diner.braintree.nonce = async () => 'nonce-2'
  const before = diner.bank.requests.length
  await diner.pays(button)
  expect(diner.bank.requests.slice(before).map(({ nonce }) => nonce)).to.deep.equal(['nonce-2'])
  await diner.verifies('verified-2')
  await diner.finds('heading', 'Booking Confirmed')
  expect(diner.nonces().at(-1)).to.equal('verified-2')
}

describe('card-guarantee: the check by the bank', () => {
  beforeEach(cardinalComes)

  it('submit.posted: the booking is sent with the verified nonce, and the bank is asked once', async () => {
    const diner = await meetsBank()
    await diner.pays()
    expect(diner.gets('dialog', 'Confirm with your bank').textContent).to.include(
      'Checking your card with your bank…',
    )
    expect(document.activeElement).to.equal(diner.gets('dialog', 'Confirm with your bank'))
    expect(diner.nonces(), 'before the bank has answered').to.deep.equal([null])
    await diner.verifies('verified-1')
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.nonces()).to.deep.equal([null, 'verified-1'])
    expect(diner.heard).to.include('Your bank has confirmed your card.')
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

  it('the bank asks; its page is in our dialog with a title, and may load once it is there', async () => {
    const diner = await meetsBank()
    await diner.pays()
    const page = await diner.asks()
    const dialog = diner.gets('dialog', 'Confirm with your bank')
    expect(page.isPlaced).to.be.true
    expect(dialog.contains(page.element)).to.be.true
    expect(page.element.querySelector('iframe')!.title).to.equal("Your bank's page")
    expect(diner.reads()).to.include(
      "It may show £10, the most that a no-show costs. You won't be charged today.",
    )
    await diner.verifies('verified-1')
    await diner.finds('heading', 'Booking Confirmed')
  })

  it('without a fee the bank gets no amount and the diner reads none', async () => {
    const diner = await meetsBank({ fee: 0 })
    await diner.pays()
    await diner.asks()
    expect(diner.reads()).to.include("Your bank wants to make sure it's you. You won't be charged today.")
    expect(diner.bank.requests[0]!.amount).to.equal('0.00')
  })

  it('names are sent in ASCII, and left out in another script: Braintree would refuse the whole check', async () => {
    const customer = { ...atComplete.customer, firstName: ' Zoë ', lastName: 'محمد' }
    const diner = await meetsBank({}, { first: { ...atComplete, customer } })
    await diner.pays()
    expect(diner.bank.requests[0]!.billingAddress).to.deep.equal({ givenName: 'Zoe' })
  })

  const shift = { liabilityShifted: false, liabilityShiftPossible: true }
  const noShift = { liabilityShifted: false, liabilityShiftPossible: false }

  it('`require`: a card that its bank does not confirm is not sent', async () => {
    const diner = await meetsBank()
    await diner.pays()
    await diner.verifies('failed', shift)
    await isRefused(diner, /Your bank didn't confirm your card, so nothing was sent/)
    await triesAgain(diner)
  })

  it('`require`: a card without 3-D Secure is not sent, and is not tried again', async () => {
    const diner = await meetsBank()
    await diner.pays()
    await diner.verifies('unsupported', noShift)
    await isRefused(diner, /Your bank can't confirm this card online/)
    expect(diner.has('button', 'Try again')).to.be.false
    await diner.presses('OK')
    await triesAgain(diner, 'Complete Booking')
  })

  for (const [what, over] of [
    ['that its bank does not confirm', shift],
    ['without 3-D Secure', noShift],
  ] as const)
    it(`\`prefer\`: a card ${what} is sent, with the nonce of the check`, async () => {
      const diner = await meetsBank({ liabilityShift: 'prefer' })
      await diner.pays()
      await diner.verifies('looked-at', over)
      await diner.finds('heading', 'Booking Confirmed')
      expect(diner.nonces()).to.deep.equal([null, 'looked-at'])
      expect(diner.heard).not.to.include('Your bank has confirmed your card.')
    })

  const unavailable = /We couldn't reach your bank, so nothing was sent. Your details are saved/

  it('the bank is away before it has looked, and nothing is sent, not even with `prefer`', async () => {
    const diner = await meetsBank({ liabilityShift: 'prefer' })
    await diner.pays()
    await diner.sees(() => diner.bank.check().reject(braintreeError('THREEDS_LOOKUP_ERROR')))
    await isRefused(diner, unavailable)
    await triesAgain(diner)
  })

  for (const odd of [
    undefined,
    { nonce: 'verified-1', liabilityShifted: 'false', liabilityShiftPossible: true },
  ])
    it(`a check that resolves with ${JSON.stringify(odd)} closes its dialog and sends nothing`, async () => {
      const diner = await meetsBank({ liabilityShift: odd ? 'require' : 'prefer' })
      await diner.pays()
      await diner.asks()
      await diner.sees(() => diner.bank.check().resolve(odd as never))
      await isRefused(diner, unavailable)
      await triesAgain(diner)
    })

  it('3-D Secure that did not open is opened again at each press', async () => {
    const fails = () => Promise.reject(new Error('blocked'))
    const diner = await meetsCard({}, ({ braintree }) => void (braintree.bank.opens = fails), {
      threeDSecure: true,
    })
    const { bank } = diner.braintree
    await diner.fillsCard()
    await diner.presses('Complete Booking')
    await diner.waits(100)
    expect(diner.gets('alert').textContent).to.match(unavailable)
    expect(diner.nonces()).to.deep.equal([null])
    bank.opens = async () => undefined
    await diner.presses('Try again')
    await diner.waits(100)
    expect(bank.requests).to.have.lengthOf(1)
  })

  it('Cardinal’s script did not load: a challenge could never be shown', async () => {
    cardinalLeaves()
    const diner = await meetsBank()
    await diner.pays()
    const page = await diner.asks()
    expect(page.isPlaced).to.be.false
    await isRefused(diner, unavailable)
    cardinalComes()
    await triesAgain(diner)
  })

  it('`prefer`: a challenge that could not be shown, and the nonce of the lookup is sent', async () => {
    cardinalLeaves()
    const diner = await meetsBank({ liabilityShift: 'prefer' })
    await diner.pays()
    await diner.asks()
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.nonces()).to.deep.equal([null, 'looked-up'])
  })

  it('a slow bank is said after 10 s, and is given 60 s; its later answer changes nothing', async () => {
    const diner = await meetsBank()
    await diner.pays()
    await diner.waits(10_000)
    expect(diner.gets('dialog', 'Confirm with your bank').textContent).to.include('taking longer than usual')
    await diner.waits(50_000)
    await isRefused(diner, unavailable)
    await diner.verifies('late')
    expect(diner.nonces()).to.deep.equal([null])
    await triesAgain(diner)
  })

  it('a diner may take minutes on the bank’s page', async () => {
    const diner = await meetsBank()
    await diner.pays()
    await diner.asks()
    await diner.waits(600_000)
    expect(diner.isOpen()).to.be.true
    await diner.verifies('verified-1')
    await diner.finds('heading', 'Booking Confirmed')
  })

  for (const liabilityShift of ['require', 'prefer'] as const)
    it(`\`${liabilityShift}\`: a check that is given up sends nothing, and a late answer changes nothing`, async () => {
      const diner = await meetsBank({ liabilityShift })
      await diner.pays()
      await diner.asks()
      const { check } = diner.bank
      const first = check()
      await diner.presses('Cancel')
      await isRefused(diner, /You cancelled your bank's check, so nothing was sent/)
      expect(diner.braintree.log).to.include('bank called off').and.include('bank gone')
      await diner.sees(() => first.resolve({ nonce: 'late', ...shift, liabilityShifted: true }))
      expect(diner.nonces()).to.deep.equal([null])
      await triesAgain(diner)
    })

  it('a check that is given up at once asks no bank', async () => {
    const diner = await meetsBank()
    // A page that nobody looks at draws no frame.
    Object.assign(globalThis, { requestAnimationFrame: () => 0, cancelAnimationFrame: () => undefined })
    try {
      await diner.presses('Complete Booking')
      await diner.presses('Cancel')
      await diner.waits(100)
    } finally {
      for (const name of ['requestAnimationFrame', 'cancelAnimationFrame'])
        Reflect.deleteProperty(globalThis, name)
    }
    await isRefused(diner, /You cancelled/)
    expect(diner.bank.requests).to.deep.equal([])
  })

  it('page.third-party-frames: an earlier check is closed before the next is opened', async () => {
    const diner = await meetsBank()
    await diner.pays()
    await diner.verifies('failed', shift)
    await diner.pays('Try again')
    const ends = diner.braintree.log.filter((line) => /^bank/.test(line))
    expect(ends).to.deep.equal(['bank', 'bank called off', 'bank gone', 'bank'])
  })

  it('a check that the diner cancels on the bank’s own page is given up too', async () => {
    const diner = await meetsBank({ liabilityShift: 'prefer' })
    await diner.pays()
    await diner.asks()
    await diner.sees(() => diner.bank.check().handlers.get('customer-canceled')!())
    await diner.verifies('cancelled', shift)
    await isRefused(diner, /You cancelled your bank's check/)
    await triesAgain(diner)
  })

  it('Escape gives up the check, and nothing else', async () => {
    const diner = await meetsBank()
    await diner.pays()
    await diner.sees(() => {
      diner
        .gets('dialog', 'Confirm with your bank')
        .dispatchEvent(new window.Event('cancel', { cancelable: true }))
    })
    await isRefused(diner, /You cancelled/)
  })

  it('without the option nobody asks a bank', async () => {
    const diner = await meetsCard()
    await diner.fillsCard()
    await diner.books()
    expect(diner.braintree.log).not.to.include('bank')
    expect(diner.nonces()).to.deep.equal([null, 'nonce-1'])
  })
})
