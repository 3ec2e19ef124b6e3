import { expect } from 'chai'
import terms from '../../../plugins/terms'
import { anna } from '../../kit/booking'
import { undoAfterTest } from '../../kit/mocha/clean-up.mjs'
import { runsTwice } from '../../kit/strict-mode'
import { threshold } from '../../kit/stand-ins'
import { bare, opensTerms, renderConsent } from './consent'
// Last: it looks for the kit's document when it loads.
import { fireEvent } from '@testing-library/react'

type Reader = Awaited<ReturnType<typeof opensTerms>>

/** The element elsewhere on the page that has the focus. */
function focusesElsewhere(): void {
  const elsewhere = document.body.appendChild(document.createElement('input'))
  undoAfterTest(() => elsewhere.remove())
  elsewhere.focus()
}

/** Watches what the browser is asked for, and what was true then. */
function watches(name: 'showModal' | 'close', seen: unknown[], look: (dialog: HTMLDialogElement) => unknown) {
  const prototype = window.HTMLDialogElement.prototype
  const { [name]: own } = prototype
  undoAfterTest(() => void (prototype[name] = own))
  prototype[name] = function () {
    seen.push(look(this))
    own.call(this)
  }
}

describe('terms: the link in the consent', () => {
  it('terms.sections, name.terms: is a control in the sentence, and ticks and loses nothing', async () => {
    const diner = await renderConsent()
    expect(diner.link).to.include({ type: 'button', ariaHasPopup: 'dialog' })
    expect(diner.has('checkbox', 'I agree to the terms and conditions and the privacy policy')).to.be.true
    expect(diner.has('link', 'terms and conditions')).to.be.false
    await diner.fills('First Name', 'Anna')
    await diner.presses('terms and conditions')
    await diner.finds('dialog', 'Terms and conditions')
    await diner.presses('Close')
    expect(diner.has('dialog')).to.be.false
    expect(diner.gets('checkbox', /terms and conditions/)).to.have.property('checked', false)
    expect(diner.gets('textbox', 'First Name')).to.have.property('value', 'Anna')
  })

  it('terms.sections: Enter on it opens the dialog and sends nothing', async () => {
    const diner = await renderConsent({ first: { customer: anna } })
    diner.link.focus()
    await diner.keys('{Enter}')
    await diner.finds('dialog', 'Terms and conditions')
    expect(diner.kernel.facts.detailsConfirmed).to.be.false
  })

  it('WCAG 2.4.3: the pressed link has the focus as the dialog opens, which closes before it goes', async () => {
    const { link, ...diner } = await renderConsent()
    const seen: unknown[] = []
    watches('showModal', seen, () => document.activeElement)
    watches('close', seen, ({ isConnected }) => isConnected)
    // Safari does not focus a pressed button: neither does this press.
    await diner.sees(() => link.click())
    await diner.presses('Close')
    // Only so does the browser give the focus back to the link. StrictMode opens it twice.
    expect([seen[0], seen.at(-1), seen.length]).to.deep.equal([link, true, runsTwice ? 4 : 2])
  })

  it('WCAG 3.2.1: a diner who is elsewhere by then hears of it, and it opens once they are back', async () => {
    const { link, ...diner } = await renderConsent({ shadow: true })
    const isOpen = () => diner.host.shadowRoot!.querySelector('dialog')!.open
    focusesElsewhere()
    await diner.sees(() => link.click())
    expect(isOpen()).to.equal(false)
    expect(diner.heard).to.include('Terms and conditions')
    await diner.sees(() => link.focus())
    await diner.waits(1)
    expect(isOpen()).to.equal(true)
  })

  it('restart.clears: a dialog that waits for the diner does not open after a new start', async () => {
    const { link, ...diner } = await renderConsent({ shadow: true })
    const opened: unknown[] = []
    watches('showModal', opened, () => true)
    focusesElsewhere()
    await diner.sees(() => link.click())
    await diner.sees(() => diner.kernel.navigation.restart())
    ;(document.activeElement as HTMLElement).blur()
    await diner.waits(1)
    expect(opened).to.be.empty
  })

  it('one that comes at another step opens nothing', async () => {
    const { link, ...diner } = await renderConsent()
    await diner.sees(() => {
      link.click()
      diner.kernel.choices.set({ journey: null })
    })
    await diner.waits(1)
    expect(diner.has('dialog')).to.be.false
  })
})

const dialog = (diner: Reader) => diner.gets('dialog', 'Terms and conditions') as HTMLDialogElement

