import '../../kit/dom'
import { act } from '@testing-library/react'
import { expect } from 'chai'
import { Activity, createElement, StrictMode, Suspense, use, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { stub } from 'sinon'
import { definePlugin, type Messages } from 'tavola'
import type { Lazy } from '../../../src/host/brand/catalogue'
import type { Theme } from '../../../src/host/look/theme'
import { createBinding, type Props } from '../../../src/npm/binding'
import { brandMistakes, toBrandSource } from '../../../src/npm/code-brand'
import { codeWidgets } from '../../../src/npm/create-code-widget'
import { TavolaBooking } from '../../../src/npm/react'
import { init } from '../../../src/npm/init'
import { isSame } from '../../../src/npm/compare-renders'
import { catalogue as built } from '../../../themes/build/catalogue'
import { recordErrors } from '../../kit/logged'
import { undoAfterTest } from '../../kit/mocha/clean-up.mjs'
import { settles } from '../../kit/pending'
import { watchDiners } from '../loader/test-handle'
import { codeBrand, setUpWidgets } from '../widget/whole-widget'

const theme = {
  css: '',
  brand: { name: 'house', theme: 'dark', journeys: ['Tables', 'Parties'] },
} as unknown as Theme
const tables = definePlugin({
  id: 'tables',
  journey: { name: 'Tables', outcome: 'tables', defaults: { adults: 2, children: 0 } },
})

describe('A brand in code', () => {
  it('becomes the ids of its plugins, in order, and the name of its theme', () => {
    const { brand } = toBrandSource({ theme, plugins: [tables, definePlugin({ id: 'tea' })], title: 'House' })
    expect(brand).to.deep.include({ theme: 'dark', title: 'House', plugins: ['tables', 'tea'] })
  })

  it('has buttons for the journeys of its plugins, or for those it lists', () => {
    expect(toBrandSource({ theme, plugins: [tables] }).brand.journeys).to.deep.equal(['Tables'])
    expect(toBrandSource({ theme, plugins: [tables], journeys: [] }).brand.journeys).to.deep.equal([])
  })

  it('host.npm: its catalogue has its own plugins, theme and languages, and no others', async () => {
    const pt = async () => ({ default: {} })
    const it = { 'tables.label': 'Tavoli' }
    const { catalogue } = toBrandSource({ theme, plugins: [tables], languages: { it, pt } })
    expect([catalogue.plugins, Object.keys(catalogue.themes)]).to.deep.equal([[tables], ['dark']])
    const languages = (await catalogue.languages!()).default
    expect((await (languages.it as Lazy<Messages>)()).default).to.deep.equal(it)
    expect(languages.pt, 'it is fetched when it is needed').to.equal(pt)
  })

  it('host.npm: each look brings the list of all texts, by which an unknown one is named', async () => {
    for (const load of Object.values(built.themes)) {
      const { default: theme } = await load()
      expect(toBrandSource({ theme, plugins: [tables] }).catalogue.texts).to.equal(built.texts)
    }
    expect(toBrandSource({ theme, plugins: [tables] }).catalogue).not.to.have.property('texts')
  })
})

describe('A wrong brand in code', () => {
  const error = recordErrors()

  const wrong: [what: string, brand: unknown, says: RegExp][] = [
    ['none', undefined, /"brand" must be an object with a theme and plugins, not undefined\.$/],
    ['one by its name', 'roma', /"brand" must be an object .* not "roma"\.$/],
    ['a theme by its name', { theme: 'milano', plugins: [tables] }, /"brand.theme" .* not "milano"\.$/],
    ['more than one mistake', { plugins: ['start', tables, 1] }, /theme" .*plugins\[0\]" .*plugins\[2\]" /],
    ['no plugins', { theme, plugins: [] }, /"brand.plugins" must be a list of plugins/],
    [
      'a plugin by its name',
      { theme, plugins: [tables, 'start'] },
      /"brand.plugins\[1\]" must be a plugin itself/,
    ],
  ]
  for (const [what, brand, says] of wrong)
    it(`${what} is reported in one line, and the page stays unchanged`, () => {
      // There is no page at all here.
      const handle = init({ baseUrl: '', brand } as unknown as Parameters<typeof init>[0])
      handle.on('ready', () => undefined)()
      for (const call of [() => handle.open(), handle.close, () => handle.update({}), handle.destroy]) call()
      expect(error.callCount).to.equal(1)
      expect(error.firstCall.args[0])
        .to.match(says)
        .and.to.match(/^\[Tavola\] T004 init: /)
    })

  it('host.npm: a valid one is accepted', () => {
    expect(brandMistakes({ theme, plugins: [tables] })).to.equal(undefined)
  })
})

describe('Options that change identity in each render', () => {
  for (const [what, one, other, isEqual] of [
    ['what is no number', Number.NaN, Number.NaN, true],
    ['a brand', { theme, plugins: [tables] }, { plugins: [tables], theme }, true],
    ['plain data', { start: { search: 'both' } }, { start: { search: 'both' } }, true],
    ['another plugin', { plugins: [tables] }, { plugins: [{ ...tables, setup: () => undefined }] }],
    ['one key more', { a: 1 }, { a: 1, b: undefined }],
    ['another key', { a: undefined }, { b: undefined }],
    ['no list', [], {}],
    ['what is no plain data', new Date(0), new Date(0)],
    ['a text', '1', 1],
    ['nothing', null, {}],
  ] as const)
    it(`host.react: ${what} recreated is ${isEqual ? '' : 'not '}the same`, () => {
      expect(isSame(one, other)).to.equal(isEqual ?? false)
    })
})

describe('Brands in code, one soon after the other', () => {
  const { widgets, lines } = setUpWidgets()
  const brandOf = (title: string) => {
    const own = definePlugin({ id: title.toLowerCase() })
    return { ...codeBrand, title, plugins: [...codeBrand.plugins, own] } as never
  }

  it('host.npm: each is read with its own plugins, and none is reported', async () => {
    const { widget, root } = await widgets.create({ brand: brandOf('Osteria') })
    widget.update({ brand: brandOf('Enoteca') })
    widget.update({ brand: brandOf('Cantina') })
    await settles()
    expect(root.querySelector('[aria-label="Cantina"]')).to.not.equal(null)
    expect(lines()).to.deep.equal([])
  })
})

/** A popup whose component is drawn again with other options, and what of them the widget is told. */
function draw(first: object) {
  // Without a diner near it, the widget's code is not fetched.
  const diners = watchDiners()
  undoAfterTest(() => diners.end())
  const binding = createBinding()
  const brandOf = (more: object) => ({ theme, plugins: [tables], ...more })
  const take = (more: object) =>
    binding.setProps({ baseUrl: '', inline: false, brand: brandOf(more) } as Props)
  const takeInline = () => binding.setProps({ baseUrl: '', inline: true, brand: brandOf(first) } as Props)
  take(first)
  undoAfterTest(binding.start(document.createElement('template'), null))
  const update = stub(binding.handle!, 'update')
  return { take, takeInline, update }
}

type Told = { brand: { options: { analytics: { consent: () => unknown } } } }

describe("A component's options from render to render", () => {
  const consenting = (consent?: () => unknown, prefix = 'a_') => ({
    options: { analytics: { ...(consent && { consent }), prefix } },
  })

  it('host.react: a brand with functions recreated in each render is the same one', () => {
    const render = () => ({ ...consenting(() => true), languages: { it: async () => ({ default: {} }) } })
    const { take, update } = draw(render())
    take(render())
    expect(update.callCount).to.equal(0)
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
    const { takeInline, update } = draw({})
    takeInline()
    expect(update.callCount).to.equal(0)
  })

  it('host.react: the latest version of a function is called', () => {
    const { take, update } = draw(consenting(() => false))
    take(consenting(() => false, 'b_'))
    const { consent } = (update.firstCall.args[0] as unknown as Told).brand.options.analytics
    expect(consent()).to.equal(false)
    take(consenting(() => true, 'b_'))
    expect([update.callCount, consent()]).to.deep.equal([1, true])
  })

  it('host.react: an added or removed function makes another brand, and so does another SDK', () => {
    const sdk = () => ({ options: { 'card-guarantee': { braintree: { create: () => 1 } } } })
    const { take, update } = draw(consenting())
    const renders = [consenting(() => true), consenting(), sdk(), sdk()]
    renders.forEach((one, index) => {
      take(one)
      expect(update.callCount).to.equal(index + 1)
    })
  })
})

const never = new Promise<null>(() => undefined)
const Waits = ({ isWaiting }: { readonly isWaiting: boolean }) => (isWaiting ? use(never) : null)

/** What of React hides a component and shows it again. */
const hiding: Readonly<Record<string, (isHidden: boolean, component: ReactNode) => ReactNode>> = {
  '<Activity>': (isHidden, component) =>
    createElement(Activity, { mode: isHidden ? 'hidden' : 'visible', children: component }),
  'a Suspense': (isHidden, component) =>
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
          it(`host.react: ${what} keeps ${kept}, and ${end} it is gone`, async () => {
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
