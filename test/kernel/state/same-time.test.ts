import { expect } from 'chai'
import type { Selection } from 'tavola'
import { createFacts } from '../../../src/kernel/state/facts'
import { anna, confirmed, dublin } from '../selection'

/** The preferred time after a change of a slot at 19:30. */
function wishedAfter(patch: Partial<Selection>, over: Partial<Selection> = {}) {
  const { facts, set } = createFacts()
  set({ ...confirmed, confirmed: false, ...over })
  set(patch)
  return facts.wishedTime
}

describe('The preferred time', () => {
  for (const patch of [{ date: '2026-11-21' }, { adults: 5 }, { children: 1 }])
    it(`time.same-again: is the chosen time after ${Object.keys(patch).join()} has changed`, () => {
      expect(wishedAfter(patch)).to.equal('19:30')
    })

  it('time.same-again: stays where no time was chosen', () => {
    expect(wishedAfter({ date: '2026-11-21' }, { time: null, wishedTime: '18:00' })).to.equal('18:00')
  })

  it('time.same-again: is none while the chosen time stays', () => {
    expect(wishedAfter({ customer: { ...anna, firstName: 'Ann' } })).to.equal(null)
  })

  const other: Readonly<Record<string, Partial<Selection>>> = {
    'another restaurant': { venue: dublin },
    'another journey': { journey: 'Enquiry' },
    'clearing the time': { time: null },
    'a day with no time': { date: '2026-11-21', time: null },
  }
  for (const [what, patch] of Object.entries(other))
    it(`time.same-again: is none after ${what}`, () => {
      expect(wishedAfter(patch)).to.equal(null)
    })

  it('time.same-again: a preferred time that comes with the change counts', () => {
    expect(wishedAfter({ date: '2026-11-21', wishedTime: '18:00' })).to.equal('18:00')
    expect(wishedAfter({ date: '2026-11-21', wishedTime: null })).to.equal(null)
  })
})
