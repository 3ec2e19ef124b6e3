import { expect } from 'chai'
import { isNight } from '../../kit/night'
import { venueBody } from '../../kit/fixtures'
import { endVisits, visit, type Diner } from '../kit/diner'
import { initWith } from '../kit/pages'
import { skipToComplete } from '../kit/skip'

const getVenue = 'GET /api/venues/getbyid/*'
const dublin = venueBody({ id: 'dublin', name: 'Milano Dublin' })

const focused = (diner: Diner) =>
  diner.page.evaluate('document.activeElement.shadowRoot?.activeElement?.textContent')

/** The widget begins by its host's options, again after each booking. */
describe('Browser: beginnings', () => {
  afterEach(endVisits)

  it("section 1, host integration: inline, the next booking has the host's journey, locked again, and the restaurant that the host names on the confirmation", async () => {
    const diner = await visit({
      page: initWith(`journey: 'Booking', venueId: 'cork', readOnlyLocation: true`),
      answers: { 'GET /api/venues/getbyid/dublin': dublin },
    })
    const books = async () => {
      await diner.choosesDay()
      await skipToComplete(diner)
      await diner.completes()
    }
    const beginsAnew = async (venue: string) => {
      await diner.presses('Make another booking')
      await diner.finds('button', 'Date Choose a date')
      await diner.finds('text', venue)
      for (const name of [/Book a Table/, /Party/])
        expect(await diner.gets('button', name).count()).to.equal(0)
      expect(await diner.gets('combobox', 'Location').count()).to.equal(0)
      expect(await focused(diner)).to.equal('Find your table')
    }
    await diner.finds('text', 'Milano Cork')
    if (isNight) {
      await books()
      await beginsAnew('Milano Cork')
      expect(diner.api.sent(getVenue)).to.have.lengthOf(1)
    }
    await books()
    await diner.page.evaluate(`handle.update({ venueId: 'dublin' })`)
    await diner.settles()
    await beginsAnew('Milano Dublin')
  })
})
