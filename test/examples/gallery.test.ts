import '../kit/dom'
import { readFileSync } from 'node:fs'
import { expect } from 'chai'

class Observer {
  observe() {}
}
const observers = { ResizeObserver: Observer, IntersectionObserver: Observer }
const { FormData } = globalThis

describe("The gallery's pictures", () => {
  // Later files of the same process render into the body too.
  after(() => {
    document.body.replaceChildren()
    history.replaceState(null, '', '/')
    Object.assign(globalThis, { FormData })
    for (const name of Object.keys(observers)) Reflect.deleteProperty(globalThis, name)
  })

  it('are found by journey and words, and the address leads to the same view', async () => {
    const page = readFileSync(new URL('../../tools/gallery/pages/gallery.html', import.meta.url), 'utf8')
    document.body.innerHTML = page.slice(page.indexOf('<body>'), page.indexOf('</body>'))
    Object.assign(globalThis, { FormData: window.FormData, ...observers })
    history.replaceState(null, '', '?brand=milano&journey=Enquiry&words=QUESTION  age')
    await import('../../tools/gallery/scripts/gallery')
    const titles = () => [...document.querySelectorAll('h3')].map(({ textContent }) => textContent)
    expect(titles()).to.deep.equal(['A question, filled in'])
    const words = document.querySelector<HTMLInputElement>('#words')!
    Object.assign(words, { value: 'nowhere' }).dispatchEvent(new window.Event('change', { bubbles: true }))
    expect(titles()).to.deep.equal([])
    expect(document.querySelector('#shown')!.textContent).to.match(
      /^Milano: .* 0 pictures, 360 pixels wide\.$/,
    )
    expect(location.search).to.equal('?brand=milano&width=360&journey=Enquiry&words=nowhere')
  })
})

describe('The example pages', () => {
  it('no column of theirs can be wider than the window, however large the text is', () => {
    const css = readFileSync('examples/pages/page.css', 'utf8')
    expect(css.match(/minmax\((?!min\(|0|max)[^)]*\)/g)).to.equal(null)
  })
})
