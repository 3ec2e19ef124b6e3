import { expect } from 'chai'
import { timeAt } from 'tavola'

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

describe('The time of day', () => {
  for (const [moment, timeZone, time] of moments) {
    it(`decisions, step 1: at ${moment} it is ${time} in ${timeZone}`, () => {
      expect(timeAt(new Date(moment), timeZone)).to.equal(time)
    })
  }
})
