import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { DetailsForm, Place } from 'tavola/controls'
import terms from '../../../plugins/terms'
import { anna, atDetails } from '../../kit/booking'
import { renderPlugins } from '../../kit/diner'
import { runsTwice } from '../../kit/strict-mode'
import { page, table, threshold } from '../../kit/stand-ins'
import { bookings, plugins, opensTerms, renderConsent } from './consent'
// Last: it looks for the kit's document when it loads.
import { fireEvent } from '@testing-library/react'

type Reader = Awaited<ReturnType<typeof opensTerms>>

describe('terms: the link in the consent', () => {
  it('terms.sections: is a control in the sentence, which the box is still named by', async () => {
    const diner = await renderConsent()
    const button = diner.gets('button', 'terms and conditions')
    expect(button).to.include({ type: 'button', ariaHasPopup: 'dialog' })
    expect(diner.has('checkbox', 'I agree to the terms and conditions and the privacy policy')).to.be.true
    expect(diner.has('link', 'terms and conditions')).to.be.false
  })

  it('name.terms: opens the dialog, ticks nothing, and keeps what was typed', async () => {
    const diner = await renderConsent()
    await diner.fills('First Name', 'Anna')
    await diner.presses('terms and conditions')
    await diner.finds('dialog', 'Terms and conditions')
    await diner.presses('Close')
    expect(diner.gets('checkbox', /terms and conditions/)).to.have.property('checked', false)
    expect(diner.gets('textbox', 'First Name')).to.have.property('value', 'Anna')
  })

  it('terms.sections: Enter on it opens the dialog and sends nothing', async () => {
    const diner = await renderConsent({ first: { ...atDetails, journey: 'Booking', customer: anna } })
    diner.gets('button', 'terms and conditions').focus()
    await diner.keys('{Enter}')
    await diner.finds('dialog', 'Terms and conditions')
    expect(diner.kernel.facts.detailsConfirmed).to.be.false
  })

  it('terms.sections: works wherever a step has a place for it', async () => {
    const card = definePlugin({
      id: 'card',
      steps: [
        {
          id: 'card',
          priority: 'takeover',
          when: () => true,
          load: page('Card', () => <Place name="consent-link" fallback="the terms" />),
        },
      ],
    })
    const diner = await renderPlugins({ plugins: [threshold, card, terms] })
    await diner.presses('terms and conditions')
    await diner.finds('dialog', 'Terms and conditions')
  })

  it('WCAG 2.4.3: the pressed link has the focus as the dialog opens, which closes before it goes', async () => {
    const diner = await renderConsent()
    const { showModal, close } = window.HTMLDialogElement.prototype
    const seen: unknown[] = []
    window.HTMLDialogElement.prototype.showModal = function () {
      seen.push(document.activeElement)
      showModal.call(this)
    }
    window.HTMLDialogElement.prototype.close = function () {
      seen.push(this.isConnected)
      close.call(this)
    }
    try {
      const link = diner.gets('button', 'terms and conditions')
      // Safari does not focus a pressed button: neither does this press.
      await diner.sees(() => link.click())
      await diner.presses('Close')
      // Only so does the browser give the focus back to the link. StrictMode opens it twice.
      expect([seen[0], seen.at(-1), seen.length]).to.deep.equal([link, true, runsTwice ? 4 : 2])
    } finally {
      Object.assign(window.HTMLDialogElement.prototype, { showModal, close })
    }
  })

  it('if its file comes late, the diner elsewhere on the page hears of it, and it opens once they are back', async () => {
    const diner = await renderConsent({ shadow: true })
    const elsewhere = document.body.appendChild(document.createElement('input'))
    const link = diner.gets('button', 'terms and conditions')
    const openDialog = () => diner.host.shadowRoot!.querySelector('dialog')!.open
    try {
      elsewhere.focus()
      await diner.sees(() => link.click())
      expect(openDialog()).to.equal(false)
      expect(diner.heard).to.include('Terms and conditions')
      await diner.sees(() => link.focus())
      await diner.waits(1)
      expect(openDialog()).to.equal(true)
    } finally {
      elsewhere.remove()
    }
  })

  it('restart.clears: a dialog that waits for the diner does not open after a new start', async () => {
    const diner = await renderConsent({ shadow: true })
    const elsewhere = document.body.appendChild(document.createElement('input'))
    const { showModal } = window.HTMLDialogElement.prototype
    let opened = 0
    window.HTMLDialogElement.prototype.showModal = () => void opened++
    try {
      elsewhere.focus()
      await diner.sees(() => diner.gets('button', 'terms and conditions').click())
      await diner.sees(() => diner.kernel.navigation.restart())
      elsewhere.blur()
      await diner.waits(1)
      expect(opened).to.equal(0)
    } finally {
      elsewhere.remove()
      Object.assign(window.HTMLDialogElement.prototype, { showModal })
    }
  })

  it('restart.clears: a file that comes after a new start opens nothing', async () => {
    const diner = await renderConsent()
    const link = diner.gets('button', 'terms and conditions')
    await diner.sees(() => {
      link.click()
      link.remove()
    })
    await diner.waits(1)
    expect(diner.has('dialog')).to.be.false
  })

  it('restart.clears: a new start finds the dialog closed', async () => {
    const diner = await opensTerms()
    await diner.sees(() => diner.kernel.navigation.restart())
    expect(diner.has('dialog')).to.be.false
  })
})

