import { expect } from 'chai'
import type { Session } from 'tavola'
import glance from '../../../plugins/day-at-a-glance'
import { removeWidget, renderWidget, type Diner } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { choosing, enquiry, party, table } from '../../kit/stand-ins'

/** A sitting; a full time is written "19:30-", one that takes enquiries "19:30?". */
const sitting = (title: string, ...times: readonly string[]) =>
  ({
    title,
    availability: times.map((text) => ({
      time: text.slice(0, 5),
      available: text.length === 5,
      useEnquiryFallback: text.endsWith('?'),
    })),
  }) as unknown as Session

const day = [sitting('Lunch', '12:30', '13:00-'), sitting('Dinner', '18:30', '19:30', '20:00?')]
const first = { venue: venue(), journey: 'Booking', date: '2026-11-20', sessions: day }
const stage = (over: object = {}) => ({ plugins: [choosing, glance, table, enquiry], first, ...over })

async function sees(over: object = {}): Promise<Diner> {
  const diner = await renderWidget(stage(over))
  await diner.waits()
  return diner
}

const namesIn = (diner: Diner, group: string) =>
  diner
    .within('radiogroup', group)
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')!.textContent.trim())

describe('day-at-a-glance', () => {
  afterEach(removeWidget)

  it('contract, "People": every time is a radio under its sitting’s name, full ones say so', async () => {
    const diner = await sees()
    expect(namesIn(diner, 'Lunch')).to.deep.equal(['12:30', '13:00 full'])
    expect(namesIn(diner, 'Dinner')).to.deep.equal(['18:30', '19:30', '20:00 enquire'])
    expect(diner.reads()).to.not.include('The times of step 1')
  })

  it('decisions, "Step 1": full times: one at a glance is chosen like any other, and says that it is full', async () => {
    const diner = await sees()
    await diner.clicks('radio', '13:00 full')
    expect(diner.kernel.facts.time).to.equal('13:00')
    expect(diner.reads()).to.include('13:00 is full. Continue to see what else there is.')
    await diner.clicks('radio', '20:00 enquire')
    expect(diner.reads()).to.include('20:00 can be asked for by an enquiry.')
  })

  it('issue 12, section 2: the first open days stand in a strip, and the first is chosen', async () => {
    const diner = await sees({ first: { ...first, date: null, sessions: null } })
    const days = namesIn(diner, 'Date').map((name) => name.split(' ')[0])
    expect(days).to.deep.equal(['Today', 'Tomorrow', 'Sun', 'Mon'])
    expect(diner.kernel.facts.date).to.equal('2026-11-20')
    expect(diner.get('radio', /^Today/)).to.have.property('checked', true)
  })

  it('issue 12, section 2: a brand may leave the day to the diner', async () => {
    const brand = { options: { 'day-at-a-glance': { firstDay: false, days: 2 } } }
    const diner = await sees({ brand, first: { ...first, date: null, sessions: null } })
    expect(diner.kernel.facts.date).to.equal(null)
    expect(namesIn(diner, 'Date')).to.have.length(2)
    await diner.clicks('radio', /^Tomorrow/)
    expect(diner.kernel.facts.date).to.equal('2026-11-21')
  })

  it('section 5, "Date": days on which the restaurant is closed are not among them', async () => {
    const closed = venue({ closedFrom: '2026-11-20', closedTo: '2026-11-24' })
    const diner = await sees({ first: { ...first, venue: closed, date: null, sessions: null } })
    expect(namesIn(diner, 'Date')[0]).to.include('Tuesday 24 November 2026')
    expect(diner.kernel.facts.date).to.equal('2026-11-24')
  })

  it('contract, "People": the date button with its calendar stands beside the strip', async () => {
    const diner = await sees({ first: { ...first, date: '2026-11-28' } })
    expect(diner.has('button', 'Date')).to.equal(true)
    expect(diner.within('radiogroup', 'Date').queryAllByRole('radio', { checked: true })).to.have.length(0)
  })

  it('section 2, "Guests": 1 to 8 are chips; "More" brings the list with all of them', async () => {
    const diner = await sees()
    expect(namesIn(diner, 'Guests').slice(0, 8)).to.deep.equal(['1', '2', '3', '4', '5', '6', '7', '8'])
    await diner.clicks('radio', '4')
    expect(diner.kernel.facts.guests).to.equal(4)
    await diner.clicks('button', 'More')
    await diner.selects('Guests', '12')
    expect(diner.kernel.facts.guests).to.equal(12)
  })

  it('section 2, "Guests": 15 or more are a chip too, named as in the list', async () => {
    const diner = await sees()
    await diner.clicks('radio', '15+ Group Booking Enquiry')
    expect(diner.kernel.facts.guests).to.equal(-1)
    expect(diner.get('radio', '15+ Group Booking Enquiry')).to.have.property('checked', true)
    expect(diner.has('combobox', 'Guests')).to.equal(false)
    expect(diner.reads()).to.include('For 15 or more you send an enquiry.')
  })

  it('section 2, "Guests": a brand without a journey for groups has no such chip', async () => {
    const diner = await sees({ plugins: [choosing, glance, table] })
    expect(namesIn(diner, 'Guests')).to.have.length(8)
  })

  it('section 2, "Guests": of parties the part of step 1 stays', async () => {
    const journey = 'KidsPartyEnquiry'
    const diner = await sees({ plugins: [choosing, glance, party, enquiry], first: { ...first, journey } })
    expect(diner.has('combobox', 'Guests')).to.equal(true)
    expect(diner.has('radiogroup', 'Guests')).to.equal(false)
  })

  it('issue 12, section 2: of a very long day the earliest times wait behind a press', async () => {
    const quarters = [...Array(48).keys()].map((index) => {
      const [hour, minute] = [10 + Math.floor(index / 4), (index % 4) * 15]
      return `${hour}:${String(minute).padStart(2, '0')}`
    })
    const diner = await sees({ first: { ...first, sessions: [sitting('All day', ...quarters)] } })
    expect(namesIn(diner, 'All day')[0]).to.equal('13:15')
    await diner.clicks('button', '13 earlier times')
    expect(namesIn(diner, 'All day')).to.have.length(48)
  })

  it('decisions, "Step 1": the same time again: where it is taken, a line says so', async () => {
    const diner = await sees({ first: { ...first, wishedTime: '19:00' } })
    expect(diner.reads()).to.include('19:00 is taken.')
    await diner.clicks('radio', '19:30')
    expect(diner.reads()).to.not.include('is taken')
  })

  it('section 8: that the times did not come is said by step 1, until others do', async () => {
    const diner = await sees({ first: { ...first, sessions: null } })
    expect(diner.reads()).to.include('The times are on their way.').and.not.include('The note of step 1')
    await diner.sees(() => diner.kernel.fail({ code: 'widget.availabilityFailed', values: { venue: '' } }))
    expect(diner.reads()).to.include('The note of step 1').and.not.include('The times are on their way.')
    await diner.sees(() => diner.kernel.set({ sessions: day }))
    expect(diner.reads()).to.not.include('The note of step 1')
    await diner.sees(() => diner.kernel.set({ sessions: null }))
    expect(diner.reads()).to.not.include('The note of step 1')
  })

  it('section 8: a check that fails is none of the times', async () => {
    const diner = await sees()
    await diner.sees(() => diner.kernel.fail({ code: 'widget.availabilityFailed', values: { venue: '' } }))
    expect(namesIn(diner, 'Lunch')).to.have.length(2)
    expect(diner.reads()).to.not.include('The note of step 1')
  })

  it('issue 12, section 2: of a day without times step 1 says it', async () => {
    const diner = await sees({ first: { ...first, sessions: [] } })
    expect(diner.reads()).to.include('The note of step 1')
  })

  it('section 2, step 1: without a restaurant nothing can be chosen yet', async () => {
    const diner = await sees({ first: { journey: 'Booking' } })
    expect(diner.isEnabled('radio', /^Today/)).to.equal(false)
    expect(diner.has('radiogroup', 'Dinner')).to.equal(false)
  })
})
