import '../../kit/dom'
import { expect } from 'chai'
import { afterTyping } from '../../../src/host/widget/after-typing'
import { stopClockOfTests } from '../../kit/stopped-clock'
import { shieldFromPage } from '../../../src/host/widget/page-listeners'

describe('Host: a popup that is opened while the diner types in the page', () => {
  const clock = stopClockOfTests()
  let opened = 0
  let callOff: () => void
  beforeEach(() => {
    opened = 0
    document.body.innerHTML =
      '<input id="name"><textarea id="note"></textarea><button id="book">Book</button>'
  })
  afterEach(() => {
    callOff()
    document.body.innerHTML = ''
  })

  const focus = (id: string) => document.getElementById(id)!.focus()
  const types = () =>
    document.activeElement!.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'a', bubbles: true }))
  const opens = () => void (callOff = afterTyping(() => opened++))

  it('WCAG 3.2.1: waits for a pause of a second', () => {
    focus('name')
    opens()
    for (let letter = 0; letter < 50; letter++) {
      clock.tick(300)
      types()
    }
    expect(opened).to.equal(0)
    clock.tick(1_000)
    expect(opened).to.equal(1)
    types()
    clock.tick(2_000)
    expect(opened).to.equal(1)
  })

  it('WCAG 3.2.1: opens when the field is left, but for another field', () => {
    focus('name')
    opens()
    focus('note')
    clock.tick(1)
    expect(opened).to.equal(0)
    focus('book')
    clock.tick(1)
    expect(opened).to.equal(1)
  })

  it('WCAG 3.2.1: waits for a field in a shadow root too, such as another widget', () => {
    const host = document.body.appendChild(document.createElement('div'))
    host.attachShadow({ mode: 'open' }).appendChild(document.createElement('input')).focus()
    opens()
    expect(opened).to.equal(0)
  })

  it('opens at once at the press of a button', () => {
    focus('book')
    opens()
    expect(opened).to.equal(1)
  })

  it('does not open once it is called off', () => {
    focus('name')
    opens()
    callOff()
    clock.tick(2_000)
    focus('book')
    clock.tick(1)
    expect(opened).to.equal(0)
  })

  for (const [what, html] of [
    ['a search', '<input type="search" id="x">'],
    ['a telephone number', '<input type="tel" id="x">'],
    ['a text that can be edited', '<div contenteditable="true" tabindex="0" id="x"></div>'],
  ])
    it(`WCAG 3.2.1: waits while the diner is in ${what}`, () => {
      document.body.innerHTML = html!
      // jsdom has no such property.
      Object.setPrototypeOf(
        document.getElementById('x')!,
        Object.create(Object.getPrototypeOf(document.getElementById('x')!) as object, {
          isContentEditable: { value: html!.includes('contenteditable') },
        }) as object,
      )
      focus('x')
      opens()
      expect(opened).to.equal(0)
    })

  for (const type of ['button', 'checkbox', 'image', 'radio', 'reset', 'submit'])
    it(`WCAG 3.2.1: does not wait at an input of type "${type}", into which nobody types`, () => {
      document.body.innerHTML = `<input type="${type}" id="x">`
      focus('x')
      opens()
      expect(opened).to.equal(1)
    })

  it('WCAG 3.2.1: text that comes without keys, as by voice, is typing too', () => {
    focus('name')
    opens()
    clock.tick(900)
    document.activeElement!.dispatchEvent(new window.Event('input', { bubbles: true }))
    clock.tick(900)
    expect(opened).to.equal(0)
    clock.tick(100)
    expect(opened).to.equal(1)
  })

  it('leaves no timer behind, however it ends', () => {
    focus('name')
    opens()
    callOff()
    focus('note')
    opens()
    clock.tick(1_000)
    focus('book')
    types()
    clock.tick(1)
    expect([opened, clock.countTimers()]).to.deep.equal([1, 0])
  })

  it('does not open if it is called off as the field is left', () => {
    focus('name')
    opens()
    focus('book')
    callOff()
    clock.tick(1)
    expect(opened).to.equal(0)
  })
})

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
