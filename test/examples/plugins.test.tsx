import { expect } from 'chai'
import tea from '../../examples/plugins/afternoon-tea'
import diet from '../../examples/plugins/dietary-requirements'
import adultsParty from '../../plugins/adults-party'
import booking from '../../plugins/booking'
import enquiry from '../../plugins/enquiry'
import kidsParty from '../../plugins/kids-party'
import start from '../../plugins/start'
import { anna, atDetails } from '../kit/booking'
import { renderPlugins } from '../kit/diner'
import { enquiryBody, venue } from '../kit/fixtures'
import { threshold } from '../kit/stand-ins'

const answers = { 'POST /api/enquiries/create': enquiryBody('ME-77') }
const journeys = ['Booking', 'Enquiry', 'KidsPartyEnquiry', 'AdultsPartyEnquiry', 'AfternoonTea']
const plugins = [threshold, booking, enquiry, kidsParty, adultsParty, tea, diet]

/** At the details of a journey. */
const sitsAt = (journey: string, messages = {}) =>
  renderPlugins({ plugins, answers, brand: { messages }, first: { ...atDetails, journey, customer: anna } })
type Diner = Awaited<ReturnType<typeof sitsAt>>

/** Sends what is filled in, and returns what is sent. */
async function sends(diner: Diner) {
  await diner.presses('Continue')
  await diner.presses(/^Complete/)
  expect(diner.faults).to.deep.equal([])
  return diner.network.sent('POST *')[0]!.body
}

const which = 'Which tea would you like?'

describe('example: afternoon tea', () => {
  it('is a journey from its button to its reference, which sends its field', async () => {
    const diner = await renderPlugins({
      plugins: [start, booking, enquiry, tea],
      answers,
      brand: { journeys: ['Booking', 'AfternoonTea'] },
      first: { venue: venue(), customer: anna },
    })
    await diner.presses('Afternoon Tea Enquiry')
    await diner.choosesDay('Saturday 28 November 2026')
    await diner.selects('Hour', '19')
    await diner.presses('Continue')
    await diner.finds('heading', 'Your afternoon tea')
    expect(diner.reads()).to.include('Afternoon tea on Saturday 28 November at 19:00 for 2 people')
    await diner.selects(which, 'With Prosecco')
    await diner.types('What are you celebrating?', 'Sixty "years"')
    const body = await sends(diner)
    expect(body).to.deep.include({ afternoonTea: { tea: 'prosecco', occasion: 'Sixty "years"' } })
    await diner.finds('heading', 'Thank you for your enquiry.')
    expect(diner.reads()).to.include('ME-77')
  })

  it('details.continue: a tea must be chosen: the field says so on blur, and Continue leads there', async () => {
    const diner = await sitsAt('AfternoonTea')
    const select = await diner.finds('combobox', which)
    await diner.sees(() => select.focus())
    await diner.keys('{Tab}')
    expect(select.ariaInvalid).to.equal('true')
    await diner.presses('Continue')
    await diner.clicks('link', 'Please choose a tea')
    expect(document.activeElement).to.equal(select)
    await diner.selects(which, 'Classic')
    expect(diner.reads()).to.not.include('Please choose a tea')
  })

  it('restart.clears: "Edit your booking" keeps the answers', async () => {
    const diner = await sitsAt('AfternoonTea')
    await diner.selects(which, 'With Prosecco')
    await diner.presses(/Edit your booking/)
    await diner.sees(() => diner.kernel.choices.set({ confirmed: true }))
    expect(await diner.finds('combobox', which)).to.have.property('value', 'prosecco')
  })
})

describe('example: dietary requirements', () => {
  for (const journey of journeys) {
    it(`are asked for and sent in ${journey}, and a tea in its own journey alone`, async () => {
      const diner = await sitsAt(journey)
      await diner.clicks('checkbox', 'Nut allergy')
      await diner.clicks('checkbox', 'Vegan')
      expect(diner.has('combobox', which)).to.equal(journey === 'AfternoonTea')
      if (journey === 'AfternoonTea') await diner.selects(which, 'Classic')
      expect(await sends(diner)).to.deep.include({ dietaryRequirements: ['vegan', 'nutAllergy'] })
    })
  }

  it("are a group in a brand's wording, and sent by their names; taken back they are none", async () => {
    const diner = await sitsAt('Booking', { 'dietary-requirements.nutAllergy': 'Allergic to nuts' })
    await diner.finds('group', 'Dietary requirements')
    expect(diner.within('group', 'Dietary requirements').getsAll('checkbox')).to.have.length(4)
    await diner.clicks('checkbox', 'Allergic to nuts')
    await diner.clicks('checkbox', 'Allergic to nuts')
    expect(await sends(diner)).to.deep.include({ dietaryRequirements: [] })
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
