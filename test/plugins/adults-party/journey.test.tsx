import { expect } from 'chai'
import adultsParty from '../../../plugins/adults-party'
import { anna, atDetails, atSlot } from '../../kit/booking'
import { removeWidget, renderWidget } from '../../kit/diner'
import { enquiryBody, venue } from '../../kit/fixtures'
import { enquiry, lobby } from '../../kit/stand-ins'

const create = 'POST /api/enquiries/create'
const plugins = [lobby, enquiry, adultsParty]
const party = { journey: 'AdultsPartyEnquiry', adults: 8, children: 0, customer: anna }

/** The JSON that was sent, where the restaurant is configured so. */
async function sent(bookingConfiguration: object = {}): Promise<string> {
  const first = { ...atDetails, ...party, venue: venue({ bookingConfiguration }) }
  const diner = await renderWidget({ plugins, first, answers: { [create]: enquiryBody('ME-1') } })
  await diner.presses('Send')
  return JSON.stringify(diner.network.sent(create)[0]!.body)
}

describe('adults-party: the journey', () => {
  afterEach(removeWidget)

  it('section 3, "Enquiry create payload": is sent to the byte, its guests apart', async () => {
    expect(await sent()).to.equal(
      '{"venueId":"cork","date":"2026-11-28","time":"1930","guests":8,"children":0,' +
        '"email":"anna.o\'brien@example.ie","firstName":"Anna","lastName":"O\'Brien",' +
        '"telephoneNumber":"020 7946 0958","optIn":false,"termsAndConditions":true,"optInAsked":true,' +
        '"specialRequests":"| Source: Website","ocassionType":"Adults Pizza Making Party"}',
    )
  })

  for (const [named, occasion] of [
    ['Pizza Academy', 'Pizza Academy'],
    ['<b>Party</b>', '<b>Party</b>'],
    ['', 'Adults Pizza Making Party'],
    [null, 'Adults Pizza Making Party'],
  ] as const) {
    it(`section 3: pmpAdultOccasionName ${JSON.stringify(named)} sends "${occasion}"`, async () => {
      const body = await sent({ pmpAdultOccasionName: named, pmpKidsOccasionName: 'Another' })
      expect(JSON.parse(body)).to.have.property('ocassionType', occasion)
    })
  }

  for (const name of ['AdultsPartyEnquiry', 'AdultPMP']) {
    it(`decisions, "Names": hosts may say ${name}; section 4, "Journey defaults": 8 and 0`, async () => {
      const diner = await renderWidget({ plugins })
      await diner.sees(() => diner.kernel.choices.choose(name))
      expect(diner.kernel.facts).to.include({ journey: 'AdultsPartyEnquiry', adults: 8, children: 0 })
    })
  }

  it('section 2, steps 6 and 7: has its own title', async () => {
    const diner = await renderWidget({ plugins, first: { ...atDetails, ...party } })
    await diner.finds('heading', 'Your Enquiry Details')
    expect(diner.reads()).to.include('YOUR ADULTS PIZZA MAKING PARTY ENQUIRY DETAILS')
    expect(diner.kernel.texts.journey('confirmedTitle')).to.equal(
      'YOUR ADULTS PIZZA MAKING PARTY ENQUIRY DETAILS',
    )
  })

  it('contract, section 3: its button is named as specified', async () => {
    const diner = await renderWidget({ plugins, brand: { journeys: ['Enquiry', 'AdultsPartyEnquiry'] } })
    expect(diner.kernel.journeys.buttons.map(({ label }) => label)).to.include(
      'Adults Pizza Making Party Enquiry',
    )
  })

  it('section 4, "Continue"; section 5, "Date": asks for 48 hours of notice, and for no check', async () => {
    const { kernel } = await renderWidget({ plugins })
    expect(kernel.journeys.find('AdultsPartyEnquiry')).to.include({
      noticeHours: 48,
      splitGuests: true,
      unchecked: true,
    })
  })

  it('section 2, "Terms popup"; section 9, "Party terms": its terms are there in every journey', async () => {
    const diner = await renderWidget({ plugins, first: { ...atSlot, journey: 'Enquiry' } })
    const section = await diner.finds('region', 'Adult Pizza Making Parties')
    await diner.finds('list', /^$/)
    expect([...section.querySelectorAll('li')].map(({ textContent }) => textContent)).to.deep.equal([
      '€29.95 per person',
      'Minimum 8 guests',
      'A 2.5 hour room',
      '€5 per person non-refundable deposit',
      'Guest numbers must be confirmed 48 hours before',
    ])
  })
})
