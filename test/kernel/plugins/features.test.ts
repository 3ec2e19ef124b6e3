import { effect } from '@preact/signals-core'
import { expect } from 'chai'
import { definePlugin } from 'tavola'
import type { AnyPlugin } from '../../../src/contract/plugin'
import { bootKernel } from '../../kit/kernel'
import { blocked, venue } from '../../kit/fixtures'
import { booking, enquiry, start, step } from '../bare-plugins'
import { stopClockOfTests } from '../../kit/stopped-clock'

const takeover = definePlugin({
  id: 'card',
  essential: true,
  messages: { title: 'Your card' },
  steps: [step('card', 'takeover')],
})
const failing = definePlugin({
  id: 'broken',
  essential: true,
  setup() {
    throw new Error('no')
  },
})
const brand = { plugins: ['card', 'start', 'booking', 'broken'] }

/** Files that come when the test says so; each attempt is counted. */
function files() {
  const waiting: ((...plugins: AnyPlugin[]) => void)[] = []
  return {
    waiting,
    fetchFeatures: (join: (plugin: AnyPlugin) => void) =>
      new Promise<void>((resolve) =>
        waiting.push((...plugins) => {
          plugins.forEach(join)
          resolve()
        }),
      ),
  }
}
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('Features that load later', () => {
  const clock = stopClockOfTests()

  function boot() {
    const coming = files()
    const test = bootKernel({ plugins: [start, booking], brand, fetchFeatures: coming.fetchFeatures })
    return { ...test, waiting: coming.waiting }
  }

  it('brand.files: are fetched once there is a restaurant', () => {
    const { kernel, waiting } = boot()
    expect(waiting).to.have.length(0)
    kernel.choices.set({ venue: venue() })
    expect(waiting).to.have.length(1)
  })

  it('brand.files: are fetched at once if the journey starts without a restaurant', () => {
    const { waiting, fetchFeatures } = files()
    const ask = definePlugin({ ...enquiry, steps: [step('ask', 'flow')] })
    bootKernel({ plugins: [start, ask], fetchFeatures })
    expect(waiting).to.have.length(1)
  })

  it('render nothing if none arrives', async () => {
    const { kernel, waiting } = boot()
    kernel.choices.set({ venue: venue() })
    let renders = 0
    const end = effect(() => void (kernel.plugins.all.value, renders++))
    waiting[0]!()
    await settled()
    end()
    expect(renders).to.equal(1)
  })

  it('that arrive one after the other are each added once', async () => {
    let join = (_plugin: AnyPlugin) => {}
    const fetchFeatures = (add: typeof join) => ((join = add), new Promise<void>(() => {}))
    const { kernel } = bootKernel({ plugins: [start, booking], brand, fetchFeatures })
    kernel.choices.set({ venue: venue() })
    for (const plugin of [takeover, definePlugin({ id: 'tea' })]) {
      join(plugin)
      await clock.advance(100)
    }
    const ids = kernel.plugins.all.value.map(({ id }) => id)
    expect(ids.sort()).to.deep.equal(['booking', 'card', 'start', 'tea'])
  })

  it('take their place in the brand’s order, with their texts', async () => {
    const { kernel, waiting } = boot()
    kernel.choices.set({ venue: venue() })
    waiting[0]!(takeover)
    await settled()
    expect(kernel.plugins.active.value.map(({ id }) => id)).to.deep.equal(['card', 'start', 'booking'])
    expect(kernel.steps.current.value?.step.id).to.equal('card')
    expect(kernel.catalogue.text('card.title')).to.equal('Your card')
  })

  it('continue.checks: it waits for them', async () => {
    const { kernel, waiting } = boot()
    kernel.choices.set({ venue: venue() })
    const order: string[] = []
    const going = kernel.tasks.advance(async () => void order.push('continued'))
    await settled()
    order.push('came')
    waiting[0]!(takeover)
    await going
    expect(order).to.deep.equal(['came', 'continued'])
  })

  it('a feature that arrives just before a step continues joins first', async () => {
    let join = (_plugin: AnyPlugin) => {}
    const fetchFeatures = (add: typeof join) => {
      join = add
      return new Promise<void>(() => {})
    }
    const { kernel } = bootKernel({ plugins: [start, booking], brand, fetchFeatures })
    kernel.choices.set({ venue: venue() })
    let here: string[] = []
    const going = kernel.tasks.advance(
      async () => void (here = kernel.plugins.active.value.map(({ id }) => id)),
    )
    await clock.advance(9_990)
    join(takeover)
    await clock.advance(10)
    await going
    expect(here).to.include('card')
  })

  it('a step waits ten seconds at most; a feature that arrives after that still joins', async () => {
    const { kernel, waiting } = boot()
    kernel.choices.set({ venue: venue() })
    let continued = false
    const going = kernel.tasks.advance(async () => void (continued = true))
    await clock.advance(9_999)
    expect(continued).to.be.false
    await clock.advance(1)
    await going
    waiting[0]!(takeover)
    await settled()
    expect(kernel.steps.current.value?.step.id).to.equal('card')
  })

  it('features that arrive together join together, whatever their number', async () => {
    const { kernel, waiting } = boot()
    kernel.choices.set({ venue: venue() })
    let woken = 0
    const end = effect(() => void (kernel.plugins.active.value, woken++))
    waiting[0]!(...Array.from({ length: 90 }, (_, index) => definePlugin({ id: `question-${index}` })))
    await settled()
    end()
    expect(kernel.plugins.active.value).to.have.length(92)
    expect(woken).to.equal(2)
  })

  it("features don't wait for one that hangs", async () => {
    const fetchFeatures = (join: (plugin: AnyPlugin) => void) => (
      join(takeover),
      new Promise<void>(() => undefined)
    )
    const { kernel } = bootKernel({ plugins: [start, booking], brand, fetchFeatures })
    kernel.choices.set({ venue: venue() })
    await clock.advance(100)
    expect(kernel.steps.current.value?.step.id).to.equal('card')
  })

  it('nothing joins, and no timer is left, after disposal', async () => {
    const fetchFeatures = (join: (plugin: AnyPlugin) => void) => (
      join(takeover),
      new Promise<void>(() => undefined)
    )
    const { kernel } = bootKernel({ plugins: [start, booking], brand, fetchFeatures })
    kernel.choices.set({ venue: venue() })
    const before = clock.countTimers()
    kernel.dispose()
    expect(clock.countTimers()).to.equal(before - 1)
  })

  it("page.blocked-file: a feature that didn't load is requested again", async () => {
    const { kernel, waiting } = boot()
    kernel.choices.set({ venue: venue() })
    waiting[0]!()
    await settled()
    const going = kernel.tasks.advance(async () => undefined)
    await settled()
    waiting[1]!(takeover)
    await going
    expect(kernel.steps.current.value?.step.id).to.equal('card')
  })

  it('an essential one whose setup throws blocks the submit', async () => {
    const { kernel, network, waiting, faults } = boot()
    kernel.choices.set({ venue: venue(), date: '2026-11-28', time: '19:30', confirmed: true })
    waiting[0]!(failing)
    await kernel.submission.send()
    expect(faults.map(({ plugin }) => plugin)).to.deep.equal(['broken'])
    expect(network.sent('POST *')).to.be.empty
    expect(kernel.banner.shown.value?.errors).to.deep.equal([blocked])
  })

  it('submit.posted: waits for them too', async () => {
    const { kernel, network, waiting } = boot()
    kernel.choices.set({ venue: venue(), date: '2026-11-28', time: '19:30', confirmed: true })
    const sent = kernel.submission.send()
    expect(network.sent('POST *')).to.be.empty
    expect(kernel.submission.isSending.value).to.be.true
    waiting[0]!(definePlugin({ id: 'card', serves: 'booking', payload: { paymentNonce: () => 'nonce' } }))
    await sent
    expect(network.sent('POST *').map(({ body }) => body)).to.deep.equal([
      { venueId: 'cork', paymentNonce: 'nonce' },
    ])
  })

  it('a feature that arrives after disposal leaves no timer', () => {
    let add = (_plugin: AnyPlugin) => {}
    const fetchFeatures = (join: typeof add) => ((add = join), new Promise<void>(() => undefined))
    const { kernel } = bootKernel({ plugins: [start, booking], brand, fetchFeatures })
    kernel.choices.set({ venue: venue() })
    kernel.dispose()
    const before = clock.countTimers()
    add(takeover)
    expect(clock.countTimers()).to.equal(before)
  })

  it('a feature that arrives after disposal is not set up', async () => {
    const { kernel, waiting } = boot()
    let setUp = false
    kernel.choices.set({ venue: venue() })
    kernel.dispose()
    waiting[0]!(definePlugin({ id: 'late', setup: () => void (setUp = true) }))
    await settled()
    expect(setUp).to.be.false
  })
})
