import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { atSlot } from '../kit/booking'
import { bootKernel } from '../kit/kernel'
import { booking, start, step } from './bare-plugins'

/** A step whose file's fetches are counted. */
function counted(id: string, priority: 'flow' | 'takeover', over: object = {}) {
  const { load, ...rest } = step(id, priority)
  const count = { fetched: 0 }
  const counting = { ...rest, ...over, when: () => false, load: () => (count.fetched++, load()) }
  return { count, steps: [counting] }
}

describe('Files of the steps to come', () => {
  it('load once a time is chosen, for the steps that may come next', () => {
    const serving = counted('menu', 'flow')
    const takeover = counted('card', 'takeover')
    bootKernel({
      plugins: [
        start,
        booking,
        definePlugin({ id: 'menus', serves: 'booking', steps: serving.steps }),
        definePlugin({ id: 'card', steps: takeover.steps }),
      ],
      first: atSlot,
    })
    expect(serving.count.fetched).to.equal(1)
    expect(takeover.count.fetched).to.equal(1)
  })

  it('do not load for steps after the journey’s own, nor for steps that opt out', () => {
    const after = counted('survey', 'flow')
    const rare = counted('menu', 'flow', { prefetch: false })
    bootKernel({
      plugins: [
        start,
        booking,
        definePlugin({ id: 'survey', steps: after.steps }),
        definePlugin({ id: 'menus', serves: 'booking', steps: rare.steps }),
      ],
      first: atSlot,
    })
    expect(after.count.fetched).to.equal(0)
    expect(rare.count.fetched).to.equal(0)
  })
})
