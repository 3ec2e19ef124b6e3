import { expect } from 'chai'
import { bookingBody } from '../../kit/fixtures'
import { held } from '../kit/api'
import { endVisits, type Visit } from '../kit/diner'
import { popupPage, type HostPage } from '../kit/site'
import { kept, opener, popupWith, skipToComplete, visitWithBack } from '../kit/visits'
import { longDay, saturday } from '../kit/time'

type PopupDiner = Awaited<ReturnType<typeof visitWithBack>>

const returns = (diner: PopupDiner) => diner.finds('button', `Date ${longDay(saturday)}`)

/** A close request of the browser, as some phones send in place of Escape. */
const requestsClose = (diner: PopupDiner) =>
  diner.gets('dialog', 'Milano restaurants').evaluate((dialog: HTMLDialogElement) => dialog.requestClose())

/** The popup is closed, and the page stands where it began. */
async function isBack(diner: PopupDiner) {
  await diner.isClosed()
  await diner.isHome()
  expect(await diner.depth()).to.equal(0)
}

/** Back closes it. */
async function leaves(diner: PopupDiner) {
  await diner.back()
  await isBack(diner)
}

const focused = ({ page }: PopupDiner) => page.evaluate('document.activeElement.textContent')

/** From then on the page counts its entries. */
const countsEntries = `{
  pushed = 0
  const { pushState } = history
  history.pushState = (...entry) => (pushed++, pushState.apply(history, entry))
}`

/** Entries of the page between those of the popup: test/ui/popup.test.tsx. */
describe("Browser: a phone's Back", () => {
  let diner: PopupDiner
  before(async () => (diner = await visitWithBack({ isLasting: true })))
  after(endVisits)

  it('popup.history: closes the popup on the first step, after Forward too, and the page stays', async () => {
    for (const time of ['first', 'second']) {
      if (time === 'second') await diner.page.goForward()
      await diner.opens()
      expect(await diner.depth()).to.equal(1)
      await leaves(diner)
      expect(await focused(diner)).to.equal('Book at Cork')
    }
  })

  it('popup.history: a close request other than Escape, as of some phones, goes a step back too', async () => {
    await diner.reachesDetails()
    await requestsClose(diner)
    await returns(diner)
    await diner.page.waitForFunction(`history.state[history.state.tavola] === 1`)
    await requestsClose(diner)
    await isBack(diner)
  })

  it('popup.history: closing by the cross, Escape or the handle leaves no history entry', async () => {
    const ways = [
      () => diner.presses('Close'),
      () => diner.page.keyboard.press('Escape'),
      () => diner.page.evaluate('handle.close()'),
    ]
    for (const closes of ways) {
      await diner.opens()
      await closes()
      await isBack(diner)
    }
  })

  it('popup.history: goes a step back from a later step, with choices and typed text kept', async () => {
    await diner.reachesDetails()
    await diner.fills('First Name', 'Anna')
    await diner.back()
    await returns(diner)
    expect(await diner.shows('Hour')).to.equal('19')
    await diner.presses('Continue')
    await diner.finds('textbox', 'First Name')
    expect(await diner.shows('First Name')).to.equal('Anna')
  })

  it('popup.history: closes a dialog over the popup, and the question, first', async () => {
    await diner.presses(/terms and conditions/i)
    await diner.finds('dialog', 'Terms and conditions')
    await diner.back()
    await diner.misses('dialog', 'Terms and conditions')
    await diner.page.keyboard.press('Escape')
    await diner.asked()
    await diner.back()
    await diner.misses('button', 'Stay here')
    expect(await diner.shows('First Name')).to.equal('Anna')
  })

  it('closing.asks: asks if typed text would be lost, without a new entry, which browsers would skip', async () => {
    await diner.page.evaluate(countsEntries)
    await diner.back()
    await returns(diner)
    await diner.back()
    await diner.asked()
    await diner.page.waitForFunction(`history.state?.tavola`)
    expect(await diner.page.evaluate('pushed')).to.equal(0)
    expect(await diner.depth()).to.equal(1)
    await diner.presses('Stay here')
    await diner.isOpen()
    await diner.back()
    await diner.presses('Leave')
    await isBack(diner)
  })
})

