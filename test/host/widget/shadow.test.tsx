import '../../kit/dom'
import { expect } from 'chai'
import { createRoot } from 'react-dom/client'
import { openShadow } from '../../../src/host/widget/shadow'
import { act } from '@testing-library/react'
import { takeOver } from '../../../src/host/widget/written-step'
import { undoAfterTest } from '../../kit/mocha/clean-up.mjs'

describe("Host: the widget's shadow root", () => {
  it('WCAG 4.1.2: takes the presses, not an element around the texts, and until the widget is removed', () => {
    const host = document.createElement('div')
    document.body.append(host)
    const { root, remove } = openShadow(host, undefined)
    const app = createRoot(root)
    let presses = 0
    act(() => app.render(<button onClick={() => presses++} />))
    expect(root.onclick, 'screen readers would call all in it clickable').to.equal(undefined)
    const button = root.querySelector('button')!
    const press = () =>
      act(() => void button.dispatchEvent(new window.MouseEvent('click', { bubbles: true })))
    press()
    expect(presses).to.equal(1)

    // React's listeners stay behind with the shadow root.
    root.replaceWith(button)
    press()
    expect(presses).to.equal(2)
    remove()
    press()
    expect(presses).to.equal(2)
    host.remove()
  })

  it('leaves no element behind when the widget is removed', () => {
    const host = document.createElement('div')
    const { root, remove } = openShadow(host, undefined)
    expect([root.className, root.parentNode === host.shadowRoot]).to.deep.equal(['root', true])
    remove()
    expect(host.shadowRoot!.childElementCount).to.equal(0)
  })

  it('has each sheet once, after those before it; a rebuilt widget begins without them, in the same root', () => {
    const host = document.createElement('div')
    const { styles } = openShadow(host, undefined)
    const [first, second] = [styles.add('a{color:red}'), styles.add('b{color:red}')]
    expect(styles.add('a{color:red}')).to.equal(null)
    expect(host.shadowRoot!.adoptedStyleSheets).to.deep.equal([first, second])
    expect(first!.cssRules).to.have.lengthOf(1)
    const { root } = openShadow(host, undefined)
    expect(host.shadowRoot!.adoptedStyleSheets).to.deep.equal([])
    expect([...host.shadowRoot!.childNodes]).to.deep.equal([root])
  })

  it('a step that is written into the page stays beside it until it is taken over', () => {
    const host = document.createElement('div')
    const shadow = host.attachShadow({ mode: 'open' })
    shadow.innerHTML = '<p></p>'
    const finish = () => undefined
    const written = { takeOver: (_: ShadowRoot, root: Element) => (shadow.append(root), finish) }
    const { finishTakeOver } = openShadow(host, undefined, written)
    expect([finishTakeOver, shadow.childElementCount]).to.deep.equal([finish, 2])
    const opened = openShadow(host, undefined, { takeOver: () => undefined })
    expect(opened).not.to.have.property('finishTakeOver')
    expect(shadow.childElementCount).to.equal(1)
  })

  for (const nonce of ['abc', undefined])
    it(`security: without constructed sheets has elements with the page’s nonce, ${nonce}, before the rest`, () => {
      const { CSSStyleSheet } = globalThis
      Object.assign(globalThis, { CSSStyleSheet: class {} })
      undoAfterTest(() => void Object.assign(globalThis, { CSSStyleSheet }))
      const host = document.createElement('div')
      const { styles, root } = openShadow(host, nonce)
      const sheets = ['a{color:red}', 'b{color:red}']
      for (const css of sheets) styles.add(css)
      const children = [...host.shadowRoot!.children] as HTMLElement[]
      expect(children.pop()).to.equal(root)
      const seen = children.map(({ localName, nonce, textContent }) => [localName, nonce, textContent])
      expect(seen).to.deep.equal(sheets.map((css) => ['style', nonce ?? '', css]))
    })
})

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
    expect(written('search').isConnected).to.equal(true)
    expect([root.parentNode, root.style.display]).to.deep.equal([shadow, 'none'])
    finish()
    expect(root.style.display).to.equal('')
    expect([...shadow.children, ...host.children].map(({ localName }) => localName)).to.deep.equal([
      'style',
      'div',
      'p',
    ])
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
    const selection = { selectionStart: 2, selectionEnd: 4, selectionDirection: 'backward' }
    expect(own('search')).to.include(selection)
  })

  for (const name of ['book', undefined])
    it(`a focus that is ${name ? 'on a button goes over' : 'elsewhere stays there'}`, () => {
      const finish = takeOver(shadow, root)!
      written('search').value = 'galway'
      if (name) written(name).focus()
      finish()
      expect(shadow.activeElement).to.equal(name ? own(name) : null)
    })

  it('the buttons that were pressed are pressed in the widget, the last one last', () => {
    const finish = takeOver(shadow, root)!
    const pressed = presses()
    host.pressed = [written('book'), written('kids'), document.createElement('button')]
    finish()
    expect(pressed).to.deep.equal(['book', 'kids'])
  })

  for (const given of [undefined, 'book', { length: 1 }])
    it(`anybody may have set what was pressed, here to ${JSON.stringify(given)}`, () => {
      const pressed = presses()
      host.pressed = given
      takeOver(shadow, root)!()
      expect(pressed).to.deep.equal([])
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
