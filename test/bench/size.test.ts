import { expect } from 'chai'
import { resolve } from 'node:path'
import { goHome, visit } from '../browser/diner'
import { completes, reachesComplete } from '../kit/ways'
import { buildSizes } from './brotli'
import budgets from './budgets.json'
import { floorBytes } from './build-floor'

interface Sizes {
  readonly loader: number
  readonly firstStep: number
  readonly wholeBooking: number
  readonly floor: number
}

/** What a diner downloads, in Brotli bytes, against budgets.json; `npm run size` prints the table. */
describe('Size', function () {
  this.timeout(180_000)
  let sizes: Sizes

  before('measure', async () => {
    sizes = { ...(await measure()), floor: await floorBytes() }
    print(sizes)
  })
  after(goHome)

  it('the loader is all that a host page pays before anyone books', () => {
    expect(sizes.loader).to.be.at.most(budgets.loader)
  })

  it('until step 1 can be used no more is fetched than its libraries alone weigh', () => {
    expect(sizes.firstStep / sizes.floor).to.be.at.most(budgets.firstStepPerFloor)
  })

  it('a whole booking stays within its budget', () => {
    expect(sizes.wholeBooking).to.be.at.most(budgets.wholeBooking)
  })
})

/** Adds up the files that a real browser asks for on the way. */
async function measure(): Promise<Omit<Sizes, 'floor'>> {
  const files = buildSizes(resolve(process.env.TAVOLA_DIST ?? 'dist'))
  const diner = await visit()
  const fetched = () => [...new Set(diner.site.files)].reduce((sum, name) => sum + files.get(name)!, 0)
  await diner.finds('combobox', 'Location')
  await diner.page.waitForLoadState('networkidle')
  const firstStep = fetched()
  await reachesComplete(diner)
  await completes(diner)
  return { loader: files.get('tavola.js')!, firstStep, wholeBooking: fetched() }
}

function print({ loader, firstStep, wholeBooking, floor }: Sizes): void {
  const ratio = (bytes: number) => (bytes / floor).toFixed(3)
  console.table({
    loader: { 'Brotli bytes': loader, budget: budgets.loader },
    'until step 1 can be used': {
      'Brotli bytes': firstStep,
      budget: budgets.firstStepPerFloor * floor,
      'of the floor': ratio(firstStep),
    },
    'the whole booking': {
      'Brotli bytes': wholeBooking,
      budget: budgets.wholeBooking,
      'of the floor': ratio(wholeBooking),
    },
    'the floor: the libraries alone': { 'Brotli bytes': floor },
  })
}
