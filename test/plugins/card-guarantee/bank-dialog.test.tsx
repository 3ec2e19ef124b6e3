import { expect } from 'chai'
import { removeWidget } from '../../kit/diner'
import { runsTwice } from '../../kit/strict-mode'
import { undoAfterTest } from '../../kit/mocha/clean-up.mjs'
import { asksBank, meetsBank, watchFocus, type BankTable } from './setup'
import { asks, looksUp, cardinalComes } from '../braintree/fake-braintree'
import { atComplete } from '../../kit/booking'
// Last: it looks for the kit's document when it loads.
import { fireEvent } from '@testing-library/react'

const title = 'Confirm with your bank'
const question =
  "Your bank wants to make sure it's you. It may show £10, the most that a no-show costs. You won't be charged today."
const slow = 'Your bank is taking longer than usual. You can wait, or cancel and try another card.'
const waiting = 'Checking your card with your bank…'
const loading = "Loading your bank's page…"

const statusOf = (diner: BankTable) => diner.dialog().querySelector('[role="status"]')!
const loads = (diner: BankTable, page: Element) =>
  diner.sees(() => void fireEvent.load(page.querySelector('iframe')!))

/** What is said in a dialog's status from now on, for the rest of the test. */
function watchStatus(): readonly string[] {
  const said: string[] = []
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement
      if (!element?.closest('dialog [role="status"]')) continue
      for (const { textContent } of element === target ? addedNodes : [target]) said.push(textContent!)
    }
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  undoAfterTest(() => observer.disconnect())
  return said
}

describe('card-guarantee: the dialog of the bank’s check', () => {
  beforeEach(cardinalComes)

  it('WCAG 4.1.3: its status is heard, as its text comes after its region; the title is not said twice', async () => {
    const diner = await meetsBank()
    const said = watchStatus()
    await diner.pays()
    expect(said).to.deep.equal([waiting])
    expect(diner.heard).to.not.include(title)
  })

  it('the bank’s page fills its place, has a title, and may load once it is there', async () => {
    const diner = await asksBank()
    const page = await diner.asks()
    const { element } = page
    expect([page.isPlaced, diner.dialog().contains(element)]).to.deep.equal([true, true])
    // Whatever the sizes of Cardinal's elements are.
    expect([element.style.display, element.style.getPropertyPriority('display')]).to.deep.equal([
      'contents',
      'important',
    ])
    expect(element.parentElement!.style.display).to.not.equal('contents')
    const frame = element.querySelector('iframe')!
    expect(frame.title).to.equal("Your bank's page")
    expect(frame.style.getPropertyPriority('width')).to.equal('important')
    expect(diner.reads()).to.include(loading).and.include(question)
    await loads(diner, element)
    expect(diner.reads()).to.not.include(loading)
  })

  it('without a fee the bank gets no amount and the diner reads none', async () => {
    const diner = await asksBank({ fee: 0 })
    await diner.asks()
    expect(diner.reads()).to.include("Your bank wants to make sure it's you. You won't be charged today.")
    expect(diner.bank.requests[0]!.amount).to.equal('0.00')
  })

  it('a page of the bank that does not come is said after 10 s, once; the question comes back with it', async () => {
    const diner = await asksBank()
    // The time for the page begins with its frame.
    await diner.waits(9_000)
    const { element } = await diner.asks()
    const said = watchStatus()
    await diner.waits(9_900)
    expect(statusOf(diner).textContent).to.equal(question)
    await diner.waits(60_000)
    await loads(diner, element)
    await diner.waits(60_000)
    expect(said).to.deep.equal([slow, question])
  })

  it('a bank that was slow to answer has 10 s more for its page, and may be asked again', async () => {
    const diner = await asksBank()
    await diner.waits(15_000)
    expect(diner.reads()).to.include(slow)
    await diner.asks()
    expect(diner.reads()).to.include(question).and.not.include(slow)
    await diner.waits(10_000)
    expect(diner.reads()).to.include(slow).and.not.include(question)
    await diner.presses('Cancel')
    await diner.pays('Try again')
    expect(diner.reads()).to.include(waiting).and.not.include(slow)
    const { element } = await diner.asks()
    await diner.waits(9_000)
    await loads(diner, element)
    await diner.waits(10_000)
    expect(diner.reads()).to.include(question).and.not.include(slow)
  })

  it('Escape gives up the check, and stays in the dialog: a popup around it does not close', async () => {
    const diner = await asksBank()
    const outside: string[] = []
    const listen = ({ type }: Event) => void outside.push(type)
    for (const type of ['cancel', 'close']) {
      document.addEventListener(type, listen)
      undoAfterTest(() => document.removeEventListener(type, listen))
    }
    const cancel = new window.Event('cancel', { bubbles: true, cancelable: true })
    await diner.sees(() => void diner.dialog().dispatchEvent(cancel))
    expect([outside, cancel.defaultPrevented]).to.deep.equal([[], true])
    expect(diner.gets('alert').textContent).to.include('You cancelled')
  })

  it('a dialog that the browser closes, as on a second Escape, gives up the check', async () => {
    const diner = await asksBank()
    const dialog = diner.dialog()
    await diner.sees(() => void dialog.dispatchEvent(new window.Event('close')))
    expect(diner.isOpen(), 'as an element in it closes').to.be.true
    await diner.sees(() => dialog.close())
    expect(diner.gets('alert').textContent).to.include('You cancelled')
  })

  it('a page of the bank that comes after the diner gave up is not shown, and the check goes no further', async () => {
    const diner = await asksBank()
    const check = diner.bank.check()
    await diner.presses('Cancel')
    const page = asks(check)
    await diner.waits(100)
    expect([diner.isOpen(), page.isPlaced]).to.deep.equal([false, false])
    expect(looksUp(check, { paymentMethod: { nonce: 'late' } })).to.be.false
    const open = check.handlers.get('authentication-iframe-available')!
    await diner.sees(() => open({ element: page.element }, () => undefined))
    expect(diner.isOpen()).to.be.false
  })
})

