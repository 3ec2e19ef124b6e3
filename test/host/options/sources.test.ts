import '../../kit/dom'
import { expect } from 'chai'
import { loggedErrors } from '../../../src/console'
import { followElement } from '../../../src/host/options/element'
import { checkLink, collectOptions, type OptionSources } from '../../../src/host/options/sources'
import type { Options } from '../../../src/host/options/table'
import { settles } from '../../kit/pending'
import { recordErrors } from '../../kit/logged'

let kinds = 0

/** Each its own kind, because the options become properties of all elements of that kind. */
function createElement(
  attributes: Readonly<Record<string, string>> = {},
  Kind = class extends window.HTMLElement {},
) {
  const kind = `page-element-${++kinds}`
  window.customElements.define(kind, Kind)
  const element = document.createElement(kind)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element as HTMLElement & Record<string, unknown>
}

describe('The options of an element', () => {
  const error = recordErrors()
  let end: AbortController
  beforeEach(() => {
    end = new AbortController()
    // A line is written once, but a test may run twice in a process.
    loggedErrors.length = 0
  })
  afterEach(() => {
    end.abort()
    document.body.innerHTML = ''
  })
  const lines = () => error.args.map(([line]) => String(line))

  /** A widget that follows the element: its options at the start, and its updates. */
  function follow(element: HTMLElement, below: object = {}) {
    const updates: Options[] = []
    const host = element.appendChild(document.createElement('div'))
    host.className = 'tavola'
    const handle = { update: (changes: Options) => void updates.push(changes) }
    return { host, updates, options: followElement({ element, host, below, handle, signal: end.signal }) }
  }

  it('its attributes are options, its properties too, and these win', () => {
    const element = createElement({ 'venue-id': 'cork', guests: '4', date: '2026-12-24' })
    element.guests = 6
    element.time = undefined
    const { options } = follow(element, { adults: 3 })
    expect(options).to.deep.equal({ venueId: 'cork', guests: 6, date: '2026-12-24' })
    expect([element.guests, element.date]).to.deep.equal([6, undefined])
    expect(Object.hasOwn(element, 'time')).to.equal(false)
  })

  it('security: the nonce, which the browser hides from the attributes, is read from its property', () => {
    const element = createElement({ nonce: '' })
    element.nonce = 'abc'
    expect(follow(element).options).to.deep.equal({ nonce: 'abc' })
    expect(follow(createElement()).options).to.deep.equal({})
  })

  it('a changed attribute updates the widget; a removed one falls back to the next source', async () => {
    const element = createElement({ guests: '4' })
    const { updates } = follow(element, { guests: 2 })
    element.setAttribute('guests', '5')
    element.setAttribute('venue-id', 'cork')
    await settles()
    element.removeAttribute('guests')
    await settles()
    expect(updates).to.deep.equal([{ guests: 5, venueId: 'cork' }, { guests: 2 }])
  })

  it('other attributes, and those that never change, update nothing', async () => {
    const element = createElement()
    const { updates } = follow(element)
    for (const name of ['class', 'nonce', 'container', 'inline']) element.setAttribute(name, 'x')
    await settles()
    expect(updates).to.deep.equal([])
  })

  it('a changed property updates the widget; undefined falls back to the attribute', () => {
    const element = createElement({ guests: '4' })
    const { updates } = follow(element)
    element.guests = 6
    element.guests = undefined
    const onNoAvailability = () => undefined
    element.onNoAvailability = onNoAvailability
    expect(updates).to.deep.equal([{ guests: 6 }, { guests: 4 }, { onNoAvailability }])
    for (const name of ['container', 'inline']) expect(name in element, name).to.equal(false)
    expect(Object.keys(Object.getPrototypeOf(element) as object)).to.include('venueId')
  })

  it('a destroyed widget follows nothing, but a property that is set counts for the next one', async () => {
    const element = createElement()
    const { updates } = follow(element)
    end.abort()
    element.guests = 3
    element.setAttribute('adults', '5')
    await settles()
    expect(updates).to.deep.equal([])
    end = new AbortController()
    expect(follow(element).options).to.deep.equal({ guests: 3, adults: 5 })
  })

  it('two elements of a kind have properties of their own', () => {
    const one = createElement()
    const other = document.body.appendChild(document.createElement(one.localName)) as typeof one
    const follows = [one, other].map((element) => follow(element))
    one.guests = 3
    expect(other.guests).to.equal(undefined)
    expect(follows.map(({ updates }) => updates)).to.deep.equal([[{ guests: 3 }], []])
  })

  it('the page’s own property of that name stays', () => {
    class Own extends window.HTMLElement {
      get date() {
        return 'own'
      }
    }
    const element = createElement({}, Own)
    follow(element)
    expect(element.date).to.equal('own')
  })

  it('misspelt attributes are reported with a suggestion, at the start and later', async () => {
    // Any element may have these, however similar to an option.
    const ordinary = ['data-venueid', 'data-gests', 'aria-guest', 'onguests', 'title', 'lang', 'id', 'class']
    const element = createElement(Object.fromEntries(['venueid', ...ordinary].map((name) => [name, 'x'])))
    follow(element)
    // Each line has an import of its own, and Node promises no order of two.
    await settles()
    element.setAttribute('gests', '4')
    element.setAttribute('x-data-1', '')
    await settles()
    expect(lines()).to.deep.equal([
      '[Tavola] T013 <tavola-booking>: unknown attribute "venueid". Did you mean "venue-id"?',
      '[Tavola] T013 <tavola-booking>: unknown attribute "gests". Did you mean "guests"?',
    ])
  })

  it('a copy of the page, as Back may show it, has no dead copy of the widget', () => {
    const element = createElement()
    element.innerHTML = '<div class="tavola dead"></div><p class="own"></p><div class="tavola live"></div>'
    element.querySelector('.live')!.attachShadow({ mode: 'open' })
    const { host } = follow(element)
    const left = [...element.children].map(({ className }) => className)
    expect(left).to.deep.equal(['own', 'tavola live', 'tavola'])
    expect(element.lastChild).to.equal(host)
  })
})

