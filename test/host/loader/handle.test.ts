import { inspect } from 'node:util'
import { expect } from 'chai'
import { createTestHandle as create, setUpHandles } from './test-handle'

const baseUrl = 'https://api.example'

describe('A handle', () => {
  const { page, error, passes } = setUpHandles()
  /** A widget in the container, with these options too. */
  const createInside = (options: Parameters<typeof create>[0] = {}) =>
    create({ container: page.container, ...options })

  describe('and its place', () => {
    it('with a container the widget is in it, and its height is reserved', () => {
      const { handle } = createInside()
      expect([handle.inline, handle.host.parentElement]).to.deep.equal([true, page.container])
      const { style } = handle.host
      expect([style.display, style.minHeight, style.position]).to.deep.equal(['block', '42em', ''])
      expect(style.getPropertyPriority('display'), 'the page’s styles do not hide it').to.equal('important')
    })

    for (const inline of [false, 'false' as never])
      it(`with "inline" ${typeof inline} false it is a popup, whose element is in the container`, () => {
        const { handle } = createInside({ inline })
        expect([handle.inline, handle.host.parentElement]).to.deep.equal([false, page.container])
        expect([handle.host.style.position, handle.host.style.minHeight]).to.deep.equal(['fixed', ''])
        expect(page.diners.latest()).to.equal(undefined)
      })

    it('without a container it is a popup, at the end of the page', () => {
      for (const options of [{}, { container: null }, { inline: false }]) {
        const { handle } = create(options)
        expect([handle.inline, document.body.lastChild]).to.deep.equal([false, handle.host])
      }
      expect(error.args).to.deep.equal([])
    })

    it('a step that is written into the page stays where it is', () => {
      page.container.innerHTML =
        '<div><div data-tavola-written></div></div><div data-tavola-written id="written"></div><p></p>'
      const written = document.getElementById('written')!
      expect(createInside().handle.host).to.equal(written)
      expect(written.nextElementSibling!.localName).to.equal('p')
      expect(written.hasAttribute('data-tavola-written')).to.equal(false)
    })
  })

  describe('and a container that has a widget', () => {
    const call = '<p data-tavola-fallback>Call us</p>'
    const hosts = () => [...document.querySelectorAll('[id^="tavola-0."]')]
    beforeEach(() => {
      page.container.innerHTML = call
      page.container.id = 'book'
    })

    for (const again of [{}, { inline: true }, { baseUrl: '/other', preload: 'now' as const }])
      it(`a second init with ${JSON.stringify(again)} returns its handle, and is reported`, () => {
        const { handle } = createInside()
        expect(createInside(again).handle).to.equal(handle)
        expect([hosts(), handle.isSharing]).to.deep.equal([[handle.host], true])
        const line = '[Tavola] T009 the container has a widget already.'
        expect(error.args).to.deep.equal([[line, page.container]])
      })

    it('a popup in it, a widget after destroy, and one in a container inside it are others', () => {
      const { handle } = createInside()
      const popup = createInside({ inline: false }).handle
      const inside = page.container.appendChild(document.createElement('div'))
      expect(create({ container: inside }).handle.host.parentElement).to.equal(inside)
      handle.destroy()
      expect(createInside().handle).to.not.be.oneOf([handle, popup])
      expect(error.args).to.deep.equal([])
    })

    /** How a page takes its markup away, and puts it back. */
    const pages: Readonly<Record<string, () => void>> = {
      'a clone of the body, as Turbo does': () => document.body.replaceWith(document.body.cloneNode(true)),
      'the markup of the body, as htmx does': () => {
        const { innerHTML } = document.body
        document.body.innerHTML = ''
        document.body.innerHTML = innerHTML
      },
      'a clone of the container, as an editor does': () => {
        const container = document.querySelector('#book')!
        container.replaceWith(container.cloneNode(true))
      },
      'the same container again, as a visit does': () => {
        const fresh = document.createElement('div')
        Object.assign(fresh, { id: 'book', innerHTML: call })
        document.querySelector('#book')!.replaceWith(fresh)
      },
    }
    for (const [what, putBack] of Object.entries(pages)) {
      it(`${what}: its element comes back with all in it each time`, async () => {
        const { handle } = createInside()
        for (const time of ['first', 'second']) {
          putBack()
          await passes()
          expect(hosts(), time).to.deep.equal([handle.host])
          expect(handle.host.parentElement).to.equal(document.querySelector('#book'))
        }
        handle.destroy()
        expect(document.querySelector('p')!.style.display).to.equal('')
      })

      for (const isLate of [true, false])
        it(`${what}, and its script ${isLate ? 'later' : 'at once'}: one new widget`, async () => {
          const { handle } = createInside()
          putBack()
          if (isLate) await passes()
          const { handle: next } = create({ container: document.querySelector('#book')! })
          await passes()
          expect(next).to.not.equal(handle)
          expect([hosts(), error.args]).to.deep.equal([[next.host], []])
          expect(document.querySelector('p')!.style.display).to.equal('none')
        })
    }

    for (const [what, act, isKept] of [
      ['that the page empties stays empty', () => page.container.replaceChildren(), false],
      ['with a copy beside it keeps it', () => page.container.after(page.container.cloneNode(true)), true],
    ] as const)
      it(`a container ${what}`, async () => {
        const { handle } = createInside()
        act()
        await passes()
        expect(handle.host.parentElement).to.equal(isKept ? page.container : null)
        expect(hosts()).to.have.lengthOf(isKept ? 2 : 0)
      })
  })

  describe('and when it fetches the code', () => {
    afterEach(() => void Reflect.deleteProperty(navigator, 'connection'))
    const saves = (saveData: boolean) =>
      Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true })

    it('in the page, four seconds after the page’s own start', async () => {
      const { fetched } = createInside({ venueId: 'cork' })
      await passes(3_999)
      expect(fetched).to.deep.equal([])
      await passes(1)
      expect(fetched).to.deep.equal([[{ container: page.container, venueId: 'cork' }, false, undefined]])
    })

    it('only on request if the browser saves data, or if the page says "intent"', async () => {
      saves(true)
      const one = createInside()
      saves(false)
      const container = document.body.appendChild(document.createElement('div'))
      const other = create({ container, preload: 'intent' })
      const popup = create({})
      await passes(60_000)
      expect([one, other, popup].map(({ fetched }) => fetched)).to.deep.equal([[], [], []])
    })

    const wrong: readonly (readonly [options: object, isSaid: boolean])[] = [
      [{ baseUrl, container: '#boook' }, true],
      [{ baseUrl, container: null }, true],
      [{ baseUrl, inline: true }, true],
      [{ baseUrl, inline: '', container: undefined }, true],
      [{ baseUrl, contaner: '#book' }, true],
      [{ baseUrl, element: document.createElement('div') }, true],
      [{ baseUrl: 'api.example.com' }, true],
      [{ baseUrl: 'https://api.example/api/' }, true],
      [{ baseUrl, brand: Object.create(null) as object, journey: null }, false],
      [{ baseUrl, container: null, inline: false }, false],
      [{ baseUrl: '/booking', brand: '{"messages": {"start.title": "#1"}}' }, false],
    ]
    for (const [options, isSaid] of wrong)
      it(`${isSaid ? 'on load' : 'only on request'} for a popup with ${inspect(options, { breakLength: Infinity }).slice(0, 60)}`, async () => {
        const { fetched } = create(options)
        await passes(isSaid ? 1_000 : 60_000)
        expect(fetched).to.have.length(isSaid ? 1 : 0)
      })

    it('in the page, as soon as the diner is a screen away', async () => {
      const { handle, fetched } = createInside({ preload: 'intent' })
      const { margin, watched, comes } = page.diners.latest()!
      expect([margin, [...watched]]).to.deep.equal(['100%', [handle.host]])
      comes(false)
      await passes()
      expect(fetched).to.deep.equal([])
      comes(true)
      await passes(4_000)
      expect([fetched.length, watched.size]).to.deep.equal([1, 0])
    })

    it('a popup as its preload option says, by code or by attribute', async () => {
      const idle = create({ preload: 'idle' })
      const source = document.createElement('tavola-booking')
      source.setAttribute('preload', 'now')
      const now = create({}, { source })
      await passes()
      expect([idle.fetched.length, now.fetched]).to.deep.equal([0, [[{}, true, source]]])
      await passes(4_000)
      expect(idle.fetched).to.have.lengthOf(1)
    })

    it('closing.ways: at once if a popup was open before a reload', async () => {
      window.history.replaceState({ tavola: 'popup' }, '')
      const popup = create({})
      const inPage = createInside()
      window.history.replaceState(null, '')
      await passes()
      expect([popup.fetched.length, inPage.fetched.length]).to.deep.equal([1, 0])
    })

    it('event.dom: code that does not load is an error event of the widget, and calls onError', async () => {
      const heard: unknown[] = []
      const onError = (code: string, plugin: string | null) => void heard.push(code, plugin)
      const { handle } = create({ onError }, { isLost: true })
      const listener = ({ detail }: CustomEventInit) => heard.push(detail)
      document.addEventListener('tavola:error', listener as EventListener, { once: true })
      handle.open()
      await passes()
      expect(heard).to.deep.equal(['T002', null, { version: 1, code: 'T002', plugin: null }])
      handle.update({ onError: (code) => void heard.push(`later ${code}`) })
      handle.open()
      await passes()
      expect(heard.at(-1)).to.equal('later T002')
    })

    it('a popup that was fetched ahead in vain shows nothing until it is opened', async () => {
      const { handle, fetched } = create({}, { isLost: true })
      handle.prepare()
      await passes()
      expect([fetched.length, handle.host.childElementCount]).to.deep.equal([1, 0])
      handle.open()
      await passes()
      expect(handle.host.querySelector('button')!.textContent).to.equal('Booking did not load. Try again')
      const line = '[Tavola] T002 Booking did not load.'
      expect(error.args.map(([said]) => said as unknown)).to.deep.equal([line, line])
    })
  })
})
