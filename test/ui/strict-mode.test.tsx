import { expect } from 'chai'
import { atSlot } from '../kit/booking'
import { removeWidget, renderWidget } from '../kit/diner'
import { form, threshold } from '../kit/stand-ins'

const plugins = [threshold, form]

describe('ui: in StrictMode', () => {
  afterEach(removeWidget)

  it('tells the host of each step once', async () => {
    const diner = await renderWidget({ plugins, first: atSlot })
    await diner.sees(() => diner.kernel.choices.set({ confirmed: true }))
    await diner.finds('heading', 'Your Details')
    const steps = diner.events.filter(({ name }) => name === 'step')
    expect(steps.map(({ detail }) => detail)).to.deep.equal([
      { name: 'threshold', number: null },
      { name: 'details', number: 4 },
    ])
  })
})
