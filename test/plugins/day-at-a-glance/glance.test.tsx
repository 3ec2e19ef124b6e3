import { expect } from 'chai'
import glance from '../../../plugins/day-at-a-glance'
import start from '../../../plugins/start'
import { atSlot } from '../../kit/booking'
import { removeWidget, renderWidget, type Diner } from '../../kit/diner'
import { sessionsBody, slotBody, venue } from '../../kit/fixtures'
import { enquiry, party, table } from '../../kit/stand-ins'

const sessions = 'GET /api/sessions/availability/*'
/** Lunch and dinner; a full time is written "19:30-", one that takes enquiries "19:30?". */
const sitting = (title: string, ...times: readonly string[]) => ({
  ...sessionsBody(
    times.map((text) =>
      slotBody(Number(text.slice(0, 5).replace(':', '')), text.length === 5, text.endsWith('?')),
    ),
  ).sessions[0]!,
  title,
})
const day = { sessions: [sitting('Lunch', '12:30', '13:00-'), sitting('Dinner', '18:30', '19:30', '20:00?')] }
const first = { venue: venue(), journey: 'Booking' }
const stage = (over: object = {}) => ({
  plugins: [start, glance, table, enquiry],
  first,
  answers: { [sessions]: day },
  ...over,
})

async function sees(over: object = {}): Promise<Diner> {
  const diner = await renderWidget(stage(over))
  await diner.waits()
  await diner.waits()
  return diner
}

const namesIn = (diner: Diner, group: string) =>
  diner
    .within('radiogroup', group)
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')!.textContent!.trim())

describe('day-at-a-glance', () => {
  afterEach(removeWidget)

  it('contract, "time at a glance": every time is a radio under its sitting’s name, full ones say so', async () => {
    const diner = await sees()
    expect(namesIn(diner, 'Lunch')).to.deep.equal(['12:30', '13:00 full'])
    expect(namesIn(diner, 'Dinner')).to.deep.equal(['18:30', '19:30', '20:00 enquire'])
    expect(diner.has('combobox', 'Hour')).to.equal(false)
  })

  it('decisions, "Full times": a full one is chosen like any other, and leads on', async () => {
    const diner = await sees()
    await diner.clicks('radio', '13:00 full')
    expect(diner.kernel.facts.time).to.equal('13:00')
    expect(diner.reads()).to.include('13:00 is full. Continue to see what else there is.')
    await diner.clicks('radio', '20:00 enquire')
    expect(diner.reads()).to.include('20:00 can be asked for by an enquiry.')
    await diner.clicks('button', 'Continue')
    expect(diner.network.sent('GET /api/venues/searchavailability/cork/*')).to.have.length(1)
  })

  it('issue 12, section 2: the first open days stand in a strip, and the first is chosen', async () => {
    const diner = await sees()
    expect(namesIn(diner, 'Date').map((name) => name!.split(' ')[0])).to.deep.equal([
      'Today',
      'Tomorrow',
      'Sun',
      'Mon',
    ])
    expect(diner.kernel.facts.date).to.equal('2026-11-20')
    expect(diner.get('radio', /^Today/)).to.have.property('checked', true)
  })

  it('issue 12, section 2: a brand may leave the day to the diner', async () => {
    const diner = await sees({ brand: { options: { 'day-at-a-glance': { firstDay: false, days: 2 } } } })
    expect(diner.kernel.facts.date).to.equal(null)
    expect(namesIn(diner, 'Date')).to.have.length(2)
    await diner.clicks('radio', /^Tomorrow/)
    expect(diner.kernel.facts.date).to.equal('2026-11-21')
  })

  it('section 5, "Date": days on which the restaurant is closed are not among them', async () => {
    const closed = venue({ closedFrom: '2026-11-20', closedTo: '2026-11-24' })
    const diner = await sees({ first: { ...first, venue: closed } })
    expect(namesIn(diner, 'Date')[0]).to.include('Tuesday 24 November 2026')
    expect(diner.kernel.facts.date).to.equal('2026-11-24')
  })

  it('contract, "People": every other day is in the calendar of step 1', async () => {
    const diner = await sees()
    await diner.clicks('button', /^Date/)
    await diner.clicks('button', 'Saturday 28 November 2026')
    expect(diner.kernel.facts.date).to.equal('2026-11-28')
    expect(diner.within('radiogroup', 'Date').queryAllByRole('radio', { checked: true })).to.have.length(0)
  })

  it('section 2, "Guests": 1 to 8 are chips; "More" brings the list with all of them', async () => {
    const diner = await sees()
    expect(namesIn(diner, 'Guests')).to.deep.equal(['1', '2', '3', '4', '5', '6', '7', '8'])
    await diner.clicks('radio', '4')
    expect(diner.kernel.facts.guests).to.equal(4)
    await diner.clicks('button', 'More')
    await diner.selects('Guests', '12')
    expect(diner.kernel.facts.guests).to.equal(12)
  })

  it('section 2, "Guests": parties count adults and children as in every brand', async () => {
    const diner = await sees({
      plugins: [start, glance, party, enquiry],
      first: { ...first, journey: 'KidsPartyEnquiry' },
    })
    expect(diner.has('spinbutton', 'Adults')).to.equal(true)
  })

  it('issue 12, section 2: of a very long day the earliest times wait behind a press', async () => {
    const quarters = Array.from({ length: 48 }, (_, index) => index).map((index) => {
      const [hour, minute] = [10 + Math.floor(index / 4), (index % 4) * 15]
      return `${hour}:${String(minute).padStart(2, '0')}`
    })
    const diner = await sees({ answers: { [sessions]: { sessions: [sitting('All day', ...quarters)] } } })
    expect(namesIn(diner, 'All day')[0]).to.equal('13:15')
    await diner.clicks('button', '13 earlier times')
    expect(namesIn(diner, 'All day')).to.have.length(48)
  })

  it('decisions, "The same time again": where it is taken, the nearest two are offered', async () => {
    const diner = await sees({ first: { ...atSlot, journey: 'Booking', time: '19:00' } })
    await diner.waits()
    expect(diner.reads()).to.include('19:00 is taken: 18:30 or 19:30?')
  })

  it('issue 9, places: without a restaurant nothing can be chosen yet', async () => {
    const diner = await sees({ first: { journey: 'Booking' } })
    expect(diner.isEnabled('radio', /^Today/)).to.equal(false)
    expect(diner.has('radiogroup', 'Dinner')).to.equal(false)
  })
})