describe('terms: the dialog', () => {
  it('its heading has the focus, and is not announced besides', async () => {
    const diner = await opensTerms()
    expect(document.activeElement).to.equal(diner.gets('heading', 'Terms and conditions'))
    expect(diner.heard).to.deep.equal([])
  })

  for (const [what, isOpen, happens] of [
    ['a new start', false, (diner: Reader) => diner.kernel.navigation.restart()],
    [
      'a click on the backdrop',
      false,
      (diner: Reader) => {
        fireEvent.mouseDown(dialog(diner))
        fireEvent.click(dialog(diner))
      },
    ],
    [
      'a text selection that ends on the backdrop',
      true,
      (diner: Reader) => {
        fireEvent.mouseDown(diner.gets('heading', 'Terms and conditions'))
        fireEvent.click(dialog(diner))
      },
    ],
    [
      'a last closing that is heard late',
      true,
      (diner: Reader) => fireEvent(dialog(diner), new window.Event('close')),
    ],
  ] as const)
    it(`terms.closes, restart.clears: ${what} ${isOpen ? 'leaves it open' : 'closes it'}`, async () => {
      const diner = await opensTerms()
      await diner.sees(() => void happens(diner))
      expect(diner.has('dialog')).to.equal(isOpen)
    })

  it('terms.sections: Escape closes it, and nothing under it hears the key', async () => {
    const diner = await opensTerms()
    const escape = new window.Event('cancel', { cancelable: true, bubbles: true })
    let isHeard = false
    window.addEventListener('cancel', () => (isHeard = true), { once: true })
    await diner.sees(() => void dialog(diner).dispatchEvent(escape))
    expect([escape.defaultPrevented, isHeard, diner.has('dialog')]).to.deep.equal([true, false, false])
    window.dispatchEvent(new window.Event('cancel'))
  })

  it('terms.sections: one that the browser closes can be opened again', async () => {
    const diner = await opensTerms()
    const element = dialog(diner)
    element.close()
    await diner.sees(() => void fireEvent(element, new window.Event('close')))
    await diner.presses('terms and conditions')
    expect(diner.has('dialog', 'Terms and conditions')).to.be.true
  })

  for (const [what, links, expected] of [
    ["the chain's own pages", undefined, ['terms', 'privacy']],
    ['its one page', { privacy: 'https://milano.example/privacy' }, ['privacy']],
    ['no script', { terms: 'javascript:alert(1)', privacy: 'data:text/html,' }, []],
    ['nowhere in a brand without pages', {}, []],
  ] as const)
    it(`leads to ${what}`, async () => {
      const diner = await opensTerms(links && { brand: { links } })
      const found = diner.within('dialog').getsAll('link') as HTMLAnchorElement[]
      expect(found.map(({ href }) => href)).to.deep.equal(
        expected.map((path) => `https://milano.example/${path}`),
      )
      for (const link of found) expect(link).to.include({ target: '_blank', rel: 'noopener noreferrer' })
      for (const path of expected) expect(diner.has('link', new RegExp(`^Our ${path}`))).to.be.true
      expect(diner.reads().includes('Read in full')).to.equal(expected.length > 0)
    })
})

/** The sections in order, those that are open with a star. */
const sections = (diner: Reader) =>
  diner
    .within('dialog')
    .getsAll('button')
    .filter((button) => button.hasAttribute('aria-expanded'))
    .map((button) => button.textContent + (button.ariaExpanded === 'true' ? '*' : ''))

describe('terms: the sections', () => {
  for (const [journey, open] of [
    ['KidsPartyEnquiry', 'Kids Pizza Making Parties'],
    ['Enquiry', 'Bookings'],
  ] as const)
    it(`terms.opens-on: in ${journey} it opens on its own section, or on the first`, async () => {
      const diner = await opensTerms({ first: { journey } })
      const names = ['Bookings', 'Adult Pizza Making Parties', 'Kids Pizza Making Parties']
      expect(sections(diner)).to.deep.equal(names.map((name) => (name === open ? `${name}*` : name)))
      expect(diner.reads().match(/All about (Bookings|Kids)/g)).to.have.length(1)
      expect(diner.reads()).to.include(`All about ${open}`)
    })

  it('terms.sections, name.terms: each is a button in a heading, opens alone, and is closed again', async () => {
    const diner = await opensTerms()
    const button = diner.within('heading', 'Bookings').gets('button')
    const panel = document.getElementById(button.getAttribute('aria-controls')!)!
    expect(panel.textContent).to.equal('All about Bookings')
    for (const name of ['Adult', 'Kids', 'Adult']) await diner.presses(`${name} Pizza Making Parties`)
    const [, adults, kids] = sections(diner)
    expect([panel.hidden, adults, kids]).to.deep.equal([
      false,
      'Adult Pizza Making Parties',
      'Kids Pizza Making Parties*',
    ])
    await diner.presses('Bookings')
    expect(panel.hidden).to.be.true
    await diner.presses('Close')
    await diner.presses('terms and conditions')
    expect(sections(diner).filter((name) => name.endsWith('*'))).to.deep.equal(['Bookings*'])
  })

  for (const [links, says] of [
    [{}, 'Please ask the restaurant for its terms.'],
    [{ terms: '/terms' }, 'Our terms and conditions'],
  ] as const)
    it(`ours: a brand without sections says "${says}"`, async () => {
      const diner = await opensTerms({ plugins: [threshold, bare, terms], brand: { links } })
      expect(diner.within('dialog').gets('text', says).isConnected).to.be.true
      expect(diner.reads().includes('Please ask the restaurant')).to.equal(!('terms' in links))
    })
})
