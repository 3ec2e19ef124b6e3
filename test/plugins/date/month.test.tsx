import { expect } from 'chai'
import { closestDay, dayByKey, firstOfWeek, weeksOf } from '../../../plugins/date/calendar/month'
import { atSlot } from '../../kit/booking'
import { removeWidget } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { undoAfterTest } from '../../kit/mocha/clean-up.mjs'
import { arrives, opens } from './opened-calendar'

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const tabStops = () => all('[data-day][tabindex="0"]').map(({ dataset }) => dataset.day)

describe('date: the days on which a venue is closed', () => {
  const days = [23, 24, 25, 26, 27]
  for (const [rule, closure, open] of [
    [
      'with both bounds, from closedFrom up to but excluding closedTo',
      { closedFrom: '2026-11-24', closedTo: '2026-11-26' },
      [23, 26, 27],
    ],
    ['with only closedTo, before it', { closedTo: '2026-11-26' }, [26, 27]],
    ['with only closedFrom, after it', { closedFrom: '2026-11-24' }, [23, 24]],
    ['with neither, never', {}, days],
  ] as const)
    it(`date.past, date.closure: ${rule}`, async () => {
      const diner = await opens({ first: { venue: venue(closure) } })
      const isOpen = (day: number) => diner.isEnabled('button', new RegExp(`^\\w+ ${day} November 2026$`))
      expect(days.filter(isOpen)).to.deep.equal(open)
    })

  for (const [closedTo, month, day] of [
    ['2027-01-21', 'January 2027', 'Thursday 21 January 2027'],
    ['2028-03-01', 'March 2028', 'Wednesday 1 March 2028'],
  ] as const)
    it(`date.first-month: opens on the first month with an open day, as ${month}, and says from when`, async () => {
      const diner = await opens({ first: { venue: venue({ closedTo }) } })
      diner.gets('grid', month)
      diner.gets('navigation', 'Months')
      expect(diner.reads()).to.include(`Open from ${day}`)
      expect(document.activeElement).to.have.property('ariaLabel', day)
    })

  it('date.closure: Tab and the arrow keys pass over the days on which the restaurant is closed', async () => {
    const closed = venue({ closedFrom: '2026-12-01', closedTo: '2026-12-03' })
    const diner = await opens({ first: { venue: closed, date: '2026-11-30' } })
    await diner.keys('{ArrowRight}')
    expect(tabStops()).to.deep.equal(['2026-12-03'])
    await diner.keys('{ArrowLeft}')
    expect(tabStops()).to.deep.equal(['2026-11-30'])
    await diner.presses('Next month')
    expect(tabStops()).to.deep.equal(['2026-12-03'])
  })

  it('date.closure: a click that reaches a disabled day chooses nothing', async () => {
    const diner = await opens()
    expect(diner.reads()).to.not.include('Open from')
    const past = diner.gets('button', 'Thursday 19 November 2026')
    await diner.sees(() => void past.dispatchEvent(new MouseEvent('click', { bubbles: true })))
    expect(diner.kernel.facts.date).to.equal(null)
    expect(diner.has('grid')).to.equal(true)
  })
})

describe('date: the grid', () => {
  for (const [rule, options, day] of [
    ['date.past: past days are disabled, today is not', {}, 20],
    [
      'brand.time-zone: today is the restaurant’s, by the brand’s time zone',
      { brand: { timeZone: 'Asia/Tokyo' }, now: () => new Date('2026-11-20T23:30:00Z') },
      21,
    ],
  ] as const)
    it(rule, async () => {
      const diner = await opens(options)
      const named = (number: number) => new RegExp(`^\\w+ ${number} November 2026$`)
      expect(diner.isEnabled('button', named(day))).to.be.true
      expect(diner.isEnabled('button', named(day - 1))).to.be.false
      expect(all('[data-today]').map(({ textContent }) => textContent)).to.deep.equal([String(day)])
    })

  it('WCAG 4.1.2: the chosen day is pressed, and today is the current one', async () => {
    const diner = await opens({ first: atSlot })
    const days = diner.within('grid').getsAll('button')
    const named = (attribute: string) =>
      days
        .filter((day) => day.hasAttribute(attribute))
        .map((day) => [day.textContent, day.getAttribute(attribute)])
    expect(named('aria-pressed')).to.deep.equal([['28', 'true']])
    expect(named('aria-current')).to.deep.equal([['20', 'date']])
  })

  it('name.date: Tab leads to the chosen day, else to today, else to the first that is free', async () => {
    const diner = await opens({ first: { ...atSlot, date: '2026-12-05', time: null } })
    expect(tabStops()).to.deep.equal(['2026-12-05'])
    await diner.presses('Previous month')
    expect(tabStops()).to.deep.equal(['2026-11-20'])
    await diner.presses('Next month')
    await diner.presses('Next month')
    expect(tabStops()).to.deep.equal(['2027-01-01'])
  })

  it('WCAG 4.1.3: another month is announced, and there is none before the first', async () => {
    const diner = await opens()
    const previous = () => diner.gets('button', 'Previous month')
    await diner.clicksAnyway('button', 'Previous month')
    expect(diner.has('grid', 'November 2026')).to.equal(true)
    expect([previous().ariaDisabled, previous().tabIndex]).to.deep.equal(['true', -1])
    await diner.presses('Next month')
    expect(previous().tabIndex).to.equal(0)
    await diner.presses('Previous month')
    expect(diner.heard.filter((text) => /2026/.test(text))).to.deep.equal(['December 2026', 'November 2026'])
  })

  it('name.date: a key that moves in the calendar does nothing else, and another key is the page’s', async () => {
    const diner = await opens()
    const isTaken = async (key: string) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      await diner.sees(() => void document.activeElement!.dispatchEvent(event))
      return event.defaultPrevented
    }
    expect(await isTaken('ArrowDown')).to.be.true
    expect(await isTaken('End')).to.be.true
    expect(await isTaken('a')).to.be.false
    // Nor does it move a day from a month's button.
    await diner.presses('Next month')
    await diner.keys('{ArrowDown}')
    expect(document.activeElement).to.equal(diner.gets('button', 'Next month'))
  })

  for (const [locale, direction, columns] of [
    ['en-US', 'ltr', 'Sun,Mon,Tue,Wed,Thu,Fri,Sat'],
    // Four characters fit.
    ['fr-FR', 'ltr', 'lun.,mar.,mer.,jeu.,ven.,sam.,dim.'],
    ['pt-PT', 'ltr', 'D,S,T,Q,Q,S,S'],
    ['ar-EG', 'rtl', undefined],
  ] as const)
    it(`it is written in the language ${locale}, with short names of days if they fit, else initials`, async () => {
      await opens({ brand: { locale } })
      const [month] = all('.month')
      expect([month!.lang, month!.dir]).to.deep.equal([locale, direction])
      const names = all('th').map(({ textContent }) => textContent)
      if (columns) expect(names.join()).to.equal(columns)
      const initials = all('th').map(({ dataset }) => dataset.initial)
      if (locale === 'en-US') expect(initials.join('')).to.equal('SMTWTFS')
    })

  it('on a small phone it is wider than the widget by at most 3 px, if the page has room on both sides', async () => {
    const { documentElement } = document
    Object.defineProperty(documentElement, 'clientWidth', { configurable: true, value: 320 })
    undoAfterTest(() => Reflect.deleteProperty(documentElement, 'clientWidth'))
    for (const [left, right, room] of [
      [2, 310, '2px'],
      [9, 311, '3px'],
      [9, 319, '1px'],
      [-5, 325, '0px'],
    ] as const) {
      const diner = await arrives()
      diner.gets('region').getBoundingClientRect = () => ({ left, right }) as DOMRect
      await diner.presses(/^Date/)
      await diner.finds('grid')
      expect(all('.calendar')[0]!.style.getPropertyValue('--room-beside')).to.equal(room)
      removeWidget()
    }
  })
})

