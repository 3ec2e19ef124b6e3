import { expect } from 'chai'
import type { Plugin, PluginContext } from 'tavola'
import { settles } from '../kit/files'
import { bootKernel } from '../kit/kernel'
import { hangs } from '../kit/network'
import { booking, start } from './bare-plugins'
import { confirmed } from './selection'

const boot = (setup: NonNullable<Plugin['setup']>) =>
  bootKernel({
    plugins: [start, booking, { id: 'watch', setup }],
    first: confirmed,
    answers: { 'POST *': hangs },
  })

describe('Disposal', () => {
  it('contract, destroy: effects end, those that begin later too', () => {
    const seen: (string | null)[] = []
    let late: PluginContext
    const { kernel } = boot((ctx) => {
      late = ctx
      ctx.effect(() => void seen.push(ctx.facts.date))
    })
    kernel.dispose()
    late!.effect(() => void seen.push(`late ${late.facts.date}`))
    kernel.choices.set({ date: '2026-12-24' })
    expect(seen).not.to.include('2026-12-24')
    expect(seen).not.to.include('late 2026-12-24')
  })

  it('contract, destroy: what setup gave back is called once', () => {
    let undone = 0
    const { kernel } = boot(() => () => void undone++)
    expect(undone).to.equal(0)
    kernel.dispose()
    kernel.dispose()
    expect(undone).to.equal(1)
  })

  it('contract, destroy: an undo that throws is reported and stops no other', () => {
    let undone = false
    const oops = new Error('oops')
    const bad = () => {
      throw oops
    }
    const plugins: Plugin[] = [
      start,
      { id: 'bad', setup: () => bad },
      { id: 'good', setup: () => () => void (undone = true) },
    ]
    const { kernel, faults } = bootKernel({ plugins })
    kernel.dispose()
    expect(undone).to.equal(true)
    expect(faults).to.deep.equal([{ plugin: 'bad', place: 'setup "undo"', error: oops }])
  })

  it('contract, destroy: a request under way is aborted, and says nothing', async () => {
    const { kernel, network, events } = boot(() => undefined)
    const sent = kernel.submission.send()
    await settles()
    kernel.dispose()
    await sent
    expect(network.sent('POST *')[0]!.signal.aborted).to.equal(true)
    expect(kernel.banner.shown.value).to.equal(null)
    expect(events.filter(({ name }) => name === 'error')).to.deep.equal([])
  })

  it('contract, destroy: step events end', () => {
    const { kernel, events } = boot(() => undefined)
    kernel.dispose()
    const before = events.length
    kernel.choices.set({ confirmed: false })
    expect(events).to.have.length(before)
  })
})
