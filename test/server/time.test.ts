import { expect } from 'chai'
import { isClosedOn } from '../../examples/server/restaurant/restaurant'
import {
  addDays,
  isDate,
  isBefore,
  localTime,
  fromSlotTime,
  parseHHMM,
  toSlotTime,
} from '../../examples/server/time/time'

describe('Local time', () => {
  it("is the restaurant's, summer time included", () => {
    const winter = localTime(new Date('2026-01-15T23:30:00Z'), 'Europe/Dublin')
    expect(winter).to.deep.equal({ date: '2026-01-15', minutes: 23 * 60 + 30 })
    const summer = localTime(new Date('2026-07-15T23:30:00Z'), 'Europe/Dublin')
    expect(summer).to.deep.equal({ date: '2026-07-16', minutes: 30 })
  })

  it('treats the current minute as not yet passed', () => {
    const now = new Date('2026-11-20T19:30:59Z')
    expect(isBefore('2026-11-20', 19 * 60 + 30, now, 'Europe/London')).to.be.false
    expect(isBefore('2026-11-20', 19 * 60 + 29, now, 'Europe/London')).to.be.true
    expect(isBefore('2026-11-21', 0, now, 'Europe/London')).to.be.false
  })
})

describe('Dates and times of calls', () => {
  it('are days that exist, as YYYY-MM-DD', () => {
    expect(['2026-11-20', '2028-02-29'].every(isDate)).to.be.true
    expect(['2026-02-29', '2026-13-01', '26-1-1', '2026-11-20T00:00', ''].some(isDate)).to.be.false
  })

  it('are times of day, as HHMM', () => {
    expect(parseHHMM('1930')).to.equal(1170)
    expect(['2400', '1260', '930', '19:30', ''].map(parseHHMM)).to.deep.equal(Array(5).fill(undefined))
    expect(toSlotTime(575)).to.equal(935)
    expect(fromSlotTime(935)).to.equal(575)
  })

  it('continue over the end of a month and a clock change', () => {
    expect(addDays('2026-10-24', 8)).to.equal('2026-11-01')
    expect(addDays('2026-03-01', -1)).to.equal('2026-02-28')
  })
})

describe('A closure', () => {
  const closed = (closedFrom: string | null, closedTo: string | null, date: string) =>
    isClosedOn({ closedFrom, closedTo }, date)

  it('with both bounds is from the first up to but excluding the last', () => {
    const days = ['2026-11-19', '2026-11-20', '2026-11-24', '2026-11-25']
    expect(days.map((day) => closed('2026-11-20', '2026-11-25', day))).to.deep.equal([
      false,
      true,
      true,
      false,
    ])
  })

  it('with closedTo alone is before it, with closedFrom alone after it', () => {
    expect(['2026-11-24', '2026-11-25'].map((day) => closed(null, '2026-11-25', day))).to.deep.equal([
      true,
      false,
    ])
    expect(['2026-11-20', '2026-11-21'].map((day) => closed('2026-11-20', null, day))).to.deep.equal([
      false,
      true,
    ])
  })

  it('without bounds never closes', () => {
    expect(closed(null, null, '2026-11-20')).to.be.false
  })
})
