import '../kit/dom'
import { expect } from 'chai'
import { stub } from 'sinon'
import { loggedErrors } from '../../src/console'
import { brandShape, readSettings } from '../../src/diagnostics/brand-schema'
import { readBrand as readWhole, readUsableBrand, withDeferredSettings } from '../../src/diagnostics/brand'
import { recordErrors } from '../kit/logged'
import { brandSources } from '../kit/all-plugins'
import { settles } from '../kit/pending'
import { brand as milano } from '../../themes/milano/brand'
import { stopClockOfTests } from '../kit/stopped-clock'

const wrongBrands: [place: string, config: object, expected: string][] = [
  ['timeZone', { timeZone: 'Dublin' }, 'Did you mean "Europe/Dublin"?'],
  ['timeZone', { timeZone: 'Europe/Rom' }, 'Did you mean "Europe/Rome"?'],
  ['timeZone', { timeZone: 'New York' }, 'Did you mean "America/New_York"?'],
  ['country', { country: 'Ireland' }, 'Did you mean "IE"?'],
  ['country', { country: 'uk' }, 'Did you mean "GB"?'],
  ['country', { country: ['IE', 'Itly'] }, 'Did you mean "IT"?'],
  ['locale', { locale: 'en_IE' }, 'Did you mean "en-IE"?'],
  ['currency', { currency: 'eur' }, 'Did you mean "EUR"?'],
  ['scheme', { scheme: 'drak' }, 'Did you mean "dark"?'],
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
  const error = recordErrors()
  const said = () => error.args.flat().join()

  /** The valid settings, and the lines about the others: some come with a file. */
  async function readBrand(raw: unknown) {
    const settings = readSettings(brandShape, raw, 'brand')
    await settles()
    return { settings, lines: error.args.map(([line]) => String(line)) }
  }

  it('brand.defaults, brand.look-and-texts: the default brand, a country and other plurals are valid', async () => {
    const people = { one: '{count} guest', other: '{count} guests' }
    const countries = ['GB', 'IE', 'IT', 'AE', 'XK', 'TA', 'any', ['GB'], ['IE', 'GB']]
    const messages = { 'widget.people': people }
    for (const settings of [milano, { messages }, ...countries.map((country) => ({ country }))])
      expect(await readBrand(settings)).to.deep.equal({ settings, lines: [] })
  })

  it('the sample’s links belong to no real site', () => {
    const known = Object.fromEntries(milano.plugins.map((id) => [id, 0]))
    const own = { known, themes: { milano: 0 } } as unknown as typeof brandSources
    const linksOf = (raw: unknown) => readWhole(raw, milano, own).links
    expect(linksOf({ title: 'Roma' })).to.deep.equal({})
    expect(linksOf({ links: { terms: '/t' } })).to.deep.equal({ terms: '/t' })
    expect(linksOf(undefined)).to.equal(milano.links)
  })

  for (const [place, config, expected] of wrongBrands) {
    it(`brand.defaults: ${JSON.stringify(config)} is reported`, async () => {
      const { settings, lines } = await readBrand({ title: 'Roma', ...config })
      expect(settings).to.deep.equal({ title: 'Roma' })
      expect(lines).to.have.length(1)
      expect(lines[0]).to.include(`brand: invalid "${place}`).and.to.include(expected)
    })
  }

  const all = milano.plugins.join(' ')
  const notAlone = "the other plugins can't start alone"
  const pluginLists: readonly [listed: string, plugins: string, ...lines: string[]][] = [
    ['start booking', 'start booking'],
    ['start booking meuns', 'start booking', 'plugin "meuns". Did you mean "menus"? It is left out.'],
    ['start bokking', all, 'Did you mean "booking"?', notAlone],
    ['strat booking', all, 'Did you mean "start"?', notAlone],
  ]
  for (const [listed, plugins, ...sentences] of pluginLists)
    it(`of the plugins ${listed}, the known ones count if they can start`, async () => {
      const brand = await readUsableBrand({ plugins: listed.split(' ') }, milano, brandSources)
      expect(brand.plugins.join(' ')).to.equal(plugins)
      expect(error.args).to.have.length(sentences.length)
      sentences.forEach((sentence, index) =>
        expect(error.args[index]![0]).to.include(`T033 brand: `).and.include(sentence),
      )
    })

  const idle: readonly [config: object, line?: string][] = [
    [{ name: 'roma' }, 'T028 brand: missing title, so "roma" is shown as "Milano restaurants".'],
    [{ name: 'roma', title: 'Roma' }],
    [{ links: { terms: '/terms' } }, 'T028 brand: missing title, so it is shown as "Milano restaurants".'],
    [{ name: 'milano', links: { terms: '/terms' } }],
    // Editors read the address of the schema.
    [{ $schema: './brand.schema.json', title: 'Roma' }],
    [{ plugins: ['start'], options: { menus: {} } }],
    [{ options: { menu: {} } }, 'T033 brand: unknown plugin "menu". Did you mean "menus"?'],
  ]
  for (const [config, line] of idle)
    it(`brand.defaults: ${JSON.stringify(config)} is ${line ? 'reported' : 'right'}`, () => {
      expect(readWhole(config, milano, brandSources)).to.not.have.property('$schema')
      expect(error.args).to.have.length(line ? 1 : 0)
      expect(said()).to.include(line ?? '')
    })
})

