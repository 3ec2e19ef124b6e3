import { expect } from 'chai'
import { floorBytes } from './build-floor'
import budgets from './budgets.json'
import { costs, type Cost } from './ways'

/**
 * What a diner downloads, in Brotli bytes, against budgets.json, for each way in; `npm run size` prints the tables. A
 * React host's are measured with the package.
 */
describe('Size', function () {
  this.timeout(300_000)
  let ways: readonly Cost[]
  let floor: number

  before('measure', async () => {
    ;[ways, floor] = await Promise.all([costs(), floorBytes()])
    print(ways, floor)
  })

  it('the loader is all that a host page pays before anyone comes near, in one request', () => {
    for (const { way, before, requests } of ways) {
      expect(requests, way).to.equal(1)
      expect(before, way).to.be.at.most(budgets.loader)
    }
  })

  it('until step 1 can be used hardly more is fetched than its libraries alone weigh', () => {
    for (const { way, firstStep } of ways) {
      expect(firstStep / floor, way).to.be.at.most(budgets.firstStepPerFloor[way as Way])
    }
  })

  it('a whole booking stays within its budget', () => {
    for (const { way, wholeBooking } of ways)
      expect(wholeBooking, way).to.be.at.most(budgets.wholeBooking[way as Way])
  })
})

type Way = keyof typeof budgets.wholeBooking

function print(ways: readonly Cost[], floor: number): void {
  const rows = ways.map(({ way, before, requests, firstStep, wholeBooking }) => [
    way,
    {
      'before anyone comes': before,
      'in requests': requests,
      'until step 1': firstStep,
      'of the floor': (firstStep / floor).toFixed(3),
      'whole booking': wholeBooking,
    },
  ])
  console.table(Object.fromEntries(rows))
  console.table({
    'the floor: the libraries of step 1 alone': { 'Brotli bytes': floor },
  })
}
