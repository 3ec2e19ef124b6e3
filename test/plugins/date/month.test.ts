import { expect } from 'chai'
import { closestFree, dayByKey, weeksOf } from '../../../plugins/date/month'

const moves: [key: string, to: string][] = [
  ['ArrowRight', '2026-11-29'],
  ['ArrowLeft', '2026-11-27'],
  ['ArrowDown', '2026-12-05'],
  ['ArrowUp', '2026-11-21'],
  ['PageDown', '2026-12-28'],
  ['PageUp', '2026-10-28'],
  ['Shift+PageDown', '2027-11-28'],
  ['Shift+PageUp', '2025-11-28'],
  ['Home', '2026-11-23'],
  ['End', '2026-11-29'],
]
const writing = { firstOfWeek: 1, isRightToLeft: false } as const
const press = (keys: string, from: string, how: Parameters<typeof dayByKey>[2] = writing) =>
  dayByKey({ key: keys.replace('Shift+', ''), shiftKey: keys.startsWith('Shift') }, from, how)

describe('date: the days of the calendar', () => {
  for (const [keys, to] of moves) {
    it(`contract, "People": ${keys} leads from 28 November to ${to}`, () => {
      expect(press(keys, '2026-11-28')).to.equal(to)
    })
  }

  it('contract, "People": the arrows lead the way that the language is written, other keys nowhere', () => {
    expect(press('ArrowLeft', '2026-11-28', { ...writing, isRightToLeft: true })).to.equal('2026-11-29')
    expect(press('Home', '2026-11-28', { firstOfWeek: 6, isRightToLeft: true })).to.equal('2026-11-28')
    expect(['Enter', 'Tab', 'toString'].map((key) => press(key, '2026-11-28'))).to.deep.equal(
      Array(3).fill(undefined),
    )
  })

  it('contract, "People": a month that has no such day leads to its last', () => {
    expect(press('PageDown', '2026-01-31')).to.equal('2026-02-28')
  })

  it('section 5, "Date": a closed day leads on to the next that is free, or back to the last', () => {
    const isFree = (day: string) => day >= '2026-11-20' && day < '2026-12-24'
    expect(closestFree('2026-11-13', -1, isFree)).to.equal('2026-11-20')
    expect(closestFree('2026-12-28', 1, isFree)).to.equal('2026-12-23')
    expect(closestFree('2026-12-01', 1, isFree)).to.equal('2026-12-01')
    expect(closestFree('2026-12-01', 1, () => false)).to.equal(undefined)
  })

  for (const [month, firstOfWeek, first, rows] of [
    ['2026-11', 1, [null, null, null, null, null, null, '2026-11-01'], 6],
    ['2026-11', 0, ['2026-11-01', '2026-11-02'], 5],
    ['2027-02', 1, ['2027-02-01'], 4],
  ] as const) {
    it(`section 9, "Date shown": ${month} has its days in ${rows} weeks from day ${firstOfWeek} on`, () => {
      const weeks = weeksOf(month, firstOfWeek)
      expect(weeks).to.have.length(rows)
      expect(weeks[0]!.slice(0, first.length)).to.deep.equal(first)
      expect(weeks.every(({ length }) => length === 7)).to.equal(true)
      const days = weeks.flat().filter((day) => day !== null)
      expect([days.length, new Set(days).size]).to.deep.equal(Array(2).fill(month === '2027-02' ? 28 : 30))
    })
  }
})
