import { expect } from 'chai'
import { byDay } from '../../kit/night'
import { visit, type Diner } from '../kit/diner'
import { atTimes, initWith, page, script, type HostPage } from '../kit/site'

/** Listeners of a page's own scripts. To them every event of the widget comes from its host element. */

const brand = `brand: { plugins: ['start', 'booking', 'terms'], journeys: ['Booking'] }`
const booking = initWith(`${atTimes}, ${brand}`)

/** Ends presses and Tab outside of the menu, as focus traps do. */
const trapsFocus = `<script>
  const isOutside = (event) => !event.composedPath().includes(document.querySelector('#menu'))
  for (const name of ['mousedown', 'touchstart', 'click'])
    document.addEventListener(name, (event) => {
      if (isOutside(event)) event.preventDefault(), event.stopImmediatePropagation()
    }, { capture: true, passive: false })
  document.addEventListener('keydown', (event) => event.key === 'Tab' && isOutside(event) && event.preventDefault(), true)
  </script>`

const link = '<a href="/elsewhere" data-tavola-venue="cork">Book at Cork</a>'
const menu = `<div id="menu" role="dialog" style="transform: scale(0.9); opacity: 0.9">${link}</div>`
const component = (markup: string) =>
  `<script>document.querySelector('#part').attachShadow({ mode: 'open' }).innerHTML = \`${markup}\`</script>`
const modal = `<dialog id="menu">${link}</dialog><script>document.querySelector('#menu').showModal()</script>`

const popupIn =
  (body: string, head = ''): HostPage =>
  (api) =>
    page({
      head,
      body: `${body}<a href="#below" data-tavola-venue="cork">Elsewhere</a>${script(`data-base-url="${api}"`)}`,
    })

async function books(diner: Diner): Promise<void> {
  await diner.reachesComplete()
  await diner.completes()
  await diner.finds('heading', 'Booking Confirmed')
}

const isFocused = (element: Element) => (element.getRootNode() as Document).activeElement === element

describe("Browser: a page's own listeners", () => {
  for (const policy of ['sandbox allow-scripts allow-same-origin', "form-action 'none'"])
    it(`under "${policy}" a press and Enter lead on, and a table is booked`, async () => {
      const diner = await visit({ page: booking, headers: () => ({ 'Content-Security-Policy': policy }) })
      await diner.reachesDetails()
      await diner.gets('textbox', 'First Name').press('Enter')
      await diner.finds('text', 'Please enter your first name')
      await books(diner)
    })

  const dialogs = [
    ['a menu', menu],
    ['a modal element', `<div id="menu" aria-modal="true">${link}</div>`],
    ['a modal dialog', modal],
    [
      'a dialog in a component',
      `<div id="menu"><div id="part">${link}</div></div>${component('<div role="dialog" style="contain: strict; height: 9em"><slot></slot></div>')}`,
    ],
    ['a component in a dialog', `<div id="menu" role="dialog"><div id="part"></div></div>${component(link)}`],
  ] as const
  for (const [name, dialog] of byDay(dialogs, ([name]) => /^a (menu|component in)/.test(name)))
    it(`${name} with a focus trap: the popup covers the window, books, and returns the focus`, async () => {
      const diner = await visit({ page: popupIn(dialog, trapsFocus) })
      await diner.clicks('link', 'Book at Cork')
      await diner.chose('Milano Cork')
      const popup = diner.gets('dialog', 'Milano restaurants')
      expect(await popup.boundingBox()).to.deep.equal({ x: 0, y: 0, width: 1280, height: 720 })
      await diner.page.keyboard.press('Tab')
      expect(await diner.page.evaluate(`document.activeElement === document.body`)).to.equal(false)
      await books(diner)
      await diner.presses('Close')
      await diner.misses('dialog', 'Milano restaurants')
      expect(await diner.gets('link', 'Book at Cork').evaluate(isFocused)).to.equal(true)
    })

  const changes = [
    [modal, 'menu.remove()'],
    [modal, 'menu.close()'],
    [menu, 'menu.style.display = "none"'],
  ] as const
  for (const [dialog, change] of byDay(changes, ([, change]) => change === 'menu.remove()'))
    it(`the popup goes on after ${change}, keeps text and focus, and opens elsewhere again`, async () => {
      const diner = await visit({ page: popupIn(dialog) })
      await diner.clicks('link', 'Book at Cork')
      await diner.chose('Milano Cork')
      await diner.reachesDetails()
      await diner.fills('First Name', 'Anna')
      await diner.gets('textbox', 'First Name').focus()
      await diner.page.evaluate(`window.menu = document.querySelector('#menu'), ${change}`)
      const isOnBody = `document.elementFromPoint(9, 9) === document.querySelector('body > .tavola')`
      await diner.until(() => diner.page.evaluate<boolean>(isOnBody), 'the popup')
      expect(await diner.shows('First Name')).to.equal('Anna')
      expect(await diner.gets('textbox', 'First Name').evaluate(isFocused)).to.equal(true)
      await diner.presses('Close')
      await diner.presses('Leave')
      await diner.clicks('link', 'Elsewhere')
      await diner.finds('dialog', 'Milano restaurants')
      expect(await diner.page.evaluate(isOnBody)).to.equal(true)
    })
})
