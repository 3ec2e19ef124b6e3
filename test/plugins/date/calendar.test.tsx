import { expect } from 'chai'
import { closestFree, dayByKey, weeksOf } from '../../../plugins/date/month'
import start from '../../../plugins/start'
import { atSlot } from '../../kit/booking'
import { renderPlugins } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { hangs } from '../../kit/network'
import { table } from '../../kit/stand-ins'

const plugins = [start, table]
const first = { venue: venue() }

describe('date: the calendar', () => {
  it('date.past: past days are disabled, today is not', async () => {
    const diner = await renderPlugins({ plugins, first })
    await diner.presses(/^Date/)
    await diner.finds('button', 'Friday 20 November 2026')
    expect(diner.isEnabled('button', 'Friday 20 November 2026')).to.be.true
    expect(diner.isEnabled('button', 'Thursday 19 November 2026')).to.be.false
  })

  it('brand.time-zone: today is the restaurant’s, by the brand’s time zone', async () => {
    const lateInDublin = () => new Date('2026-11-20T23:30:00Z')
    const brand = { timeZone: 'Asia/Tokyo' }
    const diner = await renderPlugins({ plugins, first, brand, now: lateInDublin })
    await diner.presses(/^Date/)
    await diner.finds('button', 'Saturday 21 November 2026')
    expect(diner.isEnabled('button', 'Saturday 21 November 2026')).to.be.true
    expect(diner.isEnabled('button', 'Friday 20 November 2026')).to.be.false
    const marked = diner.gets('button', 'Saturday 21 November 2026').closest('[data-today]')
    expect(marked).not.to.equal(null)
  })

  it('date.closure: there is no month before the first day, and it opens on that of the chosen one', async () => {
    const diner = await renderPlugins({ plugins, first })
    await diner.presses(/^Date/)
    await diner.finds('grid', /November 2026/)
    expect(diner.gets('button', 'Previous month').ariaDisabled).to.equal('true')
    await diner.keys('{Escape}')
    await diner.sees(() => diner.kernel.choices.set({ date: '2027-01-15' }))
    await diner.presses(/^Date/)
    await diner.finds('grid', /January 2027/)
  })

  it('name.date: the date button says whether it is open, and it closes as the focus goes on', async () => {
    const diner = await renderPlugins({ plugins, first: atSlot })
    const button = await diner.finds('button', /^Date/)
    expect(button.ariaExpanded).to.equal('false')
    await diner.presses(/^Date/)
    await diner.finds('grid', /November/)
    expect(button.ariaExpanded).to.equal('true')
    await diner.sees(() => diner.gets('combobox', 'Guests').focus())
    expect(diner.has('grid', /November/)).to.be.false
    expect(button.ariaExpanded).to.equal('false')
  })

  it('name.date: the date button names the chosen day', async () => {
    const diner = await renderPlugins({ plugins, first })
    await diner.choosesDay('Saturday 28 November 2026')
    expect(diner.has('button', 'Date Saturday 28 November 2026')).to.be.true
  })

  it('date.picker, date.clears: a day that is chosen closes it and clears the slot', async () => {
    const answers = { 'GET /api/sessions/availability/*': hangs }
    const diner = await renderPlugins({ plugins, first: atSlot, answers })
    await diner.choosesDay('Friday 27 November 2026')
    expect(diner.has('grid', /November/)).to.be.false
    expect(diner.kernel.facts).to.include({ date: '2026-11-27', time: null })
  })

  it('the current day may be chosen again, and keeps the slot', async () => {
    const diner = await renderPlugins({ plugins, first: atSlot })
    await diner.choosesDay('Saturday 28 November 2026')
    expect(diner.has('grid', /November/)).to.be.false
    expect(diner.kernel.facts).to.include({ date: '2026-11-28', time: '19:30' })
  })

  it('name.date: Escape closes it and gives the focus back to the date button', async () => {
    const diner = await renderPlugins({ plugins, first })
    await diner.presses(/^Date/)
    await diner.finds('grid', /November/)
    await diner.keys('{Escape}')
    expect(diner.has('grid', /November/)).to.be.false
    expect(document.activeElement).to.equal(diner.gets('button', /^Date/))
  })

  it('name.date: a press beside it closes it', async () => {
    const diner = await renderPlugins({ plugins, first })
    await diner.presses(/^Date/)
    await diner.finds('grid', /November/)
    await diner.clicks('region', 'Milano restaurants')
    expect(diner.has('grid', /November/)).to.be.false
  })

  it('WCAG 2.4.11: all of it is in sight as it opens, and is left there while the diner moves in it', async () => {
    const scrolled: unknown[] = []
    Object.assign(Element.prototype, {
      scrollIntoView(this: Element, how: unknown) {
        if (this.querySelector('[role="grid"]')) scrolled.push(how)
      },
    })
    try {
      const diner = await renderPlugins({ plugins, first })
      // Its file, then the calendar, hidden.
      await diner.waits(1_000)
      await diner.waits(1_000)
      expect(scrolled).to.deep.equal([])
      await diner.presses(/^Date/)
      await diner.keys('{ArrowRight}')
      expect(scrolled).to.deep.equal([{ block: 'nearest' }])
    } finally {
      Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
    }
  })

  it('it is built ahead in idle time, and hidden until it is opened', async () => {
    const diner = await renderPlugins({ plugins, first })
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
    const diner = await renderPlugins({ plugins, first })
    await diner.presses(/^Date/)
    await diner.presses('Next month')
    expect(document.activeElement).to.equal(diner.gets('button', 'Next month'))
    await diner.finds('grid', /December 2026/)
    // From now on it stays rendered while it is closed.
    await diner.waits(1_000)
    await diner.keys('{Escape}')
    await diner.presses(/^Date/)
    await diner.finds('grid', /November 2026/)
    expect(document.activeElement).to.equal(diner.gets('button', 'Friday 20 November 2026'))
  })

  it('name.date: the arrow keys lead from day to day, into the next month too, and Enter chooses', async () => {
    const diner = await renderPlugins({ plugins, first })
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

const days = [23, 24, 25, 26, 27]

const dayName = (day: number) =>
  `${['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'][day - 23]} ${day} November 2026`

describe('date: the days on which a venue is closed', () => {
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
    it(`date.past, date.closure: ${rule}`, async () => {
      const diner = await renderPlugins({ plugins: [start, table], first: { venue: venue(closure) } })
      await diner.presses(/^Date/)
      await diner.finds('button', dayName(23))
      expect(days.filter((day) => diner.isEnabled('button', dayName(day)))).to.deep.equal(open)
    })
  }

  it('date.first-month: the calendar opens on the first month with an open day, and says from when', async () => {
    const closed = venue({ closedTo: '2027-01-21' })
    const diner = await renderPlugins({ plugins: [start, table], first: { venue: closed } })
    await diner.presses(/^Date/)
    await diner.finds('grid', 'January 2027')
    diner.gets('navigation', 'Months')
    expect(diner.reads()).to.include('Open from Thursday 21 January 2027')
    expect(document.activeElement).to.have.property('ariaLabel', 'Thursday 21 January 2027')
  })

  it('it says nothing of that where the first day is free', async () => {
    const diner = await renderPlugins({ plugins: [start, table], first })
    await diner.presses(/^Date/)
    await diner.finds('grid', 'November 2026')
    expect(diner.reads()).to.not.include('Open from')
  })

  it('date.first-month: the calendar opens on the first month with an open day, more than a year ahead too', async () => {
    const closed = venue({ closedTo: '2028-03-01' })
    const diner = await renderPlugins({ plugins: [start, table], first: { venue: closed } })
    await diner.presses(/^Date/)
    await diner.finds('grid', 'March 2028')
  })
})

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
    it(`name.date: ${keys} leads from 28 November to ${to}`, () => {
      expect(press(keys, '2026-11-28')).to.equal(to)
    })
  }

  it('name.date: the arrows lead the way that the language is written, other keys nowhere', () => {
    expect(press('ArrowLeft', '2026-11-28', { ...writing, isRightToLeft: true })).to.equal('2026-11-29')
    expect(press('Home', '2026-11-28', { firstOfWeek: 6, isRightToLeft: true })).to.equal('2026-11-28')
    expect(['Enter', 'Tab', 'toString'].map((key) => press(key, '2026-11-28'))).to.deep.equal(
      Array(3).fill(undefined),
    )
  })

  it('name.date: a month that has no such day leads to its last', () => {
    expect(press('PageDown', '2026-01-31')).to.equal('2026-02-28')
  })

  it('date.closure: a closed day leads on to the next that is free, or back to the last', () => {
    const isFree = (day: string) => day >= '2026-11-20' && day < '2026-12-24'
    expect(closestFree('2026-11-13', -1, isFree)).to.equal('2026-11-20')
    expect(closestFree('2026-12-28', 1, isFree)).to.equal('2026-12-23')
    expect(closestFree('2026-12-01', 1, isFree)).to.equal('2026-12-01')
    expect(closestFree('2026-12-01', 1, () => false)).to.equal(undefined)
    // It looks a year far.
    expect(closestFree('2026-12-01', 1, (day) => day === '2027-12-01')).to.equal('2027-12-01')
    expect(closestFree('2026-12-01', 1, (day) => day === '2027-12-02')).to.equal(undefined)
  })

  for (const [month, firstOfWeek, first, rows] of [
    ['2026-11', 1, [null, null, null, null, null, null, '2026-11-01'], 6],
    ['2026-11', 0, ['2026-11-01', '2026-11-02'], 5],
    ['2027-02', 1, ['2027-02-01'], 4],
  ] as const) {
    it(`date.shown: ${month} has its days in ${rows} weeks from day ${firstOfWeek} on`, () => {
      const weeks = weeksOf(month, firstOfWeek)
      expect(weeks).to.have.length(rows)
      expect(weeks[0]!.slice(0, first.length)).to.deep.equal(first)
      expect(weeks.every(({ length }) => length === 7)).to.equal(true)
      const days = weeks.flat().filter((day) => day !== null)
      expect([days.length, new Set(days).size]).to.deep.equal(Array(2).fill(month === '2027-02' ? 28 : 30))
    })
  }
})
