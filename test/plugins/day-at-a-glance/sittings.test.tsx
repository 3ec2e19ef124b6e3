import { expect } from 'chai'
import { definePlugin, here } from 'tavola'
import { FieldErrorsProvider, Place, useFormProblems } from 'tavola/controls'
import glance from '../../../plugins/day-at-a-glance'
import { removeWidget } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { choosing, enquiry, page, table } from '../../kit/stand-ins'
import { day, first, namesIn, sees, sitting } from './setup'
// Last: it looks for the kit's document when it loads.
import { fireEvent } from '@testing-library/react'

const places = () => document.querySelectorAll('.glance-skeleton').length

const offers = definePlugin({
  id: 'offers',
  inserts: [{ at: 'full-day', load: here(() => <p>Something else</p>) }],
})

/** The first step, as its styles know it. */
const start = definePlugin({
  id: 'start',
  steps: [
    {
      id: 'start',
      priority: 'base',
      when: () => true,
      load: page('Choose', () => (
        <div className="start">
          <div className="start-row">
            <Place name="date" fallback={<p>Date</p>} />
          </div>
          <Place name="time" />
          <Place name="times-note" fallback={<p>The note of step 1</p>} />
        </div>
      )),
    },
  ],
})

describe('day-at-a-glance: the sittings', () => {
  it('body.session: one without a title is called Time', async () => {
    const sessions = [sitting(' ', '12:30', '13:00')]
    const diner = await sees({ first: { ...first, sessions }, brand: { backEndLanguage: 'it' } })
    expect(namesIn(diner, 'Time')).to.deep.equal(['12:30', '13:00'])
    expect(diner.gets('text', 'Time').lang).to.equal('')
  })

  it('a title is marked with the language of the back end', async () => {
    const diner = await sees({ brand: { backEndLanguage: 'it' } })
    expect(diner.gets('text', 'Lunch')).to.include({ lang: 'it', dir: 'auto' })
  })

  it('WCAG 2.4.3: a focused time that goes with its day leaves the focus at the times', async () => {
    const diner = await sees()
    await diner.clicks('radio', '12:30')
    const times = document.querySelector('.glance-times')
    expect(times!.contains(document.activeElement)).to.be.true
    await diner.sees(() => diner.kernel.choices.set({ date: '2026-11-21', sessions: null }))
    expect(document.activeElement).to.equal(document.querySelector('.glance-times'))
  })

  it('WCAG 2.4.3: a diner who is elsewhere stays there when the day changes', async () => {
    const diner = await sees()
    const guests = diner.gets('radio', '2')
    guests.focus()
    await diner.sees(() => diner.kernel.choices.set({ date: '2026-11-21', sessions: null }))
    expect(document.activeElement).to.equal(guests)
  })

  it('a restaurant that is being fetched has the room of its times, and none without a journey', async () => {
    const diner = await sees({ first: { journey: 'Booking' } })
    expect(places()).to.equal(0)
    await diner.sees(() => void diner.kernel.tasks.run(() => new Promise(() => undefined)))
    expect(places()).to.equal(10)
    await diner.sees(() => diner.kernel.choices.choose(null))
    expect(places()).to.equal(0)
  })

  it('WCAG 2.4.3: a press on the room of the times leaves the focus where it is', async () => {
    await sees({ first: { ...first, sessions: null } })
    expect(fireEvent.mouseDown(document.querySelector('.glance-skeleton')!)).to.be.false
  })

  it('a restaurant that is closed today has room for what there is instead, while its times are loading', async () => {
    const reopens = venue({ closedFrom: '2026-11-01', closedTo: '2026-12-24' })
    const closed = { ...first, venue: reopens, date: '2026-12-24', sessions: null }
    const room = () => document.querySelectorAll('.glance-times .glance-instead').length
    await sees({ plugins: [choosing, glance, offers, table, enquiry], first: closed })
    expect([places(), room()]).to.deep.equal([10, 1])
    removeWidget()
    await sees({ first: closed })
    expect([places(), room()]).to.deep.equal([10, 0])
    removeWidget()
    await sees({
      plugins: [choosing, glance, offers, table, enquiry],
      first: { ...first, sessions: null },
    })
    expect([places(), room()]).to.deep.equal([10, 0])
  })

  it('a day with a free time has no offers of others', async () => {
    const diner = await sees({ plugins: [choosing, glance, offers, table, enquiry] })
    expect(diner.within('radiogroup', 'Lunch').has('radio')).to.be.true
    expect(document.querySelector('.glance-instead')).to.equal(null)
  })

  it('the step knows what is shown, for its styles', async () => {
    const marks = () =>
      [...document.querySelectorAll('.start, .start-row')].flatMap(({ attributes }) =>
        [...attributes].map(({ name }) => name).filter((name) => name.startsWith('data-')),
      )
    const diner = await sees({
      plugins: [start, glance, table, enquiry],
      first: { ...first, sessions: null },
    })
    expect(marks()).to.deep.equal(['data-times-coming', 'data-glance'])
    await diner.sees(() => diner.kernel.choices.set({ sessions: [] }))
    expect(marks()).to.deep.equal(['data-no-times', 'data-glance'])
    await diner.sees(() => diner.kernel.choices.set({ sessions: day }))
    expect(marks()).to.deep.equal(['data-glance'])
  })
})

