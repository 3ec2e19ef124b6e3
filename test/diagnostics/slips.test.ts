import { expect } from 'chai'
import fc from 'fast-check'
import { distance } from 'fastest-levenshtein'
import { misspellingOf, similarTo } from '../../src/diagnostics/mistake'
import { countSlips } from '../../src/diagnostics/slips'

const word = fc.string({ unit: fc.constantFrom(...'abcd'), maxLength: 8 })

describe('Slips between two words', () => {
  const slips: [typed: string, meant: string, slips: number][] = [
    ['title', 'title', 0],
    ['', 'title', 5],
    ['titel', 'title', 1],
    ['ittel', 'title', 2],
    ['tittle', 'title', 1],
    ['tite', 'title', 1],
    ['tytle', 'title', 1],
    ['tokens', 'theme', 4],
  ]
  for (const [typed, meant, count] of slips)
    it(`"${typed}" is ${count} away from "${meant}"`, () => {
      expect(countSlips(typed, meant)).to.equal(count)
    })

  it('two neighbours in the wrong order are one slip, wherever they are', () => {
    fc.assert(
      fc.property(word, word, (start, end) => {
        expect(countSlips(`${start}xy${end}`, `${start}yx${end}`)).to.equal(1)
      }),
    )
  })

  it('nothing else is fewer slips than without swaps', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const count = countSlips(one, other)
        expect(count).to.equal(countSlips(other, one))
        expect(count).to.be.within(distance(one, other) / 2, distance(one, other))
      }),
    )
  })

  it('a short name with two letters swapped is found', () => {
    expect(misspellingOf('titel', ['label', 'title'])).to.equal('title')
    expect(misspellingOf('gusets', ['guests'])).to.equal('guests')
    expect(similarTo('tehme', ['tokens', 'theme'])).to.equal('theme')
    expect(similarTo('anything', ['tokens', 'theme'])).to.equal(undefined)
    expect(similarTo('anything', [])).to.equal(undefined)
  })
})
