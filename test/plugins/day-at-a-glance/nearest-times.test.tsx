import { expect } from 'chai'
import { dayTimes, type Session } from 'tavola'
import type { GlanceContext } from '../../../plugins/day-at-a-glance/model'
import { nearestTimes, sittingsOf, wishOf } from '../../../plugins/day-at-a-glance/nearest-times'
import { type Diner } from '../../kit/diner'
import { later } from '../../kit/network'
import { day, first, namesIn, sees, sitting } from './setup'

const quarters = (from: number, count: number) =>
  [...Array(count).keys()].map(
    (index) => `${from + Math.floor(index / 4)}:${String((index % 4) * 15).padStart(2, '0')}`,
  )
const longDay = [sitting('Lunch', ...quarters(11, 16)), sitting('Dinner', ...quarters(17, 24))]

const timesOf = (...sessions: readonly Session[]) =>
  dayTimes({
    facts: { ...first, sessions },
    journey: null,
    brand: { timeZone: 'Europe/Dublin' },
    now: () => new Date('2026-11-20T09:00Z'),
  } as unknown as GlanceContext)!
const nearest = (wish: string, ...sessions: readonly Session[]) =>
  nearestTimes(timesOf(...sessions), wish).times.map(({ time, free }) => (free ? time : `${time}-`))

describe('day-at-a-glance: the times nearest to the wished one', () => {
  it('are the nine nearest, in the order of the clock', () => {
    expect(nearest('19:00', ...longDay)).to.deep.equal(quarters(18, 9))
  })

  it('are of one sitting: that of the nearest time', () => {
    expect(nearestTimes(timesOf(...longDay), '15:00').title).to.equal('Lunch')
    expect(nearest('15:00', ...longDay)).to.deep.equal(quarters(11, 16).slice(-9))
    expect(nearest('16:30', ...longDay)).to.deep.equal(quarters(17, 9))
  })

  it('are those that can be booked, then full ones', () => {
    const dinner = sitting('Dinner', '18:30-', '19:00-', '19:30', '20:00?', '20:30')
    expect(nearest('19:00', dinner)).to.deep.equal(['19:30', '20:30', '18:30-', '19:00-', '20:00-'])
  })

  it('name the two nearest full ones, however many can be booked', () => {
    const times = quarters(17, 20).map((time) =>
      ['17:00', '18:45', '19:00', '19:15', '21:00'].includes(time) ? `${time}-` : time,
    )
    expect(nearest('19:00', sitting('Dinner', ...times))).to.deep.equal([
      '17:45',
      '18:00',
      '18:15',
      '18:30',
      '19:30',
      '19:45',
      '20:00',
      '18:45-',
      '19:00-',
    ])
  })

  it('fill their nine with full ones, where few can be booked', () => {
    const full = quarters(17, 20).map((time) => (time === '17:00' ? time : `${time}-`))
    const shown = nearest('19:00', sitting('Dinner', ...full))
    expect(shown).to.have.length(9)
    expect(shown[0]).to.equal('17:00')
    expect(shown).to.include('19:00-')
  })

  it('are every one of a short sitting', () => {
    expect(nearest('12:30', ...day)).to.deep.equal(['12:30', '13:00-'])
  })

  it('all sittings are in the order of their first times', () => {
    expect(sittingsOf(timesOf(...[...longDay].reverse())).map(({ title }) => title)).to.deep.equal([
      'Lunch',
      'Dinner',
    ])
  })
})

describe('day-at-a-glance: the wished time', () => {
  /** On Friday, in Dublin. */
  const wish = (facts: object, at = '09:00', options: object = {}) =>
    wishOf({
      facts: { time: null, wishedTime: null, date: '2026-11-20', ...facts },
      options: { lunch: '12:30', dinner: '19:00', ...options },
      brand: { timeZone: 'Europe/Dublin' },
      now: () => new Date(`2026-11-20T${at}:00Z`),
    } as unknown as GlanceContext)

  it('is the chosen one, else the one that was asked for before or by the page', () => {
    expect(wish({ time: '18:15', wishedTime: '20:00' })).to.equal('18:15')
    expect(wish({ wishedTime: '20:00' })).to.equal('20:00')
  })

  it('is 12:30 today before noon, else 19:00', () => {
    expect(wish({}, '11:59')).to.equal('12:30')
    expect(wish({}, '12:00')).to.equal('19:00')
    expect(wish({ date: '2026-11-21' }, '09:00')).to.equal('19:00')
  })

  it('is of the brand’s lunch and dinner', () => {
    const hours = { lunch: '13:00', dinner: '20:30' }
    expect(wish({}, '09:00', hours)).to.equal('13:00')
    expect(wish({}, '18:00', hours)).to.equal('20:30')
  })
})

const shown = (diner: Diner) => diner.getsAll('radio').flatMap((one) => (one as HTMLInputElement).value)
const times = (diner: Diner) => shown(diner).filter((value) => /^\d\d:\d\d$/.test(value))

