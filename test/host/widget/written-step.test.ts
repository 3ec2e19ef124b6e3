import '../../kit/dom'
import { expect } from 'chai'
import { takeOver } from '../../../src/host/widget/written-step'

const page = window as unknown as { InputEvent: typeof InputEvent }
const fields = '<input name="search"><button name="kids">Kids</button><button name="book">Book</button>'

describe('A step that is written into the page', () => {
  let host: HTMLElement & { pressed?: unknown }
  let shadow: ShadowRoot
  let root: HTMLElement
  beforeEach(() => {
    Object.assign(globalThis, { HTMLInputElement: window.HTMLInputElement, InputEvent: page.InputEvent })
    host = document.body.appendChild(document.createElement('div'))
    host.innerHTML = '<script></script><p></p>'
    shadow = host.attachShadow({ mode: 'open' })
    shadow.innerHTML = `<style data-written></style><style></style><div class="root" data-written>${fields}</div>`
    root = document.createElement('div')
    root.innerHTML = fields
  })
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'InputEvent')
    host.remove()
  })

  const written = (name: string) => shadow.querySelector<HTMLInputElement>(`[data-written] [name=${name}]`)!
  const own = (name: string) => root.querySelector<HTMLInputElement>(`[name=${name}]`)!
  /** The buttons of the widget that are pressed, in their order. */
  function presses(): string[] {
    const pressed: string[] = []
    for (const button of root.querySelectorAll('button'))
      button.addEventListener('click', () => pressed.push(button.name))
    return pressed
  }

  it('is not there on most pages', () => {
    shadow.innerHTML = '<div class="root"></div>'
    expect(takeOver(shadow, root)).to.equal(undefined)
    expect(root.isConnected).to.equal(false)
  })

  it('stays until the widget is ready, which is hidden until then', () => {
    const finish = takeOver(shadow, root)!
    expect([written('search').isConnected, root.parentNode, root.style.display]).to.deep.equal([
      true,
      shadow,
      'none',
    ])
    finish()
    expect(root.style.display).to.equal('')
    expect([...shadow.children].map(({ localName }) => localName)).to.deep.equal(['style', 'div'])
    expect([...host.children].map(({ localName }) => localName)).to.deep.equal(['p'])
  })

  it('the widget takes what was typed, and hears of it', () => {
    const finish = takeOver(shadow, root)!
    const heard: unknown[] = []
    host.addEventListener('input', (event) => heard.push([event.composed, own('search').value]))
    written('search').value = 'cork'
    finish()
    expect(own('search').value).to.equal('cork')
    expect(heard).to.deep.equal([[true, 'cork']])
  })

  it('a field that nobody changed is left alone', () => {
    const finish = takeOver(shadow, root)!
    own('search').value = 'prefilled'
    let heard = 0
    root.addEventListener('input', () => heard++)
    finish()
    expect([own('search').value, heard]).to.deep.equal(['prefilled', 0])
  })

  it('the focus and what is selected go over, so that typing goes on', () => {
    const finish = takeOver(shadow, root)!
    written('search').focus()
    written('search').value = 'galway'
    written('search').setSelectionRange(2, 4, 'backward')
    finish()
    expect(shadow.activeElement).to.equal(own('search'))
    const { selectionStart, selectionEnd, selectionDirection } = own('search')
    expect([selectionStart, selectionEnd, selectionDirection]).to.deep.equal([2, 4, 'backward'])
  })

  it('a focus that is elsewhere stays there', () => {
    const finish = takeOver(shadow, root)!
    written('search').value = 'galway'
    finish()
    expect(shadow.activeElement).to.equal(null)
  })

  it('a button that has the focus keeps it', () => {
    const finish = takeOver(shadow, root)!
    written('book').focus()
    finish()
    expect(shadow.activeElement).to.equal(own('book'))
  })

  it('the buttons that were pressed are pressed in the widget, the last one last', () => {
    const finish = takeOver(shadow, root)!
    const pressed = presses()
    host.pressed = [written('book'), written('kids'), document.createElement('button')]
    finish()
    expect(pressed).to.deep.equal(['book', 'kids'])
  })

  it('anybody may have set what was pressed', () => {
    for (const given of [undefined, 'book', { 0: written('book') }]) {
      const pressed = presses()
      host.pressed = given
      takeOver(shadow, root)?.()
      expect(pressed).to.deep.equal([])
    }
  })

  it('another kind of control takes nothing', () => {
    own('search').outerHTML = '<select name="search"></select>'
    const finish = takeOver(shadow, root)!
    written('search').value = 'cork'
    const pressed = presses()
    host.pressed = [written('kids')]
    finish()
    expect([own('search').value, pressed]).to.deep.equal(['', ['kids']])
  })
})
