import '../../kit/dom'
import { expect } from 'chai'
import { shieldFromPage } from '../../../src/host/widget/page-listeners'

const content = `
  <div id="blank"></div><textarea id="area"></textarea><select id="select"></select>
  <input id="text"><input type="checkbox" id="box"><input type="radio" id="radio">
  <button type="button" id="button"></button><button type="submit" id="submit"></button>
  <a href="#own" id="link"></a><label id="label"></label>
  <div role="listbox"><div role="option" id="option"></div></div>
  <dialog open><p id="inside"></p><button type="button" id="close"></button></dialog>`

/** Keys and other events at an element: those that end at the widget, and those that the page gets. */
const rows: readonly (readonly [at: string, ended: string, reaching: string])[] = [
  ['text', '/ Space a ArrowLeft Enter F2', 'Tab Escape Ctrl+k Meta+k'],
  ['text', 'Ctrl+v Ctrl+Backspace Ctrl+Alt+@ Composing+Escape', ''],
  ['area', 'Space Enter Shift+Enter', 'Tab Escape Ctrl+Shift+P'],
  ['select', 'ArrowDown Space d', 'Tab Escape'],
  ['radio', 'ArrowDown Space', 'Tab'],
  ['box', 'Space Enter', 'Escape'],
  ['button', 'Space Enter', '/ ArrowRight Escape Tab'],
  ['link', 'Enter', '/ ArrowRight'],
  ['blank', '', 'Space ArrowRight PageDown Escape /'],
  ['inside', 'Space PageDown ArrowDown / Escape', 'Tab Ctrl+k'],
  ['close', 'Space Enter / Escape', 'Tab'],
  ['inside', 'wheel DOMMouseScroll mousewheel touchmove touchend', 'click pointerdown touchstart'],
  ['option', 'wheel touchmove touchend', 'click touchstart'],
  ['area', 'wheel touchmove touchend beforeinput cut mousedown', 'input pointerdown'],
  ['text', 'touchend paste copy mousedown', 'wheel input pointerdown click'],
  ['button', 'touchend touchcancel', 'wheel mousedown click touchstart'],
  ['label', 'touchend', 'click'],
  ['blank', '', 'wheel touchstart touchmove touchend copy mousedown click'],
]

describe("Host: the page's listeners", () => {
  let host: HTMLElement
  let reached: string[]
  beforeEach(() => {
    host = document.body.appendChild(document.createElement('div'))
    host.attachShadow({ mode: 'open' }).innerHTML = content
    shieldFromPage(host, new AbortController().signal)
    reached = []
  })
  afterEach(() => void (document.body.innerHTML = ''))

  /** Sends an event in the widget. Returns it as it was in the end. */
  function send(name: string, at: string, more: object = {}): Event {
    const event = new window.Event(name, { bubbles: true, composed: true, cancelable: true })
    for (const [key, value] of Object.entries(more)) Object.defineProperty(event, key, { value })
    const note = ({ type }: Event) => void reached.push(type)
    document.addEventListener(name, note)
    host.shadowRoot!.querySelector(`#${at}`)!.dispatchEvent(event)
    document.removeEventListener(name, note)
    return event
  }

  const names = ['keydown', 'keypress', 'keyup']

  /** A key with its modifiers, or another event. Whether the page gets all of it; null for a part. */
  function gets(what: string, at: string): boolean | null {
    const isKey = !/^[a-z]{2}|Scroll/.test(what)
    const key = what.split('+').at(-1)!.replace('Space', ' ')
    const held = { ctrlKey: /Ctrl/, altKey: /Alt/, metaKey: /Meta/, isComposing: /Composing/ }
    const more = Object.fromEntries(Object.entries(held).map(([name, one]) => [name, one.test(what)]))
    reached = []
    for (const name of isKey ? names : [what]) send(name, at, isKey ? { key, code: key, ...more } : {})
    return reached.length === 0 ? false : reached.length === (isKey ? names.length : 1) || null
  }

  for (const [at, ended, reaching] of rows)
    it(`at #${at} don’t get ${ended || 'nothing'}, but ${reaching || 'no more'}`, () => {
      const all = [ended, reaching].map((list) => list.split(' ').filter(Boolean))
      expect(all.map((list) => list.filter((what) => gets(what, at) !== (list === all[1])))).to.deep.equal([
        [],
        [],
      ])
    })

  it('don’t get a key that the widget has used, nor its end elsewhere; they get the next one', () => {
    const arrow = { key: 'ArrowLeft', code: 'ArrowLeft' }
    host.shadowRoot!.addEventListener('keydown', (event) => event.preventDefault(), { once: true })
    send('keydown', 'blank', arrow)
    send('keyup', 'button', arrow)
    expect(reached).to.deep.equal([])
    send('keydown', 'blank', arrow)
    send('keyup', 'blank', arrow)
    expect(reached).to.deep.equal(['keydown', 'keyup'])
  })

  for (const around of ['<a href="#page">', '<label>', '<summary>', '<button type="button">'])
    it(`of ${around} around the widget don’t get its presses, which do what they do without it`, () => {
      document.body.innerHTML = around
      document.body.firstElementChild!.append(host)
      const isPrevented = (at: string) =>
        ['click', 'auxclick'].every((name) => send(name, at).defaultPrevented)
      expect(['blank', 'text', 'select', 'button'].map(isPrevented)).to.deep.equal([true, true, true, true])
      const own = ['box', 'radio', 'label', 'submit', 'link']
      expect(own.filter(isPrevented)).to.deep.equal([])
      expect(reached).to.deep.equal([])
      const keepsFocus = ['text', 'button'].filter((at) => send('mousedown', at).defaultPrevented)
      expect(keepsFocus).to.deep.equal(around.startsWith('<a') ? ['button'] : [])
      expect(host.shadowRoot!.activeElement?.id).to.equal(keepsFocus[0])
    })

  it('of a dialog around the popup don’t get its presses: some close at a press outside of their box', () => {
    document.body.innerHTML = '<dialog open>'
    document.body.firstElementChild!.append(host)
    for (const at of ['inside', 'blank']) send('click', at)
    expect(reached).to.deep.equal(['click'])
  })
})