describe("Browser: a phone's Back around a booking", () => {
  it('popup.open-create, booked.next: asks while it is sent, and closes the popup after the confirmation', async () => {
    const answer = held(bookingBody())
    const diner = await visitWithBack({ answers: { 'POST /api/bookings/create': answer.answer } })
    await diner.reachesDetails()
    await skipToComplete(diner)
    await diner.presses('Complete Booking')
    await diner.back()
    await diner.finds('text', /may still go through/)
    await diner.presses('Leave')
    await diner.isClosed()
    await diner.presses('Book at Cork')
    await diner.isOpen()
    await diner.page.keyboard.press('Escape')
    await diner.finds('button', 'Leave')
    answer.release()
    await diner.misses('button', 'Leave')
    await diner.finds('text', 'MB-1234')
    await leaves(diner)
  })

  // What is kept, and in which popup: test/plugins/keep.
  it('a choice is kept for the next opening, where Back works as before the reload', async () => {
    const brand = "brand: { plugins: ['keep', 'start', 'booking'], journeys: ['Booking'] }"
    const diner = await visitWithBack({
      page: popupWith(brand, opener.replace("'cork'", "'cork', 'Booking'")),
    })
    await diner.reachesDetails()
    await diner.fills('First Name', 'Anna')
    const before = await diner.depth()
    await diner.page.reload()
    await diner.settles()
    await diner.isClosed()
    await diner.presses('Book at Cork')
    await diner.finds('text', kept)
    expect(await diner.gets('textbox', 'First Name').inputValue()).to.equal('Anna')
    expect(await diner.depth()).to.equal(before)
    await diner.back()
    await diner.finds('combobox', 'Hour')
    await diner.back()
    await diner.asked()
    await diner.presses('Leave')
    await isBack(diner)
  })
})

const state = 'JSON.stringify(history.state)'
/** The popup's first entry is the page's own. */
const hasEntry = `history.state?.[history.state.tavola] === 1`

/** The page has set the state of its entry. */
const withState =
  (own: string): HostPage =>
  (api) =>
    popupPage(api).replace('<main>', `<script>history.replaceState(${own}, '')</script><main>`)

const visitOpen = async (options: Visit = {}) => {
  const diner = await visitWithBack(options)
  await diner.opens()
  return diner
}

