import { expect } from 'chai'
import { isPlainDate } from '../../src/dates/plain-date'

describe('Plain dates', () => {
  for (const day of ['2026-11-20', '2028-02-29', '2026-12-31', '2027-01-01']) {
    it(`section 9, date format: ${day} is a day`, () => {
      expect(isPlainDate(day)).to.equal(true)
    })
  }

  const none = ['2026-02-29', '2026-04-31', '2026-00-10', '2026-13-01', '2026-11-00', '2026-11-32']
  for (const text of [...none, '20-11-2026', '2026-11-20T00:00', ' 2026-11-20', '2026-1-2', '']) {
    it(`section 9, date format: "${text}" is none`, () => {
      expect(isPlainDate(text)).to.equal(false)
    })
  }
})
