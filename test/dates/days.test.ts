import { expect } from 'chai'
import { addDays, dayAt, firstDay, timeAt, hoursBefore, momentOf, isClosedOn } from 'tavola/time'
import { isPlainDate } from '../../src/dates/plain-date'
import { setDevice } from '../../src/testing/clock'

describe('Plain dates', () => {
  for (const day of ['2026-11-20', '2028-02-29', '2026-12-31', '2027-01-01']) {
    it(`date.sent: ${day} is a day`, () => {
      expect(isPlainDate(day)).to.equal(true)
    })
  }

  const none = ['2026-02-29', '2026-04-31', '2026-00-10', '2026-13-01', '2026-11-00', '2026-11-32']
  for (const text of [...none, '20-11-2026', '2026-11-20T00:00', ' 2026-11-20', '2026-1-2', '']) {
    it(`date.sent: "${text}" is no day`, () => {
      expect(isPlainDate(text)).to.equal(false)
    })
  }
})

const sums: [day: string, days: number, later: string][] = [
  ['2026-11-20', 0, '2026-11-20'],
  ['2026-11-20', 2, '2026-11-22'],
  ['2026-11-20', -1, '2026-11-19'],
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-02-28', 1, '2026-03-01'],
  ['2026-11-20', 365, '2027-11-20'],
  // Days on which clocks change somewhere: they have 23 or 25 hours, or no midnight at all.
  ['2026-03-28', 1, '2026-03-29'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-10-25', 1, '2026-10-26'],
  ['2026-10-26', -1, '2026-10-25'],
]

/** The browser's own zones: it may stand anywhere. */
const zones = ['Europe/Dublin', 'Pacific/Kiritimati', 'Pacific/Niue', 'America/Santiago', 'Africa/Cairo']

describe('Adding days', () => {
  for (const zone of zones) {
    it(`date.closure: adds days, not hours, in a browser in ${zone}`, () => {
      const restoreDevice = setDevice({ timeZone: zone })
      const added = sums.map(([day, days]) => addDays(day, days))
      restoreDevice()
      expect(added).to.deep.equal(sums.map(([, , later]) => later))
    })
  }
})

/** A moment, and the day that it is in a restaurant's zone. */
const moments: [moment: string, timeZone: string, day: string][] = [
  ['2026-11-20T12:00:00Z', 'Pacific/Kiritimati', '2026-11-21'],
  ['2026-11-20T09:59:59Z', 'Pacific/Kiritimati', '2026-11-20'],
  ['2026-11-20T10:00:00Z', 'Pacific/Kiritimati', '2026-11-21'],
  ['2026-11-20T10:59:59Z', 'Pacific/Niue', '2026-11-19'],
  ['2026-11-20T11:00:00Z', 'Pacific/Niue', '2026-11-20'],
  ['2026-07-15T22:59:59Z', 'Europe/Dublin', '2026-07-15'],
  ['2026-07-15T23:00:00Z', 'Europe/Dublin', '2026-07-16'],
  ['2026-12-31T23:59:59Z', 'Europe/Dublin', '2026-12-31'],
  ['2027-01-01T00:00:00Z', 'Europe/Dublin', '2027-01-01'],
  // The clocks change at 01:00 UTC on these days; midnight is not where the day before had it.
  ['2026-03-29T00:00:00Z', 'Europe/Dublin', '2026-03-29'],
  ['2026-03-29T23:00:00Z', 'Europe/Dublin', '2026-03-30'],
  ['2026-10-24T23:00:00Z', 'Europe/Dublin', '2026-10-25'],
  ['2026-10-25T23:59:59Z', 'Europe/Dublin', '2026-10-25'],
  ['2026-10-26T00:00:00Z', 'Europe/Dublin', '2026-10-26'],
]

describe('Today', () => {
  for (const [moment, timeZone, day] of moments) {
    it(`brand.time-zone: at ${moment} it is ${day} in ${timeZone}`, () => {
      expect(dayAt(new Date(moment), timeZone)).to.equal(day)
    })
  }
})

describe('The first day', () => {
  const first = (moment: string, notice: number | undefined, zone = 'Europe/Dublin') =>
    firstDay(new Date(moment), notice, zone)

  it('date.closure: is today without notice', () => {
    expect(first('2026-11-20T23:59:59Z', undefined)).to.equal('2026-11-20')
  })

  it("party.48-hours: 48 hours are exact, up to midnight in the restaurant's zone", () => {
    expect(first('2026-11-20T23:59:59Z', 48)).to.equal('2026-11-22')
    expect(first('2026-11-21T00:00:00Z', 48)).to.equal('2026-11-23')
    expect(first('2026-11-20T12:00:00Z', 48, 'Pacific/Kiritimati')).to.equal('2026-11-23')
  })

  it('party.48-hours: 48 hours over a clock change are 48 hours, not two days', () => {
    // 23:30 on Friday; the hour that Sunday loses makes it 00:30 on Monday.
    expect(first('2026-03-27T23:30:00Z', 48)).to.equal('2026-03-30')
    // 00:30 on Saturday; the hour that Sunday wins makes it 23:30 on Sunday.
    expect(first('2026-10-23T23:30:00Z', 48)).to.equal('2026-10-25')
  })
})

describe('The time of day', () => {
  /** A moment, and the time of day that it is in a restaurant's zone. */
  const moments: [moment: string, timeZone: string, time: string][] = [
    ['2026-11-20T09:05:59Z', 'Europe/Dublin', '09:05'],
    ['2026-07-15T09:05:00Z', 'Europe/Dublin', '10:05'],
    ['2026-11-20T09:05:00Z', 'Pacific/Kiritimati', '23:05'],
    ['2026-11-20T09:05:00Z', 'America/New_York', '04:05'],
    ['2026-11-20T09:05:00Z', 'Asia/Kathmandu', '14:50'],
    ['2026-11-20T00:00:00Z', 'Europe/Dublin', '00:00'],
    ['2026-11-20T23:59:59Z', 'Europe/Dublin', '23:59'],
    // The hour that is lost in March, and the one that comes twice in October.
    ['2026-03-29T00:59:00Z', 'Europe/Dublin', '00:59'],
    ['2026-03-29T01:00:00Z', 'Europe/Dublin', '02:00'],
    ['2026-10-25T00:30:00Z', 'Europe/Dublin', '01:30'],
    ['2026-10-25T01:30:00Z', 'Europe/Dublin', '01:30'],
  ]

  for (const [moment, timeZone, time] of moments) {
    it(`brand.time-zone: at ${moment} it is ${time} in ${timeZone}`, () => {
      expect(timeAt(new Date(moment), timeZone)).to.equal(time)
    })
  }
})

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
    it(`party.confirmed-numbers: ${time} on ${date} in ${timeZone} is ${earlier}`, () => {
      const before = hoursBefore({ date, time }, 48, timeZone)
      expect(`${before.date} ${before.time}`).to.equal(earlier)
    })
  }

  it('without a zone it is the browser’s', () => {
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
    // Twice in that night: the first. Skipped in that night: an hour later, as RFC 5545 reads both.
    ['2026-10-25', '01:30', 'Europe/Dublin', '2026-10-25T00:30:00.000Z'],
    ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['2027-03-28', '01:30', 'Europe/Dublin', '2027-03-28T01:30:00.000Z'],
    ['2027-03-14', '02:30', 'America/New_York', '2027-03-14T07:30:00.000Z'],
    ['2027-04-04', '01:45', 'Australia/Lord_Howe', '2027-04-03T14:45:00.000Z'],
    ['2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
  ] as const) {
    it(`${time} on ${date} in ${timeZone} is ${moment}`, () => {
      expect(momentOf({ date, time }, timeZone).toISOString()).to.equal(moment)
    })
  }

  it('without a zone it is the browser’s', () => {
    const here = new Date(2026, 10, 28, 19, 30)
    expect(momentOf({ date: '2026-11-28', time: '19:30' }).getTime()).to.equal(here.getTime())
  })
})

/** The closed days around a closure from the 24th to the 27th. */
const closed = (closedFrom: string | null, closedTo: string | null) =>
  ['2026-12-23', '2026-12-24', '2026-12-26', '2026-12-27', '2026-12-28']
    .filter((day) => isClosedOn({ closedFrom, closedTo }, day))
    .map((day) => day.slice(8))

describe('Closures', () => {
  for (const [rule, from, to, days] of [
    [
      'with both bounds, from closedFrom up to but excluding closedTo',
      '2026-12-24',
      '2026-12-27',
      ['24', '26'],
    ],
    ['with only closedTo, the days before it', null, '2026-12-27', ['23', '24', '26']],
    ['with only closedFrom, the days after it', '2026-12-24', null, ['26', '27', '28']],
    ['without bounds, no days', null, null, []],
    ['from and to the same day, no days', '2026-12-24', '2026-12-24', []],
    ['over the turn of the year', '2026-12-27', '2027-01-02', ['27', '28']],
  ] as const)
    it(`date.closure: ${rule}`, () => {
      expect(closed(from, to)).to.deep.equal(days)
    })
})
