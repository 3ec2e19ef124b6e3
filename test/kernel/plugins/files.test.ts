import { effect } from '@preact/signals-core'
import { expect } from 'chai'
import { definePlugin } from 'tavola'
import type { AnyPlugin } from '../../../src/contract/plugin'
import { loadedComponent, loadComponent } from '../../../src/kernel/registry/loading'
import { bootKernel } from '../../kit/kernel'
import { turn } from '../../kit/pending'
import { blocked, venue } from '../../kit/fixtures'
import { atSlot } from '../../kit/booking'
import { stopClockOfTests } from '../../kit/stopped-clock'
import { booking, enquiry, start, step } from '../bare-plugins'
import { confirmed } from '../selection'
import { boot, errorsIn, shown, throws } from '../setup'

const Page = () => null

describe('The files of steps', () => {
  it("one that didn't load is requested again", async () => {
    let calls = 0
    const load = async () => (calls++ === 0 ? throws() : { default: Page })
    expect(await loadComponent(load).catch(String)).to.equal('Error: oops')
    expect(loadedComponent(load)).to.equal(undefined)
    expect(await loadComponent(load)).to.equal(Page)
    expect(loadedComponent(load)).to.equal(Page)
  })

  it('a `load` that throws counts as a failed request', async () => {
    expect(await loadComponent(throws).catch(String)).to.equal('Error: oops')
  })

  for (const component of [undefined, null, 'div', 7])
    it(`a file whose default export is ${String(component)} counts as not loaded`, async () => {
      const load = async () => ({ default: component as never })
      expect(await loadComponent(load).catch(String)).to.match(/^TypeError: The file has no component/)
      expect(loadedComponent(load)).to.equal(undefined)
    })

  it('a component may be an object, as of `memo` and `forwardRef`', async () => {
    const memo = { $$typeof: Symbol.for('react.memo'), type: Page }
    expect(await loadComponent(async () => ({ default: memo as never }))).to.equal(memo)
  })

  /** Plugins whose files' requests are counted. */
  function counted() {
    const asked: string[] = []
    const plugin = (id: string, serves?: string, over: object = {}): AnyPlugin => ({
      id,
      ...(serves && { serves }),
      steps: [
        { ...step(id, 'flow', () => false), ...over, load: async () => (asked.push(id), { default: Page }) },
      ],
    })
    return { asked, plugin }
  }

  it("continue.files: the files of the journey's next steps load during the request", async () => {
    const { asked, plugin } = counted()
    const plugins = [enquiry, plugin('menus', 'booking'), plugin('extra', 'enquiry')]
    const { tasks } = boot(plugins, { first: { journey: 'Booking' } }).kernel
    await tasks.advance(async () => expect(asked).to.deep.equal(['menus']) && undefined)
    expect(tasks.isAdvancing.value).to.equal(true)
  })

  it('load once a time is chosen, for the steps that may come next alone', () => {
    const { asked, plugin } = counted()
    const card = plugin('card', undefined, { priority: 'takeover' })
    // Two that come after the journey's own steps, or opt out.
    const others = [plugin('survey'), plugin('rare', 'booking', { prefetch: false })]
    boot([plugin('menu', 'booking'), card, ...others], { first: atSlot })
    expect(asked.sort()).to.deep.equal(['card', 'menu'])
  })

  for (const way of ['back', 'restart', 'complete'] as const)
    it(`the height that Continue reserves for the next steps is not reserved after ${way}`, async () => {
      const test = boot()
      await test.kernel.tasks.advance(async () => test.kernel.choices.set(confirmed))
      test.kernel.navigation[way]()
      expect([shown(test), test.kernel.tasks.isAdvancing.value]).to.deep.equal(['start', false])
    })
})

const card = definePlugin({
  id: 'card',
  essential: true,
  messages: { title: 'Your card' },
  steps: [step('card', 'takeover')],
})

