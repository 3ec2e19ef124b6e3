import { expect } from 'chai'
import start from '../../../plugins/start'
import { removeWidget, renderWidget } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { table } from '../../kit/stand-ins'

const days = [23, 24, 25, 26, 27]
const dayName = (day: number) =>
  `${['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'][day - 23]} ${day} November 2026`

describe('date: the days on which a venue is closed', () => {
  afterEach(removeWidget)

  const cases = [
    {
      rule: 'with both bounds, from closedFrom up to but excluding closedTo',
      closure: { closedFrom: '2026-11-24', closedTo: '2026-11-26' },
      open: [23, 26, 27],
    },
    { rule: 'with only closedTo, before it', closure: { closedTo: '2026-11-26' }, open: [26, 27] },
    { rule: 'with only closedFrom, after it', closure: { closedFrom: '2026-11-24' }, open: [23, 24] },
    { rule: 'with neither, never', closure: {}, open: days },
  ]
  for (const { rule, closure, open } of cases) {
    it(`section 5, "Date": ${rule}`, async () => {
      const diner = await renderWidget({ plugins: [start, table], first: { venue: venue(closure) } })
      await diner.presses(/^Date/)
      await diner.finds('button', dayName(23))
      expect(days.filter((day) => diner.isEnabled('button', dayName(day)))).to.deep.equal(open)
    })
  }

  it('decisions, "Step 1": the calendar opens on the first month with an open day, and says from when', async () => {
    const closed = venue({ closedTo: '2027-01-21' })
    const diner = await renderWidget({ plugins: [start, table], first: { venue: closed } })
    await diner.presses(/^Date/)
    await diner.finds('grid', 'January 2027')
    expect(diner.reads()).to.include('Open from Thursday 21 January 2027')
    expect(document.activeElement).to.have.property('ariaLabel', 'Thursday 21 January 2027')
  })
})
