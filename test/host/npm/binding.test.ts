import { expect } from 'chai'
import { stub } from 'sinon'
import { act } from '@testing-library/react'
import { Activity, createElement, StrictMode, Suspense, use, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Theme } from '../../../src/host/look/theme'
import { definePlugin } from '../../../src/index'
import { createBinding, type Props } from '../../../src/npm/binding'
import { codeWidgets } from '../../../src/npm/create-code-widget'
import { TavolaBooking } from '../../../src/npm/react'
import { watchDiners } from '../loader/test-handle'
import { settles } from '../../kit/pending'

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
  const end = binding.start(document.createElement('template'), null)
  const update = stub(binding.handle!, 'update')
  return { take, takeInline, update, end }
}

type Told = { brand: { options: { analytics: { consent: () => unknown } } } }

describe("A component's options from render to render", () => {
  it('host.react: a brand with functions recreated in each render is the same one', () => {
    const render = () => ({
      options: { analytics: { consent: () => true } },
      languages: { it: async () => ({ default: {} }) },
    })
    const { take, update, end } = draw(render())
    take(render())
    expect(update.callCount).to.equal(0)
    end()
  })

  it('host.react: a prop of an event that is not a function is refused once', () => {
    const error = stub(console, 'error')
    const binding = createBinding()
    for (const onStep of ['track', 'track', undefined, null, {}, () => undefined])
      binding.setProps({ onStep, onReady: undefined } as never)
    error.restore()
    expect(error.args).to.deep.equal([['[Tavola] T024 onStep: expected a function, received', 'track']])
  })

  it('host.react: another value of `inline` makes another widget', () => {
    const { takeInline, update, end } = draw({})
    takeInline()
    expect(update.callCount).to.equal(0)
    end()
  })

  it('host.react: the latest version of a function is called', () => {
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

  it('host.react: an added or removed function makes another brand, and so does another SDK', () => {
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

const never = new Promise<null>(() => undefined)
const Waits = ({ isWaiting }: { readonly isWaiting: boolean }) => (isWaiting ? use(never) : null)

/** What of React hides a component and shows it again. */
const hiding: Readonly<Record<string, (isHidden: boolean, component: ReactNode) => ReactNode>> = {
  '<Activity>': (isHidden, component) =>
    createElement(Activity, { mode: isHidden ? 'hidden' : 'visible', children: component }),
  'a Suspense that waits again': (isHidden, component) =>
    createElement(Suspense, null, component, createElement(Waits, { isWaiting: isHidden })),
}

describe('A component that React hides and shows', () => {
  let diners: ReturnType<typeof watchDiners>
  before(() => (diners = watchDiners()))
  after(() => diners.end())

  for (const [what, around] of Object.entries(hiding))
    for (const inline of [true, false])
      for (const [wrapper, mode] of Object.entries({ StrictMode, 'no StrictMode': 'div' }))
        for (const isRemovedHidden of [false, true]) {
          const kept = `the ${inline ? 'widget' : 'popup'} in ${wrapper}`
          const end = isRemovedHidden ? 'removed while hidden' : 'removed'
          it(`host.react: ${what} keeps ${kept}, and ${end} it is destroyed`, async () => {
            const page = document.body.appendChild(document.createElement('div'))
            const root = createRoot(page)
            const brand = { theme, plugins: [tables] }
            const component = createElement(TavolaBooking, { baseUrl: '', inline, brand, preload: 'intent' })
            const shows = (isHidden: boolean) =>
              act(async () => root.render(createElement(mode, null, around(isHidden, component))))
            await shows(false)
            const [before] = codeWidgets
            await shows(true)
            await settles()
            if (!isRemovedHidden) await shows(false)
            expect([...codeWidgets]).to.deep.equal([before])
            expect(before![0].host.isConnected).to.equal(true)
            await act(async () => root.render(null))
            expect([codeWidgets.size, before![0].host.isConnected]).to.deep.equal([0, false])
            act(() => root.unmount())
            page.remove()
          })
        }
})
