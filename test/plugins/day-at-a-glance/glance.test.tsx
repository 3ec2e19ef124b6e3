import { expect } from 'chai'
import sinon from 'sinon'
import { summaryOf } from '../../../src/kernel/summary'
import { removeWidget } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { enquiry, party, choosing } from '../../kit/stand-ins'
import glance from '../../../plugins/day-at-a-glance'
import { day, first, namesIn, sees, sitting } from './setup'

describe('day-at-a-glance', () => {
  it('name.date, name.glance: every time is a radio under its sitting’s name, full ones say so', async () => {
    const diner = await sees()
    await diner.presses('3 more times')
    expect(namesIn(diner, 'Lunch')).to.deep.equal(['12:30', '13:00 full'])
    expect(namesIn(diner, 'Dinner')).to.deep.equal(['18:30', '19:30', '20:00 enquire'])
    expect(diner.reads()).to.not.include('The times of step 1')
  })

  it('time.full: full times: one at a glance is chosen like any other, and says that it is full', async () => {
    const diner = await sees()
    await diner.clicks('radio', '13:00 full')
    expect(diner.kernel.facts.time).to.equal('13:00')
    expect(diner.reads()).to.include('13:00 is fully booked. See other times and restaurants.')
    await diner.presses('3 more times')
    await diner.clicks('radio', '20:00 enquire')
    expect(diner.reads()).to.include('20:00 is available on request.')
  })

  it('WCAG 1.4.1: the chosen chip alone has the look of one, without the selectors that old browsers lack', async () => {
    const diner = await sees()
    const chosen = () =>
      [...document.querySelectorAll('.glance-times .chip-chosen')].map(({ textContent }) =>
        textContent!.trim(),
      )
    expect(chosen()).to.deep.equal([])
    await diner.clicks('radio', '12:30')
    expect(chosen()).to.deep.equal(['12:30'])
    await diner.clicks('radio', '13:00 full')
    expect(chosen()).to.deep.equal(['13:00 full'])
  })

  it('a press on one of many times renders the two that it changes', async () => {
    const times = Array.from(
      { length: 40 },
      (_, index) => `${12 + Math.floor(index / 4)}:${(index % 4) * 15 || '00'}`,
    )
    const diner = await sees({ first: { ...first, sessions: [sitting('Day', ...times)] } })
    await diner.presses('31 more times')
    await diner.clicks('radio', '13:00')
    const { formats } = diner.kernel.catalogue
    const time = sinon.spy(formats, 'time')
    await diner.clicks('radio', '14:15')
    const shown = new Set(time.args.flat())
    time.restore()
    expect([...shown].sort()).to.deep.equal(['13:00', '14:15'])
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

  it('time.past: a first day whose times have all passed is replaced too', async () => {
    const now = () => new Date('2026-11-20T20:30:00Z')
    const diner = await sees({ first: { ...first, date: null, sessions: null }, now })
    await diner.sees(() => diner.kernel.choices.set({ sessions: day }))
    expect(diner.kernel.facts.date).to.equal('2026-11-21')
  })

  it('time.zone-named: it is named once beside the chips where the diner has another clock', async () => {
    const diner = await sees({ device: { timeZone: 'America/New_York' } })
    await diner.waits()
    expect(diner.reads().split('Times are in Ireland Time (GMT).')).to.have.length(2)
  })

  it('time.after-midnight-sent: its chips come last, with their day, and send the chosen day', async () => {
    const late = { ...sitting('Dinner', '00:30', '19:30', '23:30-'), startTime: 1900, endTime: 100 }
    const diner = await sees({ first: { ...first, sessions: [late] } })
    expect(namesIn(diner, 'Dinner')).to.deep.equal(['19:30', '00:30 Sat', '23:30 full'])
    await diner.clicks('radio', '00:30 Sat')
    expect(diner.kernel.facts).to.include({ date: '2026-11-20', time: '00:30' })
    expect(summaryOf(diner.kernel)).to.equal('Booking on Friday 20 November at 00:30 Sat for 2 people')
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

  it('date.closure: days on which the restaurant is closed are not among them', async () => {
    const closed = venue({ closedFrom: '2026-11-20', closedTo: '2026-11-24' })
    const diner = await sees({ first: { ...first, venue: closed, date: null, sessions: null } })
    expect(namesIn(diner, 'Date')[0]).to.equal('Tue 24 November 2026')
    expect(diner.kernel.facts.date).to.equal('2026-11-24')
  })

  it('date.month-written: the strip writes a day of another month with its month', async () => {
    const closed = venue({ closedFrom: '2026-11-20', closedTo: '2026-11-30' })
    const diner = await sees({ first: { ...first, venue: closed, date: null, sessions: null } })
    expect(namesIn(diner, 'Date')).to.deep.equal([
      'Mon 30 November 2026',
      'Tue 1 Dec 2026',
      'Wed 2 Dec 2026',
      'Thu 3 Dec 2026',
    ])
  })

  it('in American English the strip has the month first, and the times 12 hours', async () => {
    const brand = { locale: 'en-US', options: { 'day-at-a-glance': { lunch: '19:00' } } }
    const diner = await sees({ brand })
    expect(namesIn(diner, 'Date').slice(2)).to.deep.equal(['Sun, Nov 22 2026', 'Mon, Nov 23 2026'])
    expect(namesIn(diner, 'Dinner')).to.deep.equal(['6:30 PM', '7:30 PM', '8:00 PM enquire'])
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

  it('name.date: the date button is beside the strip, and is chosen for other days', async () => {
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

  it('WCAG 2.4.3: for a day without a chip Tab stops at its button alone', async () => {
    const diner = await sees({ first: { ...first, date: '2026-11-28' } })
    const button = diner.gets('button', 'Date')
    const days = diner.within('radiogroup', 'Date').getsAll('radio')
    expect(days.map(({ tabIndex }) => tabIndex)).to.deep.equal([-1, -1, -1, -1])
    button.focus()
    await diner.keys('{ArrowRight}')
    expect(document.activeElement).to.equal(button)
    await diner.keys('{ArrowLeft}')
    expect(document.activeElement).to.equal(days.at(-1))
    expect(diner.kernel.facts.date).to.equal('2026-11-28')
    await diner.keys(' ')
    expect(diner.kernel.facts.date).to.equal('2026-11-23')
    expect(days.map(({ tabIndex }) => tabIndex)).to.deep.equal([0, 0, 0, 0])
  })

  it('WCAG 2.4.3: all sittings are one answer, one group of radios with one stop of Tab', async () => {
    const diner = await sees()
    await diner.presses('3 more times')
    const names = ['Lunch', 'Dinner'].flatMap((sitting) =>
      diner
        .within('radiogroup', sitting)
        .getsAll('radio')
        .map((radio) => (radio as HTMLInputElement).name),
    )
    expect(new Set(names).size).to.equal(1)
  })

  it('guests.list: 1 to 6 are chips; "7+" brings the list with all of them', async () => {
    const diner = await sees()
    expect(namesIn(diner, 'Guests')).to.deep.equal(['1', '2', '3', '4', '5', '6'])
    await diner.clicks('radio', '4')
    expect(diner.kernel.facts.guests).to.equal(4)
    await diner.presses('7+ more guests')
    expect(document.activeElement).to.equal(diner.gets('combobox', 'Guests'))
    await diner.selects('Guests', '12')
    expect(diner.kernel.facts.guests).to.equal(12)
  })

  it('guests.list: a group and numbers without a chip are in the list, which stays once it is there', async () => {
    const diner = await sees({ first: { ...first, adults: -1 } })
    expect(diner.has('combobox', 'Guests')).to.equal(true)
    expect(diner.has('radiogroup', 'Guests')).to.equal(false)
    expect(diner.reads()).to.include('For 15 or more, send an enquiry.')
    removeWidget()
    const other = await sees({ first: { ...first, adults: 12 } })
    await other.selects('Guests', '2')
    expect(other.kernel.facts.guests).to.equal(2)
    expect(document.activeElement).to.equal(other.gets('combobox', 'Guests'))
  })

  it('guests.list: of parties the part of step 1 stays', async () => {
    const journey = 'KidsPartyEnquiry'
    const diner = await sees({ plugins: [choosing, glance, party, enquiry], first: { ...first, journey } })
    expect(diner.has('combobox', 'Guests')).to.equal(true)
    expect(diner.has('radiogroup', 'Guests')).to.equal(false)
  })

  it('time.same-again: the same time again: where it is not free, the nearest two are one press away', async () => {
    const diner = await sees({ first: { ...first, wishedTime: '19:00' } })
    expect(diner.reads()).to.include("19:00 isn't free. Try 18:30 or 19:30")
    await diner.presses('19:30')
    expect(diner.kernel.facts.time).to.equal('19:30')
    expect(diner.reads()).to.not.include("isn't free")
    expect(document.activeElement).to.equal(diner.gets('radio', '19:30'))
  })

  it('the same time again: one free time is offered alone', async () => {
    const sessions = [sitting('Dinner', '18:30', '19:00-')]
    const diner = await sees({ first: { ...first, sessions, wishedTime: '19:00' } })
    expect(diner.reads()).to.include("19:00 isn't free. Try 18:30")
  })
})
