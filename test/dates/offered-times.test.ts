import { expect } from 'chai'
import type { Session } from 'tavola'
import {
  dayOfTime,
  hoursOf,
  minutesApart,
  minutesTo,
  nearestFree,
  offeredTimes,
  timeName,
  wallTime,
} from 'tavola/time'
import { formatsIn } from '../../src/locale/formats'
import { blankSelection } from '../../src/kernel/core/facts'

const slot = (time: string, available = true, useEnquiryFallback = false) => ({
  time,
  available,
  useEnquiryFallback,
})
type Context = Parameters<typeof offeredTimes>[0]
const journey = { name: 'Booking', outcome: 'booking', defaults: { adults: 2, children: 0 } }

/** The times of a day with these sittings. */
function offered(sittings: readonly (readonly ReturnType<typeof slot>[])[], over: object = {}) {
  const sessions = sittings.map((availability) => ({ title: '', availability }))
  const facts = { ...blankSelection, guests: 2, date: '2026-11-22', sessions }
  const now = () => new Date('2026-11-20T09:00:00Z')
  return offeredTimes({
    facts,
    journey,
    brand: { timeZone: 'Europe/Dublin' },
    now,
    ...over,
  } as unknown as Context)
}
/** A session with its times, as the back end sends them: from 19:00 to 1:00, or as `over` says. */
const late = (availability: readonly ReturnType<typeof slot>[], over: object = {}) =>
  ({ title: 'Late', startTime: 1900, endTime: 100, availability, ...over }) as unknown as Session
const on = (sessions: readonly Session[], date = '2026-11-28') => ({ date, sessions })
const times = (...given: Parameters<typeof offered>) => offered(...given)?.map(({ time }) => time)

describe('The offered times', () => {
  it('time.slots: the free times, each once and in order, from the first sitting that has it', () => {
    const dinner = [slot('19:30', false), slot('19:00'), slot('20:00')]
    const late = [slot('19:30'), slot('19:00'), slot('20:15', false)]
    expect(times([dinner, late])).to.deep.equal(['19:00', '19:30', '20:00'])
    expect(offered([dinner, late])![1]!.slot).to.equal(late[0])
    expect(offered([dinner, late])![0]!.slot).to.equal(dinner[1])
  })

  it('time.slots: all times if none is free', () => {
    const full = [slot('20:00', false), slot('19:00', false), slot('20:00', false)]
    expect(offered([full])!.map(({ time, free }) => [time, free])).to.deep.equal([
      ['19:00', false],
      ['20:00', false],
    ])
  })

  it('the notice of a party is calculated once, and not for each of 1,000 slots', () => {
    const minutes = Array.from({ length: 1_000 }, (_, index) => index)
    const hhmm = (index: number) =>
      [Math.floor(index / 60), index % 60].map((part) => String(part).padStart(2, '0')).join(':')
    let asked = 0
    const now = () => (asked++, new Date('2026-11-20T09:00:00Z'))
    const party = { ...journey, noticeHours: 48 }
    const day = [minutes.map((index) => slot(hhmm(index)))]
    expect(times(day, { journey: party, now })!.at(0)).to.equal('09:00')
    expect(asked).to.equal(1)
    expect(times(day)).to.have.length(1_000)
  })

  it("time.past: those of today are not offered, by the restaurant's clock", () => {
    const day = [[slot('12:00'), slot('17:59', false), slot('18:00'), slot('20:00')]]
    const now = () => new Date('2026-11-20T18:00:30Z')
    const at = (date: string, timeZone: string) =>
      times(day, {
        now,
        brand: { timeZone },
        facts: { ...blankSelection, date, sessions: [{ title: '', availability: day[0] }] },
      })
    expect(at('2026-11-20', 'Europe/Dublin')).to.deep.equal(['18:00', '20:00'])
    expect(at('2026-11-20', 'Europe/Rome')).to.deep.equal(['20:00'])
    expect(at('2026-11-21', 'Europe/Dublin')).to.deep.equal(['12:00', '18:00', '20:00'])
  })
})