const visit = (search: string) => window.history.replaceState(null, '', `/${search}`)

function tag(attributes: Readonly<Record<string, string>>): HTMLScriptElement {
  const script = document.createElement('script')
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  return script
}

/** The options of these sources, on a page whose address asks for 4 guests on Christmas Eve. */
async function optionsOf(sources: Partial<OptionSources>) {
  return (await recordOf(sources)).options
}

async function recordOf(sources: Partial<OptionSources>, inline = true) {
  visit('?tavola-guests=4&tavola-date=2026-12-24')
  const host = document.createElement('div')
  const handle = { host, inline, update: () => undefined } as unknown as OptionSources['handle']
  const end = new AbortController()
  const record = await collectOptions({ options: {}, handle, ...sources }, end.signal)
  end.abort()
  return record
}

describe('Options from several sources', () => {
  const error = recordErrors()
  beforeEach(() => {
    // A line is written once, but a test may run twice in a process.
    loggedErrors.length = 0
  })
  afterEach(() => visit(''))
  const lines = async () => {
    await settles()
    return error.args.map(([line]) => String(line)).filter((line) => !line.includes('T011'))
  }

  for (const [what, sources, options, from] of [
    ['the page’s code', { options: { guests: 6 } }, { guests: 6 }, { guests: 'Tavola.init' }],
    [
      'the script tag, which goes before the code',
      { source: tag({ 'data-guests': '6' }), options: { guests: 7 } },
      { guests: 6 },
      { guests: '<script>' },
    ],
    [
      'an element, which goes before the tag’s defaults',
      { source: createElement({ adults: '3' }), options: { guests: 6, adults: 5 } },
      { guests: 6, adults: 3 },
      { guests: '<script>', adults: '<tavola-booking>' },
    ],
    [
      'an element, which goes before the defaults of npm',
      { source: createElement({ adults: '3' }), options: { guests: 6 }, defaultsFrom: 'defineElement' },
      { guests: 6, adults: 3 },
      { guests: 'defineElement', adults: '<tavola-booking>' },
    ],
  ] as const)
    it(`prefill: before the address goes ${what}`, async () => {
      const record = await recordOf(sources)
      expect(record.options).to.include({ date: '2026-12-24', ...options })
      expect(record.from).to.include({ date: 'address', ...from })
    })

  it('the tag’s defaults for elements are texts, among other scripts’ attributes', async () => {
    const options = { guests: '6', inline: 'false', cfasync: 'false' } as object
    expect(await optionsOf({ source: createElement(), options })).to.include({ guests: 6, inline: true })
    expect(await lines()).to.deep.equal([])
  })

  it('a removed attribute of an element falls back to the defaults, else to the address', async () => {
    const updates: object[] = []
    const source = createElement({ guests: '9', adults: '8' })
    visit('?tavola-guests=4')
    const end = new AbortController()
    const handle = { host: source, inline: true, update: (changes: object) => void updates.push(changes) }
    await collectOptions({ options: { adults: 5 }, source, handle: handle as never }, end.signal)
    source.removeAttribute('guests')
    source.removeAttribute('adults')
    await settles()
    end.abort()
    expect(updates).to.deep.equal([{ guests: 4, adults: 5 }])
  })

  it('whether it is in the page is what the loader has read', async () => {
    for (const inline of [true, false])
      expect((await recordOf({ options: { inline: !inline } }, inline)).options.inline).to.equal(inline)
  })

  it('security: the script tag’s nonce counts unless an option gives one, and an empty one is none', async () => {
    expect(await optionsOf({ nonce: 'abc' })).to.include({ nonce: 'abc' })
    expect(await optionsOf({ nonce: 'abc', options: { nonce: 'def' } })).to.include({ nonce: 'def' })
    expect(await optionsOf({ nonce: '' })).not.to.have.property('nonce')
    expect(await lines()).to.deep.equal([])
  })

  it('a misspelt attribute of the tag is reported with a suggestion; other scripts’ are not', async () => {
    await optionsOf({ source: tag({ 'data-gests': '4', 'data-guests': '4', gests: '4', src: 'x' }) })
    await optionsOf({ source: tag({ 'data-venue-id': 'cork', async: '' }) })
    expect(await lines()).to.deep.equal([
      '[Tavola] T013 <script>: unknown attribute "data-gests". Did you mean "data-guests"?',
    ])
  })

  it('prefill: an invalid value of a link is reported as the link’s', async () => {
    expect(checkLink({ tavolaGuests: '0', tavolaDate: '2026-12-24' })).to.deep.equal({
      options: { date: '2026-12-24' },
      from: { date: 'link' },
    })
    expect((await lines()).join()).to.match(/T010 link: invalid "guests"/)
  })
})
