import { expect } from 'chai'
import { firstOfWeek } from '../../../plugins/date/month'
import start from '../../../plugins/start'
import { atSlot } from '../../kit/booking'
import { removeWidget, renderPlugins, type Diner } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { table } from '../../kit/stand-ins'

const plugins = [start, table]
const first = { venue: venue() }

/** The diner in front of the open calendar. */
async function opens(options: object = {}): Promise<Diner> {
  const diner = await renderPlugins({ plugins, first, ...options })
  await diner.sees(() => document.querySelector<HTMLElement>('.date-button')!.click())
  await diner.waits(1_000)
  await diner.finds('grid')
  return diner
}

const tabStops = () =>
  [...document.querySelectorAll<HTMLElement>('[data-day][tabindex="0"]')].map(({ dataset }) => dataset.day)
const columns = () => [...document.querySelectorAll('th')].map(({ textContent }) => textContent)
const initials = () =>
  [...document.querySelectorAll('th')].map((column) => column.getAttribute('data-initial')).join('')

describe('date: the grid', () => {
  it('WCAG 4.1.2: the chosen day is pressed, and today is the current one', async () => {
    const diner = await opens({ first: atSlot })
    const days = diner.within('grid').getsAll('button')
    const named = (attribute: string) =>
      days
        .filter((day) => day.hasAttribute(attribute))
        .map((day) => [day.textContent, day.getAttribute(attribute)])
    expect(named('aria-pressed')).to.deep.equal([['28', 'true']])
    expect(named('aria-current')).to.deep.equal([['20', 'date']])
    expect(document.querySelectorAll('[data-today]')).to.have.length(1)
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

  it('date.closure: Tab leads to no day on which the restaurant is closed', async () => {
    const closed = { venue: venue({ closedFrom: '2026-12-01', closedTo: '2026-12-03' }) }
    const diner = await opens({ first: closed })
    await diner.presses('Next month')
    expect(tabStops()).to.deep.equal(['2026-12-03'])
  })

  it('date.closure: the arrow keys pass over the days on which the restaurant is closed, both ways', async () => {
    const closed = venue({ closedFrom: '2026-11-24', closedTo: '2026-11-26' })
    const diner = await opens({ first: { venue: closed, date: '2026-11-23' } })
    await diner.keys('{ArrowRight}')
    expect(tabStops()).to.deep.equal(['2026-11-26'])
    await diner.keys('{ArrowLeft}')
    expect(tabStops()).to.deep.equal(['2026-11-23'])
  })

  it('date.closure: a click that reaches a disabled day chooses nothing', async () => {
    const diner = await opens()
    const past = diner.gets('button', 'Thursday 19 November 2026')
    await diner.sees(() => void past.dispatchEvent(new MouseEvent('click', { bubbles: true })))
    expect(diner.kernel.facts.date).to.equal(null)
    expect(diner.has('grid')).to.equal(true)
  })

  it('WCAG 4.1.3: another month is announced, and there is none before the first', async () => {
    const diner = await opens()
    await diner.clicksAnyway('button', 'Previous month')
    expect(diner.has('grid', 'November 2026')).to.equal(true)
    expect(diner.gets('button', 'Previous month').tabIndex).to.equal(-1)
    await diner.presses('Next month')
    expect(diner.gets('button', 'Previous month').tabIndex).to.equal(0)
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
    expect([await isTaken('ArrowDown'), await isTaken('End'), await isTaken('a')]).to.deep.equal([
      true,
      true,
      false,
    ])
  })

  it('name.date: a key on a month’s button moves no day', async () => {
    const diner = await opens()
    await diner.presses('Next month')
    await diner.keys('{ArrowDown}')
    expect(document.activeElement).to.equal(diner.gets('button', 'Next month'))
  })

  it('it is written in the brand’s language and direction', async () => {
    await opens({ brand: { locale: 'ar-EG' } })
    const month = document.querySelector<HTMLElement>('.month')!
    expect([month.lang, month.dir]).to.deep.equal(['ar-EG', 'rtl'])
    await removeWidget()
    await opens()
    expect(document.querySelector<HTMLElement>('.month')!.dir).to.equal('ltr')
  })

  it('the days’ names are short if all of them fit, and initials otherwise', async () => {
    await opens({ brand: { locale: 'en-US' } })
    expect(columns()).to.deep.equal(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
    expect(initials()).to.equal('SMTWTFS')
    removeWidget()
    // Four characters fit.
    await opens({ brand: { locale: 'fr-FR' } })
    expect(columns()).to.deep.equal(['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'])
    removeWidget()
    await opens({ brand: { locale: 'pt-PT' } })
    expect(columns().join('')).to.equal('DSTQQSS')
  })

  it('the week begins as in the brand’s country', () => {
    const starts = ['en-IE', 'en-US', 'ar-EG', 'dv-MV', 'pt-BR', 'fa-IR', 'de-DE'].map(firstOfWeek)
    expect(starts).to.deep.equal([1, 0, 6, 5, 0, 6, 1])
  })

  it('on a small phone it is wider than the widget by at most 3 px, if the page has room on both sides', async () => {
    const { documentElement } = document
    const room = async (left: number, right: number) => {
      const diner = await renderPlugins({ plugins, first })
      diner.gets('region').getBoundingClientRect = () => ({ left, right }) as DOMRect
      await diner.presses(/^Date/)
      await diner.finds('grid')
      const panel = document.querySelector<HTMLElement>('.calendar')!
      const found = panel.style.getPropertyValue('--room-beside')
      removeWidget()
      return found
    }
    Object.defineProperty(documentElement, 'clientWidth', { configurable: true, value: 320 })
    try {
      expect([await room(2, 310), await room(9, 311), await room(9, 319), await room(-5, 325)]).to.deep.equal(
        ['2px', '3px', '1px', '0px'],
      )
    } finally {
      Reflect.deleteProperty(documentElement, 'clientWidth')
    }
  })
})
