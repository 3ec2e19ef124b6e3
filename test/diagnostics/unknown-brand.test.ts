import '../kit/dom'
import { expect } from 'chai'
import { stub, type SinonStub } from 'sinon'
import { reportUnknownBrand } from '../../src/diagnostics/unknown-brand'
import { findJsonMistake } from '../../src/diagnostics/unknown-brand'
import { attributeOptions } from '../../src/host/options/texts'

const isJson = (text: string) => {
  try {
    return JSON.parse(text) !== undefined
  } catch {
    return false
  }
}

describe("A brand that isn't JSON", () => {
  let error: SinonStub
  beforeEach(() => (error = stub(console, 'error')))
  afterEach(() => error.restore())
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
