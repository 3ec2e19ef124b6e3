import { expect } from 'chai'
import type { Session } from 'tavola'
import { dayTimes } from 'tavola/time'
import type { GlanceContext } from '../../../plugins/day-at-a-glance'
import { nearestTimes, sittingsOf, wishOf } from '../../../plugins/day-at-a-glance/nearest-times'
import { type Diner } from '../../kit/diner'
import { chooses, day, described, first, isChecked, namesIn, sees, sitting } from './setup'

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
  it('are the nine nearest, in the order of the clock, of one sitting: that of the nearest time', () => {
    expect(nearest('19:00', ...longDay)).to.deep.equal(quarters(18, 9))
    expect(nearestTimes(timesOf(...longDay), '15:00').title).to.equal('Lunch')
    expect(nearest('15:00', ...longDay)).to.deep.equal(quarters(11, 16).slice(-9))
    expect(nearest('16:30', ...longDay)).to.deep.equal(quarters(17, 9))
    // Every one of a short sitting.
    expect(nearest('12:30', ...day)).to.deep.equal(['12:30', '13:00-'])
  })

  it('are those that can be booked, then full ones', () => {
    const dinner = sitting('Dinner', '18:30-', '19:00-', '19:30', '20:00?', '20:30')
    expect(nearest('19:00', dinner)).to.deep.equal(['19:30', '20:30', '18:30-', '19:00-', '20:00-'])
  })

  it('name the two nearest full ones, however many can be booked', () => {
    const times = quarters(17, 20).map((time) =>
      ['17:00', '18:45', '19:00', '19:15', '21:00'].includes(time) ? `${time}-` : time,
    )
    const free = ['17:45', '18:00', '18:15', '18:30', '19:30', '19:45', '20:00']
    expect(nearest('19:00', sitting('Dinner', ...times))).to.deep.equal([...free, '18:45-', '19:00-'])
  })

  it('fill their nine with full ones, where few can be booked', () => {
    const full = quarters(17, 20).map((time) => (time === '17:00' ? time : `${time}-`))
    const shown = nearest('19:00', sitting('Dinner', ...full))
    expect(shown).to.have.length(9)
    expect(shown[0]).to.equal('17:00')
    expect(shown).to.include('19:00-')
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

  for (const [what, wished, expected] of [
    ['is the chosen one', wish({ time: '18:15', wishedTime: '20:00' }), '18:15'],
    ['else the one that was asked for before or by the page', wish({ wishedTime: '20:00' }), '20:00'],
    ['else 12:30 today before noon', wish({}, '11:59'), '12:30'],
    ['else 19:00', wish({}, '12:00'), '19:00'],
    ['is 19:00 on another day', wish({ date: '2026-11-21' }), '19:00'],
    ['is that of the brand’s lunch', wish({}, '09:00', { lunch: '13:00' }), '13:00'],
    ['is that of the brand’s dinner', wish({}, '18:00', { dinner: '20:30' }), '20:30'],
  ] as const)
    it(what, () => void expect(wished).to.equal(expected))
})

const times = (diner: Diner) =>
  diner.getsAll('radio').flatMap((one) => /^\d\d:\d\d$/.exec((one as HTMLInputElement).value)?.[0] ?? [])

describe('day-at-a-glance: the times that are shown', () => {
  it('those nearest to the wished one are shown, and the rest of all sittings after one press', async () => {
    const diner = await sees({ sessions: longDay })
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
    const diner = await sees({ sessions: longDay, wishedTime: '18:00' })
    expect(times(diner)).to.deep.equal(quarters(17, 9))
    await diner.clicks('radio', '19:00')
    expect(times(diner)).to.deep.equal(quarters(17, 9))
  })

  it('a time that another part has chosen is always shown, and none goes', async () => {
    const diner = await sees({ sessions: longDay, time: '14:30' })
    expect(isChecked(diner, '14:30')).to.equal(true)
    await chooses(diner, { time: '21:00' })
    expect(isChecked(diner, '21:00')).to.equal(true)
    expect(namesIn(diner, 'Lunch')).to.have.length(16)
  })

  it('the wished time of one day is that of the next', async () => {
    const diner = await sees({ sessions: longDay, time: '21:00' })
    await chooses(diner, { date: '2026-11-21', time: null, sessions: null })
    await chooses(diner, { wishedTime: '21:00', sessions: longDay })
    expect(times(diner)).to.deep.equal(quarters(17, 24).slice(12, 21))
  })

  for (const [what, wishedTime, session, away] of [
    [
      'beside a full wished time, those that can be booked say how far from it they are',
      '19:00',
      sitting('Dinner', '17:45', '19:00-', '19:30', '20:15?', '21:00'),
      {
        '17:45': '1 h 15 min earlier',
        '19:30': '30 min later',
        '21:00': '2 h later',
        '19:00 full': undefined,
        '20:15 enquire': undefined,
      },
    ],
    [
      'time.after-midnight: a time of the next morning is later',
      '23:30',
      { ...sitting('Late', '22:30', '23:30-', '00:30'), startTime: 1900, endTime: 200 },
      { '22:30': '1 h earlier', '00:30 Sat': '1 h later' },
    ],
    [
      'beside a free wished time, they don’t',
      '19:00',
      sitting('Dinner', '18:30-', '19:00', '19:30'),
      { '19:30': undefined },
    ],
  ] as const)
    it(what, async () => {
      const diner = await sees({ sessions: [session], wishedTime })
      for (const [name, said] of Object.entries(away))
        expect(described(diner.gets('radio', name)), name).to.equal(said)
    })
})
