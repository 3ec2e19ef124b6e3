import '../kit/dom'
import { expect } from 'chai'
import { brandShape } from '../../src/host/brand-settings'
import { initShape } from '../../src/host/init-settings'
import { readSettings } from '../../src/host/settings'
import { brand as milano } from '../../themes/milano/brand'

function read(raw: unknown, shape: typeof initShape | typeof brandShape = initShape) {
  const complaints: string[] = []
  const where = shape === initShape ? 'Tavola.init' : 'brand'
  const settings = readSettings<typeof shape>(shape, raw, where, (message) => complaints.push(message))
  return { settings, complaints }
}

const wellGiven = {
  baseUrl: 'https://api.example',
  container: null,
  inline: true,
  readOnlyLocation: false,
  venueId: 7,
  journey: 'Booking',
  date: '2026-11-20',
  guests: -1,
  brand: { name: 'roma' },
  nonce: 'abc',
  onNoAvailability: () => undefined,
  transformSpecialRequests: (text: string) => text,
}

/** Values of no sense, each with what the developer is told. */
const wrongOptions: [key: string, value: unknown, told: string][] = [
  ['baseUrl', 'ftp://api.example', 'https://api.example'],
  ['baseUrl', 7, 'string'],
  ['container', '#book', 'an element of the page'],
  ['inline', 'true', 'boolean'],
  ['venueId', '', 'the id of a restaurant'],
  ['journey', 7, 'string'],
  ['date', '2026-02-30', 'YYYY-MM-DD'],
  ['date', '2026-13-01', 'YYYY-MM-DD'],
  ['guests', 15, '1 to 14, or -1'],
  ['guests', 0, '1 to 14, or -1'],
  ['guests', 2.5, '1 to 14, or -1'],
  ['brand', 7, 'a brand config or the name of one'],
  ['onNoAvailability', 'alert', 'a function'],
]

const wrongBrands: [place: string, config: object, told: string][] = [
  ['name', { name: '' }, 'a text'],
  ['tokens', { tokens: { '--accent': 'red' } }, '--tavola-'],
  ['locale', { locale: 'english!' }, 'en-IE'],
  ['timeZone', { timeZone: 'Europe/Atlantis' }, 'Europe/Dublin'],
  ['country', { country: 'gb' }, 'two capitals'],
  ['plugins.1', { plugins: ['start', 7] }, 'string'],
  ['options.start', { options: { start: 'both' } }, 'Object'],
  ['sessionHeader', { sessionHeader: 'X Session' }, 'HTTP header'],
  ['links.terms', { links: { terms: 'javascript:alert(1)' } }, 'a web address'],
  ['links', { links: { cookies: '/cookies' } }, 'terms'],
  ['messages.kids-party.label', { messages: { 'kids-party.label': 7 } }, 'string'],
]

describe('Options of the host', () => {
  it('contract, host pages: those of the contract are taken as given, without a word', () => {
    expect(read(wellGiven)).to.deep.equal({ settings: wellGiven, complaints: [] })
  })

  it('contract, host pages: a container is an element', () => {
    const container = document.createElement('div')
    expect(read({ container }).settings).to.have.property('container', container)
  })

  it("contract, host pages: an empty or relative base URL is the page's own server", () => {
    for (const baseUrl of ['', '/tables', '//api.example']) {
      expect(read({ baseUrl })).to.deep.equal({ settings: { baseUrl }, complaints: [] })
    }
  })

  it('contract, host pages: a key that does not exist is named with those that do, the rest counts', () => {
    const { settings, complaints } = read({ venueID: 'cork', inline: true })
    expect(settings).to.deep.equal({ inline: true })
    expect(complaints).to.have.length(1)
    expect(complaints[0]).to.match(/^Tavola\.init: .*"venueID".*venueId/)
  })

  it('contract, host pages: an inherited name is no setting', () => {
    expect(read(JSON.parse('{"constructor": 1, "__proto__": 2}')).complaints).to.have.length(2)
  })

  for (const [key, value, told] of wrongOptions) {
    it(`contract, host pages: ${key} ${JSON.stringify(value)} is named with what was expected`, () => {
      const { settings, complaints } = read({ [key]: value, nonce: 'abc' })
      expect(settings).to.deep.equal({ nonce: 'abc' })
      expect(complaints).to.have.length(1)
      expect(complaints[0]).to.include(`Tavola.init: "${key}"`).and.to.include(told)
    })
  }

  it('contract, host pages: what is undefined is left out', () => {
    expect(read({ nonce: undefined })).to.deep.equal({ settings: {}, complaints: [] })
  })

  for (const raw of [null, undefined, 'https://api.example', 7, ['https://api.example']]) {
    it(`contract, host pages: ${JSON.stringify(raw)} instead of options breaks nothing`, () => {
      const { settings, complaints } = read(raw)
      expect(settings).to.deep.equal({})
      expect(complaints).to.have.length(1)
    })
  }
})

describe('The brand config', () => {
  it('contract, brand config: the default brand is one', () => {
    expect(read(milano, brandShape)).to.deep.equal({ settings: milano, complaints: [] })
  })

  it('contract, brand config: plurals may be reworded', () => {
    const messages = { 'widget.people': { one: '{count} guest', other: '{count} guests' } }
    expect(read({ messages }, brandShape)).to.deep.equal({ settings: { messages }, complaints: [] })
  })

  for (const [place, config, told] of wrongBrands) {
    it(`contract, brand config: ${JSON.stringify(config)} is named with what was expected`, () => {
      const { settings, complaints } = read({ title: 'Roma', ...config }, brandShape)
      expect(settings).to.deep.equal({ title: 'Roma' })
      expect(complaints).to.have.length(1)
      expect(complaints[0]).to.include(`brand: "${place}`).and.to.include(told)
    })
  }
})
