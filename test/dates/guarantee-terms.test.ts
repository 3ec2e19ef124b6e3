import { expect } from 'chai'
import fc from 'fast-check'
import type { PluginContext } from 'tavola'
import { guaranteeTerms } from 'tavola/journeys'
import { isoAt } from 'tavola/time'
import { blankSelection } from '../../src/kernel/core/facts'
import { specifiedNumbers } from '../../src/contract/shared'

interface Table {
  readonly date?: string | null
  readonly time?: string | null
  readonly guests?: number
  readonly sessions?: unknown
  readonly timeZone?: string | undefined
  /** Of the restaurant. */
  readonly configuration?: Readonly<Record<string, string>>
  /** Of the brand. */
  readonly currency?: string
  readonly shared?: object
  readonly now?: string
}

/** The terms of a table for two in Dublin, in a brand whose `card-guarantee` has its defaults. */
function terms(table: Table = {}) {
  const { configuration = {}, now = '2026-11-20T09:00:00Z', currency, shared = guarantee, ...facts } = table
  const { timeZone = 'Europe/Dublin', time = '19:30' } = table
  const context = {
    facts: {
      ...blankSelection,
      date: '2026-11-28',
      time: '19:30',
      guests: 2,
      sessions: fromMidnight(time),
      bookingConfiguration: configuration,
      ...facts,
    },
    brand: { timeZone, currency },
    shared: { ...specifiedNumbers, ...shared },
    now: () => new Date(now),
  }
  return guaranteeTerms(context as unknown as PluginContext)
}

/** Sittings from midnight to midnight: no time belongs to the day before. */
const fromMidnight = (time: string | null) => [
  { startTime: '00:00', endTime: '23:59', availability: [{ time }] },
]

const guarantee = { fee: 5, currency: '', cancelHours: 48 }

/** A table, and until when cancelling is free. In each zone: no change, a spring and an autumn between the two. */
const rows: [timeZone: string, date: string, time: string, freeUntil: string][] = [
  ['Europe/Dublin', '2026-11-28', '19:30', '2026-11-26T19:30:00+00:00'],
  ['Europe/Dublin', '2027-03-29', '12:00', '2027-03-27T11:00:00+00:00'],
  ['Europe/Dublin', '2026-10-26', '19:30', '2026-10-24T20:30:00+01:00'],
  ['America/New_York', '2026-11-28', '19:30', '2026-11-26T19:30:00-05:00'],
  ['America/New_York', '2027-03-15', '12:00', '2027-03-13T11:00:00-05:00'],
  ['America/New_York', '2026-11-02', '19:30', '2026-10-31T20:30:00-04:00'],
  // Half an hour, south of the equator.
  ['Australia/Lord_Howe', '2026-11-28', '19:30', '2026-11-26T19:30:00+11:00'],
  ['Australia/Lord_Howe', '2026-10-05', '12:00', '2026-10-03T11:30:00+10:30'],
  ['Australia/Lord_Howe', '2027-04-05', '12:00', '2027-04-03T12:30:00+11:00'],
  // Without changes, and with quarters.
  ['Asia/Tokyo', '2027-03-29', '12:00', '2027-03-27T12:00:00+09:00'],
  ['Asia/Kathmandu', '2026-11-28', '19:30', '2026-11-26T19:30:00+05:45'],
  ['Pacific/Kiritimati', '2026-11-28', '00:15', '2026-11-26T00:15:00+14:00'],
  ['America/St_Johns', '2026-11-28', '19:30', '2026-11-26T19:30:00-03:30'],
  // The last moment itself is in the hour that comes twice: it is the second one.
  ['Europe/Dublin', '2026-10-27', '01:30', '2026-10-25T01:30:00+00:00'],
  // The table is in that hour: it is the first one, as in calendar files.
  ['Europe/Dublin', '2026-10-25', '01:30', '2026-10-23T01:30:00+01:00'],
  ['America/New_York', '2026-11-01', '01:30', '2026-10-30T01:30:00-04:00'],
  // The table is in the hour that is skipped.
  ['Europe/Dublin', '2027-03-28', '01:30', '2027-03-26T01:30:00+00:00'],
]

