import { expect } from 'chai'
import { venueBody } from '../../kit/fixtures'
import { status } from '../kit/answers'
import { goHome, visit } from '../kit/diner'
import { searches } from '../../kit/ways'

const byName = 'GET /api/venues/search/*'
const byPlace = 'GET /api/venues/searchnearby/*'
const near = {
  venues: [venueBody(), venueBody({ id: 'cobh', name: 'Milano Cobh', distanceInMilesString: '9 miles' })],
  resolvedLocationDescription: 'Cork Harbour',
}

/** Decisions, "Step 1", "Location search". */
describe('Browser: searching', () => {
  afterEach(goHome)

  it('lists name matches first, then what is near with its distance, a venue once', async () => {
    const diner = await visit({ answers: { [byPlace]: near } })
    await searches(diner)
    await diner.finds('option', /Milano Cobh/)
    const names = await diner.page.getByRole('listbox').getByRole('option').allTextContents()
    expect(names).to.have.lengthOf(2)
    expect(names[0]).to.match(/^Milano Cork/)
    expect(names[1]).to.match(/^Milano Cobh.*9 miles$/)
    await diner.reads('Near Cork Harbour')
  })

  it('shows what is near where the search by name fails', async () => {
    const diner = await visit({ answers: { [byName]: status(404), [byPlace]: near } })
    await searches(diner)
    await diner.clicks('option', /Milano Cobh/)
    await diner.finds('button', /^Date/)
  })

  it('shows name matches where the search near by fails', async () => {
    const diner = await visit({ answers: { [byPlace]: status(404) } })
    await searches(diner)
    await diner.clicks('option', /Milano Cork/)
    await diner.begins()
    expect(await diner.get('button', /^Date/).isEnabled()).to.equal(true)
  })

  it('offers a retry in the list where both fail, and the retry works', async () => {
    const diner = await visit({ answers: { [byName]: status(404), [byPlace]: status(404) } })
    await searches(diner)
    await diner.finds('option', /did not work.*Try again/)
    diner.api.answer(byName, [venueBody()])
    await diner.clicks('option', /did not work.*Try again/)
    await diner.waits(750)
    await diner.clicks('option', /Milano Cork/)
    await diner.begins()
    expect(await diner.get('button', /^Date/).isEnabled()).to.equal(true)
  })

  it('says that nothing was found', async () => {
    const diner = await visit({ answers: { [byName]: [] } })
    await searches(diner, 'Atlantis')
    await diner.reads(/no restaurant.*Atlantis/)
  })

  it('section 5: sends nothing but blanks nowhere', async () => {
    const diner = await visit()
    await searches(diner, '   ')
    await searches(diner, 'cork')
    await diner.finds('option', /Milano Cork/)
    expect(diner.api.sent(byName)).to.have.lengthOf(1)
  })
})