describe('Plugins that load later', () => {
  const clock = stopClockOfTests()

  /** A widget whose later plugins come when the test says so, each at once or together; each attempt is counted. */
  function booted(first: object | null = {}) {
    const attempts: { add: (plugin: AnyPlugin) => void; end: () => void }[] = []
    const fetchFeatures = (add: (plugin: AnyPlugin) => void) =>
      new Promise<void>((end) => attempts.push({ add, end }))
    const brand = { plugins: ['card', 'start', 'booking'] }
    const test = bootKernel({ plugins: [start, booking], brand, fetchFeatures })
    if (first) test.kernel.choices.set({ venue: venue(), ...first })
    return {
      ...test,
      attempts,
      join: (plugin: AnyPlugin) => attempts.at(-1)!.add(plugin),
      come(...plugins: AnyPlugin[]) {
        plugins.forEach(attempts.at(-1)!.add)
        attempts.at(-1)!.end()
        return turn()
      },
      ids: () => test.kernel.plugins.active.value.map(({ id }) => id),
    }
  }

  it('brand.files: are fetched once there is a restaurant', () => {
    const { kernel, attempts } = booted(null)
    expect(attempts).to.have.length(0)
    kernel.choices.set({ venue: venue() })
    expect(attempts).to.have.length(1)
  })

  it('brand.files: are fetched at once if the journey starts without a restaurant', () => {
    let attempts = 0
    const ask = definePlugin({ ...enquiry, steps: [step('ask', 'flow')] })
    bootKernel({ plugins: [start, ask], fetchFeatures: async () => void attempts++ })
    expect(attempts).to.equal(1)
  })

  for (const [count, wakes] of [
    [0, 1],
    [90, 2],
  ] as const)
    it(`${count} that arrive together render ${wakes - 1} times more`, async () => {
      const { kernel, come, ids } = booted()
      let woken = 0
      const end = effect(() => void (kernel.plugins.active.value, woken++))
      await come(...Array.from({ length: count }, (_, index) => definePlugin({ id: `question-${index}` })))
      end()
      expect([ids().length, woken]).to.deep.equal([count + 2, wakes])
    })

  it('do not wait for one that hangs, and are each added once', async () => {
    const { join, ids } = booted()
    for (const plugin of [card, definePlugin({ id: 'tea' })]) {
      join(plugin)
      await clock.advance(100)
    }
    expect(ids().sort()).to.deep.equal(['booking', 'card', 'start', 'tea'])
  })

  it('take their place in the brand’s order, with their texts', async () => {
    const test = booted()
    await test.come(card)
    expect(test.ids()).to.deep.equal(['card', 'start', 'booking'])
    expect([shown(test), test.kernel.catalogue.text('card.title')]).to.deep.equal(['card', 'Your card'])
  })

  it('continue.checks: it waits for them', async () => {
    const { kernel, come } = booted()
    const order: string[] = []
    const going = kernel.tasks.advance(async () => void order.push('continued'))
    await turn()
    order.push('came')
    await come(card)
    await going
    expect(order).to.deep.equal(['came', 'continued'])
  })

  it('one that arrives just before a step continues joins first', async () => {
    const { kernel, join, ids } = booted()
    let here: string[] = []
    const going = kernel.tasks.advance(async () => void (here = ids()))
    await clock.advance(9_990)
    join(card)
    await clock.advance(10)
    await going
    expect(here).to.include('card')
  })

  it('a step waits ten seconds at most; one that arrives after that still joins', async () => {
    const test = booted()
    let continued = false
    const going = test.kernel.tasks.advance(async () => void (continued = true))
    await clock.advance(9_999)
    expect(continued).to.be.false
    await clock.advance(1)
    await going
    await test.come(card)
    expect(shown(test)).to.equal('card')
  })

  it("page.blocked-file: one that didn't load is requested again", async () => {
    const test = booted()
    await test.come()
    const going = test.kernel.tasks.advance(async () => undefined)
    await turn()
    expect(test.attempts).to.have.length(2)
    await test.come(card)
    await going
    expect(shown(test)).to.equal('card')
  })

  it('an essential one whose setup throws blocks the submit', async () => {
    const test = booted(confirmed)
    void test.come(definePlugin({ id: 'broken', essential: true, setup: throws }))
    await test.kernel.submission.send()
    expect(test.faults.map(({ plugin }) => plugin)).to.deep.equal(['broken'])
    expect(test.network.sent('POST *')).to.be.empty
    expect(errorsIn(test)).to.deep.equal([blocked])
  })

  it('submit.posted: waits for them too', async () => {
    const { kernel, network, come } = booted(confirmed)
    const sent = kernel.submission.send()
    expect([network.sent('POST *').length, kernel.submission.isSending.value]).to.deep.equal([0, true])
    void come(definePlugin({ id: 'card', serves: 'booking', payload: { paymentNonce: () => 'nonce' } }))
    await sent
    const wanted = { venueId: 'cork', paymentNonce: 'nonce' }
    expect(network.sent('POST *').map(({ body }) => body)).to.deep.equal([wanted])
  })

  it('nothing joins, and no timer is left, after disposal', () => {
    const { kernel, join } = booted()
    join(card)
    const before = clock.countTimers()
    kernel.dispose()
    expect(clock.countTimers()).to.equal(before - 1)
    join(definePlugin({ id: 'tea' }))
    expect(clock.countTimers()).to.equal(before - 1)
  })

  it('one that arrives after disposal is not set up', async () => {
    const { kernel, come } = booted()
    let isSetUp = false
    kernel.dispose()
    await come(definePlugin({ id: 'late', setup: () => void (isSetUp = true) }))
    expect(isSetUp).to.be.false
  })
})
