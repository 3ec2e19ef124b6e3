import { expect } from 'chai'
import type { SinonFakeTimers } from 'sinon'
import type { Plugin } from 'tavola'
import { stopClock } from '../kit/clock'
import { bootKernel } from '../kit/kernel'
import { later } from '../kit/network'
import { blocked } from '../kit/texts'
import { booking, start, step } from './bare-plugins'
import { confirmed } from './selection'

/** A booking at its details, next to one plugin of a stranger. */
const boot = (stranger: Omit<Plugin, 'id'>) => {
  const { kernel, network, faults } = bootKernel({
    plugins: [start, { id: 'stranger', ...stranger }, booking],
    first: confirmed,
  })
  const creates = () => network.sent('POST *').length
  return { kernel, faults, creates, shown: () => kernel.steps.current.value!.step.id }
}

describe('A setup that takes its time', () => {
  let clock: SinonFakeTimers
  beforeEach(() => (clock = stopClock()))
  afterEach(() => clock.restore())
  const takeover = [step('stranger', 'takeover')]

  it('after its deadline a plugin is left out, until it finishes', async () => {
    const undo = later()
    let undone = 0
    const test = boot({ steps: takeover, setup: undo.answer as () => Promise<() => void> })
    await clock.tickAsync(10_000)
    expect(test.shown()).to.equal('details')
    undo.come(() => undone++)
    await clock.tickAsync(0)
    expect(test.shown()).to.equal('stranger')
    test.kernel.dispose()
    expect(undone).to.equal(1)
  })

  it('a setup that finishes after disposal is undone at once', async () => {
    const undo = later()
    let undone = 0
    const test = boot({ setup: undo.answer as () => Promise<() => void> })
    test.kernel.dispose()
    undo.come(() => undone++)
    await clock.tickAsync(0)
    expect(undone).to.equal(1)
    expect(test.faults).to.deep.equal([])
  })

  it('an essential setup that finishes after its deadline no longer stops anything', async () => {
    const undo = later()
    let undone = 0
    const test = boot({ essential: true, setup: undo.answer as () => Promise<() => void> })
    await clock.tickAsync(10_000)
    await test.kernel.submission.send()
    expect(test.kernel.banner.shown.value!.errors).to.deep.equal([blocked])
    undo.come(() => undone++)
    await clock.tickAsync(0)
    await test.kernel.submission.send()
    expect(test.creates()).to.equal(1)
    test.kernel.dispose()
    expect(undone).to.equal(1)
  })
})

describe('A setup that fails', () => {
  it('one of an essential plugin is tried again by the press that it stops', async () => {
    let tries = 0
    const setup = () => {
      if (++tries === 1) throw new Error('oops')
    }
    const test = boot({ essential: true, setup })
    await test.kernel.submission.send()
    expect([test.creates(), tries]).to.deep.equal([0, 2])
    await test.kernel.submission.send()
    expect(test.creates()).to.equal(1)
    expect(test.faults.map(({ place }) => place)).to.deep.equal(['setup'])
  })

  it('one of any other plugin is not tried again', async () => {
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
