import { expect } from 'chai'
import { byDay } from '../../kit/night'
import { bookingBody } from '../../kit/fixtures'
import { visit, type Visit } from '../kit/diner'
import { pageLibraries } from '../kit/page-libraries'
import { until } from '../kit/playwright-driver'
import { atTimes, buildName, dist, otherDist, page, tagged, type HostPage } from '../kit/site'
import { skipToComplete } from '../kit/visits'
import { anna } from '../../../src/testing/journey'
import { create } from '../third-parties/braintree'
import { longDay, saturday } from '../kit/time'

/** The page's script comes before the widget's. */
const pageWith =
  (script: string): HostPage =>
  (api) =>
    page({
      body: `<div id="book"><p data-tavola-fallback>Call us to book</p></div><script>${script}</script><script src="/tavola.js"></script>
        <script>Tavola.init({ baseUrl: '${api}', container: book, preload: 'now', ${atTimes} })</script>`,
    })

const visitBeside = (script: string, options: Visit = {}) =>
  visit({
    page: pageWith(script),
    answers: { [create]: bookingBody({ bookingReference: 'MB-20261128' }) },
    ...options,
  })

type Visitor = Awaited<ReturnType<typeof visit>>

const runs = ({ page }: Visitor, script: string) => page.evaluate(`{${script}}`)

/** What was sent as a booking is what the diner chose. */
function sentBookings({ api }: Visitor) {
  const bookings = api.sent(create).map(({ body }) => JSON.parse(body))
  for (const booking of bookings)
    expect(booking).to.include({
      venueId: 'cork',
      date: saturday,
      time: '1900',
      guests: 2,
      firstName: anna.firstName,
      lastName: anna.lastName,
      email: anna.email,
      telephoneNumber: anna.telephoneNumber,
    })
  return bookings.length
}

/** The one booking that was sent is the one that is shown. */
async function booksOnce(diner: Visitor) {
  await skipToComplete(diner)
  await diner.completes()
  await diner.finds('text', 'MB-20261128')
  expect(sentBookings(diner)).to.equal(1)
}

/** `diner.reads()` would run in the page, where it needs what is broken. */
const isConfirmed = ({ page }: Visitor) =>
  page
    .getByText(/Booking Confirmed|MB-/i)
    .first()
    .isVisible()

/** When the page's script breaks it: before the widget's code, once times are offered, or before "Complete Booking". */
type Moment = 'before' | 'at the times' | 'at the end'

/** What the diner reads then. The first two are of a page that has not loaded all. */
const words = {
  noWidget: /^Booking did not load. Try again$/,
  noPart: /Sorry, this part of the page didn't load/,
  noRestaurant: /Sorry, we couldn't load this restaurant/,
  /** Whichever file comes first. */
  noPartOrRestaurant: /Sorry, (this part of the page didn't load|we couldn't load this restaurant)/,
  noCheck: /Sorry, there was a problem checking availability/,
  notSent: /Could not complete booking/,
  unknown: /may have gone through/,
}
type Reads = Partial<Record<Moment, keyof typeof words>>

const fetches: Reads = { before: 'noRestaurant', 'at the times': 'noCheck', 'at the end': 'unknown' }
const noPromise = 'window.Promise = undefined'
const broken: readonly (readonly [what: string, script: string, reads: Reads])[] = [
  ['a fetch that resolves to an object', 'window.fetch = async () => ({})', fetches],
  [
    'a fetch that resolves to half a Response',
    `window.fetch = async () =>
      ({ ok: true, status: 200, headers: new Map(), json: async () => [], text: async () => '[]' })`,
    fetches,
  ],
  ['a fetch that throws', `window.fetch = () => { throw new Error('no') }`, { 'at the end': 'unknown' }],
  ['a fetch that is no function', 'window.fetch = undefined', fetches],
  ['no Promise', noPromise, { before: 'noWidget' }],
  [
    'a Promise.all that resolves to an empty list',
    'Promise.all = async () => []',
    { before: 'noPartOrRestaurant', 'at the end': 'notSent' },
  ],
  ['an empty list from map', 'Array.prototype.map = () => []', { before: 'noWidget' }],
  ['an empty list from filter', 'Array.prototype.filter = () => []', { before: 'noPart' }],
]
const cases = broken.flatMap(([what, script, reads]) =>
  Object.entries(reads).map(([moment, read]) => [what, script, moment as Moment, read] as const),
)

describe("Browser: a page's broken built-in objects", () => {
  const standsForOthers = /to an object|fetch that throws|no Promise|from map/
  for (const [what, script, moment, read] of byDay(cases, ([what]) => standsForOthers.test(what)))
    it(`${what}, ${moment}: an error is shown, and nothing is sent`, async () => {
      const diner = await visitBeside(moment === 'before' ? script : '', { isAlone: true })
      if (moment === 'at the times') {
        await diner.finds('combobox', 'Hour')
        await runs(diner, script)
        await diner.selects('Hour', '19')
        await diner.presses('Continue')
      }
      if (moment === 'at the end') {
        await skipToComplete(diner)
        await runs(diner, script)
        await diner.presses('Complete Booking')
      }
      await diner.page.getByText(words[read]).filter({ visible: true }).first().waitFor()
      expect(sentBookings(diner)).to.equal(0)
      expect(await isConfirmed(diner)).to.equal(false)
    })

  const throwingThen = `Promise.prototype.then = () => { throw new Error('then') }`
  it('a then that throws, before: the place stays empty, and nothing is sent', async () => {
    const diner = await visitBeside(throwingThen, { isAlone: true })
    await diner.page.locator('#book > div').waitFor()
    expect(await diner.page.locator('#book').innerText()).to.equal('')
    expect(diner.api.sent('POST *')).to.deep.equal([])
  })

  const promises = {
    'no Promise': noPromise,
    'a then that throws': throwingThen,
    'a then that never calls back': 'Promise.prototype.then = () => new Promise(() => {})',
  }
  for (const [what, script] of byDay(Object.entries(promises), ([what]) => /no Promise/.test(what)))
    it(`${what}, at the end: nothing is sent or confirmed`, async () => {
      const diner = await visitBeside('', { isAlone: true })
      await skipToComplete(diner)
      await runs(diner, script)
      await diner.presses('Complete Booking')
      // Of the press. A promise that never calls back has none.
      if (!/never/.test(what)) await until(() => diner.errors.length > 0, 'an error in the console')
      expect(await isConfirmed(diner)).to.equal(false)
      expect(diner.api.sent(create)).to.deep.equal([])
    })

  it('an empty list from filter, at the end: the booking is sent once', async () => {
    const diner = await visitBeside('', { isAlone: true })
    await skipToComplete(diner)
    await runs(diner, 'Array.prototype.filter = () => []')
    await diner.presses('Complete Booking')
    await diner.api.waitsFor(create)
    await diner.finds('button', 'Continue')
    expect(sentBookings(diner)).to.equal(1)
  })
})

