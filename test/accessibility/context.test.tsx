import { expect } from 'chai'
import booking from '../../plugins/booking'
import start from '../../plugins/start'
import { atSlot } from '../kit/booking'
import { removeWidget, renderWidget, type Diner } from '../kit/diner'

const plugins = [start, booking]

describe('What happens without the diner', () => {
  afterEach(removeWidget)

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

  it('WCAG 3.2.1, 3.2.2, 3.3.7: no focus, no choice and nothing typed leads on, a button does; after Back nothing is asked for again', async () => {
    const diner = await renderWidget({ plugins, first: atSlot })
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
})
