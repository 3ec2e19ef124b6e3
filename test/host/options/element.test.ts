import '../../kit/dom'
import { expect } from 'chai'
import { loggedErrors } from '../../../src/console'
import { followElement } from '../../../src/host/options/element'
import type { Options } from '../../../src/host/options/table'
import { settles } from '../../kit/pending'
import { recordErrors } from '../../kit/logged'
import { createElement } from './page-element'

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
    const element = createElement({ venueid: 'cork' })
    follow(element)
    element.setAttribute('gests', '4')
    await settles()
    expect(lines()).to.deep.equal([
      '[Tavola] T013 <tavola-booking>: unknown attribute "venueid". Did you mean "venue-id"?',
      '[Tavola] T013 <tavola-booking>: unknown attribute "gests". Did you mean "guests"?',
    ])
  })

  it('attributes that any element may have are the page’s own, however similar to an option', async () => {
    const ordinary = ['data-venueid', 'data-gests', 'aria-guest', 'onguests', 'title', 'lang', 'id', 'class']
    follow(createElement(Object.fromEntries(ordinary.map((name) => [name, 'x']))))
    follow(createElement({ 'x-data-1': '', guests: '4' }))
    await settles()
    expect(lines()).to.deep.equal([])
  })

  it('a copy of the page, as Back may show it, has no dead copy of the widget', () => {
    const element = createElement()
    element.innerHTML = '<div class="tavola dead"></div><p class="own"></p><div class="tavola live"></div>'
    element.querySelector('.live')!.attachShadow({ mode: 'open' })
    const { host } = follow(element)
    expect([...element.children].map(({ className }) => className)).to.deep.equal([
      'own',
      'tavola live',
      'tavola',
    ])
    expect(element.lastChild).to.equal(host)
  })
})
