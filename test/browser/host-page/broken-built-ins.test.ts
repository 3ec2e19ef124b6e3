import { expect } from 'chai'
import { byDay } from '../../kit/night'
import { bookingBody } from '../../kit/fixtures'
import { visit } from '../kit/diner'
import { until } from '../kit/playwright-driver'
import { atTimes, page, type HostPage } from '../kit/site'
import { skipToComplete } from '../kit/visits'
import { anna } from '../../../src/testing/journey'
import { create } from '../third-parties/braintree'
import { saturday } from '../kit/time'

/** When the page's script breaks it: before the widget's code, once times are offered, or before "Complete Booking". */
type Moment = 'before' | 'at the times' | 'at the end'

/** What the diner reads then. The first two are of a page that has not loaded all. */
const words = {
  noWidget: /^Booking did not load. Try again$/,
  noPart: /Sorry, this part of the page didn't load/,
  noRestaurant: /Sorry, we couldn't load this restaurant/,
  noCheck: /Sorry, there was a problem checking availability/,
  notSent: /Could not complete booking/,
  unknown: /may have gone through/,
}
type Words = keyof typeof words

interface Broken {
  readonly script: string
  readonly reads: Partial<Record<Moment, Words>>
}

const fetches: Partial<Record<Moment, Words>> = {
  before: 'noRestaurant',
  'at the times': 'noCheck',
  'at the end': 'unknown',
}

const broken: Readonly<Record<string, Broken>> = {
  'a fetch that resolves to an object': { script: 'window.fetch = async () => ({})', reads: fetches },
  'a fetch that resolves to nothing': { script: 'window.fetch = async () => undefined', reads: fetches },
  'a fetch that resolves to half a Response': {
    script: `window.fetch = async () =>
      ({ ok: true, status: 200, headers: new Map(), json: async () => [], text: async () => '[]' })`,
    reads: fetches,
  },
  'a fetch that throws': {
    script: `window.fetch = () => { throw new Error('blocked') }`,
    reads: { 'at the end': 'unknown' },
  },
  'a fetch that is no function': { script: 'window.fetch = undefined', reads: fetches },
  'no Promise': {
    script: 'window.Promise = undefined',
    reads: { before: 'noWidget' },
  },
  'a Promise.all that resolves to an empty list': {
    script: 'Promise.all = async () => []',
    reads: { before: 'noWidget', 'at the times': 'noCheck', 'at the end': 'notSent' },
  },
  'an Array.prototype.map that returns an empty list': {
    script: 'Array.prototype.map = () => []',
    reads: { before: 'noWidget' },
  },
  'an Array.prototype.map that returns nothing': {
    script: 'Array.prototype.map = () => undefined',
    reads: { before: 'noWidget' },
  },
  'an Array.prototype.map that returns the list itself': {
    script: 'Array.prototype.map = function () { return this }',
    reads: { before: 'noWidget' },
  },
  'an Array.prototype.filter that returns an empty list': {
    script: 'Array.prototype.filter = () => []',
    reads: { before: 'noPart' },
  },
  'an Array.prototype.filter that returns everything': {
    script: 'Array.prototype.filter = function () { return this }',
    reads: { before: 'noWidget' },
  },
}

/** By day those that stand for the others. */
const isByDay = ([what, moment]: readonly [string, Moment, Words]) =>
  /to an object|fetch that throws|map that returns an empty/.test(what) ||
  (moment === 'before' && what === 'no Promise')

const cases = Object.entries(broken).flatMap(([what, { reads }]) =>
  Object.entries(reads).map(([moment, read]) => [what, moment as Moment, read] as const),
)

const pageWith =
  (script: string): HostPage =>
  (api) =>
    page({
      body: `<div id="book"><p data-tavola-fallback>Call us to book</p></div><script>${script}</script><script src="/tavola.js"></script>
        <script>Tavola.init({ baseUrl: '${api}', container: book, preload: 'now', ${atTimes} })</script>`,
    })

const answers = { [create]: bookingBody({ bookingReference: 'MB-20261128' }) }

type Visitor = Awaited<ReturnType<typeof visit>>

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

/** `diner.reads()` would run in the page, where it needs what is broken. */
const isConfirmed = ({ page }: Visitor) =>
  page
    .getByText(/Booking Confirmed|MB-/i)
    .first()
    .isVisible()

