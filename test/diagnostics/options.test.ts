import '../kit/dom'
import { expect } from 'chai'
import {
  reportMisspeltAttributes,
  reportInvalidOptions,
  reportUnknownEvents,
} from '../../src/diagnostics/options'
import { addressOptions, linkOptions, attributeOptions } from '../../src/host/options/texts'
import { logged, recordErrors } from '../kit/logged'
import { reportUnknownBrand, findJsonMistake } from '../../src/diagnostics/unknown-brand'
import { booking, start } from '../kernel/bare-plugins'

function linesFor(options: Readonly<Record<string, unknown>>, from: string): string[] {
  const lines: string[] = []
  reportInvalidOptions(options, from, (line) => lines.push(line))
  return lines
}

describe('Misspelt options', () => {
  it('other scripts’ attributes on the tag are not reported', () => {
    const others =
      'cfasync cookieconsent category cookiecategory type name src state page theme rate turbo-track no-optimize ' +
      'website-id domain id key nscript fetchpriority n-head layer'
    const names = others.split(' ').map((name) => `data-${name}`)
    expect(logged(() => reportMisspeltAttributes(names, '<script>'))).to.deep.equal([])
  })

  const inBrand = (setting: string) => `Expected it in the brand, as in ${setting}.`
  const meant = (name: string) => `Did you mean "${name}"?`
  const attributes: readonly [name: string, from: string, told: string | undefined][] = [
    ['data-venueid', 'a', meant('data-venue-id')],
    ['data-venue', 'a', meant('data-venue-id')],
    ['data-gests', 'a', meant('data-guests')],
    ['data-baseurl', 'a', meant('data-base-url')],
    ['data-childern', 'a', meant('data-children')],
    ['data-jurney', 'a', meant('data-journey')],
    ['data-read-only', 'a', meant('data-read-only-location')],
    // A setting of the brand, or an option in another form; all others are somebody else's.
    ['data-time-zone', '<script>', inBrand(`data-brand='{"timeZone": …}'`)],
    ['data-timezone', '<script>', inBrand(`data-brand='{"timeZone": …}'`)],
    ['data-journeys', '<script>', inBrand(`data-brand='{"journeys": …}'`)],
    ['data-language', '<script>', inBrand(`data-brand='{"locale": …}'`)],
    ['country', '<tavola-booking>', inBrand(`brand='{"country": …}'`)],
    ['country', '<script>', undefined],
    ['base-url', '<script>', meant('data-base-url')],
    ['container', '<script>', meant('data-container')],
    ['data-venue-id', '<tavola-booking>', meant('venue-id')],
    ['data-venu-id', '<tavola-booking>', undefined],
    ['src', '<script>', undefined],
  ]
  for (const [name, from, told] of attributes)
    it(`${name} on ${from}: ${told ?? 'nothing is said'}`, () => {
      const lines = logged(() => reportMisspeltAttributes([name], from))
      expect(lines).to.deep.equal(told ? [`T013 ${from}: unknown attribute "${name}". ${told}`] : [])
    })

  for (const [option, name] of [
    ['adapter', 'api'],
    ['journeys', 'brand.journeys'],
    ['language', 'brand.locale'],
    ['theme', 'brand.theme'],
    ['onEvent', 'handle.on'],
    ['onNoAvailabilty', 'onNoAvailability'],
  ] as const)
    it(`the option ${option} is reported as ${name}`, () => {
      const line = `T012 Tavola.init: unknown option "${option}". Did you mean "${name}"?`
      expect(linesFor({ [option]: 'x' }, 'Tavola.init')).to.deep.equal([line])
    })

  it('prefill: an unknown option of a link is reported with the one that was meant', () => {
    const { venueId: _, ...wrong } = linkOptions({ tavolaVenue: 'cork', tavolaGests: '3' })
    const [line] = linesFor(wrong, 'link')
    expect(line).to.match(/^T012 link: .*"data-tavola-gests"\. Did you mean "data-tavola-guests"\?$/)
  })

  it('prefill: an unknown option of the address is reported with those that exist', () => {
    for (const name of ['constructor', 'baseUrl']) {
      const [line] = linesFor(addressOptions(`?tavola-${name}=cork`), 'address')
      expect(line).to.match(/^T012 address: unknown option "tavola-\w+"\./)
      expect(line)
        .to.match(/Expected one of tavola-venue, .*tavola-journey\.$/)
        .and.not.include('baseUrl,')
    }
  })
})

