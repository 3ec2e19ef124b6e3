import { expect } from 'chai'
import { stub } from 'sinon'
import { widgetOn } from '../../../src/host/widget/running-widget'
import { undoAfterTest } from '../../kit/mocha/clean-up.mjs'
import { settles } from '../../kit/pending'
import { codeBrand, setUpWidgets } from './whole-widget'
import { defaultNow } from '../../../src/testing/clock'

describe('Host: a whole widget', () => {
  const { widgets, fetch, lines } = setUpWidgets()

  it('tells the page that it is ready, and each step, by events that bubble through the page', async () => {
    const { events, state } = await widgets.create()
    const told = [
      ['step', { version: 1, name: 'start', number: null }],
      ['ready', { version: 1 }],
    ]
    expect(events).to.deep.equal(told)
    expect(state).to.deep.equal(Object.fromEntries(told))
    expect(lines()).to.deep.equal([])
  })

  it('its element has the class, its root the language and direction, its styles are the theme’s', async () => {
    const { host, root } = await widgets.create()
    expect(host.classList[0]).to.equal('tavola')
    expect(root.querySelector('.root')).to.include({ lang: 'en-IE', dir: 'ltr' })
    const rules = root.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules])
    expect(rules.map(({ cssText }) => cssText.slice(0, 6))).to.include('.theme')
    const arabic = { ...codeBrand, locale: 'ar', messages: { 'widget.back': 'رجوع' } }
    const other = await widgets.create({ brand: arabic as never })
    expect(other.root.querySelector('.root')).to.include({ lang: 'ar', dir: 'rtl' })
  })

  it('host.venue: its restaurant and its journey are chosen at the start', async () => {
    const { kernel, events } = await widgets.create({ venueId: 'cork', journey: 'Booking', guests: 6 })
    expect(kernel().facts).to.include({ journey: 'Booking', journeyLocked: true, guests: 6 })
    expect(kernel().facts.venue!.id).to.equal('cork')
    expect(fetch.firstCall.args[0]).to.equal('https://api.example/api/venues/getbyid/cork')
    expect(events.map(([name]) => name)).to.include('journey')
  })

  it('responses that the loader has sent for are used', async () => {
    const response = Promise.resolve(new Response('{"id": "cork", "name": "Ahead"}'))
    const timer = setTimeout(() => undefined)
    const ahead = { response, time: Date.parse(defaultNow), request: new AbortController(), timer }
    const prefetched = { 'https://api.example/api/venues/getbyid/cork': ahead }
    const { kernel } = await widgets.create({ venueId: 'cork' }, true, { prefetched })
    expect([kernel().facts.venue!.name, fetch.callCount]).to.deep.equal(['Ahead', 0])
  })

  it('requests go by the page’s own fetch, with the session’s header', async () => {
    const own = stub().callsFake(async () => new Response('{"id": "7", "name": "Own"}'))
    const { kernel } = await widgets.create({ venueId: 7, fetch: own as never })
    expect([kernel().facts.venue!.name, fetch.callCount]).to.deep.equal(['Own', 0])
    const { headers } = own.firstCall.args[1] as RequestInit
    expect(new Headers(headers).get('X-Session-Id')).to.match(/^[\da-f-]{36}$/)
  })

  it('its callbacks are those of the latest options', async () => {
    const { kernel, widget } = await widgets.create({ transformSpecialRequests: (text) => `${text}!` })
    expect(kernel().host.transformSpecialRequests!('Hi')).to.equal('Hi!')
    const onNoAvailability = stub()
    widget.update({ transformSpecialRequests: (text) => `${text}?`, onNoAvailability })
    await settles()
    expect(kernel().host.transformSpecialRequests!('Hi')).to.equal('Hi?')
    kernel().host.onNoAvailability!({ id: 'cork' } as never)
    expect(onNoAvailability.args).to.deep.equal([[{ id: 'cork' }]])
  })

  it('an unknown event is reported whenever a handler waits for it, each name once', async () => {
    const state: Record<string, unknown> = { bookd: undefined, 'booking-confirmed': undefined }
    const { widget } = await widgets.create({}, true, { state })
    for (const name of ['bookedd', 'ready', 'bookedd', 'step-2']) {
      state[name] ??= undefined
      widget.checkEvents()
      await settles()
    }
    const named = lines().map((line) => /T021 handle\.on: unknown event "(.+?)"/.exec(line)?.[1])
    expect(named).to.deep.equal(['bookd', 'bookedd', 'step-2'])
  })

  it('a destroyed widget sends no event, also not that it closes', async () => {
    const { widget, events, handle, kernel } = await widgets.create({}, false)
    widget.open()
    await settles()
    expect(events.map(([name]) => name)).to.include('open')
    const before = events.length
    handle.gone = true
    kernel().emit('journey', { journey: null })
    widget.destroy()
    await settles()
    expect(events.slice(before)).to.deep.equal([])
  })

  it('a journey of the address that the brand does not offer is never chosen', async () => {
    window.history.replaceState(null, '', '/?tavola-journey=Enquiry')
    undoAfterTest(() => window.history.replaceState(null, '', '/'))
    const brand = { ...codeBrand, journeys: ['Booking'] } as never
    const { kernel, running } = await widgets.create({ brand })
    expect([kernel().facts.journey, running.options.options.journey]).to.deep.equal([null, undefined])
    expect(lines().join()).to.match(/T022 address/)
  })

  it('a rebuilt widget sends no event a second time', async () => {
    const { widget, running, events, root } = await widgets.create({ nonce: 'abc' })
    const before = running.mounted
    const count = events.length
    widget.update({ nonce: 'def' })
    await settles()
    expect(running.mounted).to.not.equal(before)
    expect(before.kernel.signal.aborted).to.equal(true)
    expect(events.slice(count)).to.deep.equal([])
    expect(root.querySelectorAll('.root')).to.have.lengthOf(1)
  })

  it('a call that fails is reported, and the widget stays as it was', async () => {
    const { widget, running } = await widgets.create()
    const before = running.mounted
    widget.update({ brand: { ...codeBrand, plugins: [codeBrand.plugins[1]!] } as never })
    await settles()
    expect(running.mounted).to.equal(before)
    expect(lines().join()).to.match(/T015 update: it failed, and the widget stays as it was\./)
  })

  it('the opening of a popup is told, and a closed one begins again', async () => {
    const { widget, kernel, running, events, root } = await widgets.create({}, false)
    const dialogs = () => root.querySelectorAll('dialog[open]').length
    expect(dialogs()).to.equal(0)
    widget.open('cork', 'Enquiry')
    await settles()
    await settles()
    expect([running.opened.value, dialogs()]).to.deep.equal([true, 1])
    expect(kernel().facts).to.include({ journey: 'Enquiry', journeyLocked: true })
    kernel().choices.set({ date: '2026-12-24' })
    widget.close()
    await settles()
    expect([running.opened.value, kernel().facts.date]).to.deep.equal([false, null])
    const told = events.filter(([name]) => name === 'open')
    expect(told).to.deep.equal([['open', { version: 1, venueId: 'cork' }]])
  })

  it('what an opening says is added to the page’s options, for this opening alone', async () => {
    const { widget, kernel, running } = await widgets.create({ venueId: 'cork', journey: 'Booking' }, false)
    widget.open(undefined, undefined, { tavolaGuests: '5' })
    await settles()
    await settles()
    expect(kernel().facts).to.include({ journey: 'Booking', guests: 5 })
    expect(kernel().facts.venue!.id).to.equal('cork')
    expect(running.options.options).to.not.have.property('guests')
  })

  it('completion.resets: a widget in the page begins with its options again', async () => {
    const { kernel } = await widgets.create({ venueId: 'cork', journey: 'Booking' })
    kernel().navigation.complete()
    await settles()
    expect(kernel().facts).to.include({ journey: 'Booking', journeyLocked: true })
    expect(kernel().facts.venue!.id).to.equal('cork')
  })

  it('a destroyed widget leaves nothing behind, and takes no more calls', async () => {
    const { widget, host, root, running, kernel } = await widgets.create()
    widget.update({ guests: 6 })
    widget.destroy()
    await settles()
    expect(running.options.options).to.not.have.property('guests')
    expect([widgetOn.has(host), kernel().signal.aborted]).to.deep.equal([false, true])
    expect(root.querySelector('.root')).to.equal(null)
  })

  it('a widget that is destroyed while its files are on the way does not appear', async () => {
    const host = document.createElement('div')
    const handle = { host, inline: true, gone: true } as never
    expect(await widgets.refused({}, true, { handle })).to.equal('Error: The widget was destroyed.')
    expect([host.shadowRoot, host.className]).to.deep.equal([null, ''])
  })

  it('a widget that could not start does not follow its element any more', async () => {
    window.customElements.define('failing-element', class extends window.HTMLElement {})
    const source = document.createElement('failing-element')
    const updates: object[] = []
    const update = (one: object) => void updates.push(one)
    const handle = { host: source, inline: true, gone: false, update }
    const brandOf = () => {
      throw new Error('no brand')
    }
    const failed = await widgets.refused({}, true, { source, handle, brandOf })
    source.setAttribute('guests', '4')
    await settles()
    expect([failed, updates]).to.deep.equal(['Error: no brand', []])
  })

  it('lets the browser handle what is due before the widget is drawn', async () => {
    const goOn: (() => void)[] = []
    const scheduler = { yield: () => new Promise<void>((done) => goOn.push(done)) }
    Object.assign(globalThis, { scheduler })
    undoAfterTest(() => Reflect.deleteProperty(globalThis, 'scheduler'))
    const host = document.createElement('div')
    let ready = 0
    host.addEventListener('tavola:ready', () => ready++)
    const handle = { host, inline: true, gone: false, update: () => undefined }
    const made = widgets.create({}, true, { handle })
    for (const times of [0, 1]) {
      await settles()
      expect([host.shadowRoot !== null, ready]).to.deep.equal([true, times])
      goOn.shift()?.()
    }
    await made
  })
})
