import { expect } from 'chai'
import start from '../../../plugins/start'
import { atSlot } from '../../kit/booking'
import { renderPlugins, type Diner } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { table } from '../../kit/stand-ins'

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
