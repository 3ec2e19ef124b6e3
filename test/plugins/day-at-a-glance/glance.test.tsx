import { expect } from 'chai'
import sinon from 'sinon'
import { definePlugin } from 'tavola'
import { Place } from 'tavola/controls'
import glance from '../../../plugins/day-at-a-glance'
import { summaryOf } from '../../../src/kernel/screen/summary'
import { enquiry, page, table } from '../../kit/stand-ins'
import { chooses, closed, day, failing, namesIn, places, sees, sitting, withOffers } from './setup'
// Last: it looks for the kit's document when it loads.
import { fireEvent } from '@testing-library/react'

const forever = () => new Promise(() => undefined)

describe('day-at-a-glance: the times', () => {
  it('name.date, name.glance: every time is a radio under its sitting’s name, full ones say so', async () => {
    const diner = await sees()
    await diner.presses('3 more times')
    expect(namesIn(diner, 'Lunch')).to.deep.equal(['12:30', '13:00 full'])
    expect(namesIn(diner, 'Dinner')).to.deep.equal(['18:30', '19:30', '20:00 enquire'])
    expect(diner.reads()).to.not.include('The times of step 1')
    // WCAG 2.4.3: all sittings are one answer, one group of radios with one stop of Tab.
    const times = [...document.querySelectorAll<HTMLInputElement>('.glance-times input')]
    expect([times.length, new Set(times.map(({ name }) => name)).size]).to.deep.equal([5, 1])
  })

  it('time.full: full times are chosen like any other, and say that they are full', async () => {
    const diner = await sees()
    await diner.presses('3 more times')
    for (const [name, time, said] of [
      ['13:00 full', '13:00', '13:00 is fully booked. See other times and restaurants.'],
      ['20:00 enquire', '20:00', '20:00 is available on request.'],
    ] as const) {
      await diner.clicks('radio', name)
      expect(diner.kernel.facts.time).to.equal(time)
      expect(diner.reads()).to.include(said)
    }
  })

  it('WCAG 1.4.1: the chosen chip alone has the look of one, without selectors that old browsers lack', async () => {
    const diner = await sees()
    const chosen = () =>
      [...document.querySelectorAll('.glance-times .chip')].flatMap((chip) =>
        chip.matches('.chip-chosen[part="chip chip-chosen"]') ? chip.textContent!.trim() : [],
      )
    expect(chosen()).to.deep.equal([])
    for (const name of ['12:30', '13:00 full']) {
      await diner.clicks('radio', name)
      expect(chosen()).to.deep.equal([name])
    }
  })

  it('a press on one of many times renders the two that it changes', async () => {
    const times = Array.from(
      { length: 40 },
      (_, index) => `${12 + Math.floor(index / 4)}:${(index % 4) * 15 || '00'}`,
    )
    const diner = await sees({ sessions: [sitting('Day', ...times)] })
    await diner.presses('31 more times')
    await diner.clicks('radio', '13:00')
    const { formats } = diner.kernel.catalogue
    const time = sinon.spy(formats, 'time')
    await diner.clicks('radio', '14:15')
    const shown = new Set(time.args.flat())
    time.restore()
    expect([...shown].sort()).to.deep.equal(['13:00', '14:15'])
  })

  it('time.after-midnight-sent: its chips come last, with their day, and send the chosen day', async () => {
    const late = { ...sitting('Dinner', '00:30', '19:30', '23:30-'), startTime: 1900, endTime: 100 }
    const diner = await sees({ sessions: [late] })
    expect(namesIn(diner, 'Dinner')).to.deep.equal(['19:30', '00:30 Sat', '23:30 full'])
    await diner.clicks('radio', '00:30 Sat')
    expect(diner.kernel.facts).to.include({ date: '2026-11-20', time: '00:30' })
    expect(summaryOf(diner.kernel)).to.equal('Booking on Friday 20 November at 00:30 Sat for 2 people')
  })

  it('body.session: a title is marked with the language of the back end; without one it is our Time', async () => {
    const diner = await sees({}, { brand: { backEndLanguage: 'it' } })
    expect(diner.gets('text', 'Lunch')).to.include({ lang: 'it', dir: 'auto' })
    await chooses(diner, { sessions: [sitting(' ', '12:30', '13:00')] })
    expect(namesIn(diner, 'Time')).to.deep.equal(['12:30', '13:00'])
    expect(diner.gets('text', 'Time').lang).to.equal('')
  })

  it('WCAG 2.4.3: a focused time that goes with its day leaves the focus at the times, another stays', async () => {
    const diner = await sees()
    const guests = diner.gets('radio', '2')
    guests.focus()
    await chooses(diner, { date: '2026-11-21', sessions: null })
    expect(document.activeElement).to.equal(guests)
    await chooses(diner, { sessions: day })
    await diner.clicks('radio', '18:30')
    await chooses(diner, { date: '2026-11-22', sessions: null })
    expect(document.activeElement).to.equal(document.querySelector('.glance-times'))
  })
})

