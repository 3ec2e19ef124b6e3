import '../../kit/dom'
import { expect } from 'chai'
import { afterTyping } from '../../../src/host/widget/after-typing'
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
