import { endVisits, visit } from '../kit/diner'
import { atTimes, page, type HostPage } from '../kit/pages'
import { skipToComplete } from '../kit/skip'

/** What scripts of host pages have done to the browser's own objects before ours comes. */
const scripts = `Array.from = (all) => Array.prototype.slice.call(all)
  Array.prototype.toJSON = function () { return String(this) }
  Object.prototype.extend = function () {}; Array.prototype.each = function () {}
  history.pushState = history.replaceState = () => { throw new Error("no history") }`

const hostPage: HostPage = (api) =>
  page({
    body: `<div id="book"></div><script>${scripts}</script><script src="/tavola.js"></script>
      <script>Tavola.init({ baseUrl: '${api}', container: book, ${atTimes} })</script>`,
  })

describe("Browser: a page's own scripts", () => {
  afterEach(endVisits)

  it("a table is booked beside Prototype.js's Array.from without a second argument, toJSON of every array, and additions to every object; and with a history that cannot be changed", async () => {
    const diner = await visit({ page: hostPage })
    await skipToComplete(diner)
    await diner.completes()
  })
})
