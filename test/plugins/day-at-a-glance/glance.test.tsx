import { expect } from 'chai'
import type { Session } from 'tavola'
import glance from '../../../plugins/day-at-a-glance'
import { removeWidget, renderWidget, type Diner } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { later } from '../../kit/network'
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

  it('issue 12, section 2: a first day without sittings gives way to the next of the strip, a diner’s never', async () => {
    const diner = await sees({ first: { ...first, date: null, sessions: null } })
    await diner.sees(() => diner.kernel.set({ sessions: [] }))
    expect(diner.kernel.facts.date).to.equal('2026-11-21')
    await diner.sees(() => diner.kernel.set({ sessions: day }))
    expect(diner.kernel.facts.date).to.equal('2026-11-21')
    await diner.clicks('radio', /^Today/)
    await diner.sees(() => diner.kernel.set({ sessions: [] }))
    expect(diner.kernel.facts.date).to.equal('2026-11-20')
  })

  it('issue 12, section 2: a strip without sittings ends at its last day', async () => {
    const diner = await sees({ first: { ...first, date: null, sessions: null } })
    for (let tries = 0; tries < 6; tries++) await diner.sees(() => diner.kernel.set({ sessions: [] }))
    expect(diner.kernel.facts.date).to.equal('2026-11-23')
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
    expect(namesIn(diner, 'Date')[0]).to.equal('Tue 24 November 2026')
    expect(diner.kernel.facts.date).to.equal('2026-11-24')
  })

  it('issue 12, section 2: a chip says its day once, to those who hear it with month and year', async () => {
    const diner = await sees()
    expect(namesIn(diner, 'Date')).to.deep.equal([
      'Today Friday 20 November 2026',
      'Tomorrow Saturday 21 November 2026',
      'Sun 22 November 2026',
      'Mon 23 November 2026',
    ])
  })

  it('contract, "People": the date button with its calendar stands beside the strip, and is the chosen one for other days', async () => {
    const diner = await sees({ first: { ...first, date: '2026-11-28' } })
    const classOf = () => diner.get('button', 'Date').closest('.glance-days')!.className
    expect(classOf()).to.equal('glance-days glance-outside')
    await diner.clicks('radio', /^Today/)
    expect(classOf()).to.equal('glance-days glance-inside')
    await diner.sees(() => diner.kernel.set({ date: '2026-11-28' }))
    expect(diner.within('radiogroup', 'Date').queryAllByRole('radio', { checked: true })).to.have.length(0)
  })

  it('section 2, "Guests": 1 to 8 are chips; "More" brings the list with all of them', async () => {
    const diner = await sees()
    expect(namesIn(diner, 'Guests')).to.deep.equal(['1', '2', '3', '4', '5', '6', '7', '8'])
    await diner.clicks('radio', '4')
    expect(diner.kernel.facts.guests).to.equal(4)
    await diner.clicks('button', 'More')
    expect(document.activeElement).to.equal(diner.get('combobox', 'Guests'))
    await diner.selects('Guests', '12')
    expect(diner.kernel.facts.guests).to.equal(12)
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
    expect(document.activeElement).to.equal(diner.get('radio', '10:00'))
  })

  it('decisions, "Step 1": the same time again: where it is taken, a line says so', async () => {
    const diner = await sees({ first: { ...first, wishedTime: '19:00' } })
    expect(diner.reads()).to.include('19:00 is taken.')
    await diner.clicks('radio', '19:30')
    expect(diner.reads()).to.not.include('is taken')
  })

  it('section 8: times that were asked for and did not come are said by step 1, and not before', async () => {
    const diner = await sees({ first: { ...first, sessions: null } })
    expect(diner.reads()).to.not.include('The note of step 1')
    await diner.sees(() => void diner.kernel.run(async () => undefined))
    expect(diner.reads()).to.include('The note of step 1')
  })

  it('issue 12, section 2: a day without times says so, and step 1 says what else', async () => {
    const diner = await sees({ first: { ...first, sessions: [] } })
    expect(diner.reads()).to.include('There are no times on this day.').and.include('The note of step 1')
  })

  it('issue 12, section 2: that the times are on their way is said only while they are', async () => {
    const diner = await sees({ first: { ...first, journey: null, sessions: null } })
    expect(diner.reads()).to.not.include('on their way')
    await diner.sees(() => diner.kernel.choose('Booking'))
    expect(diner.reads()).to.not.include('on their way')
    const times = later()
    await diner.sees(() => void diner.kernel.run(times.answer))
    expect(diner.reads()).to.include('The times are on their way.')
    await diner.sees(() => times.come(null))
    expect(diner.reads()).to.not.include('on their way')
  })

  it('section 2, step 1: without a restaurant nothing can be chosen yet', async () => {
    const diner = await sees({ first: { journey: 'Booking' } })
    expect(diner.isEnabled('radio', /^Today/)).to.equal(false)
    expect(diner.has('radiogroup', 'Dinner')).to.equal(false)
  })
})
