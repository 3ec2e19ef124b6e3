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
})
