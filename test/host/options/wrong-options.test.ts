import '../../kit/dom'
import { expect } from 'chai'
import { logMisspeltAttributes, logWrongOptions } from '../../../src/host/options/explain-options'
import { addressOptions, linkOptions } from '../../../src/host/options/text-options'

function logged(log: typeof logWrongOptions, names: readonly string[], where: string): string[] {
  const lines: string[] = []
  log(names, where, (line) => lines.push(line))
  return lines
}

describe('Misspelt options', () => {
  const others = [
    ...[
      'cfasync',
      'cookieconsent',
      'category',
      'cookiecategory',
      'type',
      'name',
      'src',
      'state',
      'page',
      'theme',
      'rate',
    ],
    ...[
      'turbo-track',
      'no-optimize',
      'website-id',
      'domain',
      'id',
      'key',
      'nscript',
      'fetchpriority',
      'n-head',
      'layer',
    ],
  ].map((name) => `data-${name}`)
  it('contract 1: attributes of others on the script tag are nothing to speak of', () => {
    expect(logged(logMisspeltAttributes, others, '<script>')).to.deep.equal([])
  })

  const meant: [name: string, meant: string][] = [
    ['venueid', 'venue-id'],
    ['venue', 'venue-id'],
    ['gests', 'guests'],
    ['baseurl', 'base-url'],
    ['childern', 'children'],
    ['jurney', 'journey'],
    ['read-only', 'read-only-location'],
  ]
  for (const [name, option] of meant) {
    it(`contract 1: data-${name} is named with what was meant`, () => {
      expect(logged(logMisspeltAttributes, [`data-${name}`], 'a')).to.deep.equal([
        `T013 a: there is no setting "data-${name}". Did you mean "data-${option}"?`,
      ])
    })
  }

  it('prefill: an unknown word of a link is named with those that exist', () => {
    const [line] = logged(
      logWrongOptions,
      Object.keys(linkOptions({ tavolaVenue: 'cork', tavolaGests: '3' })).slice(1),
      'link',
    )
    expect(line).to.match(/^T012 link: .*"data-tavola-gests"\. Did you mean "data-tavola-guests"\?/)
    expect(line).to.match(/Expected one of data-tavola-venue, data-tavola-date, .*data-tavola-journey\.$/)
  })

  it('prefill: an address’s too', () => {
    for (const name of ['venu', 'constructor', 'baseUrl']) {
      const [line] = logged(logWrongOptions, Object.keys(addressOptions(`?tavola-${name}=cork`)), 'address')
      expect(line).to.match(/^T012 address: there is no setting "tavola-\w+"\./)
      expect(line)
        .to.match(/Expected one of tavola-venue, .*tavola-journey\.$/)
        .and.not.include('baseUrl,')
    }
  })
})
