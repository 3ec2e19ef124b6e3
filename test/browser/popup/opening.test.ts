import { expect } from 'chai'
import { goHome, visit } from '../kit/diner'
import { page, popupPage, type HostPage } from '../kit/pages'
import { reachesDetails } from '../../kit/ways'

/** Where the popup's dialog is scrolled to. */
const scrolled = `document.body.lastElementChild.shadowRoot.querySelector('dialog').scrollTop`

/** A list of what can be done, whose buttons open the popup. */
const choices: HostPage = (api) =>
  page({
    body: `<button type="button" onclick="Tavola.open('cork')">Visit us</button>
      <button type="button" onclick="Tavola.open('cork', 'KidsPMP')">Have a party</button>
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
  afterEach(goHome)

  it('section 1, "Host integration": resets the scroll position', async () => {
    const diner = await visit({ page: popupPage, viewport: { width: 360, height: 400 } })
    await diner.clicks('button', 'Book at Cork')
    await diner.reads('Milano Cork')
    await diner.get('button', 'Continue').scrollIntoViewIfNeeded()
    expect(await diner.page.evaluate(scrolled)).to.be.greaterThan(100)
    await diner.page.keyboard.press('Escape')
    await diner.misses('dialog', 'Milano restaurants')
    await diner.clicks('button', 'Book at Cork')
    await diner.reads('Milano Cork')
    expect(await diner.page.evaluate(scrolled)).to.equal(0)
  })

  it('section 1, "Host integration": with a journey locks it, and hides the choice', async () => {
    const diner = await visit({ page: choices })
    await diner.clicks('button', 'Have a party')
    await diner.reads('Milano Cork')
    expect(await diner.get('spinbutton', 'Children').inputValue()).to.equal('8')
    for (const name of ['Book a Table', 'Choose Booking Type']) {
      expect(await diner.get('button', name).count(), name).to.equal(0)
    }
  })

  it('section 1, "Host integration": without one leaves the choice to the diner', async () => {
    const diner = await visit({ page: choices })
    await diner.clicks('button', 'Visit us')
    await diner.clicks('button', 'Kids Pizza Making Party Enquiry')
    expect(await diner.get('spinbutton', 'Children').inputValue()).to.equal('8')
    await diner.finds('button', 'Choose Booking Type')
  })

  it('section 2, "Close cross": is there in the popup, and hidden when the widget is inline', async () => {
    const popup = await visit({ page: popupPage })
    await popup.clicks('button', 'Book at Cork')
    await popup.finds('button', 'Close')
    await goHome()
    const inline = await visit()
    await reachesDetails(inline)
    expect(await inline.get('button', 'Close').count()).to.equal(0)
  })

  it('contract 1: what is no restaurant is named, and the popup opens without one', async () => {
    const diner = await visit({ page: popupPage })
    await diner.page.evaluate(`document.body.addEventListener('click', handle.open), document.body.click()`)
    await diner.finds('combobox', 'Location')
    await diner.settles()
    expect(diner.said).to.deep.equal([
      '[Tavola] Tavola.open: "venueId" is wrong. Expected the id of a restaurant.',
    ])
    expect(diner.api.sent('GET /api/venues/getbyid/*')).to.deep.equal([])
  })

  it('contract 1: null stands for no restaurant', async () => {
    const diner = await visit({ page: popupPage })
    await diner.page.evaluate(`Tavola.open(null, 'Booking')`)
    await diner.finds('combobox', 'Location')
    await diner.misses('button', 'Booking')
    expect(diner.said).to.deep.equal([])
  })
})
