import '../../kit/dom'
import { expect } from 'chai'
import type { HostEvent } from '../../../src/contract/events'
import { afterTyping } from '../../../src/host/widget/after-typing'
import { followFacts, keepLatestEvents } from '../../../src/host/widget/latest-events'
import { shieldFromPage } from '../../../src/host/widget/page-listeners'
import { booking, start } from '../../kernel/bare-plugins'
import { confirmed } from '../../kernel/selection'
import { bootKernel } from '../../kit/kernel'
import { stopClockOfTests } from '../../kit/stopped-clock'

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

  const buttons = ['button', 'checkbox', 'image', 'radio', 'reset', 'submit']
  for (const [what, html, isTyping] of [
    ['a search', '<input type="search" id="x">', true],
    ['a telephone number', '<input type="tel" id="x">', true],
    ['a text that can be edited', '<div contenteditable="true" tabindex="0" id="x"></div>', true],
    ...buttons.map((type) => [`an input of type "${type}"`, `<input type="${type}" id="x">`, false] as const),
    ['a button', '<button id="x"></button>', false],
  ] as const)
    it(`WCAG 3.2.1: ${isTyping ? 'waits' : 'opens at once'} while the diner is in ${what}`, () => {
      document.body.innerHTML = html
      const field = document.getElementById('x')!
      // jsdom has no such property.
      const isContentEditable = { value: html.includes('contenteditable') }
      Object.setPrototypeOf(
        field,
        Object.create(Object.getPrototypeOf(field) as object, { isContentEditable }) as object,
      )
      field.focus()
      opens()
      expect(opened).to.equal(isTyping ? 0 : 1)
    })

  it('WCAG 3.2.1: waits for a field in a shadow root too, such as another widget', () => {
    const host = document.body.appendChild(document.createElement('div'))
    host.attachShadow({ mode: 'open' }).appendChild(document.createElement('input')).focus()
    opens()
    expect(opened).to.equal(0)
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

  it('does not open once it is called off, in the field or as it is left', () => {
    for (const leaves of [false, true]) {
      focus('name')
      opens()
      if (leaves) focus('book')
      callOff()
      clock.tick(2_000)
      focus('book')
      clock.tick(1)
      expect([opened, clock.countTimers()]).to.deep.equal([0, 0])
    }
  })

  it('leaves no timer behind once it is open', () => {
    focus('note')
    opens()
    clock.tick(1_000)
    focus('book')
    types()
    clock.tick(1)
    expect([opened, clock.countTimers()]).to.deep.equal([1, 0])
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
    it(`at #${at} no ${ended || 'loss'}, but ${reaching || 'no more'}`, () => {
      const wrong = (list: string, reaches: boolean) =>
        list.split(' ').filter((what) => what && gets(what, at) !== reaches)
      expect([wrong(ended, false), wrong(reaching, true)]).to.deep.equal([[], []])
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

describe('Events replayed to late listeners', () => {
  const former = { 'booking-confirmed': ['booked'] }
  for (const [rule, after, state] of [
    ['event.late-subscribers: the current state is', 'ready step journey slot', 'ready step journey slot'],
    ['event.late-subscribers: what is over is not', 'search error no-availability submit-started', ''],
    ['an open popup is replayed as open', 'close open', 'open'],
    ['a closed popup is replayed as closed', 'open close', 'close'],
    ['a booking is, after its popup has closed too', 'booking-confirmed close', 'booking-confirmed close'],
    ['a booking is not once another journey is chosen', 'enquiry-confirmed journey', 'journey'],
    ['a booking is not once another table is chosen', 'booking-confirmed slot', 'slot'],
    ['a booking is not while another is being sent', 'booking-confirmed submit-started', ''],
    ['a table of another journey is not', 'slot journey', 'journey'],
    ['a former name is like the new one', 'booking-confirmed booked', 'booking-confirmed booked'],
    ['a former name goes with the new one', 'booking-confirmed booked slot', 'slot'],
  ] as const)
    it(rule, () => {
      const kept: Record<string, unknown> = {}
      const tell = keepLatestEvents(kept, () => undefined, former)
      for (const name of after.split(' ')) tell(name, { version: 1 } as HostEvent['detail'])
      expect(Object.keys(kept).join(' ')).to.equal(state)
    })

  it('the latest detail is replayed, and other listeners get every event', () => {
    const state: Record<string, unknown> = {}
    const told: unknown[] = []
    const tell = keepLatestEvents(state, (name, detail) => void told.push([name, detail, { ...state }]))
    const details = ['start', 'details'].map((name) => ({ version: 1, name }))
    for (const detail of details) tell('step', detail as never)
    // The state is there when a listener asks for it.
    expect(told).to.deep.equal(details.map((detail) => ['step', detail, { step: detail }]))
  })

  it('a table and a journey that are no longer chosen are not replayed', () => {
    const { kernel } = bootKernel({ plugins: [start, booking] })
    kernel.choices.set({ ...confirmed, journey: 'Booking' })
    const state: Record<string, unknown> = { slot: {}, journey: {}, step: {} }
    followFacts(kernel, state)
    expect(Object.keys(state)).to.deep.equal(['slot', 'journey', 'step'])
    kernel.choices.set({ date: '2026-12-24' })
    expect(Object.keys(state)).to.deep.equal(['journey', 'step'])
    kernel.navigation.complete()
    expect(Object.keys(state)).to.deep.equal(['step'])
    kernel.dispose()
    kernel.choices.set({ time: '19:30' })
    Object.assign(state, { slot: {} })
    kernel.choices.set({ time: null })
    expect(Object.keys(state)).to.deep.equal(['step', 'slot'])
  })
})
