import { expect } from 'chai'
import { availabilityBody, menuBody, slotBody, venueBody } from '../../kit/fixtures'
import { isNight } from '../../kit/night'
import { fillsCard, visitGuaranteed, type GuaranteedDiner } from '../third-parties/braintree/ways'
import { endVisits } from '../kit/diner'
import { initWith } from '../kit/pages'
import { skipToComplete } from '../kit/skip'

/** Everything that the specification has. */
const page = initWith(`brand: {
  plugins: ['start', 'booking', 'adults-party', 'kids-party', 'enquiry', 'cross-sell', 'menus', 'card-guarantee', 'terms'],
  journeys: ['Booking', 'KidsPartyEnquiry', 'AdultsPartyEnquiry'],
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

/** What stands around a step: the ways back, the restaurant and the summary. */
async function around({ page, gets }: GuaranteedDiner) {
  const has = async (name: string) => (await gets('button', name).count()) > 0
  const texts = await page.getByRole('region', { name: 'Milano restaurants' }).innerText()
  return {
    back: await has('Back'),
    edit: await has('Change your mind? Edit your booking'),
    type: await has('Choose Booking Type'),
    summary: /(?:Booking on|Enquiry for|You asked for) .*/.exec(texts)?.[0] ?? '',
  }
}

const when = 'Saturday 28 November at 19:'
const open = { back: true, edit: true, type: true }
const over = { back: false, edit: false, type: false }

// By day each step's ways back and summary: test/ui and test/plugins.
if (isNight) describe('Browser: on every step', suite)

function suite() {
  afterEach(endVisits)

  it('section 2, "Back button"; section 2, "Summary bar": of a booking, over steps 1, 2, 3, 4, 8 and 5; decisions, "Step 1": Back leads from step 8 over every step to step 1, each with its choices', async () => {
    const diner = await visitGuaranteed({ page, answers })
    const summary = `Booking on ${when}30 for 2 people`
    const stands = async (heading: string, wanted: object) => {
      await diner.finds('heading', heading)
      expect(await around(diner), heading).to.deep.equal(wanted)
    }
    const goesOn = async () => {
      await diner.presses('Continue')
      await stands('Other tables for you', { ...open, summary: `You asked for ${when}00, 2 people` })
      await diner.presses(/^Book 19:30/)
      await stands('CHOOSE MENU', { ...open, summary })
      await diner.clicks('radio', 'Pizza and prosecco')
      await diner.presses('Next')
      await stands('Your Details', { ...open, summary })
    }
    const returns = async (heading: string) => {
      await diner.presses('Back')
      await diner.finds('heading', heading)
    }
    await stands('Find your table', { ...over, summary: '' })
    await diner.choosesRestaurant()
    await diner.choosesDay()
    await diner.selects('Hour', '19')
    expect(await around(diner)).to.deep.equal({ ...over, type: true, summary: '' })
    await goesOn()
    await skipToComplete(diner)
    await diner.presses('Complete Booking')
    await stands('Guarantee your table', { ...open, summary })
    await returns('Your Details')
    await diner.finds('text', "Anna O'Brien")
    await returns('CHOOSE MENU')
    expect(await diner.gets('radio', 'Pizza and prosecco').isChecked()).to.equal(true)
    await returns('Other tables for you')
    await diner.finds('text', `You asked for ${when}00, 2 people`)
    await returns('Find your table')
    await diner.finds('button', 'Date Saturday 28 November 2026')
    expect(await diner.gets('combobox', 'Hour').inputValue()).to.equal('19')
    expect(await diner.gets('combobox', 'Guests').inputValue()).to.equal('2')
    await diner.chose('Milano Cork')
    await goesOn()
    await diner.presses('Continue')
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Guarantee your table')
    await fillsCard(diner)
    await diner.presses('Complete Booking')
    await stands('Booking Confirmed', { ...over, summary })
    expect(diner.errors).to.deep.equal([])
  })
}