function GoesOn() {
  const { showAll } = useFormProblems()
  return (
    <button type="button" onClick={showAll}>
      Go on
    </button>
  )
}

describe('day-at-a-glance: what is said below the times', () => {
  it('WCAG 3.3.1: the message that no guests were chosen is there too, before the times are known', async () => {
    const asking = definePlugin({
      id: 'asking',
      messages: { guests: 'Choose how many', time: 'Choose a time' },
      validators: [
        { field: 'guests', message: 'guests', at: 'choices', valid: ({ facts }) => facts.guests > 0 },
        { field: 'time', message: 'time', at: 'choices', valid: ({ facts }) => facts.time !== null },
      ],
      steps: [
        {
          id: 'asking',
          priority: 'base',
          when: () => true,
          load: page('Choose', () => (
            <FieldErrorsProvider moment="choices">
              <Place name="times-note" />
              <GoesOn />
            </FieldErrorsProvider>
          )),
        },
      ],
    })
    const diner = await sees({
      plugins: [asking, glance, table, enquiry],
      first: { ...first, adults: 0, sessions: null },
    })
    await diner.presses('Go on')
    expect(diner.reads()).to.include('Choose how many').and.not.include('Choose a time')
    await diner.sees(() => diner.kernel.choices.set({ adults: 2 }))
    expect(diner.reads()).to.not.include('Choose how many').and.not.include('Choose a time')
  })

  const group = 'For 15 or more, send an enquiry.'

  it('guests.group-option: a group reads about its enquiry, but not beside a full time or day', async () => {
    const sessions = [sitting('Lunch', '12:30', '13:00-')]
    const note = () => document.querySelector('.note')!.textContent
    const diner = await sees({ first: { ...first, adults: -1, sessions } })
    expect(note()).to.equal(group)
    await diner.sees(() => diner.kernel.choices.set({ time: '12:30' }))
    expect(note()).to.equal(group)
    await diner.sees(() => diner.kernel.choices.set({ time: '13:00' }))
    expect(note()).to.equal('13:00 is fully booked. See other times and restaurants.')
    await diner.sees(() => diner.kernel.choices.set({ time: null, sessions: [sitting('Lunch', '13:00-')] }))
    expect(note()).to.equal('Fully booked online on this day. Choose a time to see other options.')
  })

  it('the same time again: of a full day nothing is said of it', async () => {
    const sessions = [sitting('Dinner', '19:00-', '19:30-')]
    const diner = await sees({ first: { ...first, sessions, wishedTime: '19:00' } })
    expect(diner.reads()).to.include('Fully booked online on this day.').and.not.include("isn't free")
    await diner.clicks('radio', '19:30 full')
    expect(diner.reads()).to.not.include('Choose a time to see other options.')
  })
})
