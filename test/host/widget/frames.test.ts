import '../../kit/dom'
import { expect } from 'chai'
import { addressOfPage, isInForeignFrame } from '../../../src/foreign-frame'
import { stub, type SinonStub } from 'sinon'
import { openInNewTab } from '../../../src/host/widget/new-tab'
import type { Options } from '../../../src/host/options/table'
import { start } from '../../kernel/bare-plugins'
import { bootKernel } from '../../kit/kernel'
import { recordErrors } from '../../kit/logged'

const page = 'https://host.example/'

/** A window of this page or, if it is foreign, of another origin, whose document nobody may read. */
function createWindow(parent?: object, address = page): Frame {
  const own = {
    location: new URL(address),
    get window(): object {
      return own
    },
    get parent(): object {
      return parent ?? own
    },
    get top(): object {
      return parent ? (parent as Frame).top : own
    },
    get document(): object {
      if (address === foreign)
        throw new DOMException('Blocked a frame from accessing another one.', 'SecurityError')
      return {}
    },
  }
  return own
}

interface Frame {
  readonly top: object
}

const foreign = 'https://foreign.example/'

/** In this window. */
function here<Result>(window: object, run: () => Result): Result {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'window')
  Object.defineProperty(globalThis, 'window', { value: window, configurable: true, writable: true })
  try {
    return run()
  } finally {
    Reflect.deleteProperty(globalThis, 'window')
    if (before) Object.defineProperty(globalThis, 'window', before)
  }
}

const isForeign = (window: object) => here(window, isInForeignFrame)

describe('Security: frames of other sites', () => {
  const around = createWindow(undefined, foreign)

  it('security: a page in no frame, or in frames of its own origin, is in none', () => {
    for (const window of [createWindow(), createWindow(createWindow(createWindow()))])
      expect(isForeign(window)).to.equal(false)
  })

  it('security: a page that another origin shows in a frame is in one, however deep', () => {
    const local = createWindow(around, 'http://localhost:8080/')
    for (const window of [createWindow(around), createWindow(createWindow(around)), local])
      expect(isForeign(window)).to.equal(true)
  })

  for (const address of ['about:srcdoc', 'blob:https://host.example/1'])
    it(`security: a frame without an address (${address}) belongs to the page that wrote it`, () => {
      expect(isForeign(createWindow(createWindow(), address))).to.equal(false)
      const framed = createWindow(createWindow(around), address)
      expect(isForeign(framed)).to.equal(true)
      expect(here(framed, addressOfPage)).to.equal(page)
    })

  for (const value of [undefined, null, 5, {}, { document: {} }, { window: {} }])
    it(`security: a page may have a global of its own named "parent" (${JSON.stringify(value)})`, () => {
      const hiding = (window: object) => Object.defineProperty(window, 'parent', { value })
      expect(isForeign(hiding(createWindow()))).to.equal(false)
      expect(isForeign(hiding(createWindow(createWindow())))).to.equal(false)
      expect(isForeign(hiding(createWindow(around)))).to.equal(true)
    })

  it('security: what is around a frame with an origin of its own and no address is not known', () => {
    for (const address of ['about:srcdoc', 'data:,http'])
      expect(isForeign(createWindow(around, address)), address).to.equal(false)
  })
})

describe('Security: the popup of a page that another site shows in a frame', () => {
  const error = recordErrors()
  let open: SinonStub
  let host: HTMLElement
  beforeEach(() => {
    open = stub(window, 'open').returns(null)
    window.history.replaceState(null, '', '/book?table=1&tavola-venue=dublin#menu')
    host = document.createElement('div')
    host.attachShadow({ mode: 'open' })
  })
  afterEach(() => {
    window.history.replaceState(null, '', '/')
    open.restore()
  })

  const { kernel } = bootKernel({ plugins: [start] })
  const opens = (options: Options) => openInNewTab(kernel, host, { options, from: {} })
  const link = () => host.shadowRoot!.querySelector('a')
  const address = (query: string) => `https://host.example/book?table=1&${query}#menu`

  it('security: the page opens in a new tab with its choice, and the tab can’t reach the page', () => {
    const tab = { opener: window }
    open.returns(tab)
    opens({ venueId: 'cork & co', journey: 'Booking' })
    expect(open.args.map(([url, name]) => [String(url), String(name)])).to.deep.equal([
      [address('tavola-venue=cork+%26+co&tavola-journey=Booking'), '_blank'],
    ])
    expect([tab.opener, link()]).to.deep.equal([null, null])
    expect(error.args).to.deep.equal([
      ['[Tavola] T023 the popup stays closed, because another site shows this page in a frame.'],
    ])
  })

  it('security: without a restaurant or a journey the address stays as it is', () => {
    for (const options of [{}, { journey: null }]) opens(options)
    for (const [url] of open.args) expect(String(url)).to.equal(address('tavola-venue=dublin'))
    expect(open.callCount).to.equal(2)
  })

  it('security: if the browser opens no tab, the widget offers a link, and says so', () => {
    opens({ venueId: 7 })
    const text = 'To book, open this page in a new tab'
    const opened = { href: address('tavola-venue=7'), target: '_blank', rel: 'noopener', textContent: text }
    expect(link()).to.include(opened)
    // It is in the diner's sight, wherever the popup's own place is.
    expect(link()!.style.position).to.equal('fixed')
    expect(kernel.announcer.announcements.value.map((one) => one.text)).to.deep.equal([text])
    opens({ venueId: 8 })
    expect(host.shadowRoot!.querySelectorAll('a')).to.have.lengthOf(1)
    expect(link()!.href).to.equal(address('tavola-venue=8'))
  })
})
