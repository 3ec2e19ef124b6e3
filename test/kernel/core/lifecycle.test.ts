import { effect } from '@preact/signals-core'
import { expect } from 'chai'
import type { Plugin, PluginContext } from 'tavola'
import { settles } from '../../kit/pending'
import { later, hangs } from '../../kit/network'
import { blocked } from '../../kit/fixtures'
import { booking, start, step } from '../bare-plugins'
import { stopClockOfTests } from '../../kit/stopped-clock'
import { atDetails, boot, errorsIn, oops, placesOf, shown, throws } from '../setup'

/** A booking at its details, next to one plugin of a stranger. */
function beside(stranger: Omit<Plugin, 'id'>, options: object = {}) {
  const test = atDetails([{ id: 'stranger', ...stranger }], options)
  return { ...test, creates: () => test.network.sent('POST *').length }
}
const takeover = [step('stranger', 'takeover')]

describe('A slow setup', () => {
  const clock = stopClockOfTests()

  /** A plugin whose setup ends when the test says so. */
  function slow(plugin: Omit<Plugin, 'id'> = {}) {
    const setup = later()
    let undone = 0
    const test = beside({ ...plugin, setup: setup.answer as () => Promise<() => void> })
    const ends = () => {
      setup.come(() => undone++)
      return clock.advance(0)
    }
    return { ...test, ends, undone: () => undone }
  }

  it('after its deadline a plugin is left out, until it finishes', async () => {
    const test = slow({ steps: takeover })
    await clock.advance(9_999)
    expect(shown(test)).to.equal('stranger')
    await clock.advance(1)
    expect(shown(test)).to.equal('details')
    await test.ends()
    expect(shown(test)).to.equal('stranger')
    test.kernel.dispose()
    expect(test.undone()).to.equal(1)
  })

  it('continue.checks: waits for it', async () => {
    const test = slow()
    const order: string[] = []
    const going = test.kernel.tasks.advance(async () => void order.push('continued'))
    await clock.advance(5_000)
    order.push('set up')
    await test.ends()
    await going
    expect(order).to.deep.equal(['set up', 'continued'])
  })

  it('a setup that finishes after disposal is undone at once', async () => {
    const test = slow()
    test.kernel.dispose()
    await test.ends()
    expect([test.undone(), test.faults]).to.deep.equal([1, []])
  })

  it('an essential setup that finishes after its deadline no longer blocks the submit', async () => {
    const test = slow({ essential: true })
    await clock.advance(10_000)
    await test.kernel.sender.send()
    expect(errorsIn(test)).to.deep.equal([blocked])
    await test.ends()
    await test.kernel.sender.send()
    test.kernel.dispose()
    expect([test.creates(), test.undone()]).to.deep.equal([1, 1])
  })

  it('a task that a plugin runs may take 45 seconds', async () => {
    const test = boot()
    void test.kernel.plugins.contextOf(booking).run(hangs)
    await clock.advance(44_999)
    expect([test.kernel.tasks.busy.value, test.faults]).to.deep.equal([true, []])
    await clock.advance(1)
    expect([test.kernel.tasks.busy.value, placesOf(test)]).to.deep.equal([false, ['booking run']])
  })
})

describe('A setup', () => {
  for (const [how, fails] of Object.entries({ throws, rejects: () => Promise.reject(oops) }))
    it(`of an essential plugin that ${how} is retried by the press that it blocks`, async () => {
      let tries = 0
      const setup = () => (++tries === 1 ? (fails() as Promise<never>) : undefined)
      const test = beside({ essential: true, setup, steps: takeover })
      await settles()
      expect(shown(test)).to.equal('details')
      await test.kernel.sender.send()
      await settles()
      expect([test.creates(), tries, shown(test)]).to.deep.equal([0, 2, 'stranger'])
      const banner = { errors: [blocked], telephone: '021 496 0101' }
      expect(test.kernel.banner.shown.value).to.deep.include(banner)
      await test.kernel.sender.send()
      expect([test.creates(), placesOf(test)]).to.deep.equal([1, ['stranger setup']])
    })

  it('of another plugin that fails is not retried', async () => {
    let tries = 0
    const test = beside({ setup: () => (tries++, throws()) })
    await test.kernel.sender.send()
    expect([test.creates(), tries]).to.deep.equal([1, 1])
  })

  it('that fails is reported for each plugin, which is left out', () => {
    const broken = ['one', 'other'].map((id): Plugin => ({ id, setup: throws }))
    const test = boot(broken)
    expect(test.kernel.plugins.active.value).to.deep.equal([start, booking])
    expect(placesOf(test)).to.deep.equal(['one setup', 'other setup'])
  })

  it('that succeeds renders nothing again when it is done', async () => {
    const { kernel } = beside({ setup: async () => undefined })
    let renders = 0
    const end = effect(() => void (kernel.plugins.active.value, renders++))
    await settles()
    end()
    expect(renders).to.equal(1)
  })

  it('host.destroy: has nothing to undo if it returns no function', () => {
    const { kernel, faults } = beside({ setup: () => 5 as never })
    kernel.dispose()
    expect(faults).to.deep.equal([])
  })
})

describe('Disposal', () => {
  it('host.destroy: effects end, including those that start later', () => {
    const seen: (string | null)[] = []
    let late: PluginContext
    const setup = (ctx: PluginContext) => {
      late = ctx
      ctx.effect(() => void seen.push(ctx.facts.date))
    }
    const { kernel } = beside({ setup })
    kernel.dispose()
    late!.effect(() => void seen.push(late.facts.date))
    kernel.choices.set({ date: '2026-12-24' })
    expect(seen).not.to.include('2026-12-24')
  })

  it('host.destroy: each clean-up is called once, and one that throws is reported and stops no other', () => {
    let undone = 0
    const bad: Plugin = { id: 'bad', setup: () => throws }
    const test = boot([bad, { id: 'good', setup: () => () => void undone++ }])
    expect(undone).to.equal(0)
    test.kernel.dispose()
    test.kernel.dispose()
    expect([undone, placesOf(test)]).to.deep.equal([1, ['bad setup "undo"']])
  })

  it('host.destroy: a pending request is aborted without a message', async () => {
    const { kernel, network, events } = atDetails([], { answers: { 'POST *': hangs } })
    const sent = kernel.sender.send()
    await settles()
    kernel.dispose()
    await sent
    expect(network.sent('POST *')[0]!.signal.aborted).to.equal(true)
    expect(kernel.banner.shown.value).to.equal(null)
    expect(events.filter(({ name }) => name === 'error')).to.deep.equal([])
  })

  it('host.destroy: step events end', () => {
    const { kernel, events } = atDetails()
    kernel.dispose()
    const before = events.length
    kernel.choices.set({ confirmed: false })
    expect(events).to.have.length(before)
  })
})
