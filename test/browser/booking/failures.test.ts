import { expect } from 'chai'
import { availabilityBody, sessionsBody, venueBody } from '../../kit/fixtures'
import { endVisits, visit } from '../kit/diner'
import { failures } from '../kit/failures'
import { initWith } from '../kit/pages'

const byName = 'GET /api/venues/search/*'
const byPlace = 'GET /api/venues/searchnearby/*'
const byId = 'GET /api/venues/getbyid/*'
const sessions = 'GET /api/sessions/availability/*'
const check = 'GET /api/venues/searchavailability/*'

const problem = 'Sorry, there was a problem checking availability at Milano Cork.'

/**
 * Decisions, "Errors": the situation's own error, never an exception or a blank screen; and there is a way on. One way
 * to fail for each call, as the browser itself tells of it: that every call takes each of them for a failure is proven
 * in test/api, and what a step does then in test/plugins.
 */
describe('Browser: failures', () => {
  afterEach(endVisits)

  it("if one search loses its connection and the other gets HTML, the restaurants found are listed, and both searches can be tried again; a restaurant, its times and the check that fail can be tried again, with section 8's text and every choice kept", async () => {
    const diner = await visit({
      page: initWith(`venueId: 'cork', journey: 'Booking'`),
      answers: {
        [byId]: failures['is answered with broken JSON'],
        [byName]: failures['meets a broken connection'],
        [byPlace]: { venues: [venueBody()], resolvedLocationDescription: 'Cork' },
        [sessions]: failures['is never answered'],
        [check]: failures['is answered with a 500'],
      },
    })
    const banner = diner.page.getByRole('alert')
    const isSaid = async (text: string) => {
      await banner.getByText(text).waitFor()
      await banner.getByRole('link', { name: '021 496 0101' }).waitFor()
      await diner.presses('OK')
    }
    await banner.getByText("Sorry, we couldn't load this restaurant.").waitFor()
    diner.api.answer(byId, venueBody())
    await diner.presses('Try again')
    await diner.chose('Milano Cork')

    await diner.searches()
    await diner.finds('option', /Milano Cork/)
    diner.api.answer(byPlace, failures['is answered with HTML'])
    await diner.searches('corky')
    await diner.finds('button', 'Try again')
    diner.api.answer(byName, [venueBody()])
    await diner.presses('Try again')
    await diner.waits(750)
    await diner.clicks('option', /Milano Cork/)

    await diner.choosesDay()
    await diner.api.hears(sessions)
    await diner.waits(10_000)
    await isSaid(problem)
    await diner.finds('button', 'Date Saturday 28 November 2026')
    diner.api.answer(sessions, sessionsBody())
    await diner.presses('Try again')
    await diner.selects('Hour', '19')
    await diner.presses('Continue')
    await isSaid(problem)
    // A GET is tried three times on a 500.
    expect(diner.api.sent(check)).to.have.lengthOf(3)
    expect(await diner.gets('combobox', 'Hour').inputValue()).to.equal('19')
    diner.api.answer(check, availabilityBody())
    await diner.presses('Continue')
    await diner.finds('textbox', 'First Name')
    expect(diner.errors).to.deep.equal([])
  })
})
