import { expect } from 'chai'
import start from '../../../plugins/start'
import { slotPause } from '../../../plugins/start/times'
import { atSlot } from '../../kit/booking'
import { removeWidget, renderWidget } from '../../kit/diner'
import { sessionsBody, slotBody } from '../../kit/fixtures'
import { table } from '../../kit/stand-ins'

const plugins = [start, table]
const first = { ...atSlot, time: null }
const answers = {
  'GET /api/sessions/availability/*': sessionsBody([slotBody(1915), slotBody(1930), slotBody(2000)]),
}

describe("start: the host's preferred time", () => {
  afterEach(removeWidget)

  it('prefill: it is chosen once the restaurant offers it, and reported as a slot', async () => {
    const diner = await renderWidget({ plugins, first, answers, prefill: { time: '19:30' } })
    await diner.finds('option', '30')
    expect(diner.kernel.facts.time).to.equal('19:30')
    await diner.waits(slotPause)
    expect(diner.events.filter(({ name }) => name === 'slot')).to.have.lengthOf(1)
  })

  it('prefill: one that is not offered chooses nothing, and stays preferred on another day', async () => {
    const diner = await renderWidget({ plugins, first, answers, prefill: { time: '21:00' } })
    await diner.finds('option', '20')
    expect(diner.kernel.facts.time).to.equal(null)
    diner.network.answer('GET /api/sessions/availability/*', sessionsBody([slotBody(2100)]))
    await diner.sees(() => diner.kernel.choices.set({ date: '2026-11-29' }))
    expect(diner.kernel.facts.time).to.equal('21:00')
  })

  it('prefill: one that is set later is chosen from the times that have loaded', async () => {
    const diner = await renderWidget({ plugins, first, answers })
    await diner.selects('Hour', '19')
    await diner.sees(() => diner.kernel.choices.prefill({ time: '20:00' }))
    expect(diner.kernel.facts.time).to.equal('20:00')
  })

  it('prefill: the diner’s own time takes precedence over it, on another day too', async () => {
    const diner = await renderWidget({ plugins, first, answers, prefill: { time: '19:30' } })
    await diner.selects('Hour', '20')
    await diner.sees(() => diner.kernel.choices.set({ date: '2026-11-29' }))
    await diner.waits()
    expect(diner.kernel.facts.time).to.equal('20:00')
  })

  it('prefill: it takes precedence over one that is not offered, on a day that offers it too', async () => {
    const diner = await renderWidget({ plugins, first, answers, prefill: { time: '21:00' } })
    await diner.selects('Hour', '20')
    diner.network.answer('GET /api/sessions/availability/*', sessionsBody([slotBody(2100)]))
    await diner.sees(() => diner.kernel.choices.set({ date: '2026-11-29' }))
    expect(diner.kernel.facts.time).to.equal(null)
  })
})