describe('day-at-a-glance: the room of the times', () => {
  it('is kept while restaurant or times are fetched, and holds no times for a screen reader', async () => {
    const diner = await sees({ venue: null, date: null, sessions: null })
    expect(places()).to.equal(0)
    await diner.sees(() => void diner.kernel.tasks.run(forever))
    expect(places()).to.equal(10)
    expect(document.querySelectorAll('[aria-hidden="true"] .glance-skeleton')).to.have.length(10)
    expect(diner.has('radio', /:/)).to.equal(false)
    await diner.sees(() => diner.kernel.choices.choose(null))
    expect(places()).to.equal(0)
  })

  it('is none without a journey, or for times that did not load, or that a day does not have', async () => {
    const diner = await sees({ journey: null, sessions: null })
    for (const [choice, room, queries] of [
      [{}, 0],
      [{ journey: 'Booking' }, 10],
      [{}, 0, failing],
      [{ sessions: [] }, 0],
      [{ sessions: day }, 0],
    ] as const) {
      await chooses(diner, choice, queries)
      expect(places(), JSON.stringify(choice)).to.equal(room)
    }
  })

  it('WCAG 2.4.3: a press on it leaves the focus where it is', async () => {
    await sees({ sessions: null })
    expect(fireEvent.mouseDown(document.querySelector('.glance-skeleton')!)).to.be.false
  })

  const reopening = { venue: closed('2026-12-24'), date: '2026-12-24' }
  for (const [what, facts, over, rooms] of [
    ['of a restaurant that is closed today has room for what there is instead', reopening, withOffers, 1],
    ['has none where there is nothing instead', reopening, {}, 0],
    ['has none where the restaurant is open', {}, withOffers, 0],
  ] as const)
    it(what, async () => {
      await sees({ ...facts, sessions: null }, over)
      const instead = document.querySelectorAll('.glance-times .glance-instead').length
      expect([places(), instead]).to.deep.equal([10, rooms])
    })

  it('hides the line below it while times come, and leaves its room to the note where there are none', async () => {
    const Start = () => (
      <div className="start">
        <Place name="date" fallback={<p>Date</p>} />
        <Place name="time" />
        <Place name="times-note" fallback={<p>The note of step 1</p>} />
        <Place name="after-choices" />
      </div>
    )
    const start = definePlugin({
      id: 'start',
      steps: [{ id: 'start', priority: 'base', when: () => true, load: page('Choose', Start) }],
    })
    const diner = await sees({ sessions: null }, { plugins: [start, glance, table, enquiry] })
    for (const [sessions, part] of [
      [null, '.start > .glance-coming'],
      [[], '.start > .glance-without'],
      [day, ''],
    ] as const) {
      await chooses(diner, { sessions })
      const found = [...document.querySelectorAll('.glance-coming, .glance-without')]
      expect(found.map((one) => part !== '' && one.matches(part))).to.deep.equal(part ? [true] : [])
    }
  })
})
