import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { hangs, status } from '../kit/api'
import { buildName, atTimes, popupPage } from '../kit/site'
import { endVisits, visit } from '../kit/diner'
import { leftovers, watchLeftovers } from '../kit/leftovers'

const destroy = 'handle.destroy()'

/** In the page itself: what was sent need not have arrived anywhere yet. */
const countFetches = (page: Page) =>
  page.addInitScript(`{
    window.fetches = 0
    const { fetch } = window
    window.fetch = (...request) => (fetches++, fetch(...request))
  }`)

const markup = 'document.documentElement.outerHTML'
const sessions = 'GET /api/sessions/availability/*'

/** Contract 1: `destroy` leaves no node, listener, timer or request behind. */
describe('Browser: destroy', () => {
  afterEach(endVisits)

  it('ends its timers: a typed search is no longer sent; leaves no node of an inline widget, and a second widget in the same container works like the first; aborts pending requests; ends retries', async () => {
    const diner = await visit({ prepare: countFetches, answers: { [sessions]: hangs } })
    const mounts = (options = '') =>
      diner.page.evaluate(
        `handle = Tavola.init({ baseUrl: '${diner.api.origin}', container: document.querySelector('#book'), ${options} })`,
      )
    const isGone = async () => {
      const html = await diner.page.evaluate(`document.querySelector('#book').outerHTML`)
      expect(html).to.equal('<div id="book"></div>')
    }
    await diner.fills('Location', 'cork')
    await diner.page.evaluate(destroy)
    await diner.waits(30_000)
    expect(await diner.page.evaluate('fetches')).to.equal(0)
    await isGone()
    // One that was on its way goes as it comes.
    await diner.page.waitForFunction(`!document.head.querySelector('script, link[href*=tavola]')`)

    await mounts()
    const failed = diner.page.waitForEvent('requestfailed')
    await diner.choosesRestaurant()
    await diner.choosesDay()
    await diner.api.waitsFor(sessions)
    await diner.page.evaluate(destroy)
    expect((await failed).url()).to.include('/api/sessions/availability/')
    await isGone()

    diner.api.answer(sessions, status(500))
    await mounts(atTimes)
    await diner.receives(sessions)
    await diner.page.evaluate(destroy)
    const before = await diner.page.evaluate('fetches')
    // Long enough for the next try, and before the call is given up.
    await diner.waits(5_000)
    await diner.settles()
    expect(await diner.page.evaluate('fetches')).to.equal(before)
    expect(diner.errors).to.deep.equal([])
  })

  it('leaves no node of an open popup, and restores the focus; a page that keeps the handle of an open popup leaks nothing; a popup opens again after the handle of the last one was destroyed', async () => {
    const diner = await visit({ page: popupPage, prepare: watchLeftovers })
    // Whoever looks for elements has listeners too, and others to look into them.
    await diner.gets('button', 'Book at Cork').evaluate(() => undefined)
    const before = await leftovers(diner.page)
    const children = await diner.page.evaluate<number>(`document.body.childElementCount`)
    await diner.presses('Book at Cork')
    await diner.chose('Milano Cork')
    await diner.page.evaluate(destroy)
    await diner.misses('dialog', 'Milano restaurants')
    const after = await leftovers(diner.page)
    // React's own element, channel and listener (./remounts.test.ts), and the focus that the browser keeps a place for.
    expect(after.nodes - before.nodes).to.be.at.most(4)
    expect(after.listeners - before.listeners).to.be.at.most(buildName === 'react' ? 2 : 1)
    expect(await diner.page.evaluate(`document.body.childElementCount`)).to.equal(children - 1)
    expect(await diner.page.evaluate(markup)).not.to.match(/popup|min-top|overflow|inert/)
    expect(await diner.page.evaluate(`document.activeElement.textContent`)).to.equal('Book at Cork')
    await diner.presses('Book at Cork')
    await diner.finds('dialog', 'Milano restaurants')
  })

  it('a widget that is destroyed before its code has loaded never appears', async () => {
    const diner = await visit({
      prepare: (page) => page.addInitScript(`addEventListener('DOMContentLoaded', () => ${destroy})`),
    })
    await diner.page.waitForLoadState('networkidle')
    expect(await diner.page.evaluate(`document.querySelector('#book').childElementCount`)).to.equal(0)
    expect(diner.errors).to.deep.equal([])
  })
})
