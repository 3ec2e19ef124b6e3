import { expect } from 'chai'
import { availabilityBody, enquiryBody, menuBody, slotBody, venueBody } from '../../kit/fixtures'
import { choosesDay, choosesVenue, fillsDetails, fixesDetails } from '../../kit/ways'
import { fillsCard, visitGuaranteed, type GuaranteedDiner } from '../third-parties/braintree/ways'
import { goHome } from '../kit/diner'
import { initWith } from '../kit/pages'

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
  'POST /api/enquiries/create': enquiryBody(),
}

/** What stands around a step: the ways back, the restaurant and the summary. */
async function around({ page, get }: GuaranteedDiner) {
  const has = async (name: string) => (await get('button', name).count()) > 0
  const texts = await page.getByRole('region', { name: 'Milano restaurants' }).innerText()
  return {
    back: await has('Back'),
    edit: await has('Change your mind? Edit your booking'),
    type: await has('Choose Booking Type'),
    summary: /(?:Booking on|Enquiry for) .*/.exec(texts)?.[0] ?? '',
  }
}

const when = 'Saturday 28 November at 19:'
const open = { back: true, edit: true, type: true }
const over = { back: false, edit: false, type: false }

/** From step 1 to step 4, over another restaurant and a menu. */
async function reachesDetails(diner: GuaranteedDiner) {
  await choosesVenue(diner)
  await choosesDay(diner)
  await diner.selects('Hour', '19')
  await diner.clicks('button', 'Continue')
  await diner.clicks('button', /^Book 19:30/)
  await diner.clicks('radio', 'Pizza and prosecco')
  await diner.clicks('button', 'Next')
  await diner.finds('heading', 'Your Details')
}

describe('Browser: on every step', () => {
  afterEach(goHome)

  it('section 2, "Back button"; section 2, "Summary bar": of a booking, over steps 1, 2, 3, 4, 8 and 5', async () => {
    const diner = await visitGuaranteed({ page, answers })
    const stands = async (heading: string, wanted: object) => {
      await diner.finds('heading', heading)
      expect(await around(diner), heading).to.deep.equal(wanted)
    }
    await stands('Find your table', { ...over, summary: '' })
    await choosesVenue(diner)
    await choosesDay(diner)
    await diner.selects('Hour', '19')
    expect(await around(diner)).to.deep.equal({ ...over, type: true, summary: '' })
    await diner.clicks('button', 'Continue')
    await stands('Other tables for you', { ...open, summary: `Booking on ${when}00 for 2 people` })
    await diner.clicks('button', /^Book 19:30/)
    const summary = `Booking on ${when}30 for 2 people`
    await stands('CHOOSE MENU', { ...open, summary })
    await diner.clicks('radio', 'Pizza and prosecco')
    await diner.clicks('button', 'Next')
    await stands('Your Details', { ...open, summary })
    await fixesDetails(diner)
    await diner.clicks('button', 'Complete Booking')
    await stands('Guarantee your table', { ...open, summary })
    await fillsCard(diner)
    await diner.clicks('button', 'Complete Booking')
    await stands('Booking Confirmed', { ...over, summary })
    expect(diner.errors).to.deep.equal([])
  })

  it('section 2, "Back button"; section 2, "Summary bar": of a party, over steps 1, 6 and 7', async () => {
    const diner = await visitGuaranteed({ page, answers })
    await choosesVenue(diner)
    await diner.clicks('button', 'Adults Pizza Making Party Enquiry')
    await diner.clicks('button', /^Date/)
    await diner.clicks('button', 'Saturday 28 November 2026')
    await diner.selects('Hour', '19')
    await diner.clicks('button', 'Continue')
    const summary = `Enquiry for ${when}00 for 8 people`
    await diner.finds('heading', 'YOUR ADULTS PIZZA MAKING PARTY ENQUIRY DETAILS')
    expect(await around(diner)).to.deep.equal({ ...open, summary })
    await fillsDetails(diner)
    await diner.clicks('button', 'Continue')
    await diner.clicks('button', 'Complete Enquiry')
    await diner.finds('heading', 'Thank you for your enquiry.')
    expect(await around(diner)).to.deep.equal({ ...over, summary })
    expect(diner.errors).to.deep.equal([])
  })

  it('decisions, "Step 1": Back leads from step 8 over every step to step 1, each with its choices', async () => {
    const diner = await visitGuaranteed({ page, answers })
    const returns = async (heading: string) => {
      await diner.clicks('button', 'Back')
      await diner.finds('heading', heading)
    }
    await reachesDetails(diner)
    await fixesDetails(diner)
    await diner.clicks('button', 'Complete Booking')
    await diner.finds('heading', 'Guarantee your table')
    await returns('Your Details')
    await diner.reads("Anna O'Brien")
    await returns('CHOOSE MENU')
    expect(await diner.get('radio', 'Pizza and prosecco').isChecked()).to.equal(true)
    await returns('Other tables for you')
    await diner.reads(`Booking on ${when}00 for 2 people`)
    await returns('Find your table')
    await diner.finds('button', 'Date Saturday 28 November 2026')
    expect(await diner.get('combobox', 'Hour').inputValue()).to.equal('19')
    expect(await diner.get('combobox', 'Guests').inputValue()).to.equal('2')
    await diner.reads('Milano Cork')
    expect(diner.errors).to.deep.equal([])
  })
})
