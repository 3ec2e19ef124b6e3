import { expect } from 'chai'
import { definePlugin, type PlaceName } from 'tavola'
import { usePlugin } from 'tavola/controls'
import start from '../../../plugins/start'
import { atDetails, atSlot } from '../../kit/booking'
import { renderPlugins } from '../../kit/diner'
import { form, table, threshold } from '../../kit/stand-ins'

/** A part at that place, which reads nothing, and how often it was rendered. */
function counted(at: PlaceName) {
  let renders = 0
  function Part() {
    usePlugin()
    renders++
    return null
  }
  const plugin = definePlugin({
    id: 'counted',
    inserts: [{ at, always: true, load: async () => ({ default: Part }) }],
  })
  return { plugin, renders: () => renders }
}

/** A press renders what it changes, and not the whole widget. */
describe('ui: renders', () => {
  it('a key in one of the details renders nothing else of the form', async () => {
    const { plugin, renders } = counted('details')
    const diner = await renderPlugins({ plugins: [threshold, form, plugin], first: atDetails })
    await diner.finds('textbox', 'First Name')
    const before = renders()
    await diner.types('First Name', 'Anna')
    await diner.types('Special requests', 'By the window')
    await diner.clicks('checkbox', /terms/)
    expect(renders()).to.equal(before).and.above(0)
  })

  it('guests, hour and minute render nothing else either, nor does the request that follows', async () => {
    const { plugin, renders } = counted('choices')
    const diner = await renderPlugins({ plugins: [start, table, plugin], first: atSlot })
    await diner.finds('button', /^Date/)
    const before = renders()
    await diner.selects('Guests', '4')
    await diner.selects('Hour', '19')
    await diner.selects('Minute', '30')
    expect(diner.kernel.facts).to.include({ guests: 4, time: '19:30' })
    expect(renders()).to.equal(before).and.above(0)
  })
})

describe('start: in StrictMode', () => {
  it('host.remounts: requests its data from the server once', async () => {
    const diner = await renderPlugins({ plugins: [start, table], first: atSlot })
    await diner.finds('heading', 'Find your table')
    expect(diner.network.requests).to.have.length(1)
  })
})