describe('card-guarantee: what the bank is told', () => {
  beforeEach(cardinalComes)

  const tells = async (customer: object = {}) => {
    const first = { ...atComplete, customer: { ...atComplete.customer, ...customer } }
    return (await asksBank({}, { first })).bank.requests[0]!
  }

  for (const [width, size] of [
    [599, '05'],
    [600, '03'],
  ] as const)
    it(`in a window of ${width} px its page has the size ${size}`, async () => {
      Object.defineProperty(window, 'innerWidth', { configurable: true, value: width })
      undoAfterTest(() => Reflect.deleteProperty(window, 'innerWidth'))
      expect((await tells()).additionalInformation).to.deep.equal({ acsWindowSize: size })
    })

  it('names are sent in ASCII, and left out in another script: Braintree would refuse the whole check', async () => {
    for (const [firstName, lastName, billingAddress] of [
      [' Zoë ', 'محمد', { givenName: 'Zoe' }],
      ['Annaж', 'жAnna', {}],
      ['n'.repeat(60), "O'Brien", { givenName: 'n'.repeat(50), surname: "O'Brien" }],
    ] as const) {
      const told = await tells({ firstName, lastName, email: ' anna@example.ie ' })
      expect(told.billingAddress).to.deep.equal(billingAddress)
      expect(told.email).to.equal('anna@example.ie')
      removeWidget()
    }
  })

  it('a card whose first digits Braintree does not say is checked too', async () => {
    const diner = await meetsBank()
    diner.braintree.fields().hosted.tokenize = async () => ({ nonce: 'nonce-1' })
    await diner.pays()
    expect(diner.bank.requests[0]).to.include({ nonce: 'nonce-1', bin: '' })
  })
})

/** Notes which dialogs open and close, and whether they are on the page then, for the rest of the test. */
function watchDialogs() {
  const seen: string[] = []
  const { prototype } = window.HTMLDialogElement
  const { showModal, close } = prototype
  Object.assign(prototype, {
    showModal(this: HTMLDialogElement) {
      seen.push(`opened ${this.isConnected}`)
      showModal.call(this)
    },
    close(this: HTMLDialogElement) {
      seen.push(`closed ${this.isConnected}`)
      close.call(this)
    },
  })
  undoAfterTest(() => {
    removeWidget()
    Object.assign(prototype, { showModal, close })
  })
  return seen
}

const opened = (seen: readonly string[]) => seen.filter((what) => what.startsWith('opened'))

describe('card-guarantee: the focus at the bank’s check', () => {
  beforeEach(cardinalComes)

  /** A diner who is elsewhere on the page when the check begins. */
  async function isElsewhere() {
    const dialogs = watchDialogs()
    const elsewhere = document.body.appendChild(document.createElement('input'))
    undoAfterTest(() => elsewhere.remove())
    const diner = await meetsBank({}, { shadow: true })
    elsewhere.focus()
    await diner.sees(() => void diner.kernel.sender.send())
    await diner.waits(100)
    expect(document.activeElement).to.equal(elsewhere)
    return { diner, dialogs, elsewhere }
  }

  it('WCAG 2.4.3: the dialog takes the focus without scrolling, and is no stop of Tab', async () => {
    const focusOf = watchFocus()
    const dialogs = watchDialogs()
    const diner = await asksBank()
    expect(focusOf(diner.dialog())).to.deep.equal(['without scrolling'])
    expect(diner.dialog().tabIndex).to.equal(-1)
    await diner.presses('Cancel')
    // StrictMode has done both once more, at first.
    expect(runsTwice ? dialogs.slice(-2) : dialogs).to.deep.equal(['opened true', 'closed true'])
  })

  it('WCAG 4.1.3: a diner elsewhere on the page hears the title once, and meets the dialog on the way back', async () => {
    const { diner, dialogs, elsewhere } = await isElsewhere()
    const heard = () => diner.heard.filter((text) => text === title)
    expect(heard()).to.have.lengthOf(1)
    expect(runsTwice ? opened(dialogs) : dialogs).to.deep.equal([])
    elsewhere.blur()
    await diner.waits(100)
    expect(runsTwice ? opened(dialogs) : dialogs).to.deep.equal(['opened true'])
    expect(heard()).to.have.lengthOf(1)
    await diner.verifies('verified-1')
    await diner.isBooked()
  })

  it('WCAG 2.4.3: a check that is over before the diner comes back opens no dialog', async () => {
    const { diner, dialogs, elsewhere } = await isElsewhere()
    await diner.verifies('verified-1')
    await diner.isBooked()
    elsewhere.blur()
    await diner.waits(100)
    expect(opened(dialogs)).to.deep.equal([])
  })
})
