import { expect } from 'chai'
import { isNight } from '../../kit/night'
import { endVisits, visit } from '../kit/diner'
import { page, popupPage, type HostPage } from '../kit/pages'

/** A list of what can be done, whose buttons open the popup. */
const choices: HostPage = (api) =>
  page({
    body: `<button type="button" onclick="Tavola.open('cork')">Visit us</button>
      <button type="button" onclick="Tavola.open('cork', 'KidsPMP')">Have a party</button>
      <a href="/book" data-tavola-venue="cork" data-tavola-journey="Booking">Book at Cork</a>
      <script src="/tavola.js"></script>
      <script>
        Tavola.init({
          baseUrl: '${api}',
          brand: {
            plugins: ['start', 'booking', 'enquiry', 'kids-party'],
            journeys: ['Booking', 'KidsPartyEnquiry'],
          },
        })
      </script>`,
  })

describe('Browser: opening', () => {
  afterEach(endVisits)

  // By day: test/host/widget/journey-and-venue.test.ts.
  if (isNight)
    it('an opener that names a restaurant and a journey skips both questions, whatever was open before; section 1, "Host integration": without a journey leaves the choice to the diner, with one locks it, and hides the choice', async () => {
      const diner = await visit({ page: choices })
      const asksNothing = async (title: string) => {
        await diner.finds('heading', title)
        await diner.chose('Milano Cork')
        for (const name of ['Book a Table', 'Choose Booking Type']) await diner.misses('button', name)
      }
      await diner.clicks('link', 'Book at Cork')
      await asksNothing('Find your table')
      await diner.presses('Close')
      await diner.presses('Visit us')
      await diner.presses('Kids Pizza Making Party Enquiry')
      expect(await diner.shows('Children')).to.equal('8')
      await diner.presses('Choose Booking Type')
      await diner.finds('button', 'Book a Table')
      await diner.presses('Close')
      await diner.presses('Have a party')
      await asksNothing('Plan a kids’ party')
      expect(await diner.shows('Children')).to.equal('8')
      await diner.page.goBack()
      await diner.misses('dialog', 'Milano restaurants')
      await diner.clicks('link', 'Book at Cork')
      await asksNothing('Find your table')
    })

  it('contract 1: null means no restaurant; an invalid one is named, and the popup opens without one', async () => {
    const diner = await visit({ page: popupPage })
    await diner.page.evaluate(`Tavola.open(null, 'Booking')`)
    await diner.finds('combobox', 'Location')
    await diner.misses('button', 'Booking')
    expect(diner.said).to.deep.equal([])
    await diner.presses('Close')
    await diner.misses('dialog', 'Milano restaurants')
    await diner.page.evaluate(`document.body.addEventListener('click', handle.open), document.body.click()`)
    await diner.finds('combobox', 'Location')
    await diner.settles()
    expect(diner.said).to.deep.equal([
      '[Tavola] T010 Tavola.open: invalid "venueId". Expected the id of a restaurant. Received an object.',
    ])
    expect(diner.api.sent('GET /api/venues/getbyid/*')).to.deep.equal([])
  })
})
