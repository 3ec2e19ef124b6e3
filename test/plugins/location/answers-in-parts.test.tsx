import { expect } from 'chai'
import start from '../../../plugins/start'
import { removeWidget, renderWidget } from '../../kit/diner'
import { venueBody } from '../../kit/fixtures'
import { table } from '../../kit/stand-ins'

const plugins = [start, table]
const cork = venueBody()
const dublin = venueBody({ id: 'dublin', name: 'Milano Dublin' })

/** The names that the location box offers where the search by name has this answer. */
async function offered(venues: readonly unknown[]) {
  const answers = {
    'GET /api/venues/search/*': venues,
    'GET /api/venues/searchnearby/*': { venues: [], resolvedLocationDescription: '' },
  }
  const diner = await renderWidget({ plugins, answers })
  await diner.types('Location', 'milano')
  await diner.waits(750)
  return { diner, names: diner.offers('Location').map((text) => /^Milano \w+/.exec(text)?.[0]) }
}

describe('location: a search with invalid parts in its response', () => {
  afterEach(removeWidget)

  it('decisions, "Answers in parts": lists the two restaurants beside an invalid one', async () => {
    const { names } = await offered([cork, { id: 'cobh' }, dublin])
    expect(names).to.deep.equal(['Milano Cork', 'Milano Dublin'])
  })

  it('decisions, "Answers in parts": a closure with an invalid day doesn\'t empty it', async () => {
    const { names } = await offered([venueBody({ closedFrom: 'soon' }), dublin])
    expect(names).to.deep.equal(['Milano Cork', 'Milano Dublin'])
  })

  it('decisions, "Answers in parts": invalid restaurants alone are not reported as nothing found', async () => {
    const { diner } = await offered([{ id: 'cobh' }, null])
    expect(diner.reads()).to.not.include("We couldn't find a restaurant")
    expect(diner.has('button', 'Try again')).to.equal(true)
  })
})
