import { expect } from 'chai'
import type { Plugin } from 'tavola'
import { settles } from '../../kit/pending'
import { bootKernel } from '../../kit/kernel'
import { booking, start, step } from '../bare-plugins'
import { confirmed } from '../selection'
import { stopClockOfTests } from '../../kit/stopped-clock'

const throws = (): never => {
  throw new Error('oops')
}

describe('A condition', () => {
  const clock = stopClockOfTests()

  it('plugin.fault: is called a thousand times in one turn at most, and again in the next', () => {
    const { kernel, faults } = bootKernel({ plugins: [start] })
    const place = { owner: { id: 'slots' }, hook: 'insert.when', name: 'slot' } as const
    let calls = 0
    const ask = (times: number) =>
      Array.from({ length: times }, () => kernel.guard.ask(place, () => ++calls > 0, false)).at(-1)
    expect([ask(1_000), calls, faults.length]).to.deep.equal([true, 1_000, 0])
    expect([ask(1), calls]).to.deep.equal([false, 1_000])
    expect(faults.map(({ error }) => String(error))).to.deep.equal(['Error: It changes what it reads.'])
    clock.tick(0)
    expect([ask(1_000), calls, faults.length]).to.deep.equal([true, 2_000, 1])
    clock.tick(0)
    ask(1)
    clock.tick(0)
    expect([ask(1_000), calls, faults.length]).to.deep.equal([true, 3_001, 1])
  })

  it('plugin.fault: must answer at once: a promise is a fault, and counts as "not now"', () => {
    const when = (() => Promise.resolve(true)) as never
    const { kernel, faults } = bootKernel({
      plugins: [start, booking, { id: 'late', steps: [step('late', 'takeover', when)] }],
    })
    expect(kernel.steps.current.value!.step.id).to.equal('start')
    expect(faults.map(({ place, error }) => `${place}: ${String(error)}`)).to.deep.equal([
      'step.when "late": TypeError: A condition must not return a promise.',
    ])
  })
})

describe('A report of a fault', () => {
  it('plugin.fault: is made for each plugin, even if the faults are alike', () => {
    const broken = (id: string): Plugin => ({ id, setup: throws })
    const { faults } = bootKernel({ plugins: [start, broken('one'), broken('other')] })
    expect(faults.map(({ plugin }) => plugin)).to.deep.equal(['one', 'other'])
  })

  it('plugin.fault: is made for each part of a plugin, even if the faults are alike', () => {
    const steps = ['one', 'other'].map((id) => step(id, 'takeover', throws))
    const { kernel, faults } = bootKernel({ plugins: [start, { id: 'broken', steps }] })
    void kernel.steps.current.value
    expect(faults.map(({ place }) => place)).to.deep.equal(['step.when "one"', 'step.when "other"'])
  })

  it('plugin.fault: is made for an error that has no text', () => {
    const setup = () => {
      throw Object.create(null)
    }
    const { faults } = bootKernel({ plugins: [start, { id: 'broken', setup }] })
    expect(faults.map(({ plugin, place }) => `${plugin} ${place}`)).to.deep.equal(['broken setup'])
  })

  it('plugin.fault: is not made for a result that cannot be looked at', async () => {
    const odd = Object.defineProperty({}, 'then', { get: throws })
    const strange: Plugin = { id: 'strange', setup: () => odd as never }
    const { kernel, faults } = bootKernel({ plugins: [start, strange] })
    await settles()
    expect(faults).to.deep.equal([])
    expect(kernel.plugins.active.value).to.include(strange)
  })

  it('plugin.fault: is made once while no step can be shown, and the host gets the step once', () => {
    const base = step('base', 'base', ({ facts }) => facts.date === null || throws())
    const alone: Plugin = { id: 'alone', steps: [base] }
    const { kernel, events, faults } = bootKernel({ plugins: [alone, booking] })
    kernel.choices.set({ date: confirmed.date })
    expect(kernel.steps.current.value).to.equal(null)
    expect(kernel.plugins.contextOf(alone).step).to.equal('')
    kernel.choices.set({ date: null })
    expect(kernel.steps.current.value!.step.id).to.equal('base')
    expect(faults.map(({ plugin }) => plugin)).to.deep.equal(['alone'])
    expect(events).to.deep.equal([{ name: 'step', detail: { name: 'base', number: null } }])
  })
})
