import { expect } from 'chai'
import start from '../../../plugins/start'
import { removeWidget, renderWidget } from '../../kit/diner'
import { sessionsBody, slotBody, venue } from '../../kit/fixtures'
import { enquiry, party, table } from '../../kit/stand-ins'

// It is Friday 20 November 2026, 9:00 in Dublin.
const plugins = [start, table, enquiry, party]
const first = { venue: venue(), journey: 'KidsPartyEnquiry', adults: 1, children: 8 }
const slots = [slotBody(845), slotBody(900), slotBody(915), slotBody(2000, false, true)]
const answers = { 'GET /api/sessions/availability/*': sessionsBody(slots) }

describe('start: 48 hours for parties', () => {
  afterEach(removeWidget)

  it('decisions, "Step 1": days before now + 48 h are disabled', async () => {
    const diner = await renderWidget({ plugins, first })
    await diner.presses(/^Date/)
    await diner.finds('button', 'Sunday 22 November 2026')
    expect(diner.isEnabled('button', 'Saturday 21 November 2026')).to.be.false
    expect(diner.isEnabled('button', 'Sunday 22 November 2026')).to.be.true
  })

  it('decisions, "Step 1": on the first open day so are the times before it', async () => {
    const diner = await renderWidget({ plugins, first: { ...first, date: '2026-11-22' }, answers })
    await diner.selects('Hour', '09')
    expect(diner.offers('Hour')).to.deep.equal(['–', '09', '20'])
    expect(diner.offers('Minute')).to.deep.equal(['–', '00', '15'])
  })

  it('decisions, "Step 1": on the day after it all times are there', async () => {
    const diner = await renderWidget({ plugins, first: { ...first, date: '2026-11-23' }, answers })
    await diner.finds('option', '20')
    expect(diner.offers('Hour')).to.deep.equal(['–', '08', '09', '20'])
  })

  it('decisions, "Today": by the restaurant’s clock where the brand names a zone', async () => {
    const brand = { timeZone: 'America/New_York' }
    const diner = await renderWidget({ plugins, first: { ...first, date: '2026-11-22' }, answers, brand })
    await diner.finds('option', '20')
    expect(diner.offers('Hour')).to.deep.equal(['–', '08', '09', '20'])
  })

  it('section 5, "Date": a day chosen before the party is cleared where it is too soon', async () => {
    const early = { venue: venue(), date: '2026-11-21' }
    const diner = await renderWidget({ plugins, first: early })
    await diner.presses('Kids Pizza Making Party Enquiry')
    expect(diner.kernel.facts.date).to.equal(null)
  })

  it('section 5, "Date": one that is far enough ahead is kept', async () => {
    const diner = await renderWidget({ plugins, first: { venue: venue(), date: '2026-11-22' } })
    await diner.presses('Kids Pizza Making Party Enquiry')
    expect(diner.kernel.facts.date).to.equal('2026-11-22')
  })

  it('decisions, "Today": by the restaurant’s clock it may be far enough ahead', async () => {
    // There it is Thursday, 22:00.
    const brand = { timeZone: 'Pacific/Pago_Pago' }
    const diner = await renderWidget({ plugins, first: { venue: venue(), date: '2026-11-21' }, brand })
    await diner.presses('Kids Pizza Making Party Enquiry')
    expect(diner.kernel.facts.date).to.equal('2026-11-21')
  })

  it('section 5, "Date": a slot that is confirmed stays, though its day has come too near', async () => {
    const late = { ...first, date: '2026-11-21', time: '20:00', confirmed: true }
    const diner = await renderWidget({ plugins, first: late })
    await diner.finds('heading', 'Your Enquiry Details')
    expect(diner.kernel.facts).to.include({ date: '2026-11-21', time: '20:00' })
  })

  it('section 5, "Date": a table may be booked for today', async () => {
    const booking = { venue: venue(), journey: 'Booking', date: '2026-11-20' }
    const diner = await renderWidget({ plugins, first: booking, answers })
    await diner.finds('option', '08')
    expect(diner.offers('Hour')).to.deep.equal(['–', '08', '09'])
  })

  it('section 2, "Time": a party may choose a slot that only takes enquiries', async () => {
    const diner = await renderWidget({ plugins, first: { ...first, date: '2026-11-25' }, answers })
    await diner.finds('option', '20')
    expect(diner.offers('Hour')).to.include('20')
  })
})
