import { expect } from 'chai'
import type { Locator, Page, Route } from 'playwright-core'
import { sessionsBody, slotBody } from '../../kit/fixtures'
import { isNight } from '../../kit/night'
import { heldFile } from '../kit/api'
import { visit, type Diner } from '../kit/diner'
import { initWith, popupPage, timesPage } from '../kit/site'
import { opener, popupWith, skipToComplete } from '../kit/visits'
import { until } from '../kit/playwright-driver'
import { monthOf, today } from '../kit/time'

/** Before the page is loaded: the first request for a file fails, and the next ones do not. */
const failsOnce = (file: RegExp) => (page: Page) =>
  page.route(file, (route) => route.abort('connectionreset'), { times: 1 })

/** The login page of a Wi-Fi, in a file's place. */
const portal = (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>Log in</h1>' })

const denyStorage = (page: Page) =>
  page.addInitScript(`for (const name of ['sessionStorage', 'localStorage']) {
    Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError') } })
  }`)

/** Waits for the element, or for a file's retry, and presses that. */
async function triesAgainOr(diner: Diner, element: Locator) {
  const again = diner.gets('button', /Try again/)
  await again.or(element).first().waitFor()
  if (await again.isVisible()) await again.click()
}

/** All that a booking needs beside the loader. */
const codeFiles = ['first', 'search', 'react-select', 'rest'].map((name) => `tavola-${name}.js`)

describe('Browser: files', () => {
  it('session.anonymous: a booking takes five files, each once, and stores only the session id', async () => {
    const diner = await visit({
      answers: { 'GET /api/sessions/availability/*': sessionsBody([slotBody(1900)]) },
    })
    const { files } = diner.site
    await diner.finds('combobox', 'Location')
    await diner.page.waitForLoadState('networkidle')
    await diner.choosesRestaurant()
    await diner.reachesDetails()
    await diner.confirmsDetails()
    await diner.completes()
    expect(files).to.have.members(['tavola.js', ...codeFiles])
    expect(await diner.page.context().cookies()).to.deep.equal([])
    expect(
      await diner.page.evaluate('[Object.keys(sessionStorage), Object.keys(localStorage)]'),
    ).to.deep.equal([['tavola.session'], []])
  })

  it("page.blocked-file: a step's file that doesn't load can be tried again", async () => {
    let isLost = true
    const diner = await visit({
      page: initWith(`venueId: 'cork', journey: 'Enquiry'`),
      prepare: (page) => page.route(/tavola-detours/, (route) => (isLost ? route.abort() : route.continue())),
    })
    const card = diner.page.locator('.stage').getByRole('alert')
    await card.getByText("this part of the page didn't load").waitFor()
    await card.getByRole('link', { name: '021 496 0101' }).waitFor()
    isLost = false
    await card.getByRole('button', { name: 'Try again' }).click()
    await diner.finds('textbox', 'First Name')
  })

  it("times come even if their file doesn't load at once, as it is loaded again", async () => {
    const prepare = failsOnce(/tavola-rest/)
    const diner = await visit({ page: timesPage, prepare })
    await until(() => diner.failed.length > 0, 'the file to be lost')
    await diner.waits(1_000)
    await diner.choosesTable()
  })

  it("a calendar that doesn't load, or is replaced by a Wi-Fi login page, can be tried again", async () => {
    let answers = (route: Route) => route.abort('connectionreset')
    const diner = await visit({
      page: initWith(`venueId: 'cork', journey: 'Booking'`),
      prepare: (page) => page.route(/tavola-rest/, (route) => answers(route)),
    })
    const calendar = diner.page.getByRole('dialog')
    const notLoaded = calendar.getByText("this part of the page didn't load")
    const triesAgain = () => calendar.getByRole('button', { name: 'Try again' }).click()
    await diner.opensCalendar()
    await notLoaded.waitFor()
    answers = portal
    const login = diner.page.waitForResponse(/tavola-rest/)
    await triesAgain()
    expect(await (await login).text()).to.include('Log in')
    await diner.settles()
    await notLoaded.waitFor()
    answers = (route) => route.continue()
    await triesAgain()
    await diner.finds('grid', monthOf(today))
  })

  if (isNight)
    it("whichever of its files doesn't load, the widget can be tried again", async () => {
      const diner = await visit()
      for (const file of codeFiles) {
        const pattern = new RegExp(file.replace('.js', '-[0-9a-f]{8}\\.js$'))
        await failsOnce(pattern)(diner.page)
        await diner.page.reload()
        await triesAgainOr(diner, diner.gets('combobox', 'Location'))
        await diner.searches()
        await triesAgainOr(diner, diner.gets('option', /Milano Cork/))
        await diner.clicks('option', /Milano Cork/)
        // Requests that were pending when the page was left have failed too.
        expect(
          diner.failed.filter((url) => pattern.test(url)),
          file,
        ).not.to.be.empty
      }
    })

  it("a popup whose code doesn't load says so and opens on the second try", async () => {
    const code = /\/tavola-/
    const diner = await visit({
      page: popupPage,
      prepare: (page) => page.route(code, (route) => route.abort()),
    })
    await diner.presses('Book at Cork')
    await diner.finds('button', /Try again/)
    await diner.page.unroute(code)
    await diner.presses(/Try again/)
    await diner.finds('dialog', 'Milano restaurants')
  })

  if (isNight)
    it("a popup's own file is requested without waiting for its brand", async () => {
      const { prepare, release } = heldFile(/tavola-brand/)
      const diner = await visit({ page: popupWith(`brand: { title: 'Osteria' }`, opener), prepare })
      await diner.presses('Book at Cork')
      await until(() => diner.site.files.includes('tavola-popup.js'), 'the popup beside the brand')
      release()
      await diner.finds('dialog', 'Osteria')
    })

  it('page.no-storage: books if storage is denied, with one session id', async () => {
    const diner = await visit({ page: timesPage, prepare: denyStorage })
    await skipToComplete(diner)
    await diner.completes()
    const ids = new Set(diner.api.requests.map(({ headers }) => headers['x-session-id']))
    expect([...ids].join()).to.match(/^[\da-f-]{36}$/)
    expect(diner.errors).to.deep.equal([])
  })
})
