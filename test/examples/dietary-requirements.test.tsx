import { expect } from 'chai'
import tea from '../../examples/plugins/afternoon-tea'
import diet from '../../examples/plugins/dietary-requirements'
import adultsParty from '../../plugins/adults-party'
import booking from '../../plugins/booking'
import enquiry from '../../plugins/enquiry'
import kidsParty from '../../plugins/kids-party'
import { anna, atDetails } from '../kit/booking'
import { renderPlugins } from '../kit/diner'
import { enquiryBody } from '../kit/fixtures'
import { threshold } from '../kit/stand-ins'

const plugins = [threshold, booking, enquiry, kidsParty, adultsParty, tea, diet]
const answers = { 'POST /api/enquiries/create': enquiryBody('ME-77') }
const journeys = ['Booking', 'Enquiry', 'KidsPartyEnquiry', 'AdultsPartyEnquiry', 'AfternoonTea']

const sitsAt = (journey: string, messages = {}) =>
  renderPlugins({ plugins, answers, brand: { messages }, first: { ...atDetails, journey, customer: anna } })

describe('example: dietary requirements', () => {
  for (const journey of journeys) {
    it(`are asked for and sent in ${journey}`, async () => {
      const diner = await sitsAt(journey)
      await diner.clicks('checkbox', 'Nut allergy')
      await diner.clicks('checkbox', 'Vegan')
      if (journey === 'AfternoonTea') await diner.selects('Which tea would you like?', 'Classic')
      await diner.presses('Continue')
      await diner.presses(/^Complete/)
      const [sent] = diner.network.sent('POST *')
      expect(sent!.body).to.have.property('dietaryRequirements').that.deep.equals(['vegan', 'nutAllergy'])
      expect(diner.faults).to.deep.equal([])
    })
  }

  it('their field is sent before those of the booking, to the byte, empty where there are none', async () => {
    const diner = await sitsAt('Booking')
    await diner.clicks('checkbox', 'Vegan')
    await diner.clicks('checkbox', 'Vegan')
    await diner.presses('Continue')
    await diner.presses('Complete Booking')
    expect(JSON.stringify(diner.network.sent('POST *')[0]!.body)).to.equal(
      '{"dietaryRequirements":[],"venueId":"cork","date":"2026-11-28","time":"1930","guests":2,"children":0,' +
        '"menuId":null,"email":"anna.o\'brien@example.ie","firstName":"Anna","lastName":"O\'Brien",' +
        '"telephoneNumber":"020 7946 0958","optIn":false,"termsAndConditions":true,"optInAsked":true,' +
        '"specialRequests":"| Source: Website","paymentNonce":null,"captchaToken":null}',
    )
  })

  it('are a group with a name', async () => {
    const diner = await sitsAt('Booking')
    await diner.finds('group', 'Dietary requirements')
    expect(diner.within('group', 'Dietary requirements').getsAll('checkbox')).to.have.length(4)
  })

  it("are shown in a brand's wording, and sent by their names", async () => {
    const diner = await sitsAt('Booking', { 'dietary-requirements.nutAllergy': 'Allergic to nuts' })
    await diner.clicks('checkbox', 'Allergic to nuts')
    await diner.presses('Continue')
    await diner.presses('Complete Booking')
    expect(diner.network.sent('POST *')[0]!.body).to.deep.include({ dietaryRequirements: ['nutAllergy'] })
  })

  it('restart.clears: "Edit your booking" keeps them, a completed one does not', async () => {
    const diner = await sitsAt('Booking')
    await diner.clicks('checkbox', 'Nut allergy')
    await diner.presses(/Edit your booking/)
    await diner.sees(() => diner.kernel.choices.set({ confirmed: true }))
    expect(await diner.finds('checkbox', 'Nut allergy')).to.have.property('checked', true)
    await diner.sees(() => diner.kernel.navigation.complete())
    await diner.sees(() => diner.kernel.choices.set({ ...atDetails, journey: 'Booking' }))
    expect(await diner.finds('checkbox', 'Nut allergy')).to.have.property('checked', false)
  })
})
