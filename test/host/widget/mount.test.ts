import { expect } from 'chai'
import { useEffect } from 'react'
import { stub } from 'sinon'
import { definePlugin } from 'tavola'
import { booking, start } from '../../kernel/bare-plugins'
import { undoAfterTest } from '../../kit/mocha/clean-up.mjs'
import { settles } from '../../kit/pending'
import { codeBrand, setUpWidgets } from './whole-widget'

const handleOf = (host: HTMLElement) => ({ host, inline: true, gone: false, update: () => undefined })

describe('Host: a widget is put on the page', () => {
  const { widgets, error, lines } = setUpWidgets()

  for (const [essential, follows] of [
    [undefined, 'the rest goes on'],
    [true, 'nothing is sent without it'],
  ] as const)
    it(`a fault of a plugin that is ${essential ? '' : 'not '}essential is reported: ${follows}`, async () => {
      const broken = definePlugin({
        id: 'broken',
        ...(essential && { essential }),
        setup: () => {
          throw new Error('It is broken.')
        },
      } as never)
      await widgets.create({ brand: { ...codeBrand, plugins: [start, booking, broken] } as never })
      expect(lines()[0]).to.match(new RegExp(`^\\[Tavola\\] T060 "broken" failed in .*; ${follows}\\.$`))
      expect(error.firstCall.args[1]).to.be.instanceOf(Error)
    })

  it('a location is read-only if the page says so, and otherwise not', async () => {
    const [plain, fixed] = [await widgets.create(), await widgets.create({ readOnlyLocation: true })]
    expect([plain, fixed].map(({ kernel }) => kernel().readOnlyLocation)).to.deep.equal([false, true])
  })

  it('two widgets with other options are two, for what a browser stores of them', async () => {
    const [one, other] = [await widgets.create({ guests: 2 }), await widgets.create({ guests: 3 })]
    const identityOf = ({ kernel }: typeof one) => kernel().page!.identity
    expect(identityOf(one)).to.not.deep.equal(identityOf(other))
    expect(identityOf(one)).to.include('https://api.example')
  })

  it('a step that is written into the page gives way once the widget is ready, with what was typed', async () => {
    const host = document.createElement('div')
    const shadow = host.attachShadow({ mode: 'open' })
    shadow.innerHTML = '<style data-written></style><div class="root" data-written><p>Written</p></div>'
    const seen: boolean[] = []
    host.addEventListener('tavola:ready', () => seen.push(shadow.textContent!.includes('Written')))
    await widgets.create({}, true, { handle: handleOf(host) })
    expect(seen, 'until then it is there').to.deep.equal([true])
    expect(shadow.querySelector('[data-written]')).to.equal(null)
    expect(shadow.querySelectorAll('.root')).to.have.lengthOf(1)
  })

  it('host.venue: a restaurant that comes while the focus is in the step leaves it there', async () => {
    const { kernel, running, root } = await widgets.create()
    const arrivals = kernel().choices.venueArrivals
    const field = document.createElement('input')
    root.querySelector('.main')!.append(field)
    field.focus()
    running.mounted.openVenue('cork')
    await settles()
    expect([kernel().facts.venue!.id, arrivals.value]).to.deep.equal(['cork', 0])
    field.blur()
    running.mounted.openVenue('dublin')
    await settles()
    expect(arrivals.value).to.equal(1)
  })

  it('completion.resets: a restaurant that is still on the way does not come any more', async () => {
    const { kernel, running } = await widgets.create()
    running.mounted.openVenue('cork')
    expect(running.mounted.pendingVenue()).to.equal('cork')
    kernel().navigation.complete()
    expect(running.mounted.pendingVenue()).to.equal(null)
    await settles()
    expect(kernel().facts.venue).to.equal(null)
  })

  it('its events reach the page from within a shadow root of the page', async () => {
    const outer = document.body.appendChild(document.createElement('div'))
    const host = outer.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
    const heard: unknown[] = []
    outer.addEventListener('tavola:ready', ({ target }) => heard.push(target))
    await widgets.create({}, true, { handle: handleOf(host) })
    outer.remove()
    expect(heard).to.deep.equal([outer])
  })

  it('a destroyed widget has ended what its plugins draw, and follows no preference of the browser', async () => {
    const listeners = new Set<unknown>()
    const matchMedia = () => ({
      addEventListener: (_: string, listener: unknown) => listeners.add(listener),
      removeEventListener: (_: string, listener: unknown) => listeners.delete(listener),
    })
    Object.assign(globalThis, { matchMedia })
    undoAfterTest(() => Reflect.deleteProperty(globalThis, 'matchMedia'))
    let drawn = 0
    const Part = () => {
      useEffect(() => {
        drawn++
        return () => void drawn--
      }, [])
      return null
    }
    const steps = [{ ...start.steps![0]!, load: async () => ({ default: Part }) }]
    const plugins = [definePlugin({ ...start, steps }), booking]
    const theme = { ...codeBrand.theme, other: async () => ({ default: '' }) }
    const brand = { ...codeBrand, scheme: 'auto', theme, plugins } as never
    const { widget } = await widgets.create({ brand })
    expect([drawn, listeners.size]).to.deep.equal([1, 1])
    widget.destroy()
    await settles()
    expect([drawn, listeners.size]).to.deep.equal([0, 0])
  })
})

