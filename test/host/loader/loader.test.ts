import '../../kit/dom'
import { expect } from 'chai'
import { connectionName, type Connection } from '../../../src/host/loader/connection'
import type { WidgetEntry } from '../../../src/host/loader/create-handle'
import { install } from '../../../src/host/loader/loader'
import type { TavolaGlobal } from '../../../src/host/public'
import { settles } from '../../kit/pending'
import { onPage, runLoader as run } from './fresh-page'
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
    [
      'the tag that it is a copy of, without its attributes',
      `<script src="tavola.js" ${attributes}></script>`,
      1,
    ],
    ['a tag of another address', `<script src="other.js" ${attributes}></script>`, 0],
    ['a tag without an address', `<script type="text/plain" ${attributes}></script>`, 0],
  ] as const)
    it(`a tag without attributes takes the options of ${made ? '' : 'no '}${what}`, () =>
      onPage(`<script></script><div id="book"></div>`, async (page) => {
        page.document.querySelector('#book')!.innerHTML = other.replace(
          'tavola',
          'https://cdn.example/tavola',
        )
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

  it('open opens the popup that was created last', () =>
    onPage(tag, async (page) => {
      const { tavola, options } = run(page)
      tavola.init({ baseUrl, venueId: 'cork' })
      tavola.init({ baseUrl, venueId: 'dublin' })
      tavola.open('galway')
      tavola.open('galway')
      await settles()
      expect(options()).to.deep.equal([{ baseUrl, venueId: 'dublin' }])
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

  it('the doctor examines the widgets on the page', () =>
    onPage(tag, async (page) => {
      const { tavola, code } = run(page)
      const examined: (readonly WidgetEntry[])[] = []
      code.doctor = async (widgets) => void examined.push(widgets)
      const handle = tavola.init({ baseUrl })
      await tavola.doctor()
      expect(examined.map((widgets) => widgets.map(([one]) => one))).to.deep.equal([[handle]])
    }))

  it('security: its files have the hashes that the page knows', () =>
    onPage(tag, async (page) => {
      const integrity = { 'tavola-popup-@build@.js': 'sha384-popup', 'tavola-api-@build@.js': 'sha384-api' }
      const { tavola } = run(page, { integrity })
      tavola.init({ baseUrl, preload: 'now' })
      await settles()
      const files = [...page.document.head.querySelectorAll('script')].filter(({ src }) =>
        src.includes('@build'),
      )
      expect(files.map(({ src, integrity }) => [src.split('/').at(-1), integrity])).to.deep.equal([
        ['tavola-api-@build@.js', 'sha384-api'],
        ['tavola-popup-@build@.js', 'sha384-popup'],
      ])
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
        expect(made[0]!.source).to.equal(page.document.querySelector('script'))
        expect(made[0]!.options).to.include({ baseUrl: '', container: page.document.querySelector('#book') })
        expect(page.document.querySelector('#book')!.childElementCount).to.equal(1)
      }))

    const idleTags: readonly [attributes: string, isExplained: boolean][] = [
      ['data-test-mode="a free evening"', true],
      ['data-container="#book"', true],
      ['data-baseurl="https://api.example" data-venue-id="cork"', true],
      ['base-url="https://api.example"', true],
      ['data-base-url="" data-container="#book"', false],
      ['data-cfasync="false" data-cookieconsent="marketing" nonce="n"', false],
    ]
    for (const [attributes, isExplained] of idleTags)
      it(`the tag ${attributes} is ${isExplained ? '' : 'not '}explained on load`, () =>
        onPage(tagged(attributes), async (page) => {
          const { explained } = run(page)
          await clock.advance(1_000)
          await settles()
          expect(explained).to.have.length(isExplained ? 1 : 0)
        }))

    for (const [url, isMade] of [
      ['http://localhost:8080/', true],
      ['https://host.example/', false],
    ] as const)
      it(`a popup's options are ${isMade ? '' : 'not '}checked before it is opened on ${url}`, () =>
        onPage(
          tagged('data-base-url=""'),
          async (page) => {
            const { made } = run(page)
            await clock.advance(1_000)
            await settles()
            expect(made).to.have.length(isMade ? 1 : 0)
          },
          url,
        ))

    it('without a base URL the tag creates none', () =>
      onPage(tagged('data-container="#book" data-preload="now"'), async (page) => {
        const { made } = run(page)
        await settles()
        expect(made).to.deep.equal([])
      }))

    it('its options are those of the page’s elements too', () =>
      onPage(
        `${tagged('data-base-url="/api" data-guests="4"')}<tavola-booking inline="false"></tavola-booking>`,
        async (page) => {
          const { made } = run(page)
          const element = page.document.querySelector('tavola-booking') as unknown as { handle: TavolaGlobal }
          element.handle.open('cork')
          await settles()
          expect(made[0]!.source).to.equal(element)
          expect(made[0]!.options).to.include({
            baseUrl: '/api',
            guests: '4',
            container: element,
            inline: 'false',
          })
        },
      ))
  })
})
