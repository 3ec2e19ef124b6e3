import '../kit/dom'
import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { checkBrand, readBrand } from '../../src/diagnostics/brand'
import { checkPluginOptions } from '../../src/diagnostics/plugin-options'
import { brand as milano } from '../../themes/milano/brand'
import * as bare from '../kernel/bare-plugins'
import { recordErrors } from '../kit/logged'

const start = {
  id: 'start',
  options: { search: 'both', script: '' },
  choices: { search: ['both', 'search', 'searchnearby'] },
}
const tea = { id: 'tea', options: { offer: false, script: '' } }
const check = {
  id: 'check',
  options: { theme: 'light', siteKey: '', hcaptcha: undefined, script: '' },
  choices: { theme: ['light', 'dark'] },
}

const catalogue = {
  plugins: { start: 0, tea: 0, check: 0 },
  themes: { milano: 0 },
  fallback: 'milano',
} as never

describe('A brand’s options for its plugins', () => {
  const error = recordErrors()
  const lines = () => error.args.map(([line]) => String(line))
  /** Without the received value. */
  const expectations = () => lines().map((line) => line.replace(/ Received .*/, ''))

  const wrong: [own: object, expected: string][] = [
    [
      { start: { search: 'all' } },
      'brand.options.start: invalid "search". Expected "both" or "search" or "searchnearby".',
    ],
    [{ tea: { offer: 'false' } }, 'brand.options.tea: invalid "offer". Expected true or false.'],
    [{ check: { theme: 'drak' } }, 'brand.options.check: invalid "theme". Expected "light" or "dark".'],
    [{ check: { siteKey: 5 } }, 'brand.options.check: invalid "siteKey". Expected a text.'],
  ]
  for (const [own, expected] of wrong) {
    it(`${JSON.stringify(own)} is reported with what was expected, and the rest counts`, () => {
      const given = Object.fromEntries(
        Object.entries(own).map(([id, one]) => [id, { ...one, script: '/hc.js' }]),
      )
      const brand = readBrand(
        { plugins: ['start', ...Object.keys(given)], options: given },
        milano,
        catalogue,
      )
      checkPluginOptions([start, tea, check], brand)
      expect(expectations()).to.deep.equal([`[Tavola] T041 ${expected}`])
      expect(Object.values(brand.options)).to.deep.equal([{ script: '/hc.js' }])
    })
  }

  const party = definePlugin({
    id: 'party',
    options: { price: 16.95, minimum: 8, currency: '', groups: [{ from: 4, to: 5, children: 4 }] },
    limits: { minimum: [1, 100, 'whole'], currency: 'currency' },
  })
  const invalid: [own: object, expected: string][] = [
    [{ price: -1 }, 'price". Expected a number, 0 or more.'],
    [{ price: Infinity }, 'price". Expected a number, 0 or more.'],
    [{ minimum: 101 }, 'minimum". Expected a whole number from 1 to 100.'],
    [{ minimum: 2.5 }, 'minimum". Expected a whole number from 1 to 100.'],
    [{ currency: 'pounds' }, 'currency". Expected a currency code of three capitals, as in "EUR" or "GBP".'],
    [{ currency: 'XQX' }, 'currency". Expected a currency code of three capitals, as in "EUR" or "GBP".'],
    ...[{}, { from: 4, to: 5 }, { from: 6, to: 5, children: 4 }, { from: 4, to: 5, children: -1 }].map(
      (group): [object, string] => [
        { groups: [group] },
        'groups". Expected a list of objects such as {"from":4,"to":5,"children":4}.',
      ],
    ),
  ]
  for (const [own, expected] of invalid) {
    it(`${JSON.stringify(own)} is reported, and the default counts`, () => {
      const brand = { ...milano, options: { party: own as Record<string, unknown> } }
      checkPluginOptions([party], brand)
      expect(expectations()).to.deep.equal([`[Tavola] T041 brand.options.party: invalid "${expected}`])
      expect(own).to.deep.equal({})
    })
  }

  it('a limit of one plugin does not apply to another plugin’s option', () => {
    const boats = { id: 'boats', options: { minimum: 8 } }
    checkPluginOptions([party, boats], { ...milano, options: { boats: { minimum: 500 } } })
    expect(lines()).to.deep.equal([])
  })

  it('valid numbers are accepted', () => {
    const own = { price: 0, minimum: 1, currency: 'GBP', groups: [] }
    checkPluginOptions([party], { ...milano, options: { party: own } })
    expect(lines()).to.deep.equal([])
  })

  const various = {
    days: ['monday'],
    prices: [1],
    mixed: ['none', 0],
    any: [] as unknown[],
    names: {} as Record<string, unknown>,
    labels: { it: 'Menù' },
    limits: { least: 1, note: 'few' },
    sdk: undefined,
  }
  const shapes: [option: keyof typeof various, value: unknown, expected: string][] = [
    ['days', { 0: 'monday' }, '"days". Expected a list of texts.'],
    ['days', 'monday', '"days". Expected a list of texts.'],
    ['days', [1], '"days". Expected a list of texts.'],
    ['days', ['monday', null], '"days". Expected a list of texts.'],
    ['prices', ['12'], '"prices". Expected a list of numbers.'],
    ['mixed', [true], '"mixed". Expected a list.'],
    ['any', {}, '"any". Expected a list.'],
    ['names', ['a'], '"names". Expected an object.'],
    ['names', null, '"names". Expected an object.'],
    ['names', 'a', '"names". Expected an object.'],
    ['labels', { it: 5 }, '"labels.it". Expected a text.'],
    ['labels', { fr: ['x'] }, '"labels.fr". Expected a text.'],
    ['limits', { least: '1' }, '"limits.least". Expected a number.'],
  ]
  for (const [option, value, expected] of shapes) {
    it(`${option} as ${JSON.stringify(value)} is reported with what was expected`, () => {
      const brand = { ...milano, options: { various: { [option]: value } } }
      checkPluginOptions([definePlugin({ id: 'various', options: various })], brand)
      expect(expectations()).to.deep.equal([`[Tavola] T041 brand.options.various: invalid ${expected}`])
      expect(brand.options.various).to.deep.equal({})
    })
  }

  it('lists and objects of the right type are accepted, whatever they contain', () => {
    const own = {
      days: [],
      prices: [2, 3],
      mixed: ['a', 1],
      any: [1, 'a', {}],
      names: { booked: false, opened: 'o' },
      labels: { fr: 'Menus', it: undefined },
      limits: { least: 2, most: [9] },
      sdk: { create: () => 1 },
    }
    const brand = { ...milano, options: { various: { ...own } } }
    checkPluginOptions([definePlugin({ id: 'various', options: various })], brand)
    expect(lines()).to.deep.equal([])
    expect(brand.options.various).to.deep.equal(own)
  })

  it('a key within an option that resembles one of the default’s is reported, and accepted', () => {
    const own = { limits: { leest: 2 }, labels: { it: 'Menù', item: 'x' } }
    const brand = { ...milano, options: { various: { ...own } } }
    checkPluginOptions([definePlugin({ id: 'various', options: various })], brand)
    expect(lines()).to.deep.equal([
      '[Tavola] T042 brand.options.various.limits: unknown key "leest". Did you mean "least"?',
    ])
    expect(brand.options.various).to.deep.equal(own)
  })

  it('valid options are accepted without a line', () => {
    const options = {
      start: { search: 'searchnearby' },
      tea: { offer: true },
      check: { siteKey: 'key', theme: 'dark', hcaptcha: {} },
    }
    const brand = readBrand({ plugins: ['start', 'tea', 'check'], options }, milano, catalogue)
    checkPluginOptions([start, tea, check], brand)
    expect(brand.options).to.deep.equal(options)
    expect(lines()).to.deep.equal([])
  })

  it('the items of a list must be known choices', () => {
    const ticket = {
      id: 'ticket',
      options: { actions: ['call', 'share'] },
      choices: { actions: ['call', 'share'] },
    }
    const line =
      '[Tavola] T041 brand.options.ticket: invalid "actions". Expected a list of "call" or "share".'
    for (const actions of [['call', 'cal'], 'call', [['call']], null]) {
      const brand = { ...milano, options: { ticket: { actions } } }
      checkPluginOptions([ticket], brand)
      expect(brand.options.ticket).to.deep.equal({})
    }
    expect(expectations()).to.deep.equal(Array(4).fill(line))
    for (const actions of [['share'], []]) {
      const brand = { ...milano, options: { ticket: { actions } } }
      checkPluginOptions([ticket], brand)
      expect(brand.options.ticket).to.deep.equal({ actions })
    }
    expect(lines()).to.have.lengthOf(4)
  })

  it('a group journey that no plugin has is reported, except the default one', () => {
    const plugins = [bare.start, bare.booking]
    const brand = { ...milano, plugins: ['start', 'booking'], journeys: ['Booking'] }
    checkBrand(plugins, brand, milano)
    expect(lines()).to.deep.equal([])
    checkBrand(plugins, { ...brand, groupJourney: 'Bokking' }, milano)
    expect(lines().join()).to.match(/unknown journey "Bokking"\. Did you mean "Booking"\?/)
    expect(lines()).to.have.lengthOf(1)
  })
})
