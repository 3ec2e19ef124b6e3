import { expect } from 'chai'
import { stub } from 'sinon'
import type { Theme } from '../../../src/host/look/theme'
import { definePlugin } from '../../../src/index'
import { createBinding, type Props } from '../../../src/npm/binding'
import { removeWidget } from '../../kit/diner'

const theme = { css: '', brand: { name: 'house', theme: 'house', journeys: [] } } as unknown as Theme
const tables = definePlugin({ id: 'tables' })

/** A popup whose component is drawn again with other options, and what of them the widget is told. */
function draw(first: object) {
  const binding = createBinding()
  const brandOf = (more: object) => ({ theme, plugins: [tables], ...more })
  const take = (more: object) =>
    binding.setProps({ baseUrl: '', inline: false, brand: brandOf(more) } as Props)
  const takeInline = () => binding.setProps({ baseUrl: '', inline: true, brand: brandOf(first) } as Props)
  take(first)
  const end = binding.start(null)
  const update = stub(binding.handle!, 'update')
  return { take, takeInline, update, end }
}

type Told = { brand: { options: { analytics: { consent: () => unknown } } } }

describe("A component's options from render to render", () => {
  afterEach(removeWidget)

  it('contract 1, React: a brand with functions recreated in each render is the same one', () => {
    const render = () => ({
      options: { analytics: { consent: () => true } },
      languages: { it: async () => ({ default: {} }) },
    })
    const { take, update, end } = draw(render())
    take(render())
    expect(update.callCount).to.equal(0)
    end()
  })

  it('contract 1, React: a prop of an event that is not a function is refused once', () => {
    const error = stub(console, 'error')
    const binding = createBinding()
    for (const onStep of ['track', 'track', undefined, null, {}, () => undefined])
      binding.setProps({ onStep, onReady: undefined } as never)
    error.restore()
    expect(error.args).to.deep.equal([['[Tavola] T024 onStep: expected a function, received', 'track']])
  })

  it('contract 1, React: another value of `inline` makes another widget', () => {
    const { takeInline, update, end } = draw({})
    takeInline()
    expect(update.callCount).to.equal(0)
    end()
  })

  it('contract 1, React: the latest version of a function is called', () => {
    const saying = (answer: boolean, prefix: string) => ({
      options: { analytics: { consent: () => answer, prefix } },
    })
    const { take, update, end } = draw(saying(false, 'a_'))
    take(saying(false, 'b_'))
    const { consent } = (update.firstCall.args[0] as unknown as Told).brand.options.analytics
    expect(consent()).to.equal(false)
    take(saying(true, 'b_'))
    expect(update.callCount).to.equal(1)
    expect(consent()).to.equal(true)
    end()
  })

  it('contract 1, React: an added or removed function makes another brand, and so does another SDK', () => {
    const { take, update, end } = draw({ options: { analytics: {} } })
    take({ options: { analytics: { consent: () => true } } })
    expect(update.callCount).to.equal(1)
    take({ options: { analytics: {} } })
    expect(update.callCount).to.equal(2)
    const sdk = () => ({ options: { 'card-guarantee': { braintree: { create: () => 1 } } } })
    take(sdk())
    take(sdk())
    expect(update.callCount).to.equal(4)
    end()
  })
})
