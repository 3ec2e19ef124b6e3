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

describe('start: a search whose answer makes sense in parts', () => {
  afterEach(removeWidget)

  it('issue 13, section 4: shows the two restaurants beside a broken one', async () => {
    const { names } = await offered([cork, { id: 'cobh' }, dublin])
    expect(names).to.deep.equal(['Milano Cork', 'Milano Dublin'])
  })

  it('issue 13, section 4: a closure that is no day does not empty it', async () => {
    const { names } = await offered([venueBody({ closedFrom: 'soon' }), dublin])
    expect(names).to.deep.equal(['Milano Cork', 'Milano Dublin'])
  })

  it('issue 13, section 4: broken restaurants alone do not read as nothing found', async () => {
    const { diner } = await offered([{ id: 'cobh' }, null])
    expect(diner.reads()).to.not.include('We found no restaurant')
    expect(diner.has('button', 'Try again')).to.equal(true)
  })
})
