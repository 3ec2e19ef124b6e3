import '../kit/dom'
import { expect } from 'chai'
import { addToTavola, type CommandQueue } from '../../src/host/command-queue'
import { nativeOf, pageGlobal, safeDocument } from '../../src/dom-clobbering'

const page = window as { Tavola?: CommandQueue | Element }
const tavola = () => page.Tavola as Required<CommandQueue>

describe('A script of ours that runs before the widget’s', () => {
  afterEach(() => Reflect.deleteProperty(page, 'Tavola'))

  it('the page’s calls are kept in their order, with their inputs', () => {
    addToTavola({ scenes: 'scenes' })
    tavola().init('https://api.example', null, true)
    tavola().open('cork', 'Booking')
    expect(tavola().q).to.deep.equal([
      ['init', ['https://api.example', null, true]],
      ['open', ['cork', 'Booking']],
    ])
    expect(tavola().scenes).to.equal('scenes')
  })

  it('it adds to the page’s own queue, whose calls stay', () => {
    const own: CommandQueue = { q: [['init', ['']]], init: () => undefined }
    page.Tavola = own
    for (const more of [{ adapter: 'adapter' }, { scenes: 'scenes' }]) addToTavola(more)
    expect(page.Tavola).to.equal(own)
    expect(own).to.deep.include({ q: [['init', ['']]], adapter: 'adapter', scenes: 'scenes' })
  })

  it('a call to a queue that the widget’s script has taken breaks nothing', () => {
    addToTavola({})
    const { init, open } = tavola()
    Reflect.deleteProperty(tavola(), 'q')
    init.call(tavola(), '')
    open.call(tavola(), 'cork')
    expect(tavola()).not.to.have.property('q')
  })

  it('an element with that name is not the page’s object', () => {
    page.Tavola = document.createElement('form')
    addToTavola({ scenes: 'scenes' })
    expect(tavola()).to.include.keys('q', 'init', 'open', 'scenes')
  })
})

/** The page with this markup, for one test. */
function markup(html: string): HTMLElement {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLElement
}

describe('Reads without DOM clobbering', () => {
  // As in browsers; jsdom knows no such names.
  const named = ['head', 'currentScript', 'createElement']
  afterEach(() => {
    for (const name of named) Reflect.deleteProperty(document, name)
    document.body.innerHTML = ''
    for (const name of ['Tavola', 'tavolaList']) Reflect.deleteProperty(window, name)
  })

  const shadows = (name: string, value: unknown) =>
    Object.defineProperty(document, name, { configurable: true, value })

  it('return the document’s own properties', () => {
    for (const name of named) shadows(name, document.createElementNS('', 'img'))
    expect(document.head.tagName).to.equal('img')
    expect(safeDocument.head.tagName).to.equal('HEAD')
    expect(safeDocument.currentScript).to.equal(null)
    expect(safeDocument.createElement('p').tagName).to.equal('P')
  })

  it('return a function with which the page’s own scripts replaced a method, as consent tools do', () => {
    const own = document.createElement.bind(document)
    shadows('createElement', () => own('i'))
    expect(safeDocument.createElement('p').tagName).to.equal('I')
  })

  it('do not mistake a callable element for such a function, as <embed> was in browsers of 2020', () => {
    const embed = Object.setPrototypeOf(() => undefined, HTMLElement.prototype) as unknown
    shadows('currentScript', embed)
    expect(safeDocument.currentScript).to.equal(null)
  })

  it('return a form’s own properties, not its fields', () => {
    const inputs = ['id', 'append', 'parentElement'].map((name) => `<input name="${name}">`)
    const form = markup(`<form id="book">${inputs.join('')}</form>`)
    expect(nativeOf(form, 'id')).to.equal('book')
    expect(nativeOf(form, 'parentElement')).to.equal(document.body)
    nativeOf(form, 'append')('end')
    expect(form.textContent).to.equal('end')
    expect(nativeOf(document as unknown as Element, 'closest')).to.equal(undefined)
  })

  it('return a global that scripts have set, not an element, a list or a window', () => {
    const globals = window as unknown as Record<string, unknown>
    const form = markup('<form></form>')
    for (const value of [form, document.body.children, window, undefined]) {
      globals.Tavola = value
      expect(pageGlobal('Tavola')).to.equal(undefined)
    }
    const stub = { q: [], init() {} }
    for (const value of [stub, Object.create(null), [1], () => 1]) {
      globals.Tavola = value
      expect(pageGlobal('Tavola')).to.equal(value)
    }
  })
})