const isJson = (text: string) => {
  try {
    return JSON.parse(text) !== undefined
  } catch {
    return false
  }
}

describe("A brand that isn't JSON", () => {
  const error = recordErrors()
  const reported = (text: string) => {
    reportUnknownBrand(text)
    return error.args.map(([line]) => String(line)).join('\n')
  }

  const mistakes: [what: string, text: string, told: RegExp][] = [
    [
      'a comma too few',
      '{"name": "roma"\n  "title": "Roma"}',
      /T019 brand: invalid JSON at line 2, column 3: {"name": "roma" ⟶ "title": "Roma"}\. Expected "," or "}"\./,
    ],
    [
      'a comma too many',
      '{"name": "roma",}',
      /Expected a name in double quotes\. Remove the comma before it/,
    ],
    ['single quotes', "{'name': 'roma'}", /line 1, column 2: { ⟶ 'name'.* JSON has double quotes only\./],
    ['a comment', '{ // ours\n "name": "roma" }', /JSON has no comments\./],
    [
      'an attribute that ends too early',
      '{"name": ',
      /ends too early, after: {"name":\..* Does a quote .* end the attribute\?/,
    ],
  ]
  for (const [what, text, told] of mistakes) {
    it(`${what} is reported with its place, and with the browser's own message`, () => {
      expect(reported(text))
        .to.match(told)
        .and.match(/The browser says: .*JSON/)
    })
  }

  it('a name that the page has not registered is reported with a suggestion', () => {
    Object.assign(window, { Tavola: { brands: { roma: {} } } })
    try {
      expect(reported('roam')).to.include('T020 brand: Tavola.brands has no "roam". Did you mean "roma"?')
    } finally {
      Reflect.deleteProperty(window, 'Tavola')
    }
  })

  it('JSON may begin on the attribute’s next line', () => {
    const script = document.createElement('script')
    script.dataset.brand = '\n  {"title": "Roma"}'
    expect(attributeOptions(script)).to.deep.equal({ brand: { title: 'Roma' } })
  })

  it('the place is exactly where the text stops being JSON', () => {
    const whole = '{"a": [1, -2.5e3, true], "b": {"ü": "x\\n\\u00e9"}, "c": null}'
    expect(findJsonMistake(whole)).to.equal(undefined)
    for (let length = 0; length < whole.length; length++)
      expect(findJsonMistake(whole.slice(0, length)), whole.slice(0, length)).to.include.keys(
        'at',
        'expected',
      )
    for (const sign of [',', '}', '"', "'", 'x', ' '])
      for (let at = 0; at <= whole.length; at++) {
        const text = whole.slice(0, at) + sign + whole.slice(at)
        expect(findJsonMistake(text) === undefined, text).to.equal(isJson(text))
      }
  })
})

describe('Unknown events', () => {
  const error = recordErrors()

  const meant: [name: string, meant: string][] = [
    ['bookd', 'booking-confirmed'],
    ['booked', 'booking-confirmed'],
    ['closed', 'close'],
    ['noAvailability', 'no-availability'],
    ['submit-start', 'submit-started'],
  ]
  for (const [name, event] of meant) {
    it(`"${name}" is reported with a suggestion`, () => {
      reportUnknownEvents([name], [start, booking])
      expect(String(error.args[0]![0])).to.match(
        new RegExp(`T021 handle\\.on: unknown event "${name}"\\. Did you mean "${event}"\\?$`),
      )
    })
  }

  it('the events listed are the brand’s', () => {
    reportUnknownEvents(['zzzz'], [start, booking])
    expect(String(error.args[0]![0]))
      .to.match(/booking-confirmed/)
      .and.not.match(/enquiry-confirmed|, confirmed/)
  })
})
