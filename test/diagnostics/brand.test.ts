import '../kit/dom'
import { expect } from 'chai'
import { stub, type SinonStub } from 'sinon'
import { loggedErrors } from '../../src/console'
import type { Catalogue } from '../../src/host/brand/catalogue'
import { brandShape, readSettings } from '../../src/diagnostics/brand-schema'
import { readBrand as readWhole, withDeferredSettings } from '../../src/diagnostics/brand'
import { logged } from '../kit/logged'
import { brand as milano } from '../../themes/milano/brand'
import { stopClock, type Clock } from '../../src/testing/clock'

function readBrand(raw: unknown) {
  let settings = {}
  const lines = logged(() => (settings = readSettings(brandShape, raw, 'brand')))
  return { settings, lines }
}

const wrongBrands: [place: string, config: object, expected: string][] = [
  ['name', { name: '' }, 'a text'],
  ['locale', { locale: 'english!' }, 'en-IE'],
  ['timeZone', { timeZone: 'Europe/Atlantis' }, 'Europe/Dublin'],
  ['currency', { currency: '£' }, 'three capitals'],
  ['country', { country: 'gb' }, 'two capitals'],
  ['country', { country: 'ZZ' }, 'two capitals'],
  ['country', { country: 'QX' }, 'two capitals'],
  ['country', { country: 'UK' }, '"GB"'],
  ['country', { country: [] }, '["IE", "GB"]'],
  ['country', { country: ['IE', 'UK'] }, '["IE", "GB"]'],
  ['country', { country: ['IE', 'any'] }, '["IE", "GB"]'],
  ['country', { country: 353 }, '["IE", "GB"]'],
  ['plugins.1', { plugins: ['start', 7] }, 'a text. Received 7'],
  ['options.start', { options: { start: 'both' } }, 'an object of options. Received "both"'],
  ['sessionHeader', { sessionHeader: 'X Session' }, 'HTTP header'],
  ['idempotencyHeader', { idempotencyHeader: 'Idempotency Key' }, 'HTTP header'],
  ['links.terms', { links: { terms: 'javascript:alert(1)' } }, 'a web address'],
  ['links.cookies', { links: { cookies: '/cookies' } }, 'terms'],
  [
    'links.term',
    { links: { term: '/terms' } },
    '"terms" or "privacy" as the name of a link. Received "term"',
  ],
  ['messages.widget.people', { messages: { 'widget.people': { oen: 'x', other: 'y' } } }, 'one, two, few'],
  ['messages.kids-party.label', { messages: { 'kids-party.label': 7 } }, 'a text, or an object of plural'],
]

describe('The brand config', () => {
  it('contract, brand config: the default brand is valid', () => {
    expect(readBrand(milano)).to.deep.equal({ settings: milano, lines: [] })
  })

  it('contract, brand config: a country is an existing one, or any', () => {
    for (const country of ['GB', 'IE', 'IT', 'AE', 'XK', 'TA', 'any', ['GB'], ['IE', 'GB']])
      expect(readBrand({ country })).to.deep.equal({ settings: { country }, lines: [] })
  })

  it('the sample’s links belong to no real site', () => {
    const known = Object.fromEntries(milano.plugins.map((id) => [id, 0]))
    const catalogue = { plugins: known, themes: { milano: 0 } } as unknown as Catalogue
    const linksOf = (raw: unknown) => readWhole(raw, milano, catalogue).links
    expect(linksOf({ title: 'Roma' })).to.deep.equal({})
    expect(linksOf({ links: { terms: '/t' } })).to.deep.equal({ terms: '/t' })
    expect(linksOf(undefined)).to.equal(milano.links)
  })

  it('contract, brand config: plurals may be reworded', () => {
    const messages = { 'widget.people': { one: '{count} guest', other: '{count} guests' } }
    expect(readBrand({ messages })).to.deep.equal({ settings: { messages }, lines: [] })
  })

  for (const [place, config, expected] of wrongBrands) {
    it(`contract, brand config: ${JSON.stringify(config)} is reported with what was expected`, () => {
      const { settings, lines } = readBrand({ title: 'Roma', ...config })
      expect(settings).to.deep.equal({ title: 'Roma' })
      expect(lines).to.have.length(1)
      expect(lines[0]).to.include(`brand: invalid "${place}`).and.to.include(expected)
    })
  }

  it('contract, brand config: one unknown plugin discards the whole list, and is reported', () => {
    const none = { default: undefined } as never
    const known = Object.fromEntries([...milano.plugins, 'own'].map((id) => [id, { load: async () => none }]))
    const catalogue: Catalogue = {
      plugins: known,
      themes: { milano: async () => none },
      fallback: 'milano',
    }
    const error = stub(console, 'error')
    const right = readWhole({ plugins: ['start', 'own'] }, milano, catalogue)
    const wrong = readWhole({ plugins: ['start', 'own', 'bokking'] }, milano, catalogue)
    error.restore()
    expect(right.plugins).to.deep.equal(['start', 'own'])
    expect(wrong.plugins).to.deep.equal(milano.plugins)
    expect(error.args.flat().join()).to.match(/unknown plugin "bokking"\. Did you mean "booking"/)
  })

  it("the address of its schema, which an editor reads, isn't a wrong setting", () => {
    const none = { default: undefined } as never
    const themes = { milano: async () => none }
    const error = stub(console, 'error')
    const plugins = Object.fromEntries(milano.plugins.map((id) => [id, { load: async () => none }]))
    const catalogue: Catalogue = { plugins, themes, fallback: 'milano' }
    const brand = readWhole({ $schema: './brand.schema.json', title: 'Roma' }, milano, catalogue)
    error.restore()
    expect(error.args).to.deep.equal([])
    expect(brand.title).to.equal('Roma')
    expect(brand).not.to.have.property('$schema')
  })
})

