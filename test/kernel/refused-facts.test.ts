import { expect } from 'chai'
import type { Selection } from '../../src/contract/facts'
import { createFacts } from '../../src/kernel/facts'

const nonsense: [patch: Partial<Selection>, reason: RegExp][] = [
  [{ date: '20/11/2026' }, /date is "20\/11\/2026"/],
  [{ date: '2026-11-20T00:00' }, /date is/],
  [{ date: '' }, /date is/],
  [{ time: '1930' }, /time is "1930"/],
  [{ time: '9:30' }, /time is/],
  [{ adults: Number.NaN }, /adults is NaN/],
  [{ adults: 1.5 }, /adults is 1.5/],
  [{ children: Number.POSITIVE_INFINITY }, /children is Infinity/],
]

describe('Invalid facts', () => {
  for (const [patch, reason] of nonsense) {
    it(`section 3, formats: ${Object.entries(patch).join()} is refused and nothing changes`, () => {
      const { facts, set } = createFacts({})
      const before = { ...facts }
      expect(() => set({ ...patch, confirmed: true })).to.throw(TypeError, reason)
      expect({ ...facts }).to.deep.equal(before)
    })
  }
})