describe('Host: test mode', () => {
  const { widgets, error, fetch, lines } = setUpWidgets()

  for (const [testMode, asked] of [
    ['https://test-api.example', ['https://test-api.example/api/venues/getbyid/cork']],
    ['a free evening', []],
  ] as const)
    it(`test mode "${testMode}" never calls the page’s back end, and each step says so`, async () => {
      const own = stub().rejects(new Error('the real back end'))
      const { root, kernel } = await widgets.create({ venueId: 'cork', testMode, fetch: own as never })
      const text = () => root.querySelector('.test-mode')!.textContent
      expect(text()).to.equal('Test mode. Nothing is booked.')
      expect(kernel().facts.venue!.id).to.equal('cork')
      kernel().choices.set({ date: '2030-01-02', time: '19:30', confirmed: true })
      await settles()
      expect(text()).to.equal('Test mode. Nothing is booked.')
      expect(own.callCount).to.equal(0)
      expect(fetch.args.map(([url]) => url)).to.deep.equal(asked)
    })

  for (const testMode of ['a fre evening', 'http://test-api.example', '', true as never])
    it(`with the wrong test mode "${testMode}" there is no widget, which would book`, async () => {
      const line = `expected an https address or the name of a scene, received "${testMode}"`
      expect(await widgets.refused({ testMode, venueId: 'cork' })).to.include(line)
      expect(fetch.callCount).to.equal(0)
    })

  const own = 'https://api.example'
  const isOwn = /testMode: ".*" is the page's own back end, so a test would book real tables\. Expected/
  for (const [testMode, options] of [
    [own, {}],
    ['https://API.example:443//', {}],
    ['https://api.example./', {}],
    ['https://diner@api.example/?test', {}],
    ['https://api.example/V2/x/..', { baseUrl: `${own}/%762` }],
    [location.origin, { baseUrl: '' }],
    ['/', { baseUrl: undefined }],
    [own, { api: async () => new Response('{}') }],
    [own, { brand: { ...codeBrand, baseUrl: own } }],
  ] as const)
    it(`test mode "${testMode}" with ${JSON.stringify(Object.keys(options))} is refused: it would book`, async () => {
      expect(await widgets.refused({ venueId: 'cork', ...options, testMode } as never)).to.match(isOwn)
      expect(fetch.callCount).to.equal(0)
    })

  it('the back end of the script tag is the page’s own too, where an element names another', async () => {
    // Of its own kind, because the options become properties of all elements of that kind.
    window.customElements.define('test-mode-element', class extends window.HTMLElement {})
    const source = document.createElement('test-mode-element')
    for (const [name, value] of Object.entries({ 'base-url': 'https://other.example', 'test-mode': own }))
      source.setAttribute(name, value)
    expect(await widgets.refused({}, true, { source })).to.match(isOwn)
  })

  it('an update that names the test system as the page’s own is refused; nothing is sent there', async () => {
    const test = 'https://test-api.example'
    for (const [first, change] of [
      [{}, { testMode: own }],
      [{ testMode: test }, { testMode: own }],
      [{ testMode: test }, { baseUrl: test }],
    ] as const) {
      error.resetHistory()
      const { widget, running, kernel } = await widgets.create(first)
      const before = running.mounted
      widget.update(change)
      await settles()
      expect(lines()).to.deep.equal(['[Tavola] T015 update: it failed, and the widget stays as it was.'])
      expect(String(error.args[0]![1])).to.match(isOwn)
      expect(running.mounted).to.equal(before)
      fetch.resetHistory()
      const sent = await kernel()
        .api.getVenue('cork')
        .then(
          () => fetch.callCount > 0,
          () => false,
        )
      // Without test mode the page books for real, and says so.
      expect(sent).to.equal(!('baseUrl' in change))
    }
  })
})
