import { expect } from 'chai'
import { availabilityBody, venueBody } from '../../kit/fixtures'
import { status } from '../kit/answers'
import { endVisits, visit } from '../kit/diner'
import { initWith } from '../kit/pages'
import { choosesDay, choosesVenue, fixesDetails, searches } from '../../kit/ways'

const search = 'GET /api/venues/search/*'
const check = 'GET /api/venues/searchavailability/*'
const markup = '<img src=x onerror="document.title=1"><b>bold</b>'

/** Answers are parsed, never trusted (decisions, "Errors"); texts from the server are text (decisions, "Step 2"). */
describe('Browser: hostile answers', () => {
  afterEach(endVisits)

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
    await searches(diner)
    await diner.page.getByRole('option').getByText(markup).first().waitFor()
    await diner.clicks('option', /Milano <img/)
    await diner.page.locator('[part=closed]').getByText(`Shut ${markup}`).waitFor()
    await diner.chose(`Milano ${markup}`)
    await choosesDay(diner)
    await diner.selects('Hour', '19')
    diner.api.answer(check, status(404))
    await diner.clicks('button', 'Continue')
    await diner.finds('button', 'OK')
    expect(await hrefs()).to.deep.equal(['tel:0214960101'])
    await diner.clicks('button', 'OK')
    diner.api.answer(check, availabilityBody())
    await diner.clicks('button', 'Continue')
    await diner.finds('textbox', 'First Name')
    await fixesDetails(diner)
    await diner.clicks('button', 'Complete Booking')
    await diner.page.getByRole('alert').getByText(markup).waitFor()
    expect(await diner.page.locator('b, img').count()).to.equal(0)
    expect(await diner.page.title()).to.equal('Trattoria')
    expect(diner.errors).to.deep.equal([])
  })

  it("a brand's link that is a script is named in the console and is no link", async () => {
    const diner = await visit({
      page: initWith(
        `venueId: 'cork', date: '2026-11-28', brand: {
          plugins: ['start', 'booking'], journeys: ['Booking'], links: { terms: 'javascript:alert(1)' }
        }`,
      ),
    })
    await diner.selects('Hour', '19')
    await diner.clicks('button', 'Continue')
    await diner.finds('textbox', 'First Name')
    expect(diner.said.join('\n')).to.match(/"links\.terms" is wrong/)
    const targets = await diner.page
      .getByRole('link')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
    // Nor does it become another brand's page.
    expect(targets).to.deep.equal([])
  })

  it('a list of 5,000 restaurants can still be typed over and chosen from', async () => {
    const venues = Array.from({ length: 5_000 }, (_, index) =>
      venueBody({ id: index, name: `Milano ${index}` }),
    )
    const diner = await visit({ answers: { 'GET /api/venues/search/milano': venues } })
    await searches(diner, 'milano')
    // By role and name it would be sought among all of them.
    expect(await diner.page.locator('[role=option]').first().textContent()).to.match(/^Milano 0/)
    const before = performance.now()
    await diner.page.keyboard.type('!')
    expect(await diner.get('combobox', 'Location').inputValue()).to.equal('milano!')
    expect(performance.now() - before).to.be.below(2_000)
    await choosesVenue(diner)
    await diner.begins()
    expect(await diner.get('button', /^Date/).isEnabled()).to.equal(true)
  })
})
