import { expect } from 'chai'
import { venueBody } from '../../kit/fixtures'
import { status } from '../kit/answers'
import { goHome, visit } from '../kit/diner'
import { initWith } from '../kit/pages'
import { choosesSlot, choosesVenue, opensCalendar, reachesComplete, searches } from '../../kit/ways'

const search = 'GET /api/venues/search/*'
const markup = '<img src=x onerror="document.title=1"><b>bold</b>'

/** Answers are parsed, never trusted (decisions, "Errors"); texts from the server are text (decisions, "Step 2"). */
describe('Browser: hostile answers', () => {
  afterEach(goHome)

  it('markup in a name, an address and a message stays text', async () => {
    const venue = venueBody({ name: `Milano ${markup}`, address: [markup], closedMessage: `Shut ${markup}` })
    const diner = await visit({ answers: { [search]: [venue] } })
    await searches(diner)
    await diner.page.getByRole('option').getByText(markup).first().waitFor()
    await diner.clicks('option', /Milano <img/)
    await diner.reads(`Shut ${markup}`)
    await diner.reads(`Milano ${markup}`)
    expect(await diner.page.locator('b, img').count()).to.equal(0)
    expect(await diner.page.title()).to.equal('Trattoria')
  })

  it("markup in a refusal's messages stays text", async () => {
    const diner = await visit({ answers: { 'POST /api/bookings/create': status(400, { email: [markup] }) } })
    await reachesComplete(diner)
    await diner.clicks('button', 'Complete Booking')
    await diner.page.getByRole('alert').getByText(markup).waitFor()
    expect(await diner.page.locator('b, img').count()).to.equal(0)
  })

  it('a telephone that is a script is no link to it', async () => {
    const telephone = 'javascript:document.title="called"//021 4960101'
    const diner = await visit({
      answers: { [search]: [venueBody({ telephone })], 'GET /api/venues/searchavailability/*': status(404) },
    })
    await choosesSlot(diner)
    await diner.clicks('button', 'Continue')
    await diner.finds('button', 'OK')
    const targets = await diner.page
      .getByRole('link')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
    expect(targets).to.deep.equal(['tel:0214960101'])
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

  it('huge texts are shown and break nothing', async () => {
    const huge = 'A very long message. '.repeat(5_000)
    const diner = await visit({ answers: { [search]: [venueBody({ closedMessage: huge })] } })
    await choosesSlot(diner)
    await diner.clicks('button', 'Continue')
    await diner.finds('textbox', 'First Name')
    expect(diner.errors).to.deep.equal([])
  })

  it('a list of 5,000 restaurants can still be typed over and chosen from', async () => {
    const venues = Array.from({ length: 5_000 }, (_, index) =>
      venueBody({ id: index, name: `Milano ${index}` }),
    )
    const diner = await visit({ answers: { 'GET /api/venues/search/milano': venues } })
    await searches(diner, 'milano')
    await diner.finds('option', /^Milano 0 /)
    const before = performance.now()
    await diner.page.keyboard.type('!')
    expect(await diner.get('combobox', 'Location').inputValue()).to.equal('milano!')
    expect(performance.now() - before).to.be.below(2_000)
    await choosesVenue(diner)
    await diner.begins()
    expect(await diner.get('button', /^Date/).isEnabled()).to.equal(true)
  })

  it('an unknown field is ignored and a missing one has its default', async () => {
    const diner = await visit({
      answers: { [search]: [{ id: 7, name: 'Milano Seven', stars: { five: true } }] },
    })
    await choosesVenue(diner, 'seven', /Milano Seven/)
    await opensCalendar(diner)
    await diner.clicks('button', 'Saturday 28 November 2026')
    await diner.api.hears('GET /api/sessions/availability/7/2026-11-28/2/true')
  })
})
