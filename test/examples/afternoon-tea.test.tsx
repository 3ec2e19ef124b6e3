import { expect } from 'chai'
import tea from '../../examples/plugins/afternoon-tea'
import booking from '../../plugins/booking'
import enquiry from '../../plugins/enquiry'
import start from '../../plugins/start'
import { anna, atSlot } from '../kit/booking'
import { renderPlugins } from '../kit/diner'
import { enquiryBody, venue } from '../kit/fixtures'

const create = 'POST /api/enquiries/create'
const answers = { [create]: enquiryBody('ME-77') }
const cork = venue({ bookingConfiguration: { 'step4-requireMinAge': 'true' } })
const plugins = [start, booking, enquiry, tea]
const journeys = ['Booking', 'AfternoonTea']

/** At its details, which nothing was typed into. */
const atTea = { ...atSlot, venue: cork, journey: 'AfternoonTea', confirmed: true }

describe('example: afternoon tea', () => {
  it('is a journey from its button to its reference', async () => {
    const first = { venue: cork, customer: anna }
    const diner = await renderPlugins({ plugins, answers, brand: { journeys }, first })
    await diner.presses('Afternoon Tea Enquiry')
    await diner.presses(/^Date/)
    await diner.presses('Saturday 28 November 2026')
    await diner.selects('Hour', '19')
    await diner.presses('Continue')
    await diner.finds('heading', 'Your afternoon tea')
    expect(diner.reads()).to.include('Afternoon tea on Saturday 28 November at 19:00 for 2 people')
    await diner.selects('Which tea would you like?', 'With Prosecco')
    await diner.types('What are you celebrating? (optional)', 'Sixty years')
    await diner.presses('Continue')
    await diner.presses('Complete Enquiry')
    await diner.finds('heading', 'Thank you for your enquiry.')
    expect(diner.reads()).to.include('ME-77')
    expect(diner.faults).to.deep.equal([])
  })

  it('its field is sent with those of every enquiry, to the byte', async () => {
    const diner = await renderPlugins({ plugins, answers, first: { ...atTea, customer: anna } })
    await diner.selects('Which tea would you like?', 'Classic')
    await diner.types('What are you celebrating? (optional)', 'Nothing "special"')
    await diner.presses('Continue')
    await diner.presses('Complete Enquiry')
    expect(JSON.stringify(diner.network.sent(create)[0]!.body)).to.equal(
      '{"venueId":"cork","date":"2026-11-28","time":"1930","guests":2,"children":0,' +
        '"email":"anna.o\'brien@example.ie","firstName":"Anna","lastName":"O\'Brien",' +
        '"telephoneNumber":"020 7946 0958","optIn":false,"termsAndConditions":true,"optInAsked":true,' +
        '"specialRequests":"| Source: Website","ocassionType":null,' +
        '"afternoonTea":{"tea":"classic","occasion":"Nothing \\"special\\""}}',
    )
  })

  it('details.continue: a tea must be chosen, which the field says on blur', async () => {
    const diner = await renderPlugins({ plugins, first: { ...atTea, customer: anna } })
    const select = await diner.finds('combobox', 'Which tea would you like?')
    await diner.sees(() => select.focus())
    await diner.keys('{Tab}')
    expect(diner.reads()).to.include('Please choose a tea')
    expect(select.ariaInvalid).to.equal('true')
    await diner.selects('Which tea would you like?', 'Classic')
    expect(diner.reads()).to.not.include('Please choose a tea')
  })

  it('Continue leads to the missing tea, and continues once it is chosen', async () => {
    const diner = await renderPlugins({ plugins, first: { ...atTea, customer: anna } })
    await diner.presses('Continue')
    await diner.clicks('link', 'Please choose a tea')
    expect(document.activeElement).to.equal(diner.gets('combobox', 'Which tea would you like?'))
    await diner.selects('Which tea would you like?', 'Classic')
    await diner.presses('Continue')
    await diner.finds('button', 'Complete Enquiry')
  })

  it('restart.clears: "Edit your booking" keeps the answers', async () => {
    const diner = await renderPlugins({ plugins, first: { ...atTea, customer: anna } })
    await diner.selects('Which tea would you like?', 'With Prosecco')
    await diner.presses(/Edit your booking/)
    await diner.presses('Continue')
    expect(await diner.finds('combobox', 'Which tea would you like?')).to.have.property('value', 'prosecco')
  })

  for (const journey of ['Booking', 'Enquiry']) {
    it(`asks nothing in the journey ${journey}`, async () => {
      const diner = await renderPlugins({ plugins, first: { ...atTea, journey, customer: anna } })
      await diner.finds('button', 'Continue')
      expect(diner.has('combobox', 'Which tea would you like?')).to.be.false
      expect(diner.isEnabled('button', 'Continue')).to.be.true
    })
  }
})