describe("Browser: the popup and the page's history", () => {
  it("the page's own state is kept in the popup's entries and afterwards, and so are its additions", async () => {
    const diner = await visitWithBack({ page: withState("{ idx: 3, key: 'abc' }") })
    const before = await diner.page.evaluate(state)
    await diner.reachesDetails()
    expect(await diner.page.evaluate('history.state')).to.include({ idx: 3, key: 'abc' })
    expect(diner.page.url()).to.equal(`${diner.site.origin}/`)
    await diner.presses('Close')
    await isBack(diner)
    expect(await diner.page.evaluate(state)).to.equal(before)
    expect(await diner.page.evaluate('history.scrollRestoration')).to.equal('auto')
    await diner.opens()
    await diner.page.evaluate(`history.pushState({ idx: 4 }, '', '?offers')`)
    await diner.presses('Close')
    await diner.isClosed()
    await diner.settles()
    expect(diner.page.url()).to.equal(`${diner.site.origin}/?offers`)
    expect(await diner.page.evaluate(state)).to.equal('{"idx":4}')
  })

  it("a state of the page that looks like the popup's does nothing", async () => {
    const diner = await visitOpen({ page: withState('{ tavola: "tavola 1", "tavola 1": 1e9 }') })
    await diner.back()
    await diner.isClosed()
    expect(await diner.depth()).to.equal(0)
    expect(diner.page.url()).to.equal(`${diner.site.origin}/`)
    expect(diner.errors).to.deep.equal([])
  })

  it('event.open-close: a page may open it again in its "close" event, or before it, which comes first', async () => {
    const diner = await visitOpen()
    const closesAndOpens = async (times: number) => {
      await diner.presses('Close')
      await diner.api.waitsFor('GET /api/venues/getbyid/cork', times)
      await diner.page.waitForFunction(hasEntry)
      await diner.isOpen()
    }
    await diner.page.evaluate(`end = handle.on('close', () => (end(), handle.open('cork')))`)
    await closesAndOpens(2)
    await diner.page.evaluate(`{
      said = []
      for (const name of ['open', 'close']) handle.on(name, (_, about) => about || said.push(name))
      const dialog = document.body.lastElementChild.shadowRoot.querySelector('dialog')
      dialog.addEventListener('close', () => handle.open('cork'), { once: true })
    }`)
    await closesAndOpens(3)
    expect(await diner.page.evaluate('said')).to.deep.equal(['close', 'open'])
    await leaves(diner)
  })

  it('a page that navigates in its "close" event stays there, with its scroll position', async () => {
    const diner = await visitWithBack({
      page: (api) => popupPage(api).replace('<main>', `<main style="height: 300vh">`),
    })
    await diner.page.evaluate(
      `end = handle.on('close', () => history.pushState({ thanks: true }, '', '/thanks'))`,
    )
    await diner.opens()
    await diner.presses('Close')
    await diner.page.waitForURL('**/thanks')
    await diner.settles()
    expect(diner.page.url()).to.equal(`${diner.site.origin}/thanks`)
    expect(await diner.depth()).to.equal(1)
    await diner.back()
    expect(await diner.page.evaluate(state)).to.equal('null')
    await diner.page.evaluate(`end(), handle.on('close', () => scrollTo(0, 500))`)
    await diner.opens()
    await diner.presses('Close')
    await isBack(diner)
    await diner.settles()
    expect(await diner.page.evaluate('scrollY')).to.equal(500)
  })

  it('of two popups Back closes the top one first, and closing the lower one leaves its entry', async () => {
    const diner = await visitOpen()
    const opensOther = async () => {
      await diner.page.evaluate('other.open()')
      await diner.finds('dialog', 'Napoli')
    }
    await diner.page.evaluate(
      `void (other = Tavola.init({ baseUrl: '${diner.api.origin}', brand: { title: 'Napoli' } }))`,
    )
    await opensOther()
    await diner.back()
    await diner.misses('dialog', 'Napoli')
    await diner.isOpen()
    await opensOther()
    await diner.page.evaluate('handle.close()')
    await diner.isClosed()
    await diner.settles()
    expect(await diner.depth()).to.equal(2)
    await diner.back()
    await diner.misses('dialog', 'Napoli')
    expect(await diner.depth()).to.equal(1)
  })

  it('a popup that is destroyed while it is open removes its entries, and gives the focus back', async () => {
    const diner = await visitWithBack()
    await diner.reachesDetails()
    await diner.page.evaluate(
      `handle.destroy(), handle = Tavola.init('${diner.api.origin}'), handle.open('cork')`,
    )
    await diner.chose('Milano Cork')
    await diner.page.waitForFunction(hasEntry)
    expect(await diner.depth()).to.equal(1)
    await leaves(diner)
    await diner.opens()
    await diner.page.evaluate('handle.destroy()')
    await isBack(diner)
    expect(await diner.page.evaluate('history.scrollRestoration')).to.equal('auto')
    expect(await focused(diner)).to.equal('Book at Cork')
  })

  it('`history: false` leaves the history unchanged', async () => {
    const diner = await visitWithBack({ page: popupWith('history: false', opener) })
    await diner.reachesDetails()
    expect(await diner.depth()).to.equal(0)
    expect(await diner.page.evaluate(state)).to.equal('null')
    await diner.fills('First Name', 'Anna')
    await requestsClose(diner)
    await diner.asked()
  })
})