describe("Browser: a page's broken built-in objects", () => {
  for (const [what, moment, read] of byDay(cases, isByDay)) {
    it(`${what}, ${moment}: the diner reads an error, and nothing was sent`, async () => {
      const { script } = broken[what]!
      const diner = await visit({ page: pageWith(moment === 'before' ? script : ''), answers, isAlone: true })
      if (moment === 'at the times') {
        await diner.finds('combobox', 'Hour')
        await diner.page.evaluate(`{${script}}`)
        await diner.selects('Hour', '19')
        await diner.presses('Continue')
      }
      if (moment === 'at the end') {
        await skipToComplete(diner)
        await diner.page.evaluate(`{${script}}`)
        await diner.presses('Complete Booking')
      }
      await diner.page.getByText(words[read]).filter({ visible: true }).first().waitFor()
      expect(sentBookings(diner)).to.equal(0)
      expect(await isConfirmed(diner)).to.equal(false)
    })
  }

  const thens = {
    'that throws': `Promise.prototype.then = () => { throw new Error('then') }`,
    'that never calls back': 'Promise.prototype.then = () => new Promise(() => {})',
  }
  for (const [what, script] of byDay(Object.entries(thens), ([what]) => /throws/.test(what)))
    it(`a Promise.prototype.then ${what}, before: the place stays empty, and nothing is sent`, async () => {
      const diner = await visit({ page: pageWith(script), answers, isAlone: true })
      await diner.page.locator('#book > div').waitFor()
      expect(await diner.page.locator('#book').innerText()).to.equal('')
      expect(diner.api.sent('POST *')).to.deep.equal([])
    })

  const promises = { 'no Promise': 'window.Promise = undefined', ...thens }
  for (const [what, script] of byDay(Object.entries(promises), ([what]) => /no Promise/.test(what)))
    it(`${what.replace(/^that/, 'a Promise.prototype.then that')}, at the end: nothing is sent or confirmed`, async () => {
      const diner = await visit({ page: pageWith(''), answers, isAlone: true })
      await skipToComplete(diner)
      await diner.page.evaluate(`{${script}}`)
      await diner.presses('Complete Booking')
      // Of the press. A promise that never calls back has none.
      if (!/never/.test(what)) await until(() => diner.errors.length > 0, 'an error in the console')
      expect(await isConfirmed(diner)).to.equal(false)
      expect(diner.api.sent(create)).to.deep.equal([])
    })

  it('an Array.prototype.filter that returns an empty list, at the end: the booking is sent once', async () => {
    const diner = await visit({ page: pageWith(''), answers, isAlone: true })
    await skipToComplete(diner)
    await diner.page.evaluate('{ Array.prototype.filter = () => [] }')
    await diner.presses('Complete Booking')
    await diner.api.waitsFor(create)
    await diner.finds('button', 'Continue')
    expect(sentBookings(diner)).to.equal(1)
  })
})

/** Each replaces `customElements.define`; `defines` says whether the element can still be one. */
const definitions = {
  'is wrapped': {
    script: `const { define } = customElements
      customElements.define = (name, element, more) => define.call(customElements, name, class extends element {}, more)`,
    defines: true,
  },
  throws: { script: `customElements.define = () => { throw new Error('none') }`, defines: false },
  'does nothing': { script: 'customElements.define = () => {}', defines: false },
  'defines another element': {
    script: `const { define } = customElements
      customElements.define = (name) => define.call(customElements, name, class extends HTMLElement {})`,
    defines: false,
  },
}

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
  for (const [what, { script, defines }] of byDay(Object.entries(definitions), ([what]) =>
    /wrapped|throws/.test(what),
  )) {
    const result = defines ? 'one table is booked' : "the page's own way on stays, and nothing is sent"
    it(`that ${what} before the widget: ${result}`, async () => {
      const diner = await visit({ page: elementPage(script), answers, isAlone: true })
      const fallback = diner.page.getByText('Call us to book')
      if (defines) {
        await skipToComplete(diner)
        await diner.presses('Complete Booking')
        await diner.finds('text', 'MB-20261128')
        expect(sentBookings(diner)).to.equal(1)
        expect(await fallback.isVisible()).to.equal(false)
      } else {
        await fallback.waitFor()
        await diner.settles()
        expect(await fallback.isVisible()).to.equal(true)
        expect(diner.api.requests).to.deep.equal([])
      }
    })
  }

  for (const [what, { script }] of byDay(Object.entries(definitions), ([what]) => /throws/.test(what)))
    it(`that ${what} after the widget: one table is booked`, async () => {
      const diner = await visit({ page: elementPage(''), answers, isAlone: true })
      await diner.finds('combobox', 'Hour')
      await diner.page.evaluate(`{${script}}`)
      await skipToComplete(diner)
      await diner.presses('Complete Booking')
      await diner.finds('text', 'MB-20261128')
      expect(sentBookings(diner)).to.equal(1)
    })
})
