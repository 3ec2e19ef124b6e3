import { expect } from 'chai'
import start from '../../../plugins/start'
import { atSlot } from '../../kit/booking'
import { removeWidget, renderWidget } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { hangs } from '../../kit/network'
import { table } from '../../kit/stand-ins'

const plugins = [start, table]
const first = { venue: venue() }

describe('date: the calendar', () => {
  afterEach(removeWidget)

  it('section 5, "Date": past days are disabled, today is not', async () => {
    const diner = await renderWidget({ plugins, first })
    await diner.presses(/^Date/)
    await diner.finds('button', 'Friday 20 November 2026')
    expect(diner.isEnabled('button', 'Friday 20 November 2026')).to.be.true
    expect(diner.isEnabled('button', 'Thursday 19 November 2026')).to.be.false
  })

  it('decisions, "Step 1": today is the restaurant’s, by the brand’s time zone', async () => {
    const lateInDublin = () => new Date('2026-11-20T23:30:00Z')
    const brand = { timeZone: 'Asia/Tokyo' }
    const diner = await renderWidget({ plugins, first, brand, now: lateInDublin })
    await diner.presses(/^Date/)
    await diner.finds('button', 'Saturday 21 November 2026')
    expect(diner.isEnabled('button', 'Saturday 21 November 2026')).to.be.true
    expect(diner.isEnabled('button', 'Friday 20 November 2026')).to.be.false
    const marked = diner.gets('button', 'Saturday 21 November 2026').closest('[data-today]')
    expect(marked).not.to.equal(null)
  })

  it('section 5, "Date": there is no month before the first day, and it opens on that of the chosen one', async () => {
    const diner = await renderWidget({ plugins, first })
    await diner.presses(/^Date/)
    await diner.finds('grid', /November 2026/)
    expect(diner.gets('button', 'Previous month').ariaDisabled).to.equal('true')
    await diner.keys('{Escape}')
    await diner.sees(() => diner.kernel.choices.set({ date: '2027-01-15' }))
    await diner.presses(/^Date/)
    await diner.finds('grid', /January 2027/)
  })

  it('contract, "People": the date button says whether it is open, and it closes as the focus goes on', async () => {
    const diner = await renderWidget({ plugins, first: atSlot })
    const button = await diner.finds('button', /^Date/)
    expect(button.ariaExpanded).to.equal('false')
    await diner.presses(/^Date/)
    await diner.finds('grid', /November/)
    expect(button.ariaExpanded).to.equal('true')
    await diner.sees(() => diner.gets('combobox', 'Guests').focus())
    expect(diner.has('grid', /November/)).to.be.false
    expect(button.ariaExpanded).to.equal('false')
  })

  it('contract, "People": the date button names the chosen day', async () => {
    const diner = await renderWidget({ plugins, first })
    await diner.choosesDay('Saturday 28 November 2026')
    expect(diner.has('button', 'Date Saturday 28 November 2026')).to.be.true
  })

  it('section 4, "Date and guests": a day that is chosen closes it and clears the slot', async () => {
    const answers = { 'GET /api/sessions/availability/*': hangs }
    const diner = await renderWidget({ plugins, first: atSlot, answers })
    await diner.choosesDay('Friday 27 November 2026')
    expect(diner.has('grid', /November/)).to.be.false
    expect(diner.kernel.facts).to.include({ date: '2026-11-27', time: null })
  })

  it('section 4, "Date and guests": the current day may be chosen again, and keeps the slot', async () => {
    const diner = await renderWidget({ plugins, first: atSlot })
    await diner.choosesDay('Saturday 28 November 2026')
    expect(diner.has('grid', /November/)).to.be.false
    expect(diner.kernel.facts).to.include({ date: '2026-11-28', time: '19:30' })
  })

  it('contract, "People": Escape closes it and gives the focus back to the date button', async () => {
    const diner = await renderWidget({ plugins, first })
    await diner.presses(/^Date/)
    await diner.finds('grid', /November/)
    await diner.keys('{Escape}')
    expect(diner.has('grid', /November/)).to.be.false
    expect(document.activeElement).to.equal(diner.gets('button', /^Date/))
  })

  it('contract, "People": a press beside it closes it', async () => {
    const diner = await renderWidget({ plugins, first })
    await diner.presses(/^Date/)
    await diner.finds('grid', /November/)
    await diner.clicks('region', 'Milano restaurants')
    expect(diner.has('grid', /November/)).to.be.false
  })

  it('it is built ahead in idle time, and hidden until it is opened', async () => {
    const diner = await renderWidget({ plugins, first })
    // Its file, then the calendar.
    await diner.waits(1_000)
    await diner.waits(1_000)
    const ahead = document.querySelector('[role="grid"]')
    expect(ahead).not.to.equal(null)
    expect(diner.has('grid')).to.be.false
    expect(diner.has('dialog')).to.be.false
    await diner.presses(/^Date/)
    expect(diner.gets('grid', /November 2026/)).to.equal(ahead)
    expect(document.activeElement).to.equal(diner.gets('button', 'Friday 20 November 2026'))
  })

  it('opened again it begins with the chosen day, whatever month the diner has turned to', async () => {
    const diner = await renderWidget({ plugins, first })
    await diner.presses(/^Date/)
    await diner.presses('Next month')
    expect(document.activeElement).to.equal(diner.gets('button', 'Next month'))
    await diner.finds('grid', /December 2026/)
    await diner.keys('{Escape}')
    await diner.presses(/^Date/)
    await diner.finds('grid', /November 2026/)
    expect(document.activeElement).to.equal(diner.gets('button', 'Friday 20 November 2026'))
  })

  it('contract, "People": the arrow keys lead from day to day, into the next month too, and Enter chooses', async () => {
    const diner = await renderWidget({ plugins, first })
    await diner.presses(/^Date/)
    await diner.keys('{ArrowUp}')
    expect(document.activeElement).to.equal(diner.gets('button', 'Friday 20 November 2026'))
    await diner.keys('{PageDown}{ArrowRight}')
    expect(document.activeElement).to.equal(diner.gets('button', 'Monday 21 December 2026'))
    await diner.keys('{Enter}')
    expect(diner.kernel.facts.date).to.equal('2026-12-21')
    expect(document.activeElement).to.equal(diner.gets('button', /^Date/))
  })
})
