import { expect } from 'chai'
import { isClosedOn } from 'tavola'

/** Of the days around a closure from the 24th to the 27th, those that are closed. */
const closed = (closedFrom: string | null, closedTo: string | null) =>
  ['2026-12-23', '2026-12-24', '2026-12-26', '2026-12-27', '2026-12-28']
    .filter((day) => isClosedOn({ closedFrom, closedTo }, day))
    .map((day) => day.slice(8))

describe('Closures', () => {
  it('section 5, date: with both bounds, from closedFrom up to but excluding closedTo', () => {
    expect(closed('2026-12-24', '2026-12-27')).to.deep.equal(['24', '26'])
  })

  it('section 5, date: with only closedTo, the days before it', () => {
    expect(closed(null, '2026-12-27')).to.deep.equal(['23', '24', '26'])
  })

  it('section 5, date: with only closedFrom, the days after it', () => {
    expect(closed('2026-12-24', null)).to.deep.equal(['26', '27', '28'])
  })

  it('section 5, date: without bounds, none', () => {
    expect(closed(null, null)).to.deep.equal([])
  })

  it('section 5, date: from and to the same day, none', () => {
    expect(closed('2026-12-24', '2026-12-24')).to.deep.equal([])
  })

  it('section 5, date: over the turn of the year', () => {
    const closure = { closedFrom: '2026-12-30', closedTo: '2027-01-02' }
    const days = ['2026-12-29', '2026-12-31', '2027-01-01', '2027-01-02']
    expect(days.filter((day) => isClosedOn(closure, day))).to.deep.equal(['2026-12-31', '2027-01-01'])
  })
})