describe('Times after midnight', () => {
  const evening = late([slot('00:30'), slot('19:00'), slot('00:00', false), slot('23:30')])
  const facts = (date: string, ...sessions: Session[]) => ({ ...blankSelection, guests: 2, date, sessions })

  it('time.after-midnight: in a session that ends past midnight they come last', () => {
    expect(times([], { facts: facts('2026-11-28', evening) })).to.deep.equal(['19:00', '23:30', '00:30'])
  })

  it('time.after-midnight: they have the name of their day, and the others have none', () => {
    const name = (time: string, locale: string) =>
      timeName({ facts: on([evening]), formats: formatsIn(locale) }, time)
    expect(['23:30', '00:00', '00:30'].map((time) => name(time, 'en-IE'))).to.deep.equal([
      '23:30',
      '00:00 Sun',
      '00:30 Sun',
    ])
    expect(name('00:30', 'en-US')).to.equal('12:30 AM Sun')
    expect(name('00:30', 'it')).to.equal('00:30 dom')
  })

  for (const [startTime, endTime, time, isNextDay] of [
    [1900, 100, '00:30', true],
    ['1900', '0100', '00:30', true],
    ['19:00', '01:00:00', '00:30', true],
    ['2026-11-28T19:00:00', '2026-11-29T01:00:00', '00:30', true],
    [1900, 2500, '00:30', true],
    [2200, 2630, '02:30', true],
    [1900, 0, '00:30', true],
    [1900, 600, '05:30', true],
    [1900, null, '00:30', true],
    // Around the clock: from midnight, from breakfast, and from 6 to 6.
    [0, 2400, '00:30', false],
    ['00:00', '23:59', '04:30', false],
    [0, 0, '00:30', false],
    [0, null, '00:30', false],
    [600, 600, '05:30', true],
    [600, 600, '06:00', false],
    ['07:00:00', '02:00:00', '07:00', false],
    ['7:00:00', '2:00:00', '01:30', true],
    [0, 500, '00:30', false],
    [0, 200, '00:30', false],
    [1200, 2200, '00:30', false],
    ['noon', 'late', '04:30', true],
  ] as const) {
    const whose = isNextDay ? 'the next day’s' : 'the day’s own'
    it(`time.round-the-clock: ${time} from ${startTime} to ${endTime} is ${whose}`, () => {
      const day = on([late([slot(time)], { startTime, endTime })])
      expect(dayOfTime(day, time)).to.equal(isNextDay ? '2026-11-29' : '2026-11-28')
    })
  }

  const allDay = late([slot('00:30'), slot('15:00')], { startTime: 0, endTime: 2400 })
  const early = late([slot('00:00'), slot('00:30', false), slot('04:30')], { startTime: 0, endTime: 500 })
  const night = late([slot('22:00'), slot('00:30'), slot('05:30')], { startTime: 2200, endTime: 600 })
  for (const [what, sessions, names] of [
    ['open round the clock', [allDay], ['00', '15']],
    ['a session past five', [night], ['22', '00 Sun', '05 Sun']],
    ['an hour of both days', [early, night], ['00 Sat', '04', '22', '00 Sun', '05 Sun']],
    ['sessions without hours', [late([slot('00:30'), slot('05:30')], { startTime: null })], ['05', '00 Sun']],
  ] as const)
    it(`time.round-the-clock: ${what}: an hour is labelled as its times are`, () => {
      const facts = on(sessions)
      const times = sessions
        .flatMap(({ availability }) => availability.flatMap((one) => (one.available ? one.time : [])))
        .sort((one, other) => (wallTime(facts, one) < wallTime(facts, other) ? -1 : 1))
      const hours = hoursOf({ facts, formats: formatsIn('en-IE') }, times)
      expect(hours.map(({ name }) => name)).to.deep.equal(names)
      expect(new Set(hours.map(({ id }) => id))).to.have.property('size', names.length)
      expect(hours.flatMap((hour) => hour.times)).to.deep.equal(times)
    })

  it('time.same-again: a time that is not listed belongs to the session that it is within', () => {
    const unlisted = (sessions: readonly Session[], time: string) => dayOfTime(on(sessions), time).slice(8)
    expect(unlisted([allDay], '00:15')).to.equal('28')
    expect(unlisted([late([slot('12:00')], { startTime: 1200, endTime: 1500 }), night], '00:15')).to.equal(
      '29',
    )
    expect(minutesApart('00:15', '23:30', [allDay])).to.equal(23 * 60 + 15)
    expect(minutesTo('23:30', '05:30', [night])).to.equal(360)
  })

  it('time.after-midnight: where no session tells, a time before 5:00 is after midnight', () => {
    const silent = late([slot('00:30'), slot('08:00')], { startTime: null })
    expect(wallTime(on([silent]), '00:30')).to.equal('2026-11-29 00:30')
    expect(wallTime(on([silent]), '08:00')).to.equal('2026-11-28 08:00')
    expect(dayOfTime({ date: '2026-12-31', sessions: null }, '04:59')).to.equal('2027-01-01')
    expect(dayOfTime({ date: '2026-12-31', sessions: null }, '05:00')).to.equal('2026-12-31')
  })

  it('time.past: on the evening itself they have not passed', () => {
    const now = () => new Date('2026-11-28T23:00:00Z')
    expect(times([], { facts: facts('2026-11-28', evening), now })).to.deep.equal(['23:30', '00:30'])
  })

  it("party.48-hours: they are within a party's notice as the day that they fall on is", () => {
    const now = () => new Date('2026-11-26T23:45:00Z')
    const party = { ...journey, noticeHours: 48 }
    expect(times([], { facts: facts('2026-11-28', evening), now, journey: party })).to.deep.equal(['00:30'])
  })

  it('time.same-again: the nearest free times are in the order of the evening', () => {
    expect(minutesApart('23:30', '00:30')).to.equal(60)
    expect(minutesApart('00:30', '19:30')).to.equal(300)
    const day = offered([], { facts: facts('2026-11-28', evening) })!
    expect(nearestFree(day, '00:00')).to.deep.equal(['23:30', '00:30'])
    expect(nearestFree(day, '19:30')).to.deep.equal(['19:00', '23:30'])
  })
})