const dialog = (diner: Reader) => diner.gets('dialog', 'Terms and conditions')
const isClosed = (diner: Reader) => expect(diner.has('dialog')).to.be.false

describe('terms: the dialog', () => {
  it('terms.closes: the close cross closes it', async () => {
    const diner = await opensTerms()
    await diner.presses('Close')
    isClosed(diner)
  })

  it('terms.closes: a click on the backdrop closes it', async () => {
    const diner = await opensTerms()
    const backdrop = dialog(diner)
    await diner.sees(() => void fireEvent.mouseDown(backdrop))
    await diner.sees(() => void fireEvent.click(backdrop))
    isClosed(diner)
  })

  it("a text selection that ends on the backdrop doesn't close it", async () => {
    const diner = await opensTerms()
    await diner.sees(() => void fireEvent.mouseDown(diner.gets('heading', 'Terms and conditions')))
    await diner.sees(() => void fireEvent.click(dialog(diner)))
    expect(diner.has('dialog')).to.be.true
  })

  it('terms.sections: Escape closes it, and nothing under it hears the key', async () => {
    const diner = await opensTerms()
    const escape = new window.Event('cancel', { cancelable: true, bubbles: true })
    let isHeard = false
    const hear = () => void (isHeard = true)
    window.addEventListener('cancel', hear)
    await diner.sees(() => void dialog(diner).dispatchEvent(escape))
    window.removeEventListener('cancel', hear)
    expect([escape.defaultPrevented, isHeard]).to.deep.equal([true, false])
    isClosed(diner)
  })

  it('terms.sections: one that is open again stays, though its last closing is heard late', async () => {
    const diner = await opensTerms()
    await diner.sees(() => void fireEvent(dialog(diner), new window.Event('close')))
    expect(diner.has('dialog')).to.be.true
  })

  it('terms.sections: one that the browser closes can be opened again', async () => {
    const diner = await opensTerms()
    const element = dialog(diner) as HTMLDialogElement
    element.close()
    await diner.sees(() => void fireEvent(element, new window.Event('close')))
    await diner.presses('terms and conditions')
    expect(diner.has('dialog', 'Terms and conditions')).to.be.true
  })

  it('its heading has the focus, and is not announced besides', async () => {
    const diner = await opensTerms()
    expect(document.activeElement).to.equal(diner.gets('heading', 'Terms and conditions'))
    expect(diner.heard).to.deep.equal([])
  })

  for (const [what, links, expected] of [
    ["the chain's own pages", undefined, ['Our terms and conditions', 'Our privacy policy']],
    ['its one page', { privacy: 'https://milano.example/privacy' }, ['Our privacy policy']],
    ['no script', { terms: 'javascript:alert(1)', privacy: 'data:text/html,' }, []],
    ['nowhere in a brand without pages', {}, []],
  ] as const)
    it(`leads to ${what}`, async () => {
      const diner = await opensTerms(links && { brand: { links } })
      const found = diner.within('dialog').getsAll('link') as HTMLAnchorElement[]
      const names = found.map(({ textContent }) => textContent.replace('opens in a new tab', ''))
      expect(names).to.deep.equal(expected)
      expect(diner.reads().includes('Read in full')).to.equal(expected.length > 0)
      for (const [index, link] of found.entries()) {
        const path = /terms/.test(names[index]!) ? 'terms' : 'privacy'
        expect(link.href).to.equal(`https://milano.example/${path}`)
        expect(link).to.include({ target: '_blank', rel: 'noopener noreferrer' })
      }
    })
})

