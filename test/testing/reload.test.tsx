import '../kit/dom'
import { expect } from 'chai'
import { definePlugin, keep as lasts, type PluginContext } from 'tavola'
import { usePlugin } from 'tavola/controls'
import booking from '../../plugins/booking'
import keep from '../../plugins/keep'
import start from '../../plugins/start'
import { cleanup } from '../../src/testing'
import { renderWidget } from '../../themes/build/testing'

const state = { vegan: lasts(false, 'restart', 'reload'), pram: false }

const diet = definePlugin({
  id: 'diet',
  state,
  inserts: [{ at: 'details', load: async () => ({ default: Diet }) }],
  payload: { vegan: ({ state }) => state.vegan.value },
})

function Diet() {
  const { vegan, pram } = usePlugin<PluginContext<typeof state>>().state
  const box = (label: string, value: typeof vegan) => (
    <label className="check">
      <input
        type="checkbox"
        checked={value.value}
        onChange={({ target }) => void (value.value = target.checked)}
      />
      {label}
    </label>
  )
  return (
    <>
      {box('Vegan', vegan)}
      {box('Pram', pram)}
    </>
  )
}

describe('Testing kit: a reload', () => {
  afterEach(cleanup)

  it('the widget starts again with its storage and nothing else; it can be used, and then leaves', async () => {
    const diner = await renderWidget({ plugins: [start, booking, keep, diet], at: 'details' })
    const { handle } = diner
    await diner.ticks('Vegan')
    await diner.ticks('Pram')
    await diner.fills('First Name', 'Anna')
    await diner.reloads()
    expect(diner.handle).to.not.equal(handle)
    expect(await diner.finds('checkbox', 'Vegan')).to.have.property('checked', true)
    expect(diner.gets('checkbox', 'Pram')).to.have.property('checked', false)
    expect(diner.shows('First Name')).to.equal('Anna')
    await diner.fillsDetails()
    await diner.completes()
    expect(diner.api.sent('POST /api/bookings/create')[0]!.body).to.include({ vegan: true })
  })

  it('without a plugin that stores anything it begins at its options', async () => {
    const diner = await renderWidget({ plugins: [start, booking, diet], at: 'details' })
    await diner.reloads()
    expect(diner.has('textbox', 'First Name')).to.be.false
    await diner.reachesDetails()
    expect(diner.gets('checkbox', 'Vegan')).to.have.property('checked', false)
  })

  it('a popup is closed after it, and opens again', async () => {
    const diner = await renderWidget({ plugins: [start, booking], popup: true })
    await diner.finds('heading', 'Find your table')
    await diner.reloads()
    expect(diner.has('heading', 'Find your table')).to.be.false
    await diner.sees(() => diner.handle.open())
    await diner.finds('heading', 'Find your table')
  })
})
