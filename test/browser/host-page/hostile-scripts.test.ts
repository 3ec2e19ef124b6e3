import { endVisits, visit } from '../kit/diner'
import { page, type HostPage } from '../kit/pages'

/** What scripts of host pages have done to the browser's own objects before ours comes. */
const scripts = {
  "Prototype.js's Array.from without a second argument, toJSON of every array, and additions to every object": `Array.from = (all) => Array.prototype.slice.call(all)
    Array.prototype.toJSON = function () { return String(this) }
    Object.prototype.extend = function () {}; Array.prototype.each = function () {}`,
  'a history that cannot be changed':
    'history.pushState = history.replaceState = () => { throw new Error("no history") }',
}

const pageAfter =
  (script: string): HostPage =>
  (api) =>
    page({
      body: `<div id="book"></div><script>${script}</script><script src="/tavola.js"></script>
        <script>Tavola.init({ baseUrl: '${api}', container: book })</script>`,
    })

describe("Browser: a page's own scripts", () => {
  afterEach(endVisits)

  for (const [name, script] of Object.entries(scripts))
    it(`a table is booked beside ${name}`, async () => {
      const diner = await visit({ page: pageAfter(script) })
      await diner.reachesComplete()
      await diner.completes()
    })
})
