import { expect } from 'chai'
import { byDay } from '../../kit/night'
import { bookingBody } from '../../kit/fixtures'
import { visit } from '../kit/diner'
import { atTimes, page, type HostPage } from '../kit/site'
import { skipToComplete } from '../kit/visits'
import { create } from '../third-parties/braintree'
import { saturday } from '../kit/time'

const pageWith =
  (before: string): HostPage =>
  (api) =>
    page({
      body: `<div id="book"></div><script>${before}</script><script src="/tavola.js"></script>
        <script>Tavola.init({ baseUrl: '${api}', container: book, ${atTimes} })</script>`,
    })

/** Changes that a page's other scripts make to built-in objects, which stay usable. Real libraries: libraries.test.ts. */
const changes: Readonly<Record<string, string>> = {
  'a history that cannot be changed': `
    history.pushState = history.replaceState = () => { throw new Error("no history") }`,
  'a fetch that loses the signal and copies every response': `
    const own = fetch
    window.fetch = async (url, { method, headers, body }) =>
      (await own(url, { method, headers, body })).clone()`,
  'a Promise of its own': `
    const Own = Promise
    window.Promise = class extends Own { then(...given) { return super.then(...given) } }`,
}

/** The one booking that was sent is the one that is shown. */
async function booksOnce(diner: Awaited<ReturnType<typeof visit>>) {
  await skipToComplete(diner)
  await diner.completes()
  const sent = diner.api.sent(create)
  expect(sent).to.have.length(1)
  expect(JSON.parse(sent[0]!.body)).to.include({
    venueId: 'cork',
    date: saturday,
    time: '1900',
    guests: 2,
  })
  await diner.finds('text', 'MB-20261128')
}

describe("Browser: a page's own scripts", () => {
  const answers = { [create]: bookingBody({ bookingReference: 'MB-20261128' }) }

  for (const [what, script] of Object.entries(changes)) {
    it(`a table is booked once beside ${what}`, async () => {
      await booksOnce(await visit({ page: pageWith(script), answers }))
    })
  }

  for (const [what, script] of byDay(Object.entries(changes), ([what]) => /fetch|Promise/.test(what)))
    it(`a table is booked once if this comes after the widget has begun: ${what}`, async () => {
      const diner = await visit({ page: pageWith(''), answers })
      await diner.finds('combobox', 'Hour')
      await diner.page.evaluate(`{${script}}`)
      await booksOnce(diner)
    })

  it('a table is booked once in a page that has set its document.domain', async () => {
    const diner = await visit({
      page: pageWith('document.domain = document.domain'),
      answers,
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
