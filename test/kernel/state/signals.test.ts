import { effect, signal } from '@preact/signals-core'
import { expect } from 'chai'
import { until } from '../../../src/kernel/signals'
import { definePlugin } from 'tavola'
import { bootKernel } from '../../kit/kernel'
import { booking, start } from '../bare-plugins'
import { anna } from '../selection'

/** Counts how often a reader renders: once at first, and then for each change that it is told of. */
function reader(read: () => unknown) {
  let renders = 0
  const end = effect(() => void (read(), renders++))
  return { end, renders: () => renders }
}

describe('Values that are the same again', () => {
  it('typing that changes no error renders the form no second time', () => {
    const named = definePlugin({
      id: 'rules',
      messages: { name: 'Please enter your first name' },
      validators: [
        { field: 'firstName', message: 'name', valid: ({ facts }) => facts.customer.firstName !== '' },
      ],
    })
    const { kernel } = bootKernel({ plugins: [start, named] })
    const form = reader(() => kernel.problems.at('details'))
    const customer = { ...anna, firstName: '' }
    kernel.choices.set({ customer })
    kernel.choices.set({ customer: { ...customer, lastName: 'Walsh' } })
    expect(form.renders()).to.equal(1)
    kernel.choices.set({ customer: anna })
    expect(form.renders()).to.equal(2)
    form.end()
  })

  it('a late plugin that shares no option wakes no reader of the shared ones', async () => {
    const late = definePlugin({ id: 'late' })
    const { kernel } = bootKernel({ plugins: [start, booking], fetchFeatures: async (add) => add(late) })
    const shared = reader(() => kernel.shared.value)
    await kernel.features.wait()
    expect(kernel.plugins.active.value).to.include(late)
    expect(shared.renders()).to.equal(1)
    shared.end()
  })
})

describe('Waiting for a condition', () => {
  it('once it holds, it is checked no more', async () => {
    const isFree = signal(false)
    let checks = 0
    const waiting = until(() => (checks++, isFree.value), new AbortController().signal)
    isFree.value = true
    await waiting
    isFree.value = false
    expect(checks).to.equal(2)
  })

  it('host.destroy: the wait ends with the widget', async () => {
    const disposal = new AbortController()
    const waiting = until(() => false, disposal.signal)
    disposal.abort()
    await waiting
  })
})
