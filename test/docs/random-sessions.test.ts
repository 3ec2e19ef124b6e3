import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { addNight, nightsPage, type Part } from '../sessions/nights'

const part = (over: Partial<Part> = {}): Part => ({
  where: 'jsdom',
  seed: 1,
  sessions: 50,
  failed: null,
  ...over,
})

describe('The nights of random sessions', () => {
  it('a night has a row for each environment, with its seeds, its sessions and its faults', () => {
    const failed = { seed: 62, problem: 'It booked twice.' }
    const parts = [
      part(),
      part({ seed: 51, sessions: 12, failed }),
      part({ where: 'Chromium', seed: 7, sessions: 20 }),
    ]
    expect(addNight([], '2026-11-27', parts)).to.deep.equal([
      { night: '2026-11-27', where: 'jsdom', seeds: [1, 62], sessions: 62, faults: [failed] },
      { night: '2026-11-27', where: 'Chromium', seeds: [7, 26], sessions: 20, faults: [] },
    ])
  })

  it('the last seven nights are kept', () => {
    const days = ['20', '21', '22', '23', '24', '25', '26', '27'].map((day) => `2026-11-${day}`)
    const kept = days.reduce((nights, day) => addNight(nights, day, [part()]), addNight([], days[0]!, []))
    expect(kept.map(({ night }) => night)).to.deep.equal(days.slice(1))
  })

  it('the page in the docs has the kept nights', () => {
    const nights = JSON.parse(readFileSync('test/sessions/nights.json', 'utf8'))
    const rows = (text: string) => text.split('\n').filter((line) => line.startsWith('|')).map((line) => line.replace(/[\s-]+/g, ' ')) // oxfmt-ignore
    expect(rows(readFileSync('docs/random-sessions.md', 'utf8'))).to.deep.equal(rows(nightsPage(nights)))
  })
})
