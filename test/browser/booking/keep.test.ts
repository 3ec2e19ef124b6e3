import { expect } from 'chai'
import { availabilityBody, menuBody, slotBody, venueBody } from '../../kit/fixtures'
import { endVisits } from '../kit/diner'
import { atTimes, initWith } from '../kit/pages'
import { isNight } from '../../kit/night'
import { kept, reloads, stored } from '../kit/reload'
import { watchShifts } from '../kit/shifts'
import { create, visitGuaranteed } from '../third-parties/braintree/ways'

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

describe('Browser: keep', () => {
  afterEach(endVisits)

  // By day at the steps whose state is not the shell's own; the others, and a remembered diner: test/plugins/keep.
  it('a reload restores a booking at every step, and nothing moves; a reload takes no focus, and Back leads through the same steps, each with its choices', async () => {
    const diner = await visitGuaranteed({ page, answers, prepare: watchShifts })
    const comes = (heading: string, line = kept) =>
      reloads(diner, async () => {
        await diner.finds('heading', heading)
        if (line) await diner.finds('text', line)
      })
    const returns = async (heading: string) => {
      await diner.presses('Back')
      await diner.finds('heading', heading)
    }
    const hasMenu = async () =>
      expect(await diner.gets('radio', 'Pizza and prosecco').isChecked()).to.equal(true)
    await diner.choosesTime()
    if (isNight) {
      await comes('Find your table')
      await diner.finds('button', 'Date Saturday 28 November 2026')
    }
    await diner.presses('Continue')
    await diner.finds('heading', 'Other tables for you')
    if (isNight) await comes('Other tables for you')
    await diner.presses(/^Book 19:30/)
    await diner.finds('heading', 'CHOOSE MENU')
    await diner.clicks('radio', 'Pizza and prosecco')
    await comes('CHOOSE MENU')
    await hasMenu()
    await diner.presses('Next')
    await diner.fillsDetails()
    await comes('Your Details')
    await diner.presses('Continue')
    await diner.finds('button', 'Complete Booking')
    // Twice, the first time before all is here.
    await diner.page.reload()
    await comes('Your Details')
    expect(await diner.page.evaluate('document.activeElement === document.body')).to.equal(true)

    if (isNight) {
      await returns('CHOOSE MENU')
      await hasMenu()
      await diner.page.reload()
      await returns('Other tables for you')
      await returns('Find your table')
      await diner.chose('Milano Cork')
      expect(await diner.gets('combobox', 'Hour').inputValue()).to.equal('19')
      await diner.presses('Continue')
      await diner.presses(/^Book 19:30/)
      await diner.finds('heading', 'CHOOSE MENU')
      await diner.presses('Next')
      await diner.presses('Continue')
    }

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
    await comes('Booking Confirmed', 'This has already been sent.')
    await diner.finds('text', /We've checked your card/)
    const sent = diner.api.sent(create).map(({ body }) => JSON.parse(body))
    expect(sent.map(({ venueId, menuId, paymentNonce }) => [venueId, menuId, paymentNonce])).to.deep.equal([
      ['dublin', 7, null],
      ['dublin', 7, 'nonce-1'],
    ])
    await diner.presses('Make another booking')
    await diner.page.reload()
    await diner.finds('heading', 'Find your table')
    expect(await diner.gets('button', 'Start again').count()).to.equal(0)
    expect(diner.errors).to.deep.equal([])
  })
})
