import { expect } from 'chai'
import { atDetails } from '../kit/booking'
import { removeWidget, renderWidget, type Diner } from '../kit/diner'
import { form, threshold } from '../kit/stand-ins'

const table = { plugins: [threshold, form], first: atDetails }

/** Whether an Enter does anything there. */
async function enters(diner: Diner, field: string, repeat: boolean): Promise<boolean> {
  const target = await diner.finds('textbox', field)
  const enter = new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true })
  await diner.sees(() => void target.dispatchEvent(enter))
  return !enter.defaultPrevented
}

describe('ui: a held Enter', () => {
  afterEach(removeWidget)

  it('presses once: what it reveals needs its own press', async () => {
    const diner = await renderWidget(table)
    expect(await enters(diner, 'Email', false)).to.be.true
    expect(await enters(diner, 'Email', true)).to.be.false
  })

  it('section 2, step 4: makes line after line in the special requests', async () => {
    const diner = await renderWidget(table)
    expect(await enters(diner, 'Special Requests', true)).to.be.true
  })
})
