import '../kit/dom'
import { expect } from 'chai'
import { definePlugin, keep } from 'tavola'
import { snapshotTool, type Snapshot } from 'tavola/page'
import booking from '../../plugins/booking'
import start from '../../plugins/start'
import { cleanup } from '../../src/testing'
import { renderWidget } from '../../themes/build/testing'

/** A stranger's plugin that stores the widget in a place of its own. */
const accountIn = (stored: Map<string, string>) =>
  definePlugin({
    id: 'account',
    state: { visits: keep(0, 'reload'), open: false },
    setup(ctx) {
      const snapshots = ctx.use(snapshotTool)
      const { key, release } = snapshots.claimKey()
      const before = snapshots.read(JSON.parse(stored.get(key) ?? 'null'))
      if (before && snapshots.isStart) snapshots.restore(before)
      ctx.state.visits.value++
      ctx.effect(() => {
        const now = snapshots.take()
        if (now) stored.set(key, JSON.stringify(now))
      })
      return release
    },
  })

describe('A third-party plugin that stores the widget, in the published kit', () => {
  afterEach(cleanup)

  it('continues at the step where the widget was left, with the entered values', async () => {
    const stored = new Map<string, string>()
    const before = await renderWidget({ plugins: [start, booking, accountIn(stored)], at: 'complete' })
    const summary = before.reads('summary')
    await before.unmount()
    const [snapshot] = stored.values()
    // The kit reaches the last step by options of the page, which are part of the key.
    const store = { get: () => snapshot, set: () => undefined } as never
    const after = await renderWidget({ plugins: [start, booking, accountIn(store)] })
    await after.finds('button', 'Complete Booking')
    expect(after.reads('summary')).to.equal(summary)
  })

  it('holds the values that outlast a reload, and no others', async () => {
    const stored = new Map<string, string>()
    await renderWidget({ plugins: [start, booking, accountIn(stored)], at: 'complete' })
    const [snapshot] = [...stored.values()].map((text) => JSON.parse(text) as Snapshot)
    expect(snapshot!.states.account).to.deep.equal({ visits: 1 })
  })

  it('any other stored data is not restored', async () => {
    const anything = { get: () => '{"selection": {"time": 5}}', set: () => undefined }
    const diner = await renderWidget({ plugins: [start, booking, accountIn(anything as never)] })
    await diner.finds('combobox', 'Location')
  })
})
