import { expect } from 'chai'
import { choosesDay, completes, fixesDetails, reachesComplete } from '../../kit/ways'
import { venueBody } from '../../kit/fixtures'
import { goHome, visit, type Diner } from '../kit/diner'
import { initWith, page } from '../kit/pages'

const getVenue = 'GET /api/venues/getbyid/*'
const answers = { 'GET /api/venues/getbyid/dublin': venueBody({ id: 'dublin', name: 'Milano Dublin' }) }
const visitWith = (options: string) => visit({ page: initWith(options), answers })

const focused = (diner: Diner) =>
  diner.page.evaluate('document.activeElement.shadowRoot?.activeElement?.textContent')

/** The widget begins by its host's options, again after each booking. */
describe('Browser: beginnings', () => {
  afterEach(goHome)

  it("section 1, host integration: inline, the next booking has the host's journey, locked again", async () => {
    const diner = await visitWith(`journey: 'Booking', venueId: 'cork'`)
    await reachesComplete(diner)
    await completes(diner)
    await diner.clicks('button', 'Make another booking')
    await diner.finds('button', 'Date Choose a date')
    await diner.reads('Milano Cork')
    for (const name of [/Book a Table/, /Party/]) expect(await diner.get('button', name).count()).to.equal(0)
    expect(diner.api.sent(getVenue)).to.have.lengthOf(1)
    await choosesDay(diner)
    await diner.selects('Hour', '19')
    await diner.finds('button', 'Continue')
  })

  it('complaint 5: a restaurant that the host names on the confirmation is that of the next booking', async () => {
    const diner = await visitWith(`journey: 'Booking', venueId: 'cork', readOnlyLocation: true`)
    await diner.reads('Milano Cork')
    await choosesDay(diner)
    await diner.selects('Hour', '19')
    await diner.clicks('button', 'Continue')
    await fixesDetails(diner)
    await completes(diner)
    await diner.page.evaluate(`handle.update({ venueId: 'dublin' })`)
    await diner.settles()
    await diner.clicks('button', 'Make another booking')
    await diner.reads('Milano Dublin')
    expect(await diner.get('combobox', 'Location').count()).to.equal(0)
    expect(await focused(diner)).to.equal('Find your table')
  })

  it('contract 1: a popup with a restaurant in its options asks for it once', async () => {
    const diner = await visit({
      page: (api) =>
        page({
          body: `<script src="/tavola.js"></script>
            <script>Tavola.init({ baseUrl: '${api}', venueId: 'cork' }).open()</script>`,
        }),
    })
    await diner.reads('Milano Cork')
    await diner.receives(getVenue)
    expect(diner.api.sent(getVenue)).to.have.lengthOf(1)
  })
})
