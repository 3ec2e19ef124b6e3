import { expect } from 'chai'
import { useLayoutEffect } from 'react'
import { definePlugin, type Step } from 'tavola'
import { loadComponent } from '../../src/kernel/load-component'
import { atDetails } from '../kit/booking'
import { removeWidget, renderWidget } from '../kit/diner'
import { later } from '../kit/network'
import { form, page, threshold } from '../kit/stand-ins'

describe('ui: a file that another widget fetches at the same time', () => {
  afterEach(removeWidget)

  it('is shown here too, though it arrived between the render and its effect', async () => {
    const file = later()
    const load: Step['load'] = () => file.answer() as ReturnType<Step['load']>
    const other = loadComponent(load)
    const Arrives = () => {
      useLayoutEffect(() => file.come({ default: () => <h2>Shared</h2> }), [])
      return null
    }
    const shared = definePlugin({
      id: 'shared',
      serves: 'booking',
      steps: [{ id: 'shared', priority: 'flow', when: ({ facts }) => facts.confirmed, load }],
      inserts: [{ at: 'summary', load: page('Arrives', Arrives) }],
    })
    const diner = await renderWidget({ plugins: [threshold, shared, form], first: atDetails })
    await other
    await diner.finds('heading', 'Shared')
    expect(diner.faults).to.be.empty
  })
})
