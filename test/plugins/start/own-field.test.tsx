import { expect } from 'chai'
import { definePlugin, offeredTimes, type PluginContext, type WrapperProps } from 'tavola'
import { usePlugin } from 'tavola/controls'
import date from '../../../plugins/date'
import guests from '../../../plugins/guests'
import location from '../../../plugins/location'
import start from '../../../plugins/start'
import { atSlot } from '../../kit/booking'
import { removeWidget, renderWidget } from '../../kit/diner'
import { table } from '../../kit/stand-ins'

function Times() {
  const ctx = usePlugin<PluginContext>()
  return (offeredTimes(ctx) ?? []).map(({ time }) => (
    <button key={time} type="button" onClick={() => ctx.set({ time })}>
      {time}
    </button>
  ))
}

/** A chain's own time, in place of ours. */
const times = definePlugin({
  id: 'times',
  inserts: [{ at: 'time', fallback: true, load: async () => ({ default: Times }) }],
})

const first = { ...atSlot, time: null }

describe('start: its fields', () => {
  afterEach(removeWidget)

  it('contract, brand config: it brings location, date, guests and time', async () => {
    const diner = await renderWidget({ plugins: [start, table], first })
    for (const name of ['Location', 'Guests', 'Hour', 'Minute']) expect(diner.gets('combobox', name)).to.exist
    expect(diner.gets('button', /^Date/)).to.exist
  })

  it('contract, brand config: a field that the brand does not list beside others is left out', async () => {
    const diner = await renderWidget({ plugins: [start, location, date, guests, times, table], first })
    expect(diner.kernel.plugins.all.value.map(({ id }) => id)).to.not.include('time')
    expect(diner.has('combobox', 'Hour')).to.be.false
    await diner.clicks('button', '19:30')
    await diner.presses('Continue')
    await diner.finds('heading', 'Your Details')
  })

  it("contract, brand config: a chain's own field can be replaced and wrapped like ours", async () => {
    const Hint = ({ replaced }: WrapperProps) => <p>Lunch: {replaced}</p>
    const hint = definePlugin({
      id: 'hint',
      inserts: [{ at: 'time', wraps: true, load: async () => ({ default: Hint }) }],
    })
    const diner = await renderWidget({ plugins: [start, location, date, guests, times, hint, table], first })
    expect((await diner.finds('button', '19:30')).closest('p')!.textContent).to.match(/^Lunch: /)
  })
})
