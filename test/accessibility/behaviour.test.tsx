import { expect } from 'chai'
import booking from '../../plugins/booking'
import start from '../../plugins/start'
import { atSlot } from '../kit/booking'
import { renderPlugins, type Diner } from '../kit/diner'

const plugins = [start, booking]

describe('Changes that the diner does not ask for', () => {
  /** Presses Tab until the focus has left the widget, or the step is another. */
  async function tabsThrough(diner: Diner, heading: string): Promise<number> {
    const stops = new Set<Element>()
    for (let presses = 0; presses < 40; presses++) {
      await diner.keys('{Tab}')
      expect(diner.has('heading', heading), document.activeElement!.outerHTML).to.equal(true)
      if (document.activeElement === document.body) return stops.size
      stops.add(document.activeElement!)
    }
    throw new Error('Tab does not lead out of the widget.')
  }

  it('WCAG 3.2.1, 3.2.2, 3.3.7: only a button leads on, and Back asks for nothing twice', async () => {
    const diner = await renderPlugins({ plugins, first: atSlot })
    await diner.finds('combobox', 'Hour')
    expect(await tabsThrough(diner, 'Find your table')).to.be.at.least(5)
    await diner.selects('Guests', '5')
    await diner.waits(5_000)
    expect(diner.has('heading', 'Find your table')).to.equal(true)
    await diner.presses('Continue')
    await diner.finds('heading', 'Your Details')
    await diner.fillsDetails()
    await diner.waits(5_000)
    expect(diner.has('button', 'Complete Booking')).to.equal(false)
    await diner.presses('Back')
    await diner.presses('Continue')
    await diner.finds('heading', 'Your Details')
    const typed = ['First Name', 'Last Name', 'Email', 'Telephone Number'].map(
      (name) => (diner.gets('textbox', name) as HTMLInputElement).value,
    )
    expect(typed).not.to.include('')
    ;(document.activeElement as HTMLElement).blur()
    expect(await tabsThrough(diner, 'Your Details')).to.be.at.least(7)
  })

  it('WCAG 2.1.4: outside a text field no character does anything', async () => {
    const characters = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).join('')
    const diner = await renderPlugins({ plugins, first: atSlot })
    await diner.finds('combobox', 'Hour')
    for (const heading of ['Find your table', 'Your Details']) {
      const button = diner.gets('button', 'Continue')
      button.focus()
      const before = button.getRootNode() as ShadowRoot
      const html = before.querySelector('*')!.innerHTML
      // Braces and brackets begin names of keys.
      await diner.keys(characters.replace(/[[{]/g, '$&$&'))
      expect(document.activeElement, heading).to.equal(button)
      expect(before.querySelector('*')!.innerHTML, heading).to.equal(html)
      if (heading === 'Your Details') break
      await diner.presses('Continue')
      await diner.finds('heading', 'Your Details')
    }
  })
})
