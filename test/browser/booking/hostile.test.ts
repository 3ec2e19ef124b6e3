import { expect } from 'chai'
import { isNight } from '../../kit/night'
import { availabilityBody, venueBody } from '../../kit/fixtures'
import { status } from '../kit/answers'
import { endVisits, visit } from '../kit/diner'
import { skipToComplete } from '../kit/skip'

const search = 'GET /api/venues/search/*'
const check = 'GET /api/venues/searchavailability/*'
const markup = '<img src=x onerror="document.title=1"><b>bold</b>'

/** Answers are parsed, never trusted (decisions, "Errors"); texts from the server are text (decisions, "Step 2"). */
describe('Browser: hostile answers', () => {
  afterEach(endVisits)

  // By day each of them in its own place: test/plugins, test/ui.
  if (isNight)
    it('markup in a name, an address, messages and a refusal stays text; huge texts break nothing; a telephone that is a script is no link to it', async () => {
      const venue = venueBody({
        name: `Milano ${markup}`,
        address: [markup],
        closedMessage: `Shut ${markup} ${'A very long message. '.repeat(5_000)}`,
        telephone: 'javascript:document.title="called"//021 4960101',
      })
      const refusal = status(400, { email: [markup] })
      const diner = await visit({ answers: { [search]: [venue], 'POST /api/bookings/create': refusal } })
      const hrefs = () =>
        diner.page.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      await diner.searches()
      await diner.page.getByRole('option').getByText(markup).first().waitFor()
      await diner.clicks('option', /Milano <img/)
      await diner.page.locator('[part=closed]').getByText(`Shut ${markup}`).waitFor()
      await diner.chose(`Milano ${markup}`)
      await diner.choosesDay()
      await diner.selects('Hour', '19')
      diner.api.answer(check, status(404))
      await diner.presses('Continue')
      await diner.finds('button', 'OK')
      expect(await hrefs()).to.deep.equal(['tel:0214960101'])
      await diner.presses('OK')
      diner.api.answer(check, availabilityBody())
      await diner.presses('Continue')
      await diner.finds('textbox', 'First Name')
      await skipToComplete(diner)
      await diner.presses('Complete Booking')
      await diner.page.getByRole('alert').getByText(markup).waitFor()
      expect(await diner.page.locator('b, img').count()).to.equal(0)
      expect(await diner.page.title()).to.equal('Trattoria')
      expect(diner.errors).to.deep.equal([])
    })
})
