import { expect } from 'chai'
import type { AnyPlugin, HostEvent, Plugin } from 'tavola'
import { bootKernel } from '../kit/kernel'
import { booking, start } from './bare-plugins'
import { confirmed } from './selection'

/** A plugin that listens, and the names of what it heard. */
function listener(id: string, more: Partial<Plugin> = {}) {
  const heard: HostEvent[] = []
  const plugin: AnyPlugin = { id, onEvent: (_ctx, event) => void heard.push(event), ...more }
  return { plugin, heard, names: () => heard.map(({ name }) => name) }
}

describe('Events that plugins receive', () => {
  it('contract, events: each host event, with what the host gets', async () => {
    const one = listener('one')
    const test = bootKernel({ plugins: [start, booking, one.plugin], first: confirmed })
    await test.kernel.submission.send()
    expect(one.names()).to.deep.equal(test.events.map(({ name }) => name))
    expect(one.heard[0]).to.deep.equal({
      name: 'step',
      detail: { version: 1, name: 'details', number: null },
    })
  })

  it('architecture, faults: one that throws is reported, and the others still hear it', async () => {
    const oops = new Error('oops')
    const bad: Plugin = {
      id: 'bad',
      onEvent() {
        throw oops
      },
    }
    const one = listener('one')
    const test = bootKernel({ plugins: [start, booking, bad, one.plugin], first: confirmed })
    await test.kernel.submission.send()
    expect(test.faults).to.deep.equal([{ plugin: 'bad', place: 'onEvent', error: oops }])
    expect(one.names()).to.include('booking-confirmed')
    expect(test.events.map(({ name }) => name)).to.include('booking-confirmed')
  })

  it('architecture, faults: one that is withdrawn hears nothing', () => {
    const setup = () => {
      throw new Error('oops')
    }
    const one = listener('one', { setup })
    bootKernel({ plugins: [start, booking, one.plugin] })
    expect(one.names()).to.deep.equal([])
  })

  it('contract, events: nothing of a widget that is gone, or that has made way for another', async () => {
    const one = listener('one')
    const test = bootKernel({ plugins: [start, booking, one.plugin], first: confirmed })
    const before = one.heard.length
    test.kernel.dispose()
    test.kernel.emit('close', {})
    expect(test.events.at(-1)!.name).to.equal('close')
    expect(one.heard).to.have.length(before)
  })

  it('what it reads does not trigger the sender again', () => {
    const venues: unknown[] = []
    const reader: Plugin = { id: 'reader', onEvent: ({ facts }) => void venues.push(facts.venue) }
    const { kernel, events } = bootKernel({ plugins: [start, booking, reader] })
    const before = events.length
    kernel.choices.set({ venue: confirmed.venue! })
    expect(venues).to.have.length(before)
    expect(events).to.have.length(before)
  })
})
