import { expect } from 'chai'
import { stub } from 'sinon'
import { settles } from '../../kit/pending'
import { codeBrand, setUpWidgets } from './whole-widget'

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
    it(`test mode "${testMode}" with ${JSON.stringify(options)} is refused: it would book`, async () => {
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
