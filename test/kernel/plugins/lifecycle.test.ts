import { effect } from '@preact/signals-core'
import { expect } from 'chai'
import type { Plugin, PluginContext } from 'tavola'
import { settles } from '../../kit/pending'
import { bootKernel } from '../../kit/kernel'
import { later, hangs } from '../../kit/network'
import { blocked } from '../../kit/fixtures'
import { booking, start, step } from '../bare-plugins'
import { confirmed } from '../selection'
import { stopClockOfTests } from '../../kit/stopped-clock'

/** A booking at its details, next to one plugin of a stranger. */
const boot = (stranger: Omit<Plugin, 'id'>) => {
  const { kernel, network, faults } = bootKernel({
    plugins: [start, { id: 'stranger', ...stranger }, booking],
    first: confirmed,
  })
  const creates = () => network.sent('POST *').length
  return { kernel, faults, creates, shown: () => kernel.steps.current.value!.step.id }
}

describe('A slow setup', () => {
  const clock = stopClockOfTests()
  const takeover = [step('stranger', 'takeover')]

  it('after its deadline a plugin is left out, until it finishes', async () => {
    const undo = later()
    let undone = 0
    const test = boot({ steps: takeover, setup: undo.answer as () => Promise<() => void> })
    await clock.advance(9_999)
    expect(test.shown()).to.equal('stranger')
    await clock.advance(1)
    expect(test.shown()).to.equal('details')
    undo.come(() => undone++)
    await clock.advance(0)
    expect(test.shown()).to.equal('stranger')
    test.kernel.dispose()
    expect(undone).to.equal(1)
  })

  it('continue.checks: waits for it', async () => {
    const setup = later()
    const test = boot({ setup: setup.answer as () => Promise<void> })
    const order: string[] = []
    const going = test.kernel.tasks.advance(async () => void order.push('continued'))
    await clock.advance(5_000)
    order.push('set up')
    setup.come(undefined)
    await clock.advance(0)
    await going
    expect(order).to.deep.equal(['set up', 'continued'])
  })

  it('a task that a plugin runs may take 45 seconds', async () => {
    const { kernel, faults } = bootKernel({ plugins: [start, booking] })
    void kernel.plugins.contextOf(booking).run(hangs)
    await clock.advance(44_999)
    expect([kernel.tasks.busy.value, faults]).to.deep.equal([true, []])
    await clock.advance(1)
    expect(kernel.tasks.busy.value).to.equal(false)
    expect(faults.map(({ plugin, place }) => `${plugin} ${place}`)).to.deep.equal(['booking run'])
  })

  it('a setup that finishes after disposal is undone at once', async () => {
    const undo = later()
    let undone = 0
    const test = boot({ setup: undo.answer as () => Promise<() => void> })
    test.kernel.dispose()
    undo.come(() => undone++)
    await clock.advance(0)
    expect(undone).to.equal(1)
    expect(test.faults).to.deep.equal([])
  })

  it('an essential setup that finishes after its deadline no longer blocks the submit', async () => {
    const undo = later()
    let undone = 0
    const test = boot({ essential: true, setup: undo.answer as () => Promise<() => void> })
    await clock.advance(10_000)
    await test.kernel.submission.send()
    expect(test.kernel.banner.shown.value!.errors).to.deep.equal([blocked])
    undo.come(() => undone++)
    await clock.advance(0)
    await test.kernel.submission.send()
    expect(test.creates()).to.equal(1)
    test.kernel.dispose()
    expect(undone).to.equal(1)
  })
})

describe('A setup that fails', () => {
  it("an essential plugin's setup is retried by the press that it blocks", async () => {
    let tries = 0
    const setup = () => {
      if (++tries === 1) throw new Error('oops')
    }
    const test = boot({ essential: true, setup })
    await test.kernel.submission.send()
    expect([test.creates(), tries]).to.deep.equal([0, 2])
    expect(test.kernel.banner.shown.value).to.deep.include({ errors: [blocked], telephone: '021 496 0101' })
    await test.kernel.submission.send()
    expect(test.creates()).to.equal(1)
    expect(test.faults.map(({ place }) => place)).to.deep.equal(['setup'])
  })

  it('one that rejects is like one that throws', async () => {
    let tries = 0
    const setup = async () => {
      if (++tries === 1) throw new Error('oops')
    }
    const test = boot({ essential: true, setup, steps: [step('stranger', 'takeover')] })
    await settles()
    expect(test.shown()).to.equal('details')
    await test.kernel.submission.send()
    await settles()
    expect([test.creates(), tries, test.shown()]).to.deep.equal([0, 2, 'stranger'])
    await test.kernel.submission.send()
    expect(test.creates()).to.equal(1)
  })

  it('each plugin whose setup fails is left out and reported', () => {
    const setup = () => {
      throw new Error('oops')
    }
    const broken = ['one', 'other'].map((id): Plugin => ({ id, setup, steps: [step(id, 'takeover')] }))
    const { kernel, faults } = bootKernel({ plugins: [start, ...broken, booking] })
    expect(kernel.plugins.active.value).to.deep.equal([start, booking])
    expect(faults.map(({ plugin }) => plugin)).to.deep.equal(['one', 'other'])
  })

  it("another plugin's setup is not retried", async () => {
    let tries = 0
    const setup = () => {
      tries++
      throw new Error('oops')
    }
    const test = boot({ setup })
    await test.kernel.submission.send()
    expect([test.creates(), tries]).to.deep.equal([1, 1])
  })
})

describe('A setup that succeeds', () => {
  it('renders nothing again when it is done', async () => {
    const { kernel } = boot({ setup: async () => undefined })
    let renders = 0
    const end = effect(() => void (kernel.plugins.active.value, renders++))
    await settles()
    end()
    expect(renders).to.equal(1)
  })

  it('host.destroy: has nothing to undo if it returns no function', () => {
    const { kernel, faults } = boot({ setup: () => 5 as never })
    kernel.dispose()
    expect(faults).to.deep.equal([])
  })
})

describe('Disposal', () => {
  const boot = (setup: NonNullable<Plugin['setup']>) =>
    bootKernel({
      plugins: [start, booking, { id: 'watch', setup }],
      first: confirmed,
      answers: { 'POST *': hangs },
    })

  it('host.destroy: effects end, including those that start later', () => {
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

  it("host.destroy: setup's clean-up function is called once", () => {
    let undone = 0
    const { kernel } = boot(() => () => void undone++)
    expect(undone).to.equal(0)
    kernel.dispose()
    kernel.dispose()
    expect(undone).to.equal(1)
  })

  it('host.destroy: a clean-up that throws is reported and stops no other', () => {
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

  it('host.destroy: a pending request is aborted without a message', async () => {
    const { kernel, network, events } = boot(() => undefined)
    const sent = kernel.submission.send()
    await settles()
    kernel.dispose()
    await sent
    expect(network.sent('POST *')[0]!.signal.aborted).to.equal(true)
    expect(kernel.banner.shown.value).to.equal(null)
    expect(events.filter(({ name }) => name === 'error')).to.deep.equal([])
  })

  it('host.destroy: step events end', () => {
    const { kernel, events } = boot(() => undefined)
    kernel.dispose()
    const before = events.length
    kernel.choices.set({ confirmed: false })
    expect(events).to.have.length(before)
  })
})
