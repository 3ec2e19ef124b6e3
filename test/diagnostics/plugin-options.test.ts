import '../kit/dom'
import { expect } from 'chai'
import { definePlugin, type AnyPlugin } from 'tavola'
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

const sources = {
  known: { start: 0, tea: 0, check: 0 },
  themes: { milano: 0 },
} as never

describe('A brand’s options for its plugins', () => {
  const error = recordErrors()
  const lines = () => error.args.map(([line]) => String(line))
  /** Without the received value. */
  const expectations = () => lines().map((line) => line.replace(/ Received .*/, ''))

  const read = (options: Record<string, object>) => {
    const brand = readBrand({ plugins: ['start', 'tea', 'check'], options }, milano, sources)
    checkPluginOptions([start, tea, check], brand)
    return brand.options
  }

  for (const [id, own, expected] of [
    ['start', { search: 'all' }, '"search". Expected "both" or "search" or "searchnearby".'],
    ['tea', { offer: 'false' }, '"offer". Expected true or false.'],
    ['check', { theme: 'drak' }, '"theme". Expected "light" or "dark".'],
    ['check', { siteKey: 5 }, '"siteKey". Expected a text.'],
  ] as const)
    it(`${id}: ${JSON.stringify(own)} is reported with what was expected, and the rest counts`, () => {
      const options = read({ [id]: { ...own, script: '/hc.js' } })
      expect(expectations()).to.deep.equal([`[Tavola] T041 brand.options.${id}: invalid ${expected}`])
      expect(options).to.deep.equal({ [id]: { script: '/hc.js' } })
    })

  it('valid options are accepted without a line', () => {
    const options = {
      start: { search: 'searchnearby' },
      tea: { offer: true },
      check: { siteKey: 'key', theme: 'dark', hcaptcha: {} },
    }
    expect(read(options)).to.deep.equal(options)
    expect(lines()).to.deep.equal([])
  })

  /** What is left of a plugin's options in a brand. */
  function left(plugin: AnyPlugin, own: object) {
    const options: Record<string, Record<string, unknown>> = { [plugin.id]: { ...own } }
    checkPluginOptions([party, plugin], { ...milano, options })
    return options[plugin.id]
  }

  const party = definePlugin({
    id: 'party',
    options: { price: 16.95, minimum: 8, currency: '', groups: [{ from: 4, to: 5, children: 4 }] },
    limits: { minimum: [1, 100, 'whole'], currency: 'currency' },
  })
  const currencyCode = 'a currency code of three capitals, as in "EUR" or "GBP".'
  const invalid: [own: object, expected: string][] = [
    [{ price: -1 }, 'price". Expected a number, 0 or more.'],
    [{ price: Infinity }, 'price". Expected a number, 0 or more.'],
    [{ minimum: 101 }, 'minimum". Expected a whole number from 1 to 100.'],
    [{ minimum: 2.5 }, 'minimum". Expected a whole number from 1 to 100.'],
    [{ currency: 'pounds' }, `currency". Expected ${currencyCode}`],
    [{ currency: 'XQX' }, `currency". Expected ${currencyCode}`],
    ...[{}, { from: 4, to: 5 }, { from: 6, to: 5, children: 4 }, { from: 4, to: 5, children: -1 }].map(
      (group): [object, string] => [
        { groups: [group] },
        'groups". Expected a list of objects such as {"from":4,"to":5,"children":4}.',
      ],
    ),
  ]
  for (const [own, expected] of invalid)
    it(`${JSON.stringify(own)} is reported, and the default counts`, () => {
      expect(left(party, own)).to.deep.equal({})
      expect(expectations()).to.deep.equal([`[Tavola] T041 brand.options.party: invalid "${expected}`])
    })

  it('valid numbers are accepted, and a limit is that of its own plugin’s option', () => {
    left(party, { price: 0, minimum: 1, currency: 'GBP', groups: [] })
    left({ id: 'boats', options: { minimum: 8 } }, { minimum: 500 })
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
  const variousPlugin = definePlugin({ id: 'various', options: various })
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
  for (const [option, value, expected] of shapes)
    it(`${option} as ${JSON.stringify(value)} is reported with what was expected`, () => {
      expect(left(variousPlugin, { [option]: value })).to.deep.equal({})
      expect(expectations()).to.deep.equal([`[Tavola] T041 brand.options.various: invalid ${expected}`])
    })

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
    expect(left(variousPlugin, own)).to.deep.equal(own)
    expect(lines()).to.deep.equal([])
  })

  it('a key within an option that resembles one of the default’s is reported, and accepted', () => {
    const own = { limits: { leest: 2 }, labels: { it: 'Menù', item: 'x' } }
    expect(left(variousPlugin, own)).to.deep.equal(own)
    expect(lines()).to.deep.equal([
      '[Tavola] T042 brand.options.various.limits: unknown key "leest". Did you mean "least"?',
    ])
  })

  it('the items of a list must be known choices', () => {
    const actions = ['call', 'share']
    const ticket = { id: 'ticket', options: { actions }, choices: { actions } }
    const line = 'T041 brand.options.ticket: invalid "actions". Expected a list of "call" or "share".'
    for (const wrong of [['call', 'cal'], 'call', [['call']], null])
      expect(left(ticket, { actions: wrong })).to.deep.equal({})
    expect(expectations()).to.deep.equal(Array(4).fill(`[Tavola] ${line}`))
    for (const right of [['share'], []])
      expect(left(ticket, { actions: right })).to.deep.equal({ actions: right })
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