const writing = { firstOfWeek: 1, isRightToLeft: false } as const

const press = (keys: string, from = '2026-11-28', how: Parameters<typeof dayByKey>[2] = writing) =>
  dayByKey({ key: keys.replace('Shift+', ''), shiftKey: keys.startsWith('Shift') }, from, how)

describe('date: the days of the calendar', () => {
  for (const [keys, to] of Object.entries({
    ArrowRight: '2026-11-29',
    ArrowLeft: '2026-11-27',
    ArrowDown: '2026-12-05',
    ArrowUp: '2026-11-21',
    PageDown: '2026-12-28',
    PageUp: '2026-10-28',
    'Shift+PageDown': '2027-11-28',
    'Shift+PageUp': '2025-11-28',
    Home: '2026-11-23',
    End: '2026-11-29',
    Enter: undefined,
    Tab: undefined,
    toString: undefined,
  }))
    it(`name.date: ${keys} leads from 28 November to ${to}`, () => {
      expect(press(keys)).to.equal(to)
    })

  it('name.date: the arrows lead the way that the language is written, and to the last day of a month', () => {
    expect(press('ArrowLeft', '2026-11-28', { ...writing, isRightToLeft: true })).to.equal('2026-11-29')
    expect(press('Home', '2026-11-28', { firstOfWeek: 6, isRightToLeft: true })).to.equal('2026-11-28')
    expect(press('PageDown', '2026-01-31')).to.equal('2026-02-28')
  })

  it('date.closure: a closed day leads on to the next that is free, or back to the last', () => {
    const isFree = (day: string) => day >= '2026-11-20' && day < '2026-12-24'
    expect(closestDay('2026-11-13', -1, isFree)).to.equal('2026-11-20')
    expect(closestDay('2026-12-28', 1, isFree)).to.equal('2026-12-23')
    expect(closestDay('2026-12-01', 1, isFree)).to.equal('2026-12-01')
    expect(closestDay('2026-12-01', 1, () => false)).to.equal(undefined)
    // It looks a year far.
    expect(closestDay('2026-12-01', 1, (day) => day === '2027-12-01')).to.equal('2027-12-01')
    expect(closestDay('2026-12-01', 1, (day) => day === '2027-12-02')).to.equal(undefined)
  })

  it('the week begins as in the brand’s country', () => {
    const starts = ['en-IE', 'en-US', 'ar-EG', 'dv-MV', 'pt-BR', 'fa-IR', 'de-DE'].map(firstOfWeek)
    expect(starts).to.deep.equal([1, 0, 6, 5, 0, 6, 1])
  })

  for (const [month, firstOfWeek, first, rows, count] of [
    ['2026-11', 1, [null, null, null, null, null, null, '2026-11-01'], 6, 30],
    ['2026-11', 0, ['2026-11-01', '2026-11-02'], 5, 30],
    ['2027-02', 1, ['2027-02-01'], 4, 28],
  ] as const)
    it(`date.shown: ${month} has its days in ${rows} weeks from day ${firstOfWeek} on`, () => {
      const weeks = weeksOf(month, firstOfWeek)
      expect(weeks.map(({ length }) => length)).to.deep.equal(Array(rows).fill(7))
      expect(weeks[0]!.slice(0, first.length)).to.deep.equal(first)
      expect(new Set(weeks.flat().filter((day) => day !== null)).size).to.equal(count)
    })
})
