import { expect } from 'chai'
import { definePlugin, type PluginContext } from 'tavola'
import { usePlugin } from 'tavola/controls'
import booking from '../../../plugins/booking'
import { atSlot } from '../../kit/booking'
import { removeWidget, renderWidget } from '../../kit/diner'
import { page } from '../../kit/stand-ins'

/** A chain's own first step: tonight's table at one press. */
const tonight = definePlugin({
  id: 'tonight',
  steps: [{ id: 'tonight', priority: 'base', when: () => true, load: page('Tonight', Tonight) }],
})

function Tonight() {
  const { set } = usePlugin<PluginContext>()
  return <button onClick={() => set({ ...atSlot, confirmed: true })}>A table tonight</button>
}

describe('booking: without the plugin start', () => {
  afterEach(removeWidget)

  it('architecture, "no plugin imports another": works after any step that sets the facts', async () => {
    const diner = await renderWidget({ plugins: [tonight, booking] })
    await diner.presses('A table tonight')
    await diner.fillsDetails()
    await diner.presses('Continue')
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.faults).to.be.empty
  })
})