describe('The terms of a card guarantee: free cancellation', () => {
  for (const [timeZone, date, time, freeUntil] of rows) {
    it(`card.no-show-fee: 48 hours before ${date} ${time} ${timeZone} is ${freeUntil}`, () => {
      const { moment, ...clock } = terms({ date, time, timeZone }).freeUntil!
      expect(isoAt(moment, timeZone)).to.equal(freeUntil)
      expect(`${clock.date}T${clock.time}`).to.equal(freeUntil.slice(0, 16))
    })
  }

  const zones = [...new Set(rows.map(([timeZone]) => timeZone)), 'Pacific/Auckland', 'America/Santiago']
  const day = 86_400_000

  it('card.no-show-fee: hours are real hours in any zone, on any day, and the clock is the restaurant’s', () => {
    const table = fc.record({
      timeZone: fc.constantFrom(...zones),
      // Two years, by quarters of an hour.
      quarter: fc.integer({ min: 0, max: 2 * 365 * 96 }),
      hours: fc.integer({ min: 0, max: 999 }),
    })
    fc.assert(
      fc.property(table, ({ timeZone, quarter, hours }) => {
        const seated = new Date(Date.parse('2026-01-01T00:00Z') + quarter * 900_000)
        const [date, time] = clockIn(timeZone, seated) as [string, string]
        const shared = { ...guarantee, cancelHours: hours }
        const { moment, ...until } = terms({ date, time, timeZone, shared }).freeUntil!
        const back = moment.getTime() + hours * 3_600_000
        // The same clock time may come twice in a night: then it is the first.
        expect(clockIn(timeZone, new Date(back))).to.deep.equal([date, time])
        expect(seated.getTime() - back).to.be.within(0, day / 12)
        expect([until.date, until.time]).to.deep.equal(clockIn(timeZone, moment))
        expect(Date.parse(isoAt(moment, timeZone))).to.equal(moment.getTime())
      }),
      { numRuns: 500, seed: 31 },
    )
  })

  it('time.after-midnight: the hours are those before the day that the time falls on', () => {
    expect(terms({ time: '00:30', sessions: null }).freeUntil).to.include({
      date: '2026-11-27',
      time: '00:30',
    })
  })

  it('card.no-show-fee: it is free until the very moment', () => {
    const at = (now: string) => terms({ now }).freeUntil!.hasPassed
    expect(at('2026-11-26T19:29:59.999Z')).to.be.false
    expect(at('2026-11-26T19:30:00Z')).to.be.true
  })

  it('time.zone-named: notices a diner whose clock differs then', () => {
    // The tests run in the time zone of Dublin.
    expect(terms().freeUntil!.isOtherClock).to.be.false
    expect(terms({ timeZone: 'Europe/Paris' }).freeUntil!.isOtherClock).to.be.true
  })

  it('card.cancel-hours: the restaurant’s hours come first, then the brand’s', () => {
    const configuration = { 'booking-cancel-hours': '24' }
    expect(terms({ configuration }).cancelHours).to.equal(24)
    expect(terms({ configuration: { 'booking-cancel-hours': '0' } }).cancelHours).to.equal(0)
    expect(terms().cancelHours).to.equal(48)
    expect(terms({ shared: {} })).to.deep.equal({ fee: null, cancelHours: null, freeUntil: null })
  })

  for (const value of ['', 'two days', '-3', '1.5', ' 48', '1000', '99999']) {
    it(`card.no-show-fee: booking-cancel-hours ${JSON.stringify(value)} are ignored`, () => {
      expect(terms({ configuration: { 'booking-cancel-hours': value } }).cancelHours).to.equal(48)
    })
  }

  it('card.no-show-fee: without a day or a time there is no last moment', () => {
    expect(terms({ date: null }).freeUntil).to.be.null
    expect(terms({ time: null })).to.deep.include({ cancelHours: 48, freeUntil: null })
  })
})

describe('The terms of a card guarantee: the no-show fee', () => {
  it('card.no-show-fee: is £5 for each person', () => {
    expect(terms({ guests: 6 }).fee).to.deep.equal({ each: 5, guests: 6, total: 30, currency: 'GBP' })
  })

  it('card.no-show-fee: is exact to the penny', () => {
    expect(terms({ guests: 3, shared: { ...guarantee, fee: 4.35 } }).fee!.total).to.equal(13.05)
  })

  it('money.currency: is in the restaurant’s currency, else the plugin’s, else the brand’s', () => {
    const shared = { ...guarantee, currency: 'USD' }
    const configuration = { currency: 'DKK' }
    const currencyOf = (table: Table) => terms(table).fee!.currency
    expect(currencyOf({ configuration, shared, currency: 'EUR' })).to.equal('DKK')
    expect(currencyOf({ shared, currency: 'EUR' })).to.equal('USD')
    expect(currencyOf({ currency: 'EUR' })).to.equal('EUR')
    for (const currency of ['', 'kr', 'dkk', 'KRONER'])
      expect(currencyOf({ configuration: { currency }, currency: 'EUR' }), currency).to.equal('EUR')
  })

  it('card.no-show-fee: a fee of 0 is none', () => {
    expect(terms({ shared: { ...guarantee, fee: 0 } }).fee).to.be.null
  })
})

/** The day and the time in a zone, by the platform's own formats. */
function clockIn(timeZone: string, moment: Date): string[] {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return format.format(moment).split(' ')
}
