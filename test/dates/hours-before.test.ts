import { expect } from 'chai'
import { hoursBefore, momentOf } from 'tavola'

const rows: [day: string, time: string, timeZone: string, earlier: string][] = [
  ['2026-11-28', '19:30', 'Europe/Dublin', '2026-11-26 19:30'],
  ['2026-03-01', '00:15', 'Europe/Dublin', '2026-02-27 00:15'],
  ['2027-01-02', '12:00', 'America/New_York', '2026-12-31 12:00'],
  // The clocks go forward, and back, on these Sundays: 48 hours are not two days of the calendar.
  ['2026-03-30', '19:30', 'Europe/Dublin', '2026-03-28 18:30'],
  ['2026-10-26', '19:30', 'Europe/Dublin', '2026-10-24 20:30'],
  ['2026-10-25', '12:00', 'Europe/Dublin', '2026-10-23 13:00'],
  ['2026-03-29', '12:00', 'Europe/Dublin', '2026-03-27 11:00'],
  ['2026-11-28', '08:00', 'Pacific/Kiritimati', '2026-11-26 08:00'],
  ['2026-11-28', '08:00', 'Pacific/Niue', '2026-11-26 08:00'],
  // So far from Greenwich that its clocks have changed where it is that hour there.
  ['2026-04-04', '20:00', 'Pacific/Auckland', '2026-04-02 20:00'],
  ['2026-04-06', '09:00', 'Australia/Lord_Howe', '2026-04-04 09:30'],
]

describe('48 hours before', () => {
  for (const [date, time, timeZone, earlier] of rows) {
    it(`section 9: ${time} on ${date} in ${timeZone} is ${earlier}`, () => {
      const before = hoursBefore({ date, time }, 48, timeZone)
      expect(`${before.date} ${before.time}`).to.equal(earlier)
    })
  }

  it('decisions, "Step 1": without a zone it is the browser’s', () => {
    const { date, time } = hoursBefore({ date: '2026-11-28', time: '19:30' }, 48)
    expect(`${date} ${time}`).to.equal('2026-11-26 19:30')
  })
})

describe('The moment of a day and time', () => {
  for (const [date, time, timeZone, moment] of [
    ['2026-11-28', '19:30', 'Europe/Dublin', '2026-11-28T19:30:00.000Z'],
    ['2026-07-04', '19:30', 'Europe/Dublin', '2026-07-04T18:30:00.000Z'],
    ['2026-10-25', '00:30', 'Europe/Dublin', '2026-10-24T23:30:00.000Z'],
    ['2026-11-28', '19:30', 'America/St_Johns', '2026-11-28T23:00:00.000Z'],
  ] as const) {
    it(`decisions, "Step 1": ${time} on ${date} in ${timeZone} is ${moment}`, () => {
      expect(momentOf({ date, time }, timeZone).toISOString()).to.equal(moment)
    })
  }

  it('decisions, "Step 1": without a zone it is the browser’s', () => {
    const here = new Date(2026, 10, 28, 19, 30)
    expect(momentOf({ date: '2026-11-28', time: '19:30' }).getTime()).to.equal(here.getTime())
  })
})
