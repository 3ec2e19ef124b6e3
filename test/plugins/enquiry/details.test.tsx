import { expect } from 'chai'
import { anna, atDetails } from '../../kit/booking'
import { venue } from '../../kit/fixtures'
import { general, removeWidget, group, input, onlyCork, plugins, renderWidget, tasting } from './tables'

const message = 'Complete your details below and our restaurant team will get back to you within 48 hours'
const contacts = 'The restaurant will contact you about a table for 15 or more.'

describe('enquiry: step 6', () => {
  afterEach(removeWidget)

  it('section 4, "Step selection": a general enquiry is there at once', async () => {
    const diner = await renderWidget({ plugins, first: general })
    await diner.finds('heading', 'YOUR ENQUIRY DETAILS')
    expect(diner.events).to.deep.include({ name: 'step', detail: { name: 'enquiry-details', number: 6 } })
  })

  it('section 4, "Step selection": a party’s waits for its slot', async () => {
    const first = { ...atDetails, journey: 'Tasting', confirmed: false }
    const diner = await renderWidget({ plugins: [...plugins, tasting], first })
    await diner.finds('heading', 'Welcome')
    await diner.sees(() => diner.kernel.choices.set({ confirmed: true }))
    await diner.finds('heading', 'YOUR TASTING')
  })

  it('section 2, step 6: has the title of its journey', async () => {
    const diner = await renderWidget({
      plugins: [...plugins, tasting],
      first: { ...atDetails, journey: 'Tasting' },
    })
    await diner.finds('heading', 'YOUR TASTING')
    expect(diner.has('heading', 'YOUR ENQUIRY DETAILS')).to.be.false
  })

  it('section 2, step 6: says when the answer comes', async () => {
    const diner = await renderWidget({ plugins, first: general })
    await diner.finds('heading', 'YOUR ENQUIRY DETAILS')
    expect(diner.reads()).to.include(message)
    expect(diner.reads()).to.not.include(contacts)
  })

  it('section 4, "Continue": a group reads first that the restaurant will contact them', async () => {
    const diner = await renderWidget(group)
    await diner.finds('heading', 'YOUR ENQUIRY DETAILS')
    expect(diner.reads()).to.include(`${contacts}${message}`)
  })

  it('section 2, step 6: a journey has room above the fields', async () => {
    const diner = await renderWidget({
      plugins: [...plugins, tasting],
      first: { ...atDetails, journey: 'Tasting' },
    })
    await diner.finds('heading', 'What you taste')
    expect(diner.reads()).to.match(/within 48 hours.*What you taste.*First Name/)
  })

  it('section 2, step 6: "Continue" leads to "Complete Enquiry"', async () => {
    const diner = await renderWidget({ ...group, first: { ...group.first, customer: anna } })
    await diner.presses('Continue')
    await diner.finds('button', 'Complete Enquiry')
  })

  it('decisions, "General enquiry": only a general one asks for day, time and guests', async () => {
    const diner = await renderWidget(group)
    await diner.finds('textbox', 'First Name')
    expect(diner.reads()).to.not.match(/(Date|Time|Guests) \(optional\)/)
    await diner.sees(() => diner.kernel.choices.set({ ...general, venue: venue(), confirmed: false }))
    for (const label of ['Date (optional)', 'Time (optional)', 'Guests (optional)'])
      expect(input(label)).to.have.property('required', false)
  })

  it('section 1: a journey that the host has locked begins here, by its own name', async () => {
    const diner = await renderWidget({ plugins: [...plugins, tasting, onlyCork] })
    await diner.sees(() => {
      diner.kernel.choices.choose('Enquiry')
      diner.kernel.choices.set({ journeyLocked: true })
    })
    await diner.finds('heading', 'YOUR ENQUIRY DETAILS')
    expect(diner.kernel.facts.guests).to.equal(0)
    expect(diner.has('button', 'Choose Booking Type')).to.be.false
  })

  it('section 2, "Back button": leads back to where the journey was chosen', async () => {
    const diner = await renderWidget({ plugins: [...plugins, tasting] })
    await diner.finds('heading', 'Welcome')
    await diner.sees(() => diner.kernel.choices.choose('Enquiry'))
    await diner.presses('Back')
    await diner.finds('heading', 'Welcome')
  })
})