describe('day-at-a-glance: the times that are shown', () => {
  it('those nearest to the wished one are shown, and the rest of all sittings after one press', async () => {
    const diner = await sees({ first: { ...first, sessions: longDay } })
    expect(namesIn(diner, 'Lunch')).to.deep.equal(quarters(11, 16).slice(2, 11))
    expect(diner.has('radiogroup', 'Dinner')).to.equal(false)
    await diner.presses('31 more times')
    expect(namesIn(diner, 'Lunch')).to.deep.equal(quarters(11, 16))
    expect(namesIn(diner, 'Dinner')).to.deep.equal(quarters(17, 24))
    expect(diner.has('button', /more$/)).to.equal(false)
    // The button is gone: the focus goes on to the first of the times that it brought.
    expect(document.activeElement).to.equal(diner.gets('radio', '11:00'))
    expect(diner.kernel.facts.time).to.equal(null)
  })

  it('a time that is chosen moves no other', async () => {
    const diner = await sees({ first: { ...first, sessions: longDay, wishedTime: '18:00' } })
    const before = times(diner)
    expect(before).to.deep.equal(quarters(17, 9))
    await diner.clicks('radio', '19:00')
    expect(times(diner)).to.deep.equal(before)
  })

  it('a time that another part has chosen is always shown, and none goes', async () => {
    const diner = await sees({ first: { ...first, sessions: longDay, time: '14:30' } })
    expect(diner.gets('radio', '14:30')).to.have.property('checked', true)
    await diner.sees(() => diner.kernel.choices.set({ time: '21:00' }))
    expect(diner.gets('radio', '21:00')).to.have.property('checked', true)
    expect(namesIn(diner, 'Lunch')).to.have.length(16)
  })

  it('the wished time of one day is that of the next', async () => {
    const diner = await sees({ first: { ...first, sessions: longDay, time: '21:00' } })
    await diner.sees(() => diner.kernel.choices.set({ date: '2026-11-21', time: null, sessions: null }))
    await diner.sees(() => diner.kernel.choices.set({ wishedTime: '21:00', sessions: longDay }))
    expect(times(diner)).to.deep.equal(quarters(17, 24).slice(12, 21))
  })

  /** What a screen reader reads after a time, which is beside it for all others. */
  const described = (diner: Diner, name: string) => {
    const id = diner.gets('radio', name).getAttribute('aria-describedby')
    return id && document.getElementById(id)!.textContent
  }

  it('beside a full wished time, those that can be booked say how far from it they are', async () => {
    const dinner = sitting('Dinner', '17:45', '19:00-', '19:30', '20:15?', '21:00')
    const diner = await sees({ first: { ...first, sessions: [dinner], wishedTime: '19:00' } })
    expect(described(diner, '17:45')).to.equal('1 h 15 min earlier')
    expect(described(diner, '19:30')).to.equal('30 min later')
    expect(described(diner, '21:00')).to.equal('2 h later')
    expect(described(diner, '19:00 full')).to.equal(null)
    expect(described(diner, '20:15 enquire')).to.equal(null)
  })

  it('time.after-midnight: a time of the next morning is later', async () => {
    const late = { ...sitting('Late', '22:30', '23:30-', '00:30'), startTime: 1900, endTime: 200 }
    const diner = await sees({ first: { ...first, sessions: [late], wishedTime: '23:30' } })
    expect([described(diner, '22:30'), described(diner, '00:30 Sat')]).to.deep.equal([
      '1 h earlier',
      '1 h later',
    ])
  })

  it('beside a free wished time, they don’t', async () => {
    const dinner = sitting('Dinner', '18:30-', '19:00', '19:30')
    const diner = await sees({ first: { ...first, sessions: [dinner], wishedTime: '19:00' } })
    expect(described(diner, '19:30')).to.equal(null)
  })

  it('while they are loading, as many places are kept, which are no times to a screen reader', async () => {
    const diner = await sees({ first: { ...first, journey: null, sessions: null } })
    const places = () => [...document.querySelectorAll('.glance-skeleton')]
    expect(places()).to.have.length(0)
    const coming = later()
    await diner.sees(() => diner.kernel.choices.choose('Booking'))
    await diner.sees(() => void diner.kernel.tasks.run(coming.answer))
    expect(places()).to.have.length(10)
    expect(places().every((one) => one.closest('[aria-hidden="true"]'))).to.equal(true)
    expect(times(diner)).to.deep.equal([])
    await diner.sees(() => coming.come(null))
    await diner.sees(() => diner.kernel.choices.set({ sessions: longDay }))
    expect(places()).to.have.length(0)
    expect(times(diner)).to.have.length(9)
  })

  it('none are kept for times that could not be loaded, or that a day does not have', async () => {
    const diner = await sees({ first: { ...first, sessions: null, sessionsFailed: true } })
    expect(document.querySelector('.glance-skeleton')).to.equal(null)
    await diner.sees(() => diner.kernel.choices.set({ sessions: [], sessionsFailed: false }))
    expect(document.querySelector('.glance-skeleton')).to.equal(null)
  })
})
