import { expect } from 'chai'
import { byDay } from '../../kit/night'
import { popupPage, type HostPage } from '../kit/site'
import { opener, popupWith, visitWithBack } from '../kit/visits'
import { longDay, saturday } from '../kit/time'

type PopupDiner = Awaited<ReturnType<typeof visitWithBack>>

/** A router's state in a history entry. */
const routed: HostPage = (api) =>
  popupPage(api).replace('<main>', `<script>history.replaceState({ idx: 3, key: 'abc' }, '')</script><main>`)

/** With room to scroll. */
const tall: HostPage = (api) => popupPage(api).replace('<main>', `<main style="height: 300vh">`)

const state = 'JSON.stringify(history.state)'
/** The popup's first entry is the page's own. */
const hasEntry = `history.state?.[history.state.tavola] === 1`

/** A page's own states that look like the popup's. */
const states = [
  '{ tavola: "tavola 1", "tavola 1": 1e9 }',
  '{ tavola: { a: 1 } }',
  '{ tavola: "tavola 1", "tavola 1": -2 }',
]

const closes = async (diner: PopupDiner) => {
  await diner.presses('Close')
  await diner.isClosed()
}

/** Back closes it, and the page stands where it began. */
async function leaves(diner: PopupDiner) {
  await diner.back()
  await diner.isClosed()
  expect(await diner.depth()).to.equal(0)
}