const wrong = { ...milano, timeZone: 'Mars/Olympus', country: 'ZZ' }

describe('The brand config: late checks', () => {
  let clock: Clock
  let error: SinonStub
  beforeEach(() => {
    clock = stopClock()
    error = stub(console, 'error')
    // Once for a page: here each test is one.
    loggedErrors.length = 0
  })
  afterEach(() => {
    clock.restore()
    error.restore()
  })
  const said = () => error.args.flat().join()

  it('no time zone and no country is looked up before one is read', () => {
    const format = stub(Intl, 'DateTimeFormat').throws()
    const names = stub(Intl, 'DisplayNames').throws()
    const end = new AbortController()
    const brand = { ...milano, timeZone: 'Europe/Rome', country: 'IT' }
    try {
      withDeferredSettings(brand, milano, end.signal)
      expect(withDeferredSettings(milano, milano, end.signal)).to.deep.equal(milano)
    } finally {
      format.restore()
      names.restore()
      end.abort()
    }
    expect(withDeferredSettings(brand, milano, end.signal)).to.deep.equal(brand)
  })

  it('contract, brand config: an invalid zone or country is reported once, and the default counts', () => {
    const brand = Object.freeze(withDeferredSettings(wrong, milano, new AbortController().signal))
    expect(said()).to.equal('')
    expect([brand.timeZone, brand.timeZone]).to.deep.equal([milano.timeZone, milano.timeZone])
    expect(brand.country).to.equal(milano.country)
    clock.tick(60_000)
    expect(error.callCount).to.equal(2)
    expect(said())
      .to.match(/invalid "timeZone".*"Europe\/Dublin"/)
      .and.match(/invalid "country"/)
  })

  it('a brand without links is warned once; the sample and a brand with both are not', () => {
    const { signal } = new AbortController()
    withDeferredSettings(milano, milano, signal)
    withDeferredSettings({ ...milano, links: { terms: '/terms', privacy: '/privacy' } }, milano, signal)
    clock.tick(60_000)
    expect(said()).to.equal('')
    for (const links of [{ terms: '/terms' }, {}]) withDeferredSettings({ ...milano, links }, milano, signal)
    clock.tick(60_000)
    expect(said()).to.equal(
      "[Tavola] T029 brand: missing links.privacy: diners read the words but can't open a page.",
    )
  })

  it('decisions, "Steps 4 and 6": a list of countries is in the brand’s language', () => {
    const { signal } = new AbortController()
    const named = (over: object) => withDeferredSettings({ ...milano, ...over }, milano, signal).countryNames
    expect(named({ country: ['IE', 'GB'] })).to.equal('Ireland or United Kingdom')
    expect(named({ country: ['IE', 'GB'], locale: 'it-IT' })).to.equal('Irlanda o Regno Unito')
    expect(named({ country: 'IE' })).to.equal(undefined)
  })

  it('contract, brand config: it is reported even if nothing reads it, but not by a destroyed widget', () => {
    const gone = new AbortController()
    withDeferredSettings(wrong, milano, gone.signal)
    gone.abort()
    clock.tick(60_000)
    expect(said()).to.equal('')
    withDeferredSettings(wrong, milano, new AbortController().signal)
    clock.tick(60_000)
    expect(said())
      .to.match(/invalid "timeZone"/)
      .and.match(/invalid "country"/)
  })
})
