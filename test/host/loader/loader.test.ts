import '../../kit/dom'
import { expect } from 'chai'
import type { DOMWindow } from 'jsdom'
import { connectionName, type Connection } from '../../../src/host/loader/connection'
import { defineElement } from '../../../src/host/loader/custom-element'
import type { WidgetEntry } from '../../../src/host/loader/create-handle'
import { install } from '../../../src/host/loader/loader'
import type { Handle } from '../../../src/host/public'
import { settles } from '../../kit/pending'
import { filesOf, onPage, runLoader as run } from './fresh-page'
import { recordErrors } from '../../kit/logged'
import { stopClockOfTests } from '../../kit/stopped-clock'

const baseUrl = 'https://api.example'
const tag = '<script></script>'

describe('The loader', () => {
  const clock = stopClockOfTests()
  const error = recordErrors()
  const lines = () => error.args.map(([line]) => String(line))

  it('calls that the page made before are run in their order, on the same object', () =>
    onPage(`${tag}<div id="book"></div>`, async (page) => {
      const before = {
        q: [
          ['init', [baseUrl, page.document.querySelector('#book'), true, true]],
          ['other', []],
          ['open', ['cork', 'Booking']],
        ],
        init: () => undefined,
      }
      const { made, opened, tavola } = run(page, before)
      expect(tavola).to.equal(before)
      expect(tavola).to.not.have.property('q')
      await settles()
      expect(opened.map((given) => given.slice(0, 3))).to.deep.equal([['cork', 'Booking', undefined]])
      // The popup of a widget that is in the page.
      expect(made[0]!.options).to.deep.include({
        baseUrl,
        container: null,
        inline: false,
        readOnlyLocation: true,
      })
    }))

  const attributes = 'data-base-url="/v1" data-container="#book"'
  for (const [what, other, made] of [
    ['the tag that it is a copy of', 'src="https://cdn.example/tavola.js"', 1],
    ['no tag of another address', 'src="other.js"', 0],
    ['no tag without an address', 'type="text/plain"', 0],
  ] as const)
    it(`a tag without attributes takes the options of ${what}`, () =>
      onPage(`${tag}<div id="book"></div>`, async (page) => {
        page.document.querySelector('#book')!.innerHTML = `<script ${other} ${attributes}></script>`
        run(page)
        expect(page.document.querySelectorAll('#book > div')).to.have.lengthOf(made)
      }))

  it('init takes an object of options, or the four inputs', () =>
    onPage(`${tag}<div id="book"></div>`, async (page) => {
      const { tavola, options } = run(page)
      const container = page.document.querySelector('#book')!
      const given = { baseUrl, preload: 'now' } as const
      tavola.init(given)
      tavola.init(baseUrl, container, true, false).open()
      await settles()
      expect(options()[0]).to.equal(given)
      expect(options()[1]).to.deep.equal({ baseUrl, container, inline: true, readOnlyLocation: false })
    }))

  it('open opens the popup that was created last, and the doctor examines the widgets on the page', () =>
    onPage(tag, async (page) => {
      const { tavola, options, code } = run(page)
      const examined: WidgetEntry[] = []
      code.doctor = async (widgets) => void examined.push(...widgets)
      const handles = ['cork', 'dublin'].map((venueId) => tavola.init({ baseUrl, venueId }))
      for (const _ of [1, 2]) tavola.open('galway')
      await settles()
      expect(options()).to.deep.equal([{ baseUrl, venueId: 'dublin' }])
      await tavola.doctor()
      expect(examined.map(([handle]) => handle)).to.deep.equal(handles)
    }))

  it('an open without an init is reported, once the tag’s own widget could be there', () =>
    onPage(tag, (page) => {
      let state = 'loading'
      Object.defineProperty(page.Document.prototype, 'readyState', { get: () => state })
      const { tavola } = run(page)
      tavola.open('cork')
      expect(lines()).to.deep.equal([])
      state = 'interactive'
      page.document.dispatchEvent(new page.Event('DOMContentLoaded'))
      expect(lines()).to.deep.equal(['[Tavola] T003 no Tavola.init.'])
    }))

  it('security: its files have the hashes that the page knows', () =>
    onPage(tag, async (page) => {
      const integrity = {
        'tavola-popup-@build@.js': 'sha384-popup',
        'tavola-search-@build@.js': 'sha384-search',
      }
      const { tavola } = run(page, { integrity })
      tavola.init({ baseUrl, preload: 'now' })
      await settles()
      const hashes = ['search', 'popup'].map((name) => {
        const src = `https://cdn.example/tavola-${name}-@build@.js`
        return page.document.querySelector<HTMLScriptElement>(`[src="${src}"]`)!.integrity
      })
      expect([filesOf(page).length, hashes]).to.deep.equal([2, ['sha384-search', 'sha384-popup']])
    }))

  it('a brand may have a name on the page, and another name is the build’s own', () =>
    onPage(tag, async (page) => {
      const { tavola } = run(page, { brands: { roma: { title: 'Roma' } } })
      const { loader } = (tavola as unknown as Record<string, Connection>)[connectionName]!
      expect(loader!.brandOf('roma')).to.deep.equal({ title: 'Roma' })
      expect(loader!.brandOf('milano')).to.equal('milano')
      expect(loader!.brandOf(undefined)).to.equal(undefined)
    }))

  it('a second script leaves the page’s calls to the first', () =>
    onPage(tag, (page) => {
      const { tavola } = run(page)
      const { init } = tavola
      install([])
      page.document.querySelector('script')!.dispatchEvent(new page.Event('load'))
      expect(tavola.init).to.equal(init)
    }))

  describe('and the script tag’s attributes', () => {
    const tagged = (attributes: string) => `<div id="book"></div><script ${attributes}></script>`

    it('host.script-tag: the tag alone creates a widget, in the container that it names', () =>
      onPage(tagged('data-base-url="" data-container="#book" data-preload="now"'), async (page) => {
        const { made } = run(page)
        await settles()
        const container = page.document.querySelector('#book')!
        expect(made[0]!.source).to.equal(page.document.querySelector('script'))
        expect(made[0]!.options).to.include({ baseUrl: '', container })
        expect(container.childElementCount).to.equal(1)
      }))

    for (const [attributes, isExplained] of [
      ['data-test-mode="a free evening"', true],
      ['data-container="#book" data-preload="now"', true],
      ['data-baseurl="https://api.example" data-venue-id="cork"', true],
      ['base-url="https://api.example"', true],
      ['data-base-url="" data-container="#book"', false],
      ['data-cfasync="false" data-cookieconsent="marketing" nonce="n"', false],
    ] as const)
      it(`the tag ${attributes} ${isExplained ? 'is' : 'is not'} explained on load`, () =>
        onPage(tagged(attributes), async (page) => {
          const { explained, made } = run(page)
          await clock.advance(1_000)
          await settles()
          expect([explained.length, made]).to.deep.equal([isExplained ? 1 : 0, []])
        }))

    for (const [url, isMade] of [
      ['http://localhost:8080/', true],
      ['https://host.example/', false],
    ] as const)
      it(`a popup's options are ${isMade ? '' : 'not '}checked before it is opened on ${url}`, () => {
        const check = async (page: DOMWindow) => {
          const { made } = run(page)
          await clock.advance(1_000)
          await settles()
          expect(made).to.have.length(isMade ? 1 : 0)
        }
        return onPage(tagged('data-base-url=""'), check, url)
      })

    it('its options are those of the page’s elements too', () =>
      onPage(
        `${tagged('data-base-url="/api" data-guests="4"')}<tavola-booking inline="false"></tavola-booking>`,
        async (page) => {
          const { made } = run(page)
          const container = page.document.querySelector('tavola-booking')!
          container.handle!.open('cork')
          await settles()
          expect(made[0]!.source).to.equal(container)
          const options = { baseUrl: '/api', guests: '4', container, inline: 'false' }
          expect(made[0]!.options).to.include(options)
        },
      ))
  })
})

