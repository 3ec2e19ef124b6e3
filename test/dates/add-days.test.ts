import { expect } from 'chai'
import { addDays } from 'tavola'

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

describe('So many days later', () => {
  const { TZ } = process.env
  afterEach(() => {
    if (TZ === undefined) delete process.env.TZ
    else process.env.TZ = TZ
  })

  for (const zone of zones) {
    it(`section 5, date: counts days, not hours, in a browser in ${zone}`, () => {
      process.env.TZ = zone
      expect(sums.map(([day, days]) => addDays(day, days))).to.deep.equal(sums.map(([, , later]) => later))
    })
  }
})
