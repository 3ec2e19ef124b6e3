import '../kit/dom'
import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { brands } from '../../tools/gallery/brands'
import { isWanted, type Wanted } from '../../tools/gallery/find'
import { fits } from '../../tools/gallery/picture'
import { pictures } from '../../tools/gallery/pictures'

const found = (wanted: Wanted) => pictures.filter((picture) => isWanted(picture, wanted)).map(({ id }) => id)

describe("The gallery's pictures are found", () => {
  // Later files of the same process render into the body too.
  after(() => {
    document.body.replaceChildren()
    history.replaceState(null, '', '/')
  })

  it('by step, by state and by words, and by all of them at once', () => {
    expect(found({})).to.have.length(pictures.length)
    expect(found({ step: '3' })).to.deep.equal(['menu', 'menu-missing'])
    expect(found({ step: '3', state: 'error' })).to.deep.equal(['menu-missing'])
    expect(found({ state: 'waiting' })).to.deep.equal(['checking', 'sending'])
    expect(found({ words: ' CARD  refuses ' })).to.deep.equal(['card-refused'])
    expect(found({ journey: 'Enquiry', step: '1' })).to.deep.equal([])
  })

  it('at every step and in every state in Milano', () => {
    const milano = pictures.filter((picture) => fits(picture, brands[0]!))
    expect([...new Set(milano.map(({ step }) => step))]).to.have.members([1, 2, 3, 4, 5, 6, 7, 8])
    const states = new Set(milano.map(({ state }) => state))
    expect([...states]).to.have.members(['usual', 'open', 'waiting', 'full', 'error'])
  })

  it('on its page, whose address leads to the same view', async () => {
    const page = readFileSync(new URL('../../tools/gallery/pages/gallery.html', import.meta.url), 'utf8')
    document.body.innerHTML = page.slice(page.indexOf('<body>'), page.indexOf('</body>'))
    const nothing = { observe: () => undefined, disconnect: () => undefined }
    const observer = function () {
      return nothing
    }
    Object.assign(globalThis, {
      FormData: window.FormData,
      ResizeObserver: observer,
      IntersectionObserver: observer,
    })
    history.replaceState(null, '', '?brand=notte&step=4&state=error&words=field')
    await import('../../tools/gallery/scripts/gallery')
    const titles = () => [...document.querySelectorAll('h3')].map(({ textContent }) => textContent)
    expect(titles()).to.deep.equal(['Details with errors', 'A booking that is refused'])
    const words = document.querySelector<HTMLInputElement>('#words')!
    Object.assign(words, { value: 'nowhere' }).dispatchEvent(new window.Event('change', { bubbles: true }))
    expect(titles()).to.deep.equal([])
    expect(document.querySelector('#shown')!.textContent).to.match(/^No picture of Notte,.* Choose “All”/)
    expect(location.search).to.equal('?brand=notte&width=360&step=4&state=error&words=nowhere')
  })
})

describe('The example pages', () => {
  it('no column of theirs can be wider than the window, however large the text is', () => {
    const css = readFileSync('examples/pages/page.css', 'utf8')
    expect(css.match(/minmax\((?!min\(|0|max)[^)]*\)/g)).to.equal(null)
  })
})