describe('The brand config: late checks', () => {
  const clock = stopClockOfTests()
  const error = recordErrors()
  beforeEach(() => {
    // Once for a page: here each test is one.
    loggedErrors.length = 0
  })
  const said = () => error.args.flat().join()
  /** Time passes, and the files come that explain. */
  const passes = async () => (clock.tick(60_000), settles())

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

  for (const [what, timeZone, country, zoneLine, countryLine, isAtOnce] of [
    ['that there is not', 'Mars/Olympus', 'ZZ', /"timeZone".*"Europe\/Dublin"/, /invalid "country"/, false],
    ['of another form', 'Dublin', 'Ireland', /Did you mean "Europe\/Dublin"/, /Did you mean "IE"\?/, true],
  ] as const)
    it(`a zone and a country ${what} are reported ${isAtOnce ? 'at once' : 'later'}, once`, async () => {
      const given = { ...milano, timeZone, country }
      const brand = Object.freeze(withDeferredSettings(given, milano, new AbortController().signal))
      await settles()
      expect(error.callCount).to.equal(isAtOnce ? 2 : 0)
      for (let reads = 0; reads < 2; reads++)
        expect([brand.timeZone, brand.country]).to.deep.equal([milano.timeZone, milano.country])
      await passes()
      expect(error.callCount).to.equal(2)
      expect(said()).to.match(zoneLine).and.match(countryLine)
    })

  it('a brand without links is warned once; the sample and a brand with both are not', async () => {
    const { signal } = new AbortController()
    withDeferredSettings(milano, milano, signal)
    withDeferredSettings({ ...milano, links: { terms: '/terms', privacy: '/privacy' } }, milano, signal)
    await passes()
    expect(said()).to.equal('')
    for (const links of [{ terms: '/terms' }, {}]) withDeferredSettings({ ...milano, links }, milano, signal)
    await passes()
    expect(said()).to.equal(
      "[Tavola] T029 brand: missing links.privacy: diners read the words but can't open a page.",
    )
  })

  it('a list of countries is in the brand’s language', () => {
    const { signal } = new AbortController()
    const named = (over: object) => withDeferredSettings({ ...milano, ...over }, milano, signal).countryNames
    expect(named({ country: ['IE', 'GB'] })).to.equal('Ireland or United Kingdom')
    expect(named({ country: ['IE', 'GB'], locale: 'it-IT' })).to.equal('Irlanda o Regno Unito')
    expect(named({ country: 'IE' })).to.equal('Ireland')
    for (const country of ['GB', 'any']) expect(named({ country })).to.equal(undefined)
  })

  it('it is reported even if nothing reads it, but not by a destroyed widget', async () => {
    const wrong = { ...milano, timeZone: 'Mars/Olympus', country: 'ZZ' }
    const gone = new AbortController()
    withDeferredSettings(wrong, milano, gone.signal)
    gone.abort()
    await passes()
    expect(said()).to.equal('')
    withDeferredSettings(wrong, milano, new AbortController().signal)
    await passes()
    expect(said())
      .to.match(/invalid "timeZone"/)
      .and.match(/invalid "country"/)
  })
})
