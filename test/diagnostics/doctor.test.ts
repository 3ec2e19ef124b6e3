import '../kit/dom'
import { expect } from 'chai'
import { stub } from 'sinon'
import { examine } from '../../src/diagnostics/doctor'
import {
  examineLinks,
  examinePopupLinks,
  examineTestMode,
  noWidget,
} from '../../src/diagnostics/doctor/options'
import { brand as milano } from '../../themes/milano/brand'

describe('The doctor: the brand’s links', () => {
  it('the default brand’s example links are a warning on a live page, and a note on localhost', () => {
    const levels = (hostname: string) => examineLinks(milano.links, hostname).map(({ level }) => level)
    expect(levels('www.osteria.ie')).to.deep.equal(['warning', 'warning'])
    for (const own of ['localhost', '127.0.0.1', '[::1]']) expect(levels(own)).to.deep.equal(['note', 'note'])
  })

  it('a chain’s own links are not reported', () => {
    const links = { terms: '/terms', privacy: 'https://example.ie/p' }
    expect(examineLinks(links, 'www.osteria.ie')).to.deep.equal([])
  })

  it('a page that the brand does not link to is reported', () => {
    const named = (links: unknown) => examineLinks(links, 'www.osteria.ie').map(({ what }) => what)
    const line = (page: string) =>
      `brand: missing link "${page}", so diners read the words but can't open a page.`
    for (const links of [{}, null, 'x']) expect(named(links)).to.deep.equal([line('terms'), line('privacy')])
    expect(named({ terms: '/terms' })).to.deep.equal([line('privacy')])
  })
})

describe('The doctor: the test mode', () => {
  const mode = (testMode?: string, over = {}) => examineTestMode({ options: { testMode }, ...over } as never)

  it('a page in test mode is a warning, as nothing is booked there', async () => {
    const [finding] = await mode('a free evening')
    expect(finding).to.include({ level: 'warning', about: 'options' })
    expect(finding!.what).to.match(/test mode \("a free evening"\)/)
    expect(await mode()).to.deep.equal([])
    expect(await mode('https://test.example', { hasFailed: true })).to.deep.equal([])
  })

  it('a test mode that is no address and no scene is an error', async () => {
    const [finding] = await mode('a free evning')
    expect(finding!.level).to.equal('error')
    expect(finding!.what).to.include('Did you mean "a free evening"?')
  })

  before(() => Object.assign(globalThis, { isSecureContext: true }))
  after(() => void Reflect.deleteProperty(globalThis, 'isSecureContext'))

  const modes: readonly [options: object, levels: string[]][] = [
    [{ testMode: 'a free evening' }, []],
    [{ baseUrl: 'htps://x', testMode: 'a free evening' }, []],
    [{ baseUrl: 'htps://x' }, ['error']],
  ]
  for (const [options, levels] of modes)
    it(`a scene has no back end that could be wrong: ${JSON.stringify(options)}`, async () => {
      const table = stub(console, 'table')
      const widget = { host: document.createElement('div'), rawOptions: {}, options, repairs: [] } as never
      const found = await examine([widget], [], { session: 'X', idempotency: undefined })
      table.restore()
      const about = found.filter((one) => one.about === 'base URL')
      expect(about.map(({ level }) => level)).to.deep.equal(levels)
    })
})

describe('The doctor: a page without a widget', () => {
  afterEach(() => document.body.replaceChildren())
  const pages: readonly [html: string, sentence: string][] = [
    ['<p></p>', 'There is no widget on this page.'],
    ['<tavola-bookng></tavola-bookng>', 'Did you mean "tavola-booking"?'],
  ]
  for (const [html, sentence] of pages)
    it(`${html} is named`, () => {
      document.body.innerHTML = html
      expect(noWidget().what).to.include(sentence)
    })
})

describe('The doctor: links that open the popup', () => {
  afterEach(() => document.body.replaceChildren())
  const found = (link: string) => {
    document.body.innerHTML = link
    return examinePopupLinks().map(({ level, what }) => `${level}: ${what}`)
  }

  for (const [link, told] of [
    ['<a href="/" data-tavola-venue="" data-tavola-guests="4">Book</a><a href="/">Home</a>', []],
    [
      '<a id="book" href="/" data-tavola-venu="cork">Book</a>',
      [
        'error: a#book: Unknown attribute "data-tavola-venu". Did you mean "data-tavola-venue"? It doesn\'t open the popup, because it has no data-tavola-venue (leave it empty to let the diner choose).',
      ],
    ],
    [
      '<a href="/" data-tavola-venue="cork" data-tavola-gests="2">Book</a>',
      ['warning: a: Unknown attribute "data-tavola-gests". Did you mean "data-tavola-guests"?'],
    ],
  ] as const)
    it(`${link} is ${told.length > 0 ? 'reported with a suggestion' : 'right'}`, () => {
      expect(found(link)).to.deep.equal(told)
    })
})