describe("Browser: the popup and the page's history", () => {
  it("the page's own state is kept in the popup's entries and afterwards, and so are its additions", async () => {
    const diner = await visitWithBack({ page: routed })
    const before = await diner.page.evaluate(state)
    await diner.reachesDetails()
    expect(await diner.page.evaluate('history.state')).to.include({ idx: 3, key: 'abc' })
    expect(diner.page.url()).to.equal(`${diner.site.origin}/`)
    await closes(diner)
    await diner.isHome()
    expect(await diner.page.evaluate(state)).to.equal(before)
    expect(await diner.page.evaluate('history.scrollRestoration')).to.equal('auto')
    await diner.opens()
    await diner.page.evaluate(`history.pushState({ idx: 4 }, '', '?offers')`)
    await closes(diner)
    await diner.settles()
    expect(diner.page.url()).to.equal(`${diner.site.origin}/?offers`)
    expect(await diner.page.evaluate(state)).to.equal('{"idx":4}')
    await diner.back()
    await diner.back()
    expect(await diner.depth()).to.equal(0)
  })

  for (const own of byDay(states, (own) => own.includes('1e9')))
    it(`a state of the page does nothing in the popup: ${own}`, async () => {
      const script = `<script>history.replaceState(${own}, '')</script>`
      const diner = await visitWithBack({
        page: (api) => popupPage(api).replace('<main>', `${script}<main>`),
      })
      await diner.opens()
      await leaves(diner)
      expect(diner.page.url()).to.equal(`${diner.site.origin}/`)
      expect(diner.errors).to.deep.equal([])
    })

  it("Back among the page's own entries is the page's, and so is an entry that it has replaced", async () => {
    const diner = await visitWithBack()
    await diner.opens()
    await diner.page.evaluate(`location.hash = 'offers'`)
    await diner.settles()
    await diner.back()
    await diner.settles()
    await diner.isOpen()
    await leaves(diner)
    await diner.reachesDetails()
    await diner.page.evaluate(`history.replaceState({ mine: true }, '', '?offers')`)
    await diner.back()
    await diner.finds('button', `Date ${longDay(saturday)}`)
    await leaves(diner)
  })

  it('host.handle, event.open-close: a page may open it again in its "close" event', async () => {
    const diner = await visitWithBack()
    await diner.opens()
    await diner.page.evaluate(`end = handle.on('close', () => (end(), handle.open('cork')))`)
    await diner.presses('Close')
    await diner.api.waitsFor('GET /api/venues/getbyid/cork', 2)
    await diner.page.waitForFunction(hasEntry)
    await diner.isOpen()
    await leaves(diner)
  })

  it('event.open-close: a page that opens it again before that gets "close" first', async () => {
    const diner = await visitWithBack()
    await diner.opens()
    await diner.page.evaluate(`{
      said = []
      for (const name of ['open', 'close']) handle.on(name, (_, about) => about || said.push(name))
      const dialog = document.body.lastElementChild.shadowRoot.querySelector('dialog')
      dialog.addEventListener('close', () => handle.open('cork'), { once: true })
    }`)
    await diner.presses('Close')
    await diner.api.waitsFor('GET /api/venues/getbyid/cork', 2)
    await diner.page.waitForFunction(hasEntry)
    await diner.settles()
    expect(await diner.page.evaluate('said')).to.deep.equal(['close', 'open'])
  })

  it('a page that navigates in its "close" event stays there, with its scroll position', async () => {
    const diner = await visitWithBack({ page: tall })
    await diner.page.evaluate(
      `end = handle.on('close', () => history.pushState({ thanks: true }, '', '/thanks'))`,
    )
    for (const way of ['cross', 'handle']) {
      await diner.opens()
      if (way === 'cross') await diner.presses('Close')
      else await diner.page.evaluate('handle.close()')
      await diner.page.waitForURL('**/thanks')
      await diner.settles()
      expect(diner.page.url()).to.equal(`${diner.site.origin}/thanks`)
      expect(await diner.depth()).to.equal(1)
      await diner.back()
      expect(await diner.page.evaluate(state)).to.equal('null')
    }
    await diner.page.evaluate(`end(), handle.on('close', () => scrollTo(0, 500))`)
    await diner.opens()
    await closes(diner)
    await diner.isHome()
    await diner.settles()
    expect(await diner.page.evaluate('scrollY')).to.equal(500)
  })

  it('of two popups Back closes the top one first, and closing the lower one leaves its entry', async () => {
    const diner = await visitWithBack()
    const opensBoth = async () => {
      await diner.page.evaluate(`handle.open('cork')`)
      await diner.isOpen()
      await diner.page.evaluate('other.open()')
      await diner.finds('dialog', 'Napoli')
    }
    await diner.page.evaluate(
      (api) => window.eval(`other = Tavola.init({ baseUrl: '${api}', brand: { title: 'Napoli' } })`),
      diner.api.origin,
    )
    await opensBoth()
    await diner.back()
    await diner.misses('dialog', 'Napoli')
    await diner.isOpen()
    await leaves(diner)
    await opensBoth()
    await diner.page.evaluate('handle.close()')
    await diner.isClosed()
    await diner.settles()
    expect(await diner.depth()).to.equal(2)
    await diner.back()
    await diner.misses('dialog', 'Napoli')
    expect(await diner.depth()).to.equal(1)
  })

  it('a popup that is destroyed while it is open removes its entries, and the next one has its own', async () => {
    const diner = await visitWithBack()
    await diner.reachesDetails()
    await diner.page.evaluate(
      (api) => window.eval(`handle.destroy(); handle = Tavola.init('${api}'); handle.open('cork')`),
      diner.api.origin,
    )
    await diner.chose('Milano Cork')
    await diner.page.waitForFunction(hasEntry)
    expect(await diner.depth()).to.equal(1)
    await leaves(diner)
    await diner.opens()
    await diner.page.evaluate('handle.destroy()')
    await diner.isHome()
    expect(await diner.depth()).to.equal(0)
    expect(await diner.page.evaluate('history.scrollRestoration')).to.equal('auto')
  })

  it('host.options-change: a popup whose brand changes stays open, and is closed by Back', async () => {
    const diner = await visitWithBack()
    await diner.opens()
    await diner.page.evaluate(`handle.update({ brand: { title: 'Napoli' } })`)
    await diner.finds('dialog', 'Napoli')
    await diner.chose('Milano Cork')
    expect(diner.api.sent('GET /api/venues/getbyid/*')).to.have.lengthOf(1)
    await diner.page.waitForFunction(hasEntry)
    expect(await diner.depth()).to.equal(1)
    await diner.back()
    await diner.misses('dialog', 'Napoli')
    expect(await diner.depth()).to.equal(0)
    expect(await diner.page.evaluate('document.adoptedStyleSheets.length')).to.equal(0)
  })

  it('`history: false` leaves the history unchanged', async () => {
    const diner = await visitWithBack({ page: popupWith('history: false', opener) })
    await diner.reachesDetails()
    expect(await diner.depth()).to.equal(0)
    expect(await diner.page.evaluate(state)).to.equal('null')
    await diner.fills('First Name', 'Anna')
    await diner
      .gets('dialog', 'Milano restaurants')
      .evaluate((dialog: HTMLDialogElement) => dialog.requestClose())
    await diner.asked()
  })
})
