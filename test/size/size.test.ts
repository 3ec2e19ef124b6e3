import { resolve, join } from 'node:path'
import { readdirSync } from 'node:fs'
import { expect } from 'chai'
import budgets from './budgets.json'
import { costs, waysOf, type Cost } from './ways'
import { brotliBytes } from './brotli'

type Measured = Exclude<keyof Cost, 'way'>

const columns: Readonly<Record<Measured, string>> = {
  before: 'before anyone comes',
  requests: 'in requests',
  firstPaint: 'until the first paint',
  firstStep: 'until step 1',
  wholeBooking: 'whole booking',
  reactSelect: 'and react-select',
}

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

    it('until a visitor scrolls near, a host page loads only the loader, in one request', () => {
      for (const { way, requests } of ways) expect(requests, way).to.equal(1)
    })

    for (const [what, maximum] of [
      ['before', () => budgets.loader],
      // Step 1 renders and accepts typing with the loader and the code alone.
      ['firstPaint', (kind) => budget.firstPaint[kind]],
      ['firstStep', (kind) => budget.firstStep[kind]],
      ['wholeBooking', (kind) => budget.wholeBooking[kind]],
      ['reactSelect', () => budget.reactSelect],
    ] as readonly (readonly [Measured, (kind: Kind) => number])[])
      it(`page.fast: ${columns[what]} stays within its budget`, () => {
        // A file that is not fetched any more would weigh nothing.
        for (const cost of ways) expect(cost[what], cost.way).to.be.within(1, maximum(kindOf(cost.way)))
      })

    it('the loader and the first screen in one file stay within its budget, and so with a brand of one’s own', () => {
      expect(brotliBytes(join(folder, 'tavola-inline.js'))).to.be.at.most(budget.oneFile)
      expect(brotliBytes(join(folder, 'tavola-inline-brand.js'))).to.be.at.most(budget.oneFileWithBrand)
    })
  })
}

type Kind = keyof typeof budgets.light.firstPaint

/** An element has code of its own, and so has a popup. */
const kindOf = (way: string): Kind =>
  way.includes('popup') ? 'popup' : way.includes('tavola-booking') ? 'element' : 'inline'

function print(build: string, ways: readonly Cost[]): void {
  const rows = ways.map(({ way, ...cost }) => [
    `${build}: ${way}`,
    Object.fromEntries(Object.entries(columns).map(([what, title]) => [title, cost[what as Measured]])),
  ])
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