const wraps = `const { define } = customElements
  customElements.define = (name, element, more) => define.call(customElements, name, class extends element {}, more)`
const throws = `customElements.define = () => { throw new Error('none') }`
const doesNothing = 'customElements.define = () => {}'

/** The element is in the page before the script, and has a way on without it. */
const elementPage =
  (script: string): HostPage =>
  (api) =>
    page({
      body: `<tavola-booking base-url="${api}" venue-id="cork" date="${saturday}" journey="Booking">
          <p data-tavola-fallback>Call us to book</p>
        </tavola-booking>
        <script>${script}</script><script src="/tavola.js"></script>`,
    })

describe('Browser: <tavola-booking> with a customElements.define of the page', () => {
  const visitElement = (script: string) => visitBeside('', { page: elementPage(script), isAlone: true })
  const isFallback = ({ page }: Visitor) => page.getByText('Call us to book').isVisible()

  it('that is wrapped before the widget, or throws after it: one table is booked', async () => {
    const wrapped = await visitElement(wraps)
    await booksOnce(wrapped)
    expect(await isFallback(wrapped)).to.equal(false)
    const late = await visitElement('')
    await late.finds('combobox', 'Hour')
    await runs(late, throws)
    await booksOnce(late)
  })

  it("that throws or does nothing before the widget: the page's own way on stays, and nothing is sent", async () => {
    for (const script of byDay([throws, doesNothing], (script) => script === throws)) {
      const diner = await visitElement(script)
      await diner.page.getByText('Call us to book').waitFor()
      await diner.settles()
      expect(await isFallback(diner)).to.equal(true)
      expect(diner.api.requests).to.deep.equal([])
    }
  })
})

/** Changes that a page's other scripts make to built-in objects, which stay usable. */
const changes: Readonly<Record<string, string>> = {
  'a history that cannot be changed': `
    history.pushState = history.replaceState = () => { throw new Error("no history") }`,
  'a fetch that copies every response': `
    const own = fetch
    window.fetch = async (url, { method, headers, body }) =>
      (await own(url, { method, headers, body })).clone()`,
  'a Promise of its own': `
    const Own = Promise
    window.Promise = class extends Own { then(...given) { return super.then(...given) } }`,
}

describe("Browser: a page's own scripts", () => {
  for (const [what, script] of Object.entries(changes))
    it(`a table is booked once beside ${what}, before the widget and during it`, async () => {
      await booksOnce(await visitBeside(script, { isAlone: true }))
      const diner = await visitBeside('')
      await diner.finds('combobox', 'Hour')
      await runs(diner, script)
      await booksOnce(diner)
    })

  it('a table is booked once in a page that has set its document.domain', async () => {
    const diner = await visitBeside('document.domain = document.domain', {
      // Without it the setter does nothing in Chromium.
      headers: () => ({ 'Origin-Agent-Cluster': '?0' }),
      // The choice holds for all pages of an origin in a process.
      isAlone: true,
    })
    // Pages that have not set theirs can't be read any more.
    const readsFrame = `new Promise((resolve) => {
      const frame = document.body.appendChild(document.createElement('iframe'))
      frame.onload = () => resolve(frame.contentDocument !== null)
      frame.src = '/report'
    })`
    expect(await diner.page.evaluate(readsFrame)).to.equal(false)
    await booksOnce(diner)
  })
})

describe("Browser: a page's libraries", () => {
  const inline = tagged('data-container="#book"')
  const builds = { [buildName]: dist, [buildName === 'light' ? 'react' : 'light']: otherDist }

  for (const [name, library] of Object.entries(pageLibraries()))
    // By day each library meets one of the builds.
    for (const [build, folder] of byDay(Object.entries(builds), ([build]) => build === buildName))
      it(`with ${name} the ${build} build books the day that was pressed`, async () => {
        const tag = `<script>${library.replaceAll('</script', '<\\/script')}</script>`
        const diner = await visitBeside('', {
          page: (api) => inline(api).replace('<head>', () => `<head>${tag}`),
          dist: folder,
          // East of the restaurant, so that a day of the device's zone is another one in UTC.
          timezoneId: 'Asia/Tokyo',
        })
        await diner.choosesTable()
        await diner.reachesComplete()
        await diner.completes()
        await diner.finds('text', /MB-20261128/)
        const shown = new RegExp(longDay(saturday).replace(/ \d+$/, ''))
        await diner.page.getByText(shown).filter({ visible: true }).first().waitFor()
        expect(sentBookings(diner)).to.equal(1)
      })
})
