import { expect } from 'chai'
import kidsParty from '../../../plugins/kids-party'
import { anna, atDetails, atSlot } from '../../kit/booking'
import { removeWidget, renderWidget } from '../../kit/diner'
import { enquiryBody, venue } from '../../kit/fixtures'
import { enquiry, lobby } from '../../kit/stand-ins'

const create = 'POST /api/enquiries/create'
const plugins = [lobby, enquiry, kidsParty]
const party = { journey: 'KidsPartyEnquiry', adults: 1, children: 8, customer: anna }

/** The JSON that was sent, where the restaurant is configured so. */
async function sent(bookingConfiguration: object = {}): Promise<string> {
  const first = { ...atDetails, ...party, venue: venue({ bookingConfiguration }) }
  const diner = await renderWidget({ plugins, first, answers: { [create]: enquiryBody('ME-1') } })
  await diner.presses('Send')
  return JSON.stringify(diner.network.sent(create)[0]!.body)
}

describe('kids-party: the journey', () => {
  afterEach(removeWidget)

  it('section 3, "Enquiry create payload": is sent to the byte, its guests apart', async () => {
    expect(await sent()).to.equal(
      '{"venueId":"cork","date":"2026-11-28","time":"1930","guests":1,"children":8,' +
        '"email":"anna.o\'brien@example.ie","firstName":"Anna","lastName":"O\'Brien",' +
        '"telephoneNumber":"020 7946 0958","optIn":false,"termsAndConditions":true,"optInAsked":true,' +
        '"specialRequests":"| Source: Website","ocassionType":"Kids Pizza Making Party"}',
    )
  })

  for (const [named, occasion] of [
    ['Pizza Academy', 'Pizza Academy'],
    ['<b>Party</b>', '<b>Party</b>'],
    ['', 'Kids Pizza Making Party'],
    [null, 'Kids Pizza Making Party'],
  ] as const) {
    it(`section 3: pmpKidsOccasionName ${JSON.stringify(named)} sends "${occasion}"`, async () => {
      const body = await sent({ pmpKidsOccasionName: named, pmpAdultOccasionName: 'Another' })
      expect(JSON.parse(body)).to.have.property('ocassionType', occasion)
    })
  }

  for (const name of ['KidsPartyEnquiry', 'KidsPMP']) {
    it(`decisions, "Names": hosts may say ${name}; section 4, "Journey defaults": 1 and 8`, async () => {
      const diner = await renderWidget({ plugins })
      await diner.sees(() => diner.kernel.choices.choose(name))
      expect(diner.kernel.facts).to.include({ journey: 'KidsPartyEnquiry', adults: 1, children: 8 })
    })
  }

  it('section 2, steps 6 and 7: has its own title', async () => {
    const diner = await renderWidget({ plugins, first: { ...atDetails, ...party } })
    await diner.finds('heading', 'Your Enquiry Details')
    expect(diner.reads()).to.include('YOUR KIDS PIZZA MAKING PARTY ENQUIRY DETAILS')
    expect(diner.kernel.texts.journey('confirmedTitle')).to.equal(
      'YOUR KIDS PIZZA MAKING PARTY ENQUIRY DETAILS',
    )
  })

  it('contract, section 3: its button is named as specified', async () => {
    const diner = await renderWidget({ plugins, brand: { journeys: ['Enquiry', 'KidsPartyEnquiry'] } })
    expect(diner.kernel.journeys.buttons.map(({ label }) => label)).to.include(
      'Kids Pizza Making Party Enquiry',
    )
  })

  it('section 4, "Continue"; section 5, "Date": asks for 48 hours of notice, and for no check', async () => {
    const { kernel } = await renderWidget({ plugins })
    expect(kernel.journeys.find('KidsPartyEnquiry')).to.include({
      noticeHours: 48,
      splitGuests: true,
      unchecked: true,
    })
  })

  it('section 2, "Terms popup"; section 9, "Party terms": its terms are there in every journey', async () => {
    const diner = await renderWidget({ plugins, first: { ...atSlot, journey: 'Enquiry' } })
    const section = await diner.finds('region', 'Kids Pizza Making Parties')
    await diner.finds('list', /^$/)
    expect([...section.querySelectorAll('li')].map(({ textContent }) => textContent)).to.deep.equal([
      '€16.95 per child',
      'Minimum 8 children',
      'Up to 2 hours',
      'Minimum age 4',
      '€5 deposit',
      'Guest numbers must be confirmed 48 hours before',
      'Children aged 4-5 need 1 parent per 4 children',
      'Children aged 6-7 need 1 parent per 6 children',
      'Children aged 8-11 need 1 parent per 10 children',
    ])
  })

  it('architecture, "Faults": is sent without its panel and its terms where these do not come', async () => {
    const load = () => Promise.reject(new Error('lost'))
    const inserts = kidsParty.inserts!.map((insert) => ({ ...insert, load }))
    const diner = await renderWidget({
      plugins: [lobby, enquiry, { ...kidsParty, inserts }],
      first: { ...atSlot, ...party },
    })
    await diner.waits()
    expect(diner.faults).to.have.lengthOf(2)
    await diner.sees(() => diner.kernel.choices.set({ confirmed: true }))
    await diner.presses('Send')
    expect(diner.network.sent(create)).to.have.lengthOf(1)
  })
})
