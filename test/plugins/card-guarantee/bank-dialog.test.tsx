import { expect } from 'chai'
import { removeWidget } from '../../kit/diner'
import { cardinalComes, meetsBank } from './setup'
import { asks, looksUp } from './fake-braintree'
import { braintreeError } from './fake-braintree'
import { atComplete } from '../../kit/booking'
// Last: it looks for the kit's document when it loads.
import { fireEvent } from '@testing-library/react'

const title = 'Confirm with your bank'
const shift = { liabilityShifted: false, liabilityShiftPossible: true }

describe('card-guarantee: the dialog of the bank’s check', () => {
  beforeEach(cardinalComes)

  it('WCAG 4.1.3: its status is heard, as its text comes after its region; the title is not said twice', async () => {
    const diner = await meetsBank()
    const said: string[] = []
    const observer = new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        if ((target as Element).closest('dialog [role="status"]'))
          for (const { textContent } of addedNodes) said.push(textContent!)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    await diner.pays()
    observer.disconnect()
    expect(said).to.deep.equal(['Checking your card with your bank…'])
    expect(diner.heard).to.not.include(title)
  })

  it('the bank’s page fills its place, whatever Cardinal’s elements are, and is loading until it is there', async () => {
    const diner = await meetsBank()
    await diner.pays()
    const { element } = await diner.asks()
    expect([element.style.display, element.style.getPropertyPriority('display')]).to.deep.equal([
      'contents',
      'important',
    ])
    expect(element.parentElement!.style.display).to.not.equal('contents')
    const frame = element.querySelector('iframe')!
    expect(frame.style.getPropertyPriority('width')).to.equal('important')
    expect(diner.reads()).to.include("Loading your bank's page…")
    await diner.sees(() => void fireEvent.load(frame))
    expect(diner.reads()).to.not.include("Loading your bank's page…")
  })

  const question =
    "Your bank wants to make sure it's you. It may show £10, the most that a no-show costs. You won't be charged today."
  const slow = 'Your bank is taking longer than usual. You can wait, or cancel and try another card.'

  it('a page of the bank that does not come is said after 10 s, once; the question comes back with it', async () => {
    const diner = await meetsBank()
    await diner.pays()
    // The time for the page begins with its frame.
    await diner.waits(9_000)
    const { element } = await diner.asks()
    const said: string[] = []
    const status = diner.gets('dialog', title).querySelector('[role="status"]')!
    const observer = new MutationObserver(() => void said.push(status.textContent!))
    observer.observe(status, { childList: true, characterData: true, subtree: true })
    await diner.waits(9_900)
    expect(status.textContent).to.equal(question)
    await diner.waits(60_000)
    await diner.sees(() => void fireEvent.load(element.querySelector('iframe')!))
    await diner.waits(60_000)
    observer.disconnect()
    expect(said).to.deep.equal([slow, question])
  })

  it('a bank that was slow to answer has 10 s more for its page', async () => {
    const diner = await meetsBank()
    await diner.pays()
    await diner.waits(15_000)
    expect(diner.reads()).to.include(slow)
    await diner.asks()
    expect(diner.reads()).to.include(question).and.not.include(slow)
    await diner.waits(10_000)
    expect(diner.reads()).to.include(slow).and.not.include(question)
  })

  it('a bank whose page does not come can be left, and tried again from the start', async () => {
    const diner = await meetsBank()
    await diner.pays()
    await diner.asks()
    await diner.waits(10_000)
    await diner.presses('Cancel')
    expect(diner.gets('alert').textContent).to.include('You cancelled')
    await diner.pays('Try again')
    expect(diner.reads()).to.include('Checking your card with your bank…').and.not.include(slow)
    const { element } = await diner.asks()
    await diner.waits(9_000)
    await diner.sees(() => void fireEvent.load(element.querySelector('iframe')!))
    await diner.waits(10_000)
    expect(diner.reads()).to.include(question).and.not.include(slow)
  })

  it('Escape stays in the dialog: a popup around it does not close', async () => {
    const diner = await meetsBank()
    await diner.pays()
    const outside: string[] = []
    const listen = ({ type }: Event) => void outside.push(type)
    for (const type of ['cancel', 'close']) document.addEventListener(type, listen)
    const cancel = new window.Event('cancel', { bubbles: true, cancelable: true })
    await diner.sees(() => void diner.gets('dialog', title).dispatchEvent(cancel))
    for (const type of ['cancel', 'close']) document.removeEventListener(type, listen)
    expect(outside).to.deep.equal([])
    expect(cancel.defaultPrevented).to.be.true
    expect(diner.gets('alert').textContent).to.include('You cancelled')
  })

  it('a dialog that the browser closes, as on a second Escape, gives up the check', async () => {
    const diner = await meetsBank()
    await diner.pays()
    const dialog = diner.gets('dialog', title) as HTMLDialogElement
    await diner.sees(() => void dialog.dispatchEvent(new window.Event('close')))
    expect(diner.isOpen(), 'as an element in it closes').to.be.true
    await diner.sees(() => dialog.close())
    expect(diner.gets('alert').textContent).to.include('You cancelled')
  })

  it('a page of the bank that comes after the diner gave up is not shown, and the check goes no further', async () => {
    const diner = await meetsBank()
    await diner.pays()
    const check = diner.bank.check()
    await diner.presses('Cancel')
    const page = asks(check)
    await diner.waits(100)
    expect([diner.isOpen(), page.isPlaced]).to.deep.equal([false, false])
    expect(looksUp(check, { paymentMethod: { nonce: 'late' } })).to.be.false
    const open = check.handlers.get('authentication-iframe-available') as (...given: unknown[]) => void
    await diner.sees(() => open({ element: page.element }, () => undefined))
    expect(diner.isOpen()).to.be.false
  })
})

