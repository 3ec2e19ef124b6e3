import { resolve, join } from 'node:path'
import { readdirSync } from 'node:fs'
import { expect } from 'chai'
import budgets from './budgets.json'
import { costs, waysOf, type Cost } from './ways'
import { brotliBytes } from './brotli'

/**
 * What a diner downloads, in Brotli bytes, against budgets.json, for each build and each way in, as tables. A React host's are measured with the package.
 */
for (const [build, folder] of [
  ['light', 'dist/light'],
  ['react', 'dist'],
] as const) {
  describe(`Size of the ${build} build`, () => {
    const budget = budgets[build]
    let ways: readonly Cost[]

    before('measure', async () => {
      ways = await costs(resolve(folder), waysOf(build))
      print(build, ways)
    })

    const stays = (what: keyof Omit<Cost, 'way'>, maximum: (way: string) => number) => {
      for (const cost of ways) expect(cost[what], cost.way).to.be.at.most(maximum(cost.way))
    }

    it('until a visitor scrolls near, a host page loads only the loader, in one request', () => {
      for (const { way, requests } of ways) expect(requests, way).to.equal(1)
      stays('before', () => budgets.loader)
    })

    it('step 1 renders and accepts typing with the loader and the code alone', () => {
      stays('firstPaint', (way) => budget.firstPaint[kindOf(way)])
    })

    it('the loader and the first screen in one file stay within its budget, and so with a brand of one’s own', () => {
      expect(brotliBytes(join(folder, 'tavola-inline.js'))).to.be.at.most(budget.oneFile)
      expect(brotliBytes(join(folder, 'tavola-inline-brand.js'))).to.be.at.most(budget.oneFileWithBrand)
    })

    it('all that step 1 loads stays within its budget', () => {
      stays('firstStep', (way) => budget.firstStep[kindOf(way)])
    })

    it('page.fast: a whole booking stays within its budget, and takes at most six files', () => {
      stays('wholeBooking', (way) => budget.wholeBooking[kindOf(way)])
      stays('files', () => 6)
    })

    it('react-select, fetched after the first screen, stays within a budget of its own', () => {
      // A file that is not fetched any more would weigh nothing.
      for (const { way, reactSelect } of ways) expect(reactSelect, way).to.be.above(0)
      stays('reactSelect', () => budget.reactSelect)
    })
  })
}

/** An element has code of its own, and so has a popup. */
const kindOf = (way: string) =>
  way.includes('popup') ? 'popup' : way.includes('tavola-booking') ? 'element' : 'inline'

function print(build: string, ways: readonly Cost[]): void {
  const rows = ways.map(
    ({ way, before, requests, firstPaint, firstStep, wholeBooking, files, reactSelect }) => [
      `${build}: ${way}`,
      {
        'before anyone comes': before,
        'in requests': requests,
        'until the first paint': firstPaint,
        'until step 1': firstStep,
        'whole booking': wholeBooking,
        'in files': files,
        'and react-select': reactSelect,
      },
    ],
  )
  console.table(Object.fromEntries(rows))
}

/** The size of step 1 in a page's HTML, the same for both builds. */
describe('Size of step 1 written into the page', () => {
  const folder = resolve('dist/light/page')

  it('there is one file for each look in each language, and each stays within its budget', () => {
    const files = readdirSync(folder)
    expect(files).to.include.members(['milano-en.html', 'notte-it.html', 'zaytuna-ar.html'])
    const large = files.filter((file) => brotliBytes(join(folder, file)) > budgets.writtenStep)
    expect(large, `larger than ${budgets.writtenStep} bytes`).to.deep.equal([])
  })
})
