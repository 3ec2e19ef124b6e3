import '../kit/dom'
import { expect } from 'chai'
import { reportMisspeltAttributes, reportWrongOptions } from '../../src/diagnostics/options'
import { addressOptions, linkOptions } from '../../src/host/options/texts'
import { logged } from '../kit/logged'

function linesFor(options: Readonly<Record<string, unknown>>, from: string): string[] {
  const lines: string[] = []
  reportWrongOptions(options, from, (line) => lines.push(line))
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
  it('contract 1: other scripts’ attributes on the tag are not reported', () => {
    expect(logged(() => reportMisspeltAttributes(others, '<script>'))).to.deep.equal([])
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
    it(`contract 1: data-${name} is reported with a suggestion`, () => {
      expect(logged(() => reportMisspeltAttributes([`data-${name}`], 'a'))).to.deep.equal([
        `T013 a: unknown attribute "data-${name}". Did you mean "data-${option}"?`,
      ])
    })
  }

  it('prefill: an unknown option of a link is reported with those that exist', () => {
    const { venueId: _, ...wrong } = linkOptions({ tavolaVenue: 'cork', tavolaGests: '3' })
    const [line] = linesFor(wrong, 'link')
    expect(line).to.match(/^T012 link: .*"data-tavola-gests"\. Did you mean "data-tavola-guests"\?/)
    expect(line).to.match(/Expected one of data-tavola-venue, data-tavola-date, .*data-tavola-journey\.$/)
  })

  it('prefill: an unknown option of the address is reported with those that exist', () => {
    for (const name of ['venu', 'constructor', 'baseUrl']) {
      const [line] = linesFor(addressOptions(`?tavola-${name}=cork`), 'address')
      expect(line).to.match(/^T012 address: unknown option "tavola-\w+"\./)
      expect(line)
        .to.match(/Expected one of tavola-venue, .*tavola-journey\.$/)
        .and.not.include('baseUrl,')
    }
  })
})
