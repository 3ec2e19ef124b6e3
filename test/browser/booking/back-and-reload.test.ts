import { expect } from 'chai'
import { availabilityBody, menuBody, slotBody, venueBody } from '../../kit/fixtures'
import { watchShifts } from '../kit/layout'
import { atTimes, initWith } from '../kit/site'
import { kept, reloads, stored } from '../kit/visits'
import { visitGuaranteed, create } from '../third-parties/braintree'

const page = initWith(`${atTimes}, brand: {
  plugins: ['keep', 'start', 'booking', 'adults-party', 'enquiry', 'cross-sell', 'menus', 'card-guarantee', 'terms'],
  journeys: ['Booking', 'AdultsPartyEnquiry'],
  options: { menus: { offer: true } },
}`)
const dublin = venueBody({ id: 'dublin', name: 'Milano Dublin', availability: [slotBody(1930)] })
const answers = {
  'GET /api/venues/searchavailability/*': availabilityBody({
    originalChoiceAvailable: false,
    venues: [dublin],
  }),
  'GET /api/menus/search/*': [menuBody(7, 'Pizza and prosecco')],
}

/** The shell's own steps, and a remembered diner: test/plugins/keep. */
describe('Browser: keep', () => {
  it('WCAG 2.2.1: a reload restores a booking at every step, and moves nothing and no focus', async () => {
    const diner = await visitGuaranteed({ page, answers, prepare: watchShifts })
    const comes = (heading: string, line = kept) =>
      reloads(diner, async () => {
        await diner.finds('heading', heading)
        await diner.finds('text', line)
      })
    await diner.choosesTime()
    await diner.presses('Continue')
    await diner.presses(/^Book 19:30/)
    await diner.finds('heading', 'CHOOSE MENU')
    await diner.clicks('radio', 'Pizza and prosecco')
    await comes('CHOOSE MENU')
    expect(await diner.gets('radio', 'Pizza and prosecco').isChecked()).to.equal(true)
    await diner.presses('Next')
    await diner.fillsDetails()
    await comes('Your Details')
    await diner.presses('Continue')
    await diner.finds('button', 'Complete Booking')
    // Twice, the first time before all is here.
    await diner.page.reload()
    await comes('Your Details')
    expect(await diner.page.evaluate('document.activeElement === document.body')).to.equal(true)

    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Guarantee your table')
    await diner.typesCard()
    expect(await stored(diner)).not.to.match(/4111|client-?token|nonce/i)
    // The card and its token are gone: the fields come back empty.
    await comes('Guarantee your table')
    await diner.finds('text', 'For your security, we never store your card details. Please enter them again.')
    await diner.typesCard()
    await diner.clicks('checkbox', /terms/)
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    await comes(
      'Booking Confirmed',
      "This has already been sent. For your security, we don't store the reference.",
    )
    const sent = diner.api.sent(create).map(({ body }) => JSON.parse(body))
    expect(sent.map(({ venueId, menuId, paymentNonce }) => [venueId, menuId, paymentNonce])).to.deep.equal([
      ['dublin', 7, null],
      ['dublin', 7, 'nonce-1'],
    ])
    expect(diner.errors).to.deep.equal([])
  })
})
