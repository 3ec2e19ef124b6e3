import { expect } from 'chai'
import { useEffect } from 'react'
import { definePlugin } from 'tavola'
import { atSlot } from '../kit/booking'
import { removeWidget, renderWidget } from '../kit/diner'
import { form, page, threshold } from '../kit/stand-ins'

const plugins = [threshold, form]

describe('ui: in StrictMode', () => {
  afterEach(removeWidget)

  it('complaint 5: which every widget stands in, effects run twice', async () => {
    let runs = 0
    const Count = () => useEffect(() => void runs++, []) ?? null
    const load = page('Count', Count)
    const count = definePlugin({
      id: 'count',
      steps: [{ id: 'count', priority: 'base', when: () => true, load }],
    })
    await renderWidget({ plugins: [count] })
    expect(runs).to.equal(2)
  })

  it('complaint 5: tells the host of each step once', async () => {
    const diner = await renderWidget({ plugins, first: atSlot })
    await diner.sees(() => diner.kernel.set({ confirmed: true }))
    await diner.finds('heading', 'Your Details')
    const steps = diner.events.filter(({ name }) => name === 'step')
    expect(steps.map(({ detail }) => detail)).to.deep.equal([
      { name: 'threshold', number: null },
      { name: 'details', number: 4 },
    ])
  })
})
