import { expect } from 'chai'
import start from '../../../plugins/start'
import { atSlot } from '../../kit/booking'
import { type Diner, renderPlugins } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { table } from '../../kit/stand-ins'
import date from '../../../plugins/date'
import { importWithout } from '../../kit/lost-file'

const plugins = [start, table]
const button = (diner: Diner) => diner.gets('button', /^Date/)
const isOpen = (diner: Diner) => button(diner).ariaExpanded === 'true'

async function pressesEscape(diner: Diner) {
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  await diner.sees(() => void button(diner).dispatchEvent(escape))
  return escape.defaultPrevented
}

describe('date: the button', () => {
  it('access.waiting-control: without a restaurant it waits, says why, and opens nothing', async () => {
    const diner = await renderPlugins({ plugins })
    await diner.clicksAnyway('button', /^Date/)
    expect(isOpen(diner)).to.equal(false)
    const described = document.getElementById(button(diner).getAttribute('aria-describedby')!)
    expect(described!.textContent).to.equal('Choose a restaurant first.')
    await diner.waits(2_000)
    expect(document.querySelector('[role="grid"]')).to.equal(null)
  })

  it('closing.ways: Escape closes the calendar, and then is the popup’s', async () => {
    const diner = await renderPlugins({ plugins, first: atSlot })
    expect(await pressesEscape(diner)).to.equal(false)
    await diner.presses(/^Date/)
    expect(await pressesEscape(diner)).to.equal(true)
    expect(isOpen(diner)).to.equal(false)
    expect(await pressesEscape(diner)).to.equal(false)
  })

  it('a second press closes the calendar', async () => {
    const diner = await renderPlugins({ plugins, first: atSlot })
    await diner.presses(/^Date/)
    await diner.presses(/^Date/)
    expect(isOpen(diner)).to.equal(false)
  })

  it('WCAG 2.4.3: a calendar that closes takes the focus from nobody who has moved on', async () => {
    const diner = await renderPlugins({ plugins, first: atSlot })
    await diner.presses(/^Date/)
    await diner.finds('grid', /November/)
    await diner.sees(() => diner.gets('combobox', 'Guests').focus())
    expect(document.activeElement).to.equal(diner.gets('combobox', 'Guests'))
  })

  it('WCAG 2.4.3: nor while the focus is still on its way there', async () => {
    const diner = await renderPlugins({ plugins, first: atSlot })
    await diner.presses(/^Date/)
    await diner.finds('grid', /November/)
    const day = document.activeElement as HTMLElement
    await diner.sees(() => {
      day.blur()
      const leaves = { bubbles: true, relatedTarget: diner.gets('combobox', 'Guests') }
      day.dispatchEvent(new window.FocusEvent('focusout', leaves))
    })
    expect(isOpen(diner)).to.equal(false)
    expect(document.activeElement).to.equal(document.body)
  })

  it('WCAG 2.4.3: a press on nothing brings the focus of the calendar back to the button', async () => {
    const diner = await renderPlugins({ plugins, first: atSlot })
    await diner.presses(/^Date/)
    await diner.finds('grid', /November/)
    await diner.sees(() => {
      ;(document.activeElement as HTMLElement).blur()
      document.body.dispatchEvent(new window.Event('pointerdown', { bubbles: true, composed: true }))
    })
    expect(document.activeElement).to.equal(button(diner))
  })

  it('the calendar stays while another window has the focus', async () => {
    const diner = await renderPlugins({ plugins, first: atSlot })
    await diner.presses(/^Date/)
    await diner.finds('grid', /November/)
    await diner.sees(() => (document.activeElement as HTMLElement).blur())
    expect(isOpen(diner)).to.equal(true)
  })

  it('Continue without a day marks it as missing', async () => {
    const diner = await renderPlugins({ plugins, first: { venue: venue() } })
    expect(button(diner).dataset.missing).to.equal(undefined)
    await diner.presses('Continue')
    expect(button(diner).dataset.missing).to.equal('true')
  })
})

const field = new URL('../../../plugins/date/date-field.tsx', import.meta.url)

/** A diner who opens the calendar, whose file is lost, or comes. */
async function opens({ isLost = true } = {}) {
  const lost = importWithout('./calendar', field)
  if (!isLost) lost.comes()
  const inserts = date.inserts!.map((insert) => ({ ...insert, load: () => lost.copy }))
  const brings = start.brings!.map((plugin) => (plugin.id === 'date' ? { ...date, inserts } : plugin))
  const diner = await renderPlugins({
    plugins: [{ ...start, brings } as typeof start, table],
    first: { venue: venue() },
  })
  const button = await diner.finds('button', /^Date/)
  const read: (string | null | undefined)[] = []
  const dialog = () => document.querySelector('[role="dialog"]')
  const watch = new window.MutationObserver(() => read.push(dialog()?.textContent))
  watch.observe(document.body, { childList: true, subtree: true })
  button.focus()
  await diner.sees(() => button.click())
  await diner.waits(50)
  watch.disconnect()
  return { diner, read, dialog, lost }
}

describe('date: the file of the calendar', () => {
  it('while it is on the way, the open calendar says so', async () => {
    const { diner, read } = await opens({ isLost: false })
    expect(read[0]).to.equal('One moment…')
    expect(diner.gets('dialog', 'Choose a date').textContent).to.not.include('One moment')
    diner.gets('grid', /November 2026/)
    expect(diner.has('button', 'Try again')).to.be.false
  })

  it('where it does not load, that is said and heard, and "Try again" loads it', async () => {
    const { diner, dialog, lost } = await opens()
    expect(dialog()!.textContent).to.match(/calendar.*Try again$/)
    expect(dialog()!.textContent).to.not.include('One moment')
    expect(diner.heard.join()).to.match(/calendar/)
    expect(diner.has('grid')).to.be.false
    lost.comes()
    await diner.sees(() => diner.gets('button', 'Try again').click())
    await diner.waits(50)
    diner.gets('grid', /November 2026/)
    expect(diner.has('button', 'Try again')).to.be.false
  })

  it('it is built only once it is here, and a closed one is not shown', async () => {
    const { diner, dialog } = await opens()
    expect(dialog()).to.not.equal(null)
    await diner.keys('{Escape}')
    await diner.waits(2_000)
    expect(dialog()).to.equal(null)
  })
})
