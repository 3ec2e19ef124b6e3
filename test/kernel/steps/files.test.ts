import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { loadedComponent, loadComponent } from '../../../src/kernel/registry/loading'
import { bootKernel } from '../../kit/kernel'
import { booking, enquiry, start, step } from '../bare-plugins'
import { confirmed } from '../selection'
import { atSlot } from '../../kit/booking'

const Page = () => null

describe('The files of steps', () => {
  it("one that didn't load is requested again", async () => {
    let calls = 0
    const load = async () => {
      if (calls++ === 0) throw new Error('Failed to fetch')
      return { default: Page }
    }
    const first = await loadComponent(load).catch(String)
    expect(first).to.equal('Error: Failed to fetch')
    expect(loadedComponent(load)).to.equal(undefined)
    expect(await loadComponent(load)).to.equal(Page)
    expect(loadedComponent(load)).to.equal(Page)
  })

  it('a `load` that throws counts as a failed request', async () => {
    const load = (): never => {
      throw new Error('oops')
    }
    expect(await loadComponent(load).catch(String)).to.equal('Error: oops')
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

  it("continue.files: the files of the journey's next steps load during the request", async () => {
    const asked: string[] = []
    const counted = (id: string) => ({
      ...step(id, 'flow', () => false),
      load: async () => {
        asked.push(id)
        return { default: Page }
      },
    })
    const plugins = [start, booking, enquiry, { id: 'menus', serves: 'booking', steps: [counted('menus')] }]
    const { kernel } = bootKernel({
      plugins: [...plugins, { id: 'extra', serves: 'enquiry', steps: [counted('extra')] }],
      first: { journey: 'Booking' },
    })
    await kernel.tasks.advance(async () => expect(asked).to.deep.equal(['menus']) && undefined)
    expect(kernel.tasks.isAdvancing.value).to.equal(true)
  })

  for (const way of ['back', 'restart', 'complete'] as const) {
    it(`the height that Continue reserves for the next steps is not reserved after ${way}`, async () => {
      const { kernel } = bootKernel({ plugins: [start, booking] })
      await kernel.tasks.advance(async () => kernel.choices.set(confirmed))
      kernel.navigation[way]()
      expect(kernel.steps.current.value!.step.id).to.equal('start')
      expect(kernel.tasks.isAdvancing.value).to.equal(false)
    })
  }
})

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
