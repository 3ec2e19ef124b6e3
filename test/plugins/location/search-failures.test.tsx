import { expect } from 'chai'
import start from '../../../plugins/start'
import { removeWidget, renderWidget, type Diner } from '../../kit/diner'
import { venueBody } from '../../kit/fixtures'
import { status } from '../../kit/network'
import { table } from '../../kit/stand-ins'

const plugins = [start, table]
const retry = 'Try again'
const broken = { 'GET /api/venues/search*': status(404) }

async function searches(diner: Diner, text = 'cork') {
  await diner.types('Location', text)
  await diner.waits(750)
}

describe('location: a location search that fails', () => {
  afterEach(removeWidget)

  it('decisions, "Step 1": by place only, still lists the name matches', async () => {
    const diner = await renderWidget({ plugins, answers: { 'GET /api/venues/searchnearby/*': status(404) } })
    await searches(diner)
    expect(diner.has('option', /Milano Cork/)).to.be.true
    expect(diner.has('button', retry)).to.be.false
  })

  it('decisions, "Step 1": by name only, still lists what is near', async () => {
    const nearby = { venues: [venueBody()], resolvedLocationDescription: 'Cork city' }
    const answers = {
      'GET /api/venues/search/*': status(404),
      'GET /api/venues/searchnearby/*': nearby,
    }
    const diner = await renderWidget({ plugins, answers })
    await searches(diner)
    expect(diner.has('option', /Milano Cork/)).to.be.true
    expect(diner.has('button', retry)).to.be.false
  })

  it('decisions, "Step 1": both ways, offers to try again in the list, which works', async () => {
    const diner = await renderWidget({ plugins, answers: broken })
    await searches(diner)
    // It is no restaurant either for those who hear the list.
    expect(diner.reads()).to.not.include('1 restaurant found')
    diner.network.answer('GET /api/venues/search/*', [venueBody()])
    await diner.presses(retry)
    await diner.waits(750)
    expect(diner.has('option', /Milano Cork/)).to.be.true
  })

  it('decisions, "Step 1": with one call asked and that one failing, offers to try again too', async () => {
    const diner = await renderWidget({
      plugins,
      answers: broken,
      brand: { options: { start: { search: 'search' } } },
    })
    await searches(diner)
    expect(diner.has('button', retry)).to.be.true
  })

  it('decisions, "Step 1": one way fails and the other finds nothing: that is not "nothing found"', async () => {
    const answers = { 'GET /api/venues/search/*': status(404) }
    const diner = await renderWidget({ plugins, answers })
    await searches(diner, 'nowhere')
    expect(diner.has('button', retry)).to.be.true
  })

  it('dots alone are no text to search for, and end in an answer', async () => {
    const diner = await renderWidget({ plugins })
    await diner.types('Location', '..')
    await diner.waits(750)
    expect(diner.reads()).to.include("We couldn't find a restaurant")
    expect(diner.network.requests).to.be.empty
  })
})
