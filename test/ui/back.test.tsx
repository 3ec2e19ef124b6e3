import { expect } from 'chai'
import booking from '../../plugins/booking'
import start from '../../plugins/start'
import { anna, atDetails } from '../kit/booking'
import { goHome, sitDown } from '../kit/diner'

const plugins = [start, booking]
const first = { ...atDetails, adults: 4, customer: anna }

describe('ui: Back', () => {
  afterEach(goHome)

  it('section 2, "Back button": leads from the details to step 1', async () => {
    const diner = await sitDown({ plugins, first })
    await diner.clicks('button', 'Back')
    await diner.finds('heading', 'Find your table')
    expect(diner.has('button', 'Back')).to.be.false
  })

  it('decisions, "Step 1": keeps every choice', async () => {
    const diner = await sitDown({ plugins, first })
    await diner.clicks('button', 'Back')
    const { venue, date, time, guests, customer } = diner.kernel.facts
    expect({ venue, date, time, guests, customer }).to.deep.equal({
      venue: first.venue,
      date: '2026-11-28',
      time: '19:30',
      guests: 4,
      customer: anna,
    })
  })

  it('decisions, "Step 1": the kept details are there again after Continue', async () => {
    const diner = await sitDown({ plugins, first })
    await diner.clicks('button', 'Back')
    await diner.clicks('button', 'Continue')
    expect(await diner.finds('textbox', 'First Name')).to.have.property('value', 'Anna')
  })

  it('complaint 8: waits while a booking is being sent', async () => {
    const diner = await sitDown({
      plugins,
      first: { ...first, detailsConfirmed: true },
      answers: { 'POST /api/bookings/create': () => new Promise(() => undefined) },
    })
    await diner.clicks('button', 'Complete Booking')
    expect(diner.alive('button', 'Back')).to.be.false
  })
})
