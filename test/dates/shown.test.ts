import { expect } from 'chai'
import { dayAt, isClosedOn, localDigits, longDate, shortDate, toDate } from 'tavola'
import { isPlainDate } from '../../src/dates/plain-date'

/** Browsers at the ends of the earth, and where midnight does not exist on one day of the year. */
const browserZones = ['UTC', 'Pacific/Kiritimati', 'Pacific/Niue', 'America/Santiago', 'Africa/Cairo']
/** Among them the days on which Santiago and Cairo skip midnight. */
const days = ['2026-01-01', '2026-04-24', '2026-09-06', '2026-11-20', '2026-12-31']

describe('Dates as shown', () => {
  const zone = process.env.TZ
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  })

  for (const browser of browserZones) {
    it(`section 9, date shown: the same day in a browser in ${browser}`, () => {
      process.env.TZ = browser
      expect(longDate('2026-11-20', 'en-IE')).to.equal('Friday 20 November 2026')
      expect(shortDate('2026-01-01', 'en-IE')).to.equal('Thursday 1 January')
      expect(days.map((day) => dayAt(toDate(day)))).to.deep.equal(days)
      expect(days.map((day) => toDate(day).getHours())).to.deep.equal(days.map(() => 12))
      expect(days.every(isPlainDate)).to.equal(true)
    })
  }

  it("decisions, step 1: without a zone, today is the browser's", () => {
    const today = (browser: string) => {
      process.env.TZ = browser
      return dayAt(new Date('2026-11-20T10:30:00Z'))
    }
    expect(browserZones.slice(0, 3).map(today)).to.deep.equal(['2026-11-20', '2026-11-21', '2026-11-19'])
  })

  it("contract, brand config: in the locale's words and order, without commas", () => {
    expect(longDate('2026-11-20', 'en-IE')).to.equal('Friday 20 November 2026')
    expect(longDate('2026-11-20', 'en-US')).to.equal('Friday November 20 2026')
    expect(shortDate('2026-11-20', 'it')).to.equal('venerdì 20 novembre')
  })

  it("section 9, time shown: with a colon, in the locale's digits", () => {
    const times = ['en-IE', 'it', 'ar', 'ar-EG'].map((locale) => localDigits('19:30', locale))
    expect(times).to.deep.equal(['19:30', '19:30', '19:30', '١٩:٣٠'])
  })

  it('section 9, date shown: of the calendar that all have in common', () => {
    expect(longDate('2026-11-20', 'th-TH-u-nu-latn')).to.include('2026')
    expect(longDate('2026-11-20', 'ar-SA-u-nu-latn')).to.include('20 نوفمبر 2026')
  })

  it('section 5, date: no zone moves a closure', () => {
    process.env.TZ = 'Pacific/Niue'
    expect(isClosedOn({ closedFrom: '2026-12-24', closedTo: '2026-12-25' }, '2026-12-24')).to.equal(true)
  })
})
