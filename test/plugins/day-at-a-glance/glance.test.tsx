import { expect } from 'chai'
import { removeWidget } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { enquiry, party, table, choosing } from '../../kit/stand-ins'
import glance from '../../../plugins/day-at-a-glance'
import { day, first, namesIn, sees, sitting } from './stage'

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
    expect(diner.reads()).to.include('13:00 is fully booked. See other times and restaurants.')
    await diner.clicks('radio', '20:00 enquire')
    expect(diner.reads()).to.include('20:00 is available on request.')
  })

  it('the first open days are in a strip, and the first is chosen', async () => {
    const diner = await sees({ first: { ...first, date: null, sessions: null } })
    const days = namesIn(diner, 'Date').map((name) => name.split(' ')[0])
    expect(days).to.deep.equal(['Today', 'Tomorrow', 'Sun', 'Mon'])
    expect(diner.kernel.facts.date).to.equal('2026-11-20')
    expect(diner.gets('radio', /^Today/)).to.have.property('checked', true)
  })

  it('a first day without sittings is replaced by the next of the strip, a diner’s choice never', async () => {
    const diner = await sees({ first: { ...first, date: null, sessions: null } })
    await diner.sees(() => diner.kernel.choices.set({ sessions: [] }))
    expect(diner.kernel.facts.date).to.equal('2026-11-21')
    await diner.sees(() => diner.kernel.choices.set({ sessions: day }))
    await diner.sees(() => diner.kernel.choices.set({ sessions: [] }))
    expect(diner.kernel.facts.date).to.equal('2026-11-21')
    await diner.clicks('radio', /^Today/)
    await diner.sees(() => diner.kernel.choices.set({ sessions: [] }))
    expect(diner.kernel.facts.date).to.equal('2026-11-20')
  })

  it('the first day is not replaced once the diner has chosen it', async () => {
    const diner = await sees({ first: { ...first, date: null, sessions: null } })
    await diner.clicks('radio', /^Tomorrow/)
    await diner.clicks('radio', /^Today/)
    await diner.sees(() => diner.kernel.choices.set({ sessions: [] }))
    expect(diner.kernel.facts.date).to.equal('2026-11-20')
  })

  it('a strip without sittings ends at its last day', async () => {
    const diner = await sees({ first: { ...first, date: null, sessions: null } })
    for (let tries = 0; tries < 6; tries++) await diner.sees(() => diner.kernel.choices.set({ sessions: [] }))
    expect(diner.kernel.facts.date).to.equal('2026-11-23')
  })

  it('a brand may leave the day to the diner', async () => {
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

  it('a chip names its day once, for screen readers with month and year', async () => {
    const diner = await sees()
    expect(namesIn(diner, 'Date')).to.deep.equal([
      'Today Friday 20 November 2026',
      'Tomorrow Saturday 21 November 2026',
      'Sun 22 November 2026',
      'Mon 23 November 2026',
    ])
  })

  it('contract, "People": the date button with its calendar is beside the strip, and is the chosen one for other days', async () => {
    const diner = await sees({ first: { ...first, date: '2026-11-28' } })
    const classOf = () => diner.gets('button', 'Date').closest('.glance-days')!.className
    expect(classOf()).to.equal('glance-days')
    await diner.clicks('radio', /^Today/)
    expect(classOf()).to.equal('glance-days glance-inside')
    await diner.sees(() => diner.kernel.choices.set({ date: '2026-11-28' }))
    expect(diner.within('radiogroup', 'Date').getsAll('radio', undefined, { checked: true })).to.have.length(
      0,
    )
  })

  it('section 2, "Guests": 1 to 8 are chips; "More" brings the list with all of them', async () => {
    const diner = await sees()
    expect(namesIn(diner, 'Guests').slice(0, 8)).to.deep.equal(['1', '2', '3', '4', '5', '6', '7', '8'])
    await diner.clicks('radio', '4')
    expect(diner.kernel.facts.guests).to.equal(4)
    await diner.presses('More')
    expect(document.activeElement).to.equal(diner.gets('combobox', 'Guests'))
    await diner.selects('Guests', '12')
    expect(diner.kernel.facts.guests).to.equal(12)
  })

  it('section 2, "Guests": 15 or more are a chip too, named as in the list, where a journey takes groups', async () => {
    expect(namesIn(await sees({ plugins: [choosing, glance, table] }), 'Guests')).to.have.length(8)
    removeWidget()
    const diner = await sees()
    await diner.clicks('radio', '15+ Group Booking Enquiry')
    expect(diner.kernel.facts.guests).to.equal(-1)
    expect(diner.gets('radio', '15+ Group Booking Enquiry')).to.have.property('checked', true)
    expect(diner.has('combobox', 'Guests')).to.equal(false)
    expect(diner.reads()).to.include('For 15 or more, send an enquiry.')
  })

  it('section 2, "Guests": of parties the part of step 1 stays', async () => {
    const journey = 'KidsPartyEnquiry'
    const diner = await sees({ plugins: [choosing, glance, party, enquiry], first: { ...first, journey } })
    expect(diner.has('combobox', 'Guests')).to.equal(true)
    expect(diner.has('radiogroup', 'Guests')).to.equal(false)
  })

  const quarters = (from: number, count: number) =>
    [...Array(count).keys()].map(
      (index) => `${from + Math.floor(index / 4)}:${String((index % 4) * 15).padStart(2, '0')}`,
    )
  const longDay = [sitting('Lunch', ...quarters(11, 16)), sitting('Dinner', ...quarters(17, 24))]

  it('a long day shows each sitting, and the rest of it after a press', async () => {
    const diner = await sees({ first: { ...first, sessions: longDay } })
    expect(namesIn(diner, 'Lunch')).to.have.members(quarters(11, 9))
    expect(namesIn(diner, 'Dinner')).to.have.length(24)
    await diner.presses('7 more Lunch')
    expect(namesIn(diner, 'Lunch')).to.have.members(quarters(11, 16))
    // The button is gone: the focus goes on to the first of the times that it brought.
    expect(document.activeElement).to.equal(diner.gets('radio', '13:15'))
    expect(diner.kernel.facts.time).to.equal(null)
  })

  it('one very long sitting shows its latest times first', async () => {
    const diner = await sees({ first: { ...first, sessions: [sitting('All day', ...quarters(10, 48))] } })
    expect(namesIn(diner, 'All day')).to.have.members(quarters(10, 48).slice(14))
    await diner.presses('14 more All day')
    expect(namesIn(diner, 'All day')).to.have.length(48)
    expect(document.activeElement).to.equal(diner.gets('radio', '10:00'))
  })

  it('a chosen time is always shown, and no other replaces it', async () => {
    const diner = await sees({ first: { ...first, sessions: longDay, time: '14:30' } })
    expect(diner.gets('radio', '14:30')).to.have.property('checked', true)
    await diner.clicks('radio', '19:00')
    expect(namesIn(diner, 'Lunch')).to.have.length(16)
  })

  it('decisions, "Step 1": the same time again: where it is not free, the nearest two are one press away', async () => {
    const diner = await sees({ first: { ...first, wishedTime: '19:00' } })
    expect(diner.reads()).to.include("19:00 isn't free. Try 18:30 or 19:30")
    await diner.presses('19:30')
    expect(diner.kernel.facts.time).to.equal('19:30')
    expect(diner.reads()).to.not.include("isn't free")
    expect(document.activeElement).to.equal(diner.gets('radio', '19:30'))
  })

  it('decisions, "Step 1": the same time again: one free time is offered alone', async () => {
    const sessions = [sitting('Dinner', '18:30', '19:00-')]
    const diner = await sees({ first: { ...first, sessions, wishedTime: '19:00' } })
    expect(diner.reads()).to.include("19:00 isn't free. Try 18:30")
  })
})