/** The sections in order, those that are open with a star. */
const sections = (diner: Reader) =>
  diner
    .within('dialog')
    .getsAll('button')
    .filter((button) => button.hasAttribute('aria-expanded'))
    .map((button) => button.textContent + (button.getAttribute('aria-expanded') === 'true' ? '*' : ''))

const within = (journey: string) => ({ first: { ...atDetails, journey } })

describe('terms: the sections', () => {
  it('terms.opens-on: opens on the section of the journey', async () => {
    const diner = await opensTerms(within('KidsPartyEnquiry'))
    expect(sections(diner)).to.deep.equal([
      'Bookings',
      'Adult Pizza Making Parties',
      'Kids Pizza Making Parties*',
    ])
    expect(diner.reads()).to.include('All about Kids Pizza Making Parties')
    expect(diner.reads()).not.to.include('All about Bookings')
  })

  it('terms.opens-on: opens on the first where the journey has none', async () => {
    const diner = await opensTerms(within('Enquiry'))
    expect(sections(diner)[0]).to.equal('Bookings*')
  })

  it('ours: several may be open, each closes separately, and the next opening starts again', async () => {
    const diner = await opensTerms()
    await diner.presses('Adult Pizza Making Parties')
    await diner.presses('Kids Pizza Making Parties')
    await diner.presses('Adult Pizza Making Parties')
    expect(sections(diner)).to.deep.equal([
      'Bookings*',
      'Adult Pizza Making Parties',
      'Kids Pizza Making Parties*',
    ])
    await diner.presses('Close')
    await diner.presses('terms and conditions')
    expect(sections(diner).filter((name) => name.endsWith('*'))).to.deep.equal(['Bookings*'])
  })

  it('terms.sections, name.terms: each is a button in a heading that says what it opens', async () => {
    const diner = await opensTerms()
    const button = diner.within('heading', 'Bookings').gets('button')
    const panel = document.getElementById(button.getAttribute('aria-controls')!)!
    expect(panel.textContent).to.equal('All about Bookings')
    await diner.presses('Bookings')
    expect(panel.hidden).to.be.true
  })

  it('plugin.fault: a section that does not come leaves the others', async () => {
    const lost = definePlugin({
      id: 'lost',
      messages: { terms: 'Lost' },
      inserts: [{ at: 'conditions', label: 'terms', load: () => Promise.reject(new Error('lost')) }],
    })
    const diner = await opensTerms({ plugins: [...plugins, lost] })
    await diner.presses('Lost')
    await diner.finds('button', 'Try again')
    expect(diner.reads()).to.include('All about Bookings')
  })

  const load = async () => ({ default: () => <DetailsForm /> })
  const bare = definePlugin({ ...table, steps: [{ ...bookings.steps![0]!, load }] })
  for (const { links, says } of [
    { links: {}, says: 'Please ask the restaurant for its terms.' },
    { links: { terms: '/terms' }, says: 'Our terms and conditions' },
  ]) {
    it(`ours: a brand without sections says "${says}"`, async () => {
      const diner = await opensTerms({ plugins: [threshold, bare, terms], brand: { links } })
      expect(diner.within('dialog').gets('text', says).isConnected).to.be.true
      expect(diner.reads().includes('Please ask the restaurant')).to.equal(!('terms' in links))
    })
  }
})
