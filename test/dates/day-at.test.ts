import { expect } from 'chai'
import { dayAt, firstDay } from 'tavola'

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
    it(`decisions, step 1: at ${moment} it is ${day} in ${timeZone}`, () => {
      expect(dayAt(new Date(moment), timeZone)).to.equal(day)
    })
  }
})

describe('The first day', () => {
  const first = (moment: string, notice: number | undefined, zone = 'Europe/Dublin') =>
    firstDay(new Date(moment), notice, zone)

  it('section 5, date: is today without notice', () => {
    expect(first('2026-11-20T23:59:59Z', undefined)).to.equal('2026-11-20')
  })

  it("decisions, step 1: 48 hours are exact, up to midnight in the restaurant's zone", () => {
    expect(first('2026-11-20T23:59:59Z', 48)).to.equal('2026-11-22')
    expect(first('2026-11-21T00:00:00Z', 48)).to.equal('2026-11-23')
    expect(first('2026-11-20T12:00:00Z', 48, 'Pacific/Kiritimati')).to.equal('2026-11-23')
  })

  it('decisions, step 1: 48 hours over a change of the clocks are 48 hours, not two days', () => {
    // 23:30 on Friday; the hour that Sunday loses makes it 00:30 on Monday.
    expect(first('2026-03-27T23:30:00Z', 48)).to.equal('2026-03-30')
    // 00:30 on Saturday; the hour that Sunday wins makes it 23:30 on Sunday.
    expect(first('2026-10-23T23:30:00Z', 48)).to.equal('2026-10-25')
  })
})
