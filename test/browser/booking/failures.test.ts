import { expect } from 'chai'
import { availabilityBody, sessionsBody, venueBody } from '../../kit/fixtures'
import { hangs, type Answer } from '../kit/answers'
import { goHome, visit } from '../kit/diner'
import { failures } from '../kit/failures'
import { inlinePage, timesPage } from '../kit/pages'
import { searches } from '../../kit/ways'

const byName = 'GET /api/venues/search/*'
const byPlace = 'GET /api/venues/searchnearby/*'
const byId = 'GET /api/venues/getbyid/*'
const sessions = 'GET /api/sessions/availability/*'
const check = 'GET /api/venues/searchavailability/*'

/**
 * One way to fail for each call, all of them in turn: that every call takes each of them for a failure is proven in
 * test/api, and what a step does then in test/plugins.
 */
const ways = (names: readonly (keyof typeof failures)[]) =>
  names.map((name) => [name, failures[name]!] as const)

const visitWith = async (call: string, answer: Answer) => {
  const searching = call === byName || call === byPlace
  const page = searching ? inlinePage : timesPage
  const diner = await visit({ page, answers: { [call]: answer } })
  /** A call without an answer is given up after 10 s; `alongside` it, this call has had its own answer by then. */
  const givesUp = async (alongside?: string) => {
    await diner.api.hears(call)
    if (answer !== hangs) return
    if (alongside) await diner.receives(alongside)
    await diner.waits(10_000)
  }
  return { ...diner, givesUp }
}

/** Decisions, "Errors": the situation's own error, never an exception or a blank screen; and there is a way on. */
describe('Browser: failures', () => {
  afterEach(goHome)

  for (const [failure, answer] of ways(['meets a broken connection'])) {
    it(`search ${failure}: what is near by is listed`, async () => {
      const diner = await visitWith(byName, answer)
      diner.api.answer(byPlace, { venues: [venueBody()], resolvedLocationDescription: 'Cork' })
      await searches(diner)
      await diner.givesUp(byPlace)
      await diner.clicks('option', /Milano Cork/)
      expect(diner.errors).to.deep.equal([])
    })
  }

  for (const [failure, answer] of ways(['is answered with HTML'])) {
    it(`searchnearby ${failure}: name matches are listed`, async () => {
      const diner = await visitWith(byPlace, answer)
      await searches(diner)
      await diner.givesUp(byName)
      await diner.clicks('option', /Milano Cork/)
      expect(diner.errors).to.deep.equal([])
    })
  }

  for (const [failure, answer] of ways(['is answered with a 404', 'is answered with broken JSON'])) {
    it(`getbyid ${failure}: can be tried again`, async () => {
      const diner = await visitWith(byId, answer)
      await diner.givesUp()
      await diner.page.getByRole('alert').getByText('Sorry, we could not load this restaurant.').waitFor()
      diner.api.answer(byId, venueBody())
      await diner.clicks('button', 'Try again')
      await diner.reads('Milano Cork')
      expect(diner.errors).to.deep.equal([])
    })
  }

  for (const [failure, answer] of ways(['is never answered'])) {
    it(`sessions ${failure}: the choices stay and the times can be fetched again`, async () => {
      const diner = await visitWith(sessions, answer)
      await diner.givesUp()
      await diner.reads('Sorry, there was a problem checking availability at Milano Cork.')
      await diner.page.getByRole('alert').getByRole('link', { name: '021 496 0101' }).waitFor()
      await diner.clicks('button', 'OK')
      await diner.finds('button', 'Date Saturday 28 November 2026')
      diner.api.answer(sessions, sessionsBody())
      await diner.clicks('button', 'Try again')
      await diner.selects('Hour', '19')
      expect(diner.errors).to.deep.equal([])
    })
  }

  for (const [failure, answer] of ways(['is answered with a 500'])) {
    it(`searchavailability ${failure}: section 8's text, and Continue works again`, async () => {
      const diner = await visitWith(check, answer)
      await diner.selects('Hour', '19')
      await diner.clicks('button', 'Continue')
      await diner.givesUp()
      await diner.reads('Sorry, there was a problem checking availability at Milano Cork.')
      await diner.page.getByRole('alert').getByRole('link', { name: '021 496 0101' }).waitFor()
      await diner.clicks('button', 'OK')
      expect(await diner.get('combobox', 'Hour').inputValue()).to.equal('19')
      diner.api.answer(check, availabilityBody())
      await diner.clicks('button', 'Continue')
      await diner.finds('textbox', 'First Name')
      expect(diner.errors).to.deep.equal([])
    })
  }

  it('decisions, "Booking": a GET is tried three times on a 500, and once on a 404', async () => {
    const diner = await visitWith(check, failures['is answered with a 500'])
    await diner.selects('Hour', '19')
    await diner.clicks('button', 'Continue')
    await diner.clicks('button', 'OK')
    expect(diner.api.sent(check)).to.have.lengthOf(3)
    diner.api.answer(check, failures['is answered with a 404'])
    await diner.clicks('button', 'Continue')
    await diner.clicks('button', 'OK')
    expect(diner.api.sent(check)).to.have.lengthOf(4)
  })

  it('section 8: "No availability" in words, with the telephone', async () => {
    const diner = await visitWith(check, { noAvailability: true })
    await diner.selects('Hour', '19')
    await diner.clicks('button', 'Continue')
    const banner = diner.page.getByRole('alert')
    await banner.getByText('No availability found at Milano Cork or near by restaurants.').waitFor()
    await banner.getByText(/^Sorry we don't have a table free around the time you've requested\./).waitFor()
    expect(await banner.getByRole('link').getAttribute('href')).to.equal('tel:0214960101')
  })
})
