import '../../kit/dom'
import { expect } from 'chai'
import { createRoot } from 'react-dom/client'
import { openShadow } from '../../../src/host/widget/shadow'
// Last: it looks for the kit's document when it loads.
import { act } from '@testing-library/react'

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

  describe('and its styles', () => {
    let host: HTMLElement
    beforeEach(() => (host = document.createElement('div')))

    it('a sheet is added once, after those before it', () => {
      const { styles } = openShadow(host, undefined)
      const [first, second] = [styles.add('a{color:red}'), styles.add('b{color:red}')]
      expect(styles.add('a{color:red}')).to.equal(null)
      expect(host.shadowRoot!.adoptedStyleSheets).to.deep.equal([first, second])
      expect(first!.cssRules).to.have.lengthOf(1)
    })

    it('a rebuilt widget begins without the sheets of the build before, in the same root', () => {
      openShadow(host, undefined).styles.add('a{color:red}')
      const { root } = openShadow(host, undefined)
      expect(host.shadowRoot!.adoptedStyleSheets).to.deep.equal([])
      expect([...host.shadowRoot!.childNodes]).to.deep.equal([root])
    })

    it('a step that is written into the page stays beside it until it is taken over', () => {
      const shadow = host.attachShadow({ mode: 'open' })
      shadow.innerHTML = '<p></p>'
      const finish = () => undefined
      const { finishTakeOver } = openShadow(host, undefined, {
        takeOver: (_, root) => (shadow.append(root), finish),
      })
      expect([finishTakeOver, shadow.childElementCount]).to.deep.equal([finish, 2])
      expect(openShadow(host, undefined, { takeOver: () => undefined })).not.to.have.property(
        'finishTakeOver',
      )
      expect(shadow.childElementCount).to.equal(1)
    })

    describe('in a browser without constructed sheets', () => {
      const { CSSStyleSheet } = globalThis
      beforeEach(() => void Object.assign(globalThis, { CSSStyleSheet: class {} }))
      afterEach(() => void Object.assign(globalThis, { CSSStyleSheet }))

      it('security: are elements with the page’s nonce, before what they style', () => {
        const { styles, root } = openShadow(host, 'abc')
        for (const css of ['a{color:red}', 'b{color:red}']) styles.add(css)
        const children = [...host.shadowRoot!.children] as HTMLElement[]
        expect(
          children.map(({ localName, nonce, textContent }) => [localName, nonce, textContent]),
        ).to.deep.equal([
          ['style', 'abc', 'a{color:red}'],
          ['style', 'abc', 'b{color:red}'],
          ['div', '', ''],
        ])
        expect(children.at(-1)).to.equal(root)
      })

      it('have none where the page has none', () => {
        openShadow(host, undefined).styles.add('a{color:red}')
        expect(host.shadowRoot!.querySelector('style')!.nonce).to.equal('')
      })
    })
  })

  it('leaves no element behind when the widget is removed', () => {
    const host = document.createElement('div')
    const { root, remove } = openShadow(host, undefined)
    expect([root.className, root.parentNode === host.shadowRoot]).to.deep.equal(['root', true])
    remove()
    expect(host.shadowRoot!.childElementCount).to.equal(0)
  })
})
