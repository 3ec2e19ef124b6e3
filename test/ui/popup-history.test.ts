import { expect } from 'chai'
import '../kit/dom'
import { createPopupHistory } from '../../src/ui/popup/history'

/** Moves through the history, which takes a task of its own. */
async function goes(move: () => void) {
  const moved = new Promise((done) => window.addEventListener('popstate', done, { once: true }))
  move()
  await moved
}

describe("ui: the popup and the page's history", () => {
  it("contract 1: the page's own navigation is not Back in the popup, nor is Back among the page's own entries", async () => {
    let depth = 1
    const entries = createPopupHistory()
    entries.ask({ onBack: () => depth--, depth: () => depth })
    entries.follow(depth)
    const back = () => goes(() => history.back())
    await goes(() => (location.hash = 'offers'))
    history.pushState(null, '', '?offers')
    history.pushState({ mine: true }, '', '?menus')
    for (let own = 3; own > 0; own--) await back()
    expect(depth).to.equal(1)
    await back()
    expect(depth).to.equal(0)
  })
})
