import '../../kit/dom'
import { expect } from 'chai'
import { addressOptions, attributeOptions, linkOptions, withValues } from '../../../src/host/options/texts'
import fc from 'fast-check'
import { codeGetter } from '../../../src/host/loader/get-code'
import { optionReader, linkNames } from '../../../src/host/options/read-option'
import { optionNames, type Options } from '../../../src/host/options/table'
import type { ConnectedLoader } from '../../../src/host/loader/connection'
import { stopClockOfTests } from '../../kit/stopped-clock'

function element(name: string, attributes: Readonly<Record<string, string>>) {
  const made = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
  return made
}

describe('Options that are written as text', () => {
  for (const [what, name, values] of [
    [
      'a number',
      'guests',
      [
        ['4', 4],
        ['14', 14],
        ['-1', -1],
      ],
    ],
    ['what is no number', 'guests', ['', '4.5', '4 guests', 'x4', '--4', ' 4', true]],
    ['a number', 'adults', [['3', 3]]],
    ['a number', 'children', [['0', 0]]],
    ['an id', 'venueId', ['7', '{}']],
    ['a day', 'date', ['2026-12-24']],
    ['a time', 'time', ['19:30']],
    ['a nonce', 'nonce', ['true']],
    ['JSON', 'brand', [[' {"title": "Roma"} ', { title: 'Roma' }]]],
    [
      'the name of one, or what is no JSON',
      'brand',
      ['roma', '{"title": ', '"roma"', '7', { title: 'Roma' }],
    ],
    ['what is no option', 'unknown', ['true']],
  ] as const)
    it(`${name}, ${what}: ${JSON.stringify(values)}`, () => {
      for (const one of values) {
        const [given, read] = Array.isArray(one) ? (one as [unknown, unknown]) : [one, one]
        expect(withValues([[name, given]] as never)).to.deep.equal({ [name]: read })
      }
    })

  for (const [name, attributes, options] of [
    [
      'script',
      { 'data-venue-id': 'cork', 'data-container': '#book', 'data-cfasync': 'false', guests: '4' },
      { venueId: 'cork' },
    ],
    [
      'div',
      { 'read-only-location': '', container: '#book', class: 'x', 'data-guests': '4' },
      { readOnlyLocation: true },
    ],
    // A flag is the bare attribute, "true" or "false".
    ['script', { 'data-read-only-location': 'true' }, { readOnlyLocation: true }],
    ['script', { 'data-read-only-location': 'false' }, { readOnlyLocation: false }],
    ['script', { 'data-read-only-location': 'yes' }, { readOnlyLocation: 'yes' }],
  ] as const)
    it(`of <${name}> are ${JSON.stringify(options)}, and other attributes are not ours`, () => {
      expect(attributeOptions(element(name, attributes))).to.deep.equal(options)
    })

  for (const [dataset, options] of [
    [
      { tavolaVenue: 'cork', tavolaGuests: '4', tavolaHour: '19', other: 'x', venue: 'x' },
      { venueId: 'cork', guests: 4, 'data-tavola-hour': '19' },
    ],
    [{ tavolaVenue: '', tavolaDate: '2026-12-24' }, { date: '2026-12-24' }],
    [{ tavolaDate: '2026-12-24' }, { date: '2026-12-24' }],
  ])
    it(`prefill: of a link are ${JSON.stringify(options)}`, () => {
      expect(linkOptions(dataset as DOMStringMap)).to.deep.equal(options)
    })

  it('prefill: the address’s options begin with "tavola-", and the page’s own parameters are not ours', () => {
    const search = '?tavola-venue=cork&guests=3&utm=tavola-date&tavola-adults=2&tavola-email=x'
    expect(addressOptions(search)).to.deep.equal({ venueId: 'cork', adults: 2, 'tavola-email': 'x' })
    expect(addressOptions('')).to.deep.equal({})
  })
})

const visit = (search: string) => window.history.replaceState(null, '', `/${search}`)
const known: readonly string[] = Object.values(linkNames)

/** Names that an address may have after "tavola-", and none of which is an option there. */
const foreignName = fc
  .oneof(
    fc.constantFrom('undefined', 'null', '', '__proto__', 'constructor', 'toString', ...optionNames),
    fc.constantFrom(...optionNames).map((name) => name.replace(/[A-Z]/g, '-$&').toLowerCase()),
    fc.string(),
  )
  .filter((name) => !known.includes(name))
const text = fc.oneof(
  fc.webUrl(),
  fc.constantFrom('{"theme":"notte","locale":"it"}', 'notte', 'true', 'javascript:alert(1)'),
  fc.string(),
)

/** The loader's requests with these options on a page with this address: files of the build, and the back end. */
async function requestsOf(search: string, options: Options): Promise<readonly string[]> {
  visit(search)
  const asked: string[] = []
  const loader = {
    load: async (file: string) => void asked.push(file),
    fetched: {},
    requests: {},
    brandOf: (brand: unknown) => brand,
  } as unknown as ConnectedLoader
  const fetch = async (url: string, { headers }: RequestInit) => {
    asked.push(`${url} ${Object.keys(headers as object).join()}`)
    return new Response('{}')
  }
  await codeGetter({}, loader, ['notte', 'language-it'])({ ...options, fetch: fetch as never }, true).catch(
    () => undefined,
  )
  return asked
}

describe('The page’s address', () => {
  stopClockOfTests()
  beforeEach(() => Object.assign(window, { Tavola: {} }))
  afterEach(() => {
    Reflect.deleteProperty(window, 'Tavola')
    visit('')
  })

  it('changes no request except by the options that a link may set', async () => {
    const options = { baseUrl: 'https://api.example', venueId: 'cork' }
    const usual = await requestsOf('', options)
    expect(usual).to.include('https://api.example/api/venues/getbyid/cork X-Session-Id')
    expect(usual).to.include('tavola-first-@build@.js')
    const pairs = fc.array(fc.tuple(foreignName, text), { maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(pairs, async (given) => {
        const search = `?${new URLSearchParams(given.map(([name, value]) => [`tavola-${name}`, value]))}`
        expect(await requestsOf(search, options)).to.deep.equal(usual)
        const said = optionReader({})
        for (const name of optionNames) expect(said(name) ?? null, name).to.equal(null)
        for (const name of Object.keys(addressOptions(search))) expect(name).to.match(/^tavola-/)
      }),
    )
  })

  it('is read the same way by the loader and the widget: the first of repeated names counts', () => {
    visit('?tavola-venue=cork&tavola-venue=galway&tavola-guests=3')
    expect(optionReader({})('venueId')).to.equal('cork')
    expect(addressOptions(location.search)).to.deep.equal({ venueId: 'cork', guests: 3 })
  })

  it('an attribute goes before the page’s code, and this before the address', () => {
    visit('?tavola-venue=cork&tavola-date=2026-12-24&tavola-guests=2')
    const source = document.createElement('tavola-booking')
    source.setAttribute('venue-id', 'dublin')
    const read = optionReader({ venueId: 'galway', guests: 4 }, source)
    expect([read('venueId'), read('guests'), read('date')]).to.deep.equal(['dublin', 4, '2026-12-24'])
    expect([read('preload'), optionReader({})('baseUrl')]).to.deep.equal([undefined, undefined])
  })
})
