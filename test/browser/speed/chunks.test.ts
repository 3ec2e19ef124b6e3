import { expect } from 'chai'
import type { Locator, Page, Route } from 'playwright-core'
import { availabilityBody } from '../../kit/fixtures'
import { isNight } from '../../kit/night'
import { held, heldFile } from '../kit/api'
import { visit, type Diner } from '../kit/diner'
import { initWith, popupPage, timesPage } from '../kit/site'
import { opener, popupWith, skipToComplete } from '../kit/visits'
import { until } from '../kit/playwright-driver'
import { monthOf, saturday, today } from '../kit/time'

/** Before the page is loaded: the first request for a file fails, and the next ones do not. */
const failsOnce =
  (file: RegExp, how = (route: Route) => route.abort('connectionreset')) =>
  (page: Page) =>
    page.route(file, how, { times: 1 })

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

describe('Browser: files', () => {
  it('session.anonymous: files load once, when they are needed, and only the session id is stored', async () => {
    const diner = await visit()
    const { files } = diner.site
    await diner.finds('combobox', 'Location')
    await diner.page.waitForLoadState('networkidle')
    expect(files).to.include.members(['tavola.js', 'tavola-host.js'])
    expect(files.join()).not.to.match(
      /calendar|details|booked|telephone|popup|own-brand|language|cross-sell|menus|card|human|terms|panel/,
    )
    // The calendar and the features come with the restaurant.
    await diner.choosesRestaurant()
    await diner.opensCalendar()
    await diner.finds('grid', monthOf(today))
    expect(files).to.include.members(['tavola-date-calendar.js', 'tavola-features.js'])
    expect(files).not.to.include('tavola-booking-details.js')
    // The details come with the time.
    await diner.choosesDay(saturday)
    await diner.selects('Hour', '19')
    await until(() => files.includes('tavola-booking-details.js'), 'the details to be fetched ahead')
    await diner.presses('Continue')
    await diner.confirmsDetails()
    await diner.completes()
    expect(files).to.have.lengthOf(new Set(files).size)
    expect(await diner.page.context().cookies()).to.deep.equal([])
    expect(
      await diner.page.evaluate('[Object.keys(sessionStorage), Object.keys(localStorage)]'),
    ).to.deep.equal([['tavola.session'], []])
  })

  it("page.blocked-file: a step's file that doesn't load can be tried again", async () => {
    const check = held(availabilityBody())
    let isLost = true
    const diner = await visit({
      page: timesPage,
      answers: { 'GET /api/venues/searchavailability/*': check.answer },
      prepare: (page) =>
        page.route(/booking-details/, (route) => (isLost ? route.abort() : route.continue())),
    })
    await diner.choosesTable()
    // Fetched ahead with the time and with Continue, and then for the step itself.
    await until(() => diner.failed.length > 0, 'the file to be lost')
    const before = diner.failed.length
    await diner.presses('Continue')
    await until(() => diner.failed.length > before, 'the file to be lost again')
    await diner.settles()
    check.release()
    const card = diner.page.getByRole('alert').filter({ hasText: "this part of the page didn't load" })
    await card.getByRole('link', { name: '021 496 0101' }).waitFor()
    isLost = false
    await card.getByRole('button', { name: 'Try again' }).click()
    await diner.finds('textbox', 'First Name')
  })

  it("a calendar that doesn't load, or is replaced by a Wi-Fi login page, can be tried again", async () => {
    const diner = await visit({
      page: initWith(`venueId: 'cork', journey: 'Booking'`),
      async prepare(page) {
        // The newer rule is asked first.
        await failsOnce(/date-calendar/, portal)(page)
        await failsOnce(/date-calendar/)(page)
      },
    })
    const notLoaded = diner.page.getByRole('dialog').getByText("We couldn't load the calendar.")
    await diner.opensCalendar()
    await notLoaded.waitFor()
    const login = diner.page.waitForResponse(/date-calendar/)
    await diner.presses('Try again')
    expect(await (await login).text()).to.include('Log in')
    await diner.settles()
    await notLoaded.waitFor()
    await diner.presses('Try again')
    await diner.finds('grid', monthOf(today))
  })

  if (isNight)
    it("the numbers of a party that don't load can be tried again, and move nothing", async () => {
      let fails = true
      const diner = await visit({
        page: initWith(`venueId: 'cork', journey: 'KidsPartyEnquiry'`),
        prepare: (page) =>
          page.route(/guests-split/, (route) => (fails ? route.abort('connectionreset') : route.fallback())),
      })
      const below = () => diner.gets('button', 'Continue').boundingBox()
      await diner.chose('Milano Cork')
      await diner.page.locator('.split-room').getByText("We couldn't load guest numbers.").waitFor()
      await diner.settles()
      const before = await below()
      fails = false
      await diner.presses('Try again')
      await diner.finds('spinbutton', 'Adults')
      expect(await below()).to.deep.equal(before)
    })

  if (isNight)
    it("whichever of its files doesn't load, the widget can be tried again", async () => {
      const diner = await visit()
      await diner.finds('combobox', 'Location')
      await diner.page.waitForLoadState('networkidle')
      const files = diner.site.files.filter((file) => file !== 'tavola.js')
      const first = ['host', 'location-list', 'react-select', 'api'].map((name) => `tavola-${name}.js`)
      expect(files).to.include.members(first)
      for (const file of files) {
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
      const { prepare, release } = heldFile(/own-brand/)
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
