import { sessionsBody, slotBody } from '../kit/fixtures'
import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { buildSizes } from '../bench/brotli'
import budgets from '../bench/budgets.json'
import { endVisits, visit } from '../browser/kit/diner'
import { isNight } from '../kit/night'
import { publishedHost } from './react-host'

/** What a host with React of its own adds to its page by a brand with booking alone, in Brotli bytes. */
interface HostSizes {
  /** With the page itself: the handle, the brand's plugins and its theme; the sample host's own code is in it. */
  readonly page: number
  /** With react-select, which the host's bundler puts into the same file as the list of the location box. */
  readonly firstStep: number
  readonly wholeBooking: number
}

/** Adds up the files that a browser asks for on the way through the React host of examples/hosts, but React's. */
async function measure(): Promise<HostSizes> {
  const { folder } = await publishedHost()
  const sizes = buildSizes(folder)
  const html = readFileSync('examples/hosts/react/index.html', 'utf8')
  const page = (api: string) =>
    html
      .replace('https://api.example.com', api)
      .replace('<script src="/main.js">', '<script src="/react.js"></script>$&')
  const diner = await visit({ dist: folder, page, answers })
  const fetched = () =>
    [...new Set(diner.site.files)].reduce((sum, name) => sum + (name === 'react.js' ? 0 : sizes.of(name)!), 0)
  await diner.finds('combobox', 'Location')
  await diner.page.waitForLoadState('networkidle')
  const firstStep = fetched()
  await diner.reachesComplete()
  await diner.completes()
  return { page: sizes.of('main.js')!, firstStep, wholeBooking: fetched() }
}

/** An evening with a table at all times, as in test/bench. */
const answers = {
  'GET /api/sessions/availability/*': sessionsBody([1900, 1930, 2000].map((time) => slotBody(time))),
}

// By day the budgets of our own builds hold the same code (test/bench).
if (isNight)
  describe('Package: the size of a host whose brand has booking alone', () => {
    afterEach(endVisits)

    it('a host with React of its own pays for a brand with booking alone', async () => {
      const sizes = await measure()
      console.table({ 'a React host, booking alone, without React, in Brotli bytes': sizes })
      for (const part of ['page', 'firstStep', 'wholeBooking'] as const)
        expect(sizes[part], part).to.be.at.most(budgets.reactHost[part])
    })
  })
