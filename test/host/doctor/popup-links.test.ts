import '../../kit/dom'
import { expect } from 'chai'
import { examinePopupLinks } from '../../../src/host/doctor/popup-links'

describe('The doctor: links that open the popup', () => {
  afterEach(() => document.body.replaceChildren())
  const found = (link: string) => {
    document.body.innerHTML = link
    return examinePopupLinks().map(({ level, what }) => `${level}: ${what}`)
  }

  it("a link that is right, or that isn't such a link, is not reported", () => {
    expect(found('<a href="/" data-tavola-venue="" data-tavola-guests="4">Book</a><a href="/">Home</a>')).to
      .be.empty
  })

  it('a link that nothing recognises is reported with a suggestion', () => {
    expect(found('<a id="book" href="/" data-tavola-venu="cork">Book</a>')).to.deep.equal([
      'error: a#book: There is no "data-tavola-venu". Did you mean "data-tavola-venue"? It does not open the popup, as it has no data-tavola-venue (empty: the diner chooses).',
    ])
  })

  it('a wrong word in a link that works is reported before anybody presses it', () => {
    expect(found('<a href="/" data-tavola-venue="cork" data-tavola-gests="2">Book</a>')).to.deep.equal([
      'warning: a: There is no "data-tavola-gests". Did you mean "data-tavola-guests"?',
    ])
  })
})