describe('<tavola-booking>', () => {
  /** The widgets that were created, and how many of them are destroyed. */
  function define() {
    const created: HTMLElement[] = []
    let destroyed = 0
    defineElement((element) => {
      created.push(element)
      return { destroy: () => destroyed++ } as unknown as Handle
    })
    return { created, destroyed: () => destroyed }
  }

  it('creates a widget once it is on the page; the first definition on a page stays', () =>
    onPage('', ({ document }) => {
      const [first, second] = [define(), define()]
      const element = document.createElement('tavola-booking')
      expect(first.created).to.deep.equal([])
      document.body.append(element)
      expect([first.created, second.created]).to.deep.equal([[element], []])
      expect(element.handle).to.have.property('destroy')
    }))

  it('keeps the widget when it is moved, and destroys it when it is removed', () =>
    onPage('<section></section><tavola-booking></tavola-booking>', async ({ document }) => {
      const { created, destroyed } = define()
      const element = document.querySelector('tavola-booking')!
      document.querySelector('section')!.append(element)
      await settles()
      expect([created.length, destroyed()]).to.deep.equal([1, 0])
      element.remove()
      await settles()
      expect([destroyed(), element.handle]).to.deep.equal([1, undefined])
      document.body.append(element)
      expect(created).to.have.lengthOf(2)
    }))
})
