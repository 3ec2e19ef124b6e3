import { expect } from 'chai'
import start from '../../../plugins/start'
import { atSlot } from '../../kit/booking'
import { removeWidget, renderWidget } from '../../kit/diner'
import { sessionsBody, slotBody, venue } from '../../kit/fixtures'
import { enquiry, table } from '../../kit/stand-ins'

const group = {
  plugins: [start, table, enquiry],
  brand: { journeys: ['Booking'] },
  first: { ...atSlot, adults: -1, venue: venue({ bookingConfiguration: { 'step2-message': 'Hi' } }) },
}

describe('start: a group of 15 and more', () => {
  afterEach(removeWidget)

  it('decisions, "Step 1": becomes the brand’s group journey on Continue, without a check', async () => {
    const diner = await renderWidget(group)
    await diner.presses('Continue')
    await diner.finds('heading', 'Your Enquiry Details')
    expect(diner.network.sent('GET /api/venues/searchavailability/*')).to.be.empty
  })

  it('decisions, "Step 1": for that venue, date and time, still as -1', async () => {
    const diner = await renderWidget(group)
    await diner.presses('Continue')
    expect(diner.kernel.facts).to.include({ date: '2026-11-28', time: '19:30', guests: -1 })
    expect(diner.kernel.facts.venue?.id).to.equal('cork')
  })

  it('section 2, "Summary bar": it reads "15+"', async () => {
    const diner = await renderWidget(group)
    await diner.presses('Continue')
    expect(diner.reads()).to.include('Enquiry for Saturday 28 November at 19:30 for 15+ people')
  })

  it('decisions, "Step 1": Back returns with the group and every other choice intact', async () => {
    const diner = await renderWidget(group)
    await diner.presses('Continue')
    await diner.presses('Back')
    expect(await diner.finds('combobox', 'Guests')).to.have.property('value', '-1')
    expect(diner.kernel.facts).to.include({ date: '2026-11-28', time: '19:30' })
  })

  it('decisions, "Step 1": after Back, a number that a table takes is a booking again', async () => {
    const diner = await renderWidget(group)
    await diner.presses('Continue')
    await diner.presses('Back')
    await diner.selects('Guests', '4')
    await diner.selects('Hour', '19')
    await diner.presses('Continue')
    await diner.finds('heading', 'Your Details')
  })

  it('section 2, "Time": it may choose a time that only takes enquiries', async () => {
    const slots = [slotBody(1900), slotBody(2000, false, true), slotBody(2100, false)]
    const answers = { 'GET /api/sessions/availability/*': sessionsBody(slots) }
    const diner = await renderWidget({ ...group, answers, first: { ...group.first, time: null } })
    await diner.finds('option', '20')
    expect(diner.offers('Hour')).to.deep.equal(['–', '19', '20'])
  })

  it('contract, "Events": the slot that Back returns to is not reported again', async () => {
    const diner = await renderWidget({ ...group, first: { ...group.first, time: null } })
    await diner.selects('Hour', '19')
    await diner.presses('Continue')
    await diner.presses('Back')
    expect(diner.kernel.facts.time).to.equal('19:00')
    expect(diner.events.filter(({ name }) => name === 'slot')).to.have.lengthOf(1)
  })
})
