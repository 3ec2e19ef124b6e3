import { expect } from 'chai'
import { atSlot } from '../../kit/booking'
import type { Diner } from '../../kit/diner'
import { undoAfterTest } from '../../kit/mocha/clean-up.mjs'
import { hangs } from '../../kit/network'
import { arrives, button, isOpen, opens } from './opened-calendar'

const today = 'Friday 20 November 2026'
const atDate = { first: atSlot }
const focused = () => document.activeElement as HTMLElement

async function pressesEscape(diner: Diner) {
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  await diner.sees(() => void button(diner).dispatchEvent(escape))
  return escape.defaultPrevented
}

describe('date: the calendar opens', () => {
  it('access.waiting-control: without a restaurant it waits, says why, and opens nothing', async () => {
    const diner = await arrives({ first: {} })
    await diner.clicksAnyway('button', /^Date/)
    const described = document.getElementById(button(diner).getAttribute('aria-describedby')!)
    expect(described!.textContent).to.equal('Choose a restaurant first.')
    await diner.waits(2_000)
    expect(button(diner).ariaExpanded).to.equal('false')
    expect(document.querySelector('[role="grid"]')).to.equal(null)
  })

  it('date.closure: on the month of the chosen day', async () => {
    const diner = await opens()
    diner.gets('grid', /November 2026/)
    await diner.keys('{Escape}')
    await diner.sees(() => diner.kernel.choices.set({ date: '2027-01-15' }))
    await diner.presses(/^Date/)
    await diner.finds('grid', /January 2027/)
  })

  it('WCAG 2.4.11: all of it is in sight as it opens, and is left there while the diner moves in it', async () => {
    const scrolled: unknown[] = []
    Object.assign(Element.prototype, {
      scrollIntoView(this: Element, how: unknown) {
        if (this.querySelector('[role="grid"]')) scrolled.push(how)
      },
    })
    undoAfterTest(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'))
    const diner = await arrives()
    // It is built ahead in idle time, hidden.
    await diner.waits(1_000)
    const ahead = document.querySelector('[role="grid"]')
    expect(ahead).not.to.equal(null)
    expect([scrolled, diner.has('grid'), diner.has('dialog')]).to.deep.equal([[], false, false])
    await diner.presses(/^Date/)
    expect(diner.gets('grid', /November 2026/)).to.equal(ahead)
    expect(focused()).to.equal(diner.gets('button', today))
    await diner.keys('{ArrowRight}')
    expect(scrolled).to.deep.equal([{ block: 'nearest' }])
  })

  it('again with the chosen day, whatever month the diner has turned to', async () => {
    const diner = await opens()
    await diner.presses('Next month')
    expect(focused()).to.equal(diner.gets('button', 'Next month'))
    await diner.finds('grid', /December 2026/)
    // From now on it stays rendered while it is closed.
    await diner.waits(1_000)
    await diner.keys('{Escape}')
    await diner.presses(/^Date/)
    await diner.finds('grid', /November 2026/)
    expect(focused()).to.equal(diner.gets('button', today))
  })

  it('Continue without a day marks it as missing', async () => {
    const diner = await arrives()
    expect(button(diner).dataset.missing).to.equal(undefined)
    await diner.presses('Continue')
    expect(button(diner).dataset.missing).to.equal('true')
  })
})

describe('date: the calendar closes', () => {
  it('closing.ways, name.date: Escape closes it, with the focus on the button, and then is the popup’s', async () => {
    const diner = await arrives(atDate)
    expect(await pressesEscape(diner)).to.equal(false)
    await diner.presses(/^Date/)
    expect(await pressesEscape(diner)).to.equal(true)
    expect(isOpen(diner)).to.equal(false)
    expect(await pressesEscape(diner)).to.equal(false)
    await diner.presses(/^Date/)
    await diner.keys('{Escape}')
    expect([isOpen(diner), focused()]).to.deep.equal([false, button(diner)])
  })

  it('a second press closes it', async () => {
    const diner = await opens(atDate)
    await diner.presses(/^Date/)
    expect(isOpen(diner)).to.equal(false)
  })

  it('WCAG 2.4.3, name.date: it closes as the focus goes on, and takes it from nobody', async () => {
    const diner = await opens(atDate)
    expect(isOpen(diner)).to.equal(true)
    const guests = diner.gets('combobox', 'Guests')
    await diner.sees(() => guests.focus())
    expect([isOpen(diner), focused()]).to.deep.equal([false, guests])
  })

  it('WCAG 2.4.3: nor while the focus is still on its way there', async () => {
    const diner = await opens(atDate)
    const day = focused()
    await diner.sees(() => {
      day.blur()
      const leaves = { bubbles: true, relatedTarget: diner.gets('combobox', 'Guests') }
      day.dispatchEvent(new window.FocusEvent('focusout', leaves))
    })
    expect([isOpen(diner), focused()]).to.deep.equal([false, document.body])
  })

  it('WCAG 2.4.3: a press on nothing brings the focus of the calendar back to the button', async () => {
    const diner = await opens(atDate)
    await diner.sees(() => focused().blur())
    expect(isOpen(diner), 'while another window has the focus').to.equal(true)
    const press = new window.Event('pointerdown', { bubbles: true, composed: true })
    await diner.sees(() => void document.body.dispatchEvent(press))
    expect([isOpen(diner), focused()]).to.deep.equal([false, button(diner)])
  })

  it('date.picker, date.clears, name.date: a day that is chosen closes it, is named and clears the slot', async () => {
    const answers = { 'GET /api/sessions/availability/*': hangs }
    const diner = await arrives({ ...atDate, answers })
    await diner.choosesDay('Friday 27 November 2026')
    expect(isOpen(diner)).to.be.false
    expect(diner.has('button', 'Date Friday 27 November 2026')).to.be.true
    expect(diner.kernel.facts).to.include({ date: '2026-11-27', time: null })
  })

  it('the current day may be chosen again, and keeps the slot', async () => {
    const diner = await arrives(atDate)
    await diner.choosesDay('Saturday 28 November 2026')
    expect(isOpen(diner)).to.be.false
    expect(diner.kernel.facts).to.include({ date: '2026-11-28', time: '19:30' })
  })

  it('name.date: the arrow keys lead from day to day, into the next month too, and Enter chooses', async () => {
    const diner = await opens()
    await diner.keys('{ArrowUp}')
    expect(focused()).to.equal(diner.gets('button', today))
    await diner.keys('{PageDown}{ArrowRight}')
    expect(focused()).to.equal(diner.gets('button', 'Monday 21 December 2026'))
    await diner.keys('{Enter}')
    expect(diner.kernel.facts.date).to.equal('2026-12-21')
    expect(focused()).to.equal(button(diner))
  })
})
