import { expect } from 'chai'
import { loadedComponent, loadComponent } from '../../src/kernel/load-component'
import { bootKernel } from '../kit/kernel'
import { booking, enquiry, start, step } from './bare-plugins'
import { confirmed } from './selection'

const Page = () => null

describe('The files of steps', () => {
  it("architecture, faults: one that didn't load is requested again", async () => {
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

  it('architecture, faults: a `load` that throws is one that did not come', async () => {
    const load = (): never => {
      throw new Error('oops')
    }
    expect(await loadComponent(load).catch(String)).to.equal('Error: oops')
  })

  it('section 4, continue: the next files are fetched beside the request, of this journey only', async () => {
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