describe('card-guarantee: a check by the bank that fails', () => {
  beforeEach(cardinalComes)

  const unavailable = /We couldn't reach your bank/

  for (const liabilityShift of ['require', 'prefer'] as const)
    it(`\`${liabilityShift}\`: a check that Cardinal calls cancelled sends nothing`, async () => {
      const diner = await meetsBank({ liabilityShift })
      await diner.pays()
      await diner.asks()
      await diner.sees(() => diner.bank.check().reject(braintreeError('THREEDS_CARDINAL_SDK_CANCELED')))
      expect(diner.gets('alert').textContent).to.include("You cancelled your bank's check")
      expect(diner.nonces()).to.deep.equal([null])
    })

  for (const [liabilityShift, nonces] of [
    ['require', [null]],
    ['prefer', [null, 'looked-up']],
  ] as const)
    it(`\`${liabilityShift}\`: a challenge that breaks off`, async () => {
      const diner = await meetsBank({ liabilityShift })
      await diner.pays()
      await diner.asks()
      await diner.sees(() => diner.bank.check().reject(null))
      expect(diner.nonces()).to.deep.equal(nonces)
      expect(diner.has('alert')).to.equal(liabilityShift === 'require')
      if (liabilityShift === 'require') expect(diner.gets('alert').textContent).to.match(unavailable)
      expect(diner.braintree.log).to.include('bank gone')
    })

  it('an answer without a nonce sends nothing', async () => {
    const diner = await meetsBank({ liabilityShift: 'prefer' })
    await diner.pays()
    await diner.verifies('', shift)
    expect(diner.gets('alert').textContent).to.match(unavailable)
    expect(diner.nonces()).to.deep.equal([null])
  })

  it('3-D Secure that never opens is given 60 s, and is closed if it opens later', async () => {
    const diner = await meetsBank()
    await diner.pays()
    await diner.verifies('failed', shift)
    let open!: () => void
    diner.bank.opens = () => new Promise<void>((resolve) => (open = resolve))
    await diner.pays('Try again')
    await diner.waits(59_000)
    expect(diner.isOpen()).to.be.true
    await diner.waits(1_000)
    expect(diner.gets('alert').textContent).to.match(unavailable)
    const closed = () => diner.braintree.log.filter((line) => line === 'bank gone').length
    const before = closed()
    await diner.sees(() => open())
    expect(closed()).to.equal(before + 1)
    expect(diner.bank.requests).to.have.lengthOf(1)
  })
})

describe('card-guarantee: what the bank is told', () => {
  beforeEach(cardinalComes)
  afterEach(() => {
    removeWidget()
    Reflect.deleteProperty(window, 'innerWidth')
  })

  const tells = async (customer: object = {}) => {
    const diner = await meetsBank(
      {},
      { first: { ...atComplete, customer: { ...atComplete.customer, ...customer } } },
    )
    await diner.pays()
    return diner.bank.requests[0]!
  }

  for (const [width, size] of [
    [599, '05'],
    [600, '03'],
  ] as const)
    it(`in a window of ${width} px its page has the size ${size}`, async () => {
      Object.defineProperty(window, 'innerWidth', { configurable: true, value: width })
      expect((await tells()).additionalInformation).to.deep.equal({ acsWindowSize: size })
    })

  it('names have 50 characters at most, and the email has no blanks around it', async () => {
    const told = await tells({ firstName: 'n'.repeat(60), email: ' anna@example.ie ' })
    expect(told.billingAddress).to.deep.equal({ givenName: 'n'.repeat(50), surname: "O'Brien" })
    expect(told.email).to.equal('anna@example.ie')
  })

  it('a name with one letter of another script is left out as a whole', async () => {
    for (const firstName of ['Annaж', 'жAnna']) {
      expect((await tells({ firstName })).billingAddress).to.deep.equal({ surname: "O'Brien" })
      removeWidget()
    }
  })

  it('its page comes in our frame, by version 2 of 3-D Secure', async () => {
    const diner = await meetsBank()
    expect(diner.bank.options.map(({ version }) => version)).to.deep.equal(['2-inline-iframe'])
  })

  it('a card whose first digits Braintree does not say is checked too', async () => {
    const diner = await meetsBank()
    diner.braintree.fields().hosted.tokenize = async () => ({ nonce: 'nonce-1' })
    await diner.pays()
    expect(diner.bank.requests[0]).to.include({ nonce: 'nonce-1', bin: '' })
  })
})
