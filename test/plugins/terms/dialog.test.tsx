import { expect } from 'chai'
import { removeWidget } from '../../kit/diner'
import { readsTerms } from './reading'
// Last: it looks for the kit's document when it loads.
import { fireEvent } from '@testing-library/react'

type Reader = Awaited<ReturnType<typeof readsTerms>>

const dialog = (diner: Reader) => diner.gets('dialog', 'Terms and conditions')
const isClosed = (diner: Reader) => expect(diner.has('dialog')).to.be.false

describe('terms: the dialog', () => {
  afterEach(removeWidget)

  it('section 2, "Terms popup": the close cross closes it', async () => {
    const diner = await readsTerms()
    await diner.presses('Close')
    isClosed(diner)
  })

  it('section 2, "Terms popup": a click on the backdrop closes it', async () => {
    const diner = await readsTerms()
    const backdrop = dialog(diner)
    await diner.sees(() => void fireEvent.mouseDown(backdrop))
    await diner.sees(() => void fireEvent.click(backdrop))
    isClosed(diner)
  })

  it("a text selection that ends on the backdrop doesn't close it", async () => {
    const diner = await readsTerms()
    await diner.sees(() => void fireEvent.mouseDown(diner.gets('heading', 'Terms and conditions')))
    await diner.sees(() => void fireEvent.click(dialog(diner)))
    expect(diner.has('dialog')).to.be.true
  })

  it('section 2, "Terms popup": Escape closes it, and nothing under it hears the key', async () => {
    const diner = await readsTerms()
    const escape = new window.Event('cancel', { cancelable: true })
    await diner.sees(() => void dialog(diner).dispatchEvent(escape))
    expect(escape.defaultPrevented).to.be.true
    isClosed(diner)
  })

  it('section 2, "Terms popup": one that the browser closes can be opened again', async () => {
    const diner = await readsTerms()
    const element = dialog(diner) as HTMLDialogElement
    element.close()
    await diner.sees(() => void fireEvent(element, new window.Event('close')))
    await diner.presses('terms and conditions')
    expect(diner.has('dialog', 'Terms and conditions')).to.be.true
  })

  it('its heading has the focus', async () => {
    const diner = await readsTerms()
    expect(document.activeElement).to.equal(diner.gets('heading', 'Terms and conditions'))
  })

  for (const [name, path] of [
    ['Our terms and conditions', 'terms'],
    ['Our privacy policy', 'privacy'],
  ] as const) {
    it(`contract, "Brand config": leads to the chain's own page of ${path}, in a new tab`, async () => {
      const diner = await readsTerms()
      const link = diner.within('dialog').gets('link', name)
      expect(link).to.include({
        href: `https://milano.example/${path}`,
        target: '_blank',
        rel: 'noopener noreferrer',
      })
    })
  }

  it('contract, "Brand config": a brand without such pages has no links to them', async () => {
    const diner = await readsTerms({ brand: { links: {} } })
    expect(diner.within('dialog').getsAll('link')).to.deep.equal([])
    expect(diner.reads()).not.to.include('In full')
  })
})
