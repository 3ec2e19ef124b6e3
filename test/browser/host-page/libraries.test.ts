import { expect } from 'chai'
import { bookingBody } from '../../kit/fixtures'
import { byDay } from '../../kit/night'
import { visit } from '../kit/diner'
import { pageLibraries } from '../kit/page-libraries'
import { buildName, dist, otherDist, page, type HostPage } from '../kit/site'
import { longDay, saturday } from '../kit/time'
import { create } from '../third-parties/braintree'

const withScript = (script: string) => `<script>${script.replaceAll('</script', '<\\/script')}</script>`

/** The popup in one build, and the widget in the page in the other. */
const pages: Readonly<Record<string, (script: string) => HostPage>> = {
  light: (script) => (api) =>
    page({
      head: withScript(script),
      body: `<button type="button" data-tavola-venue="cork">Book at Cork</button>
        <script async src="/tavola.js" data-base-url="${api}"></script>`,
    }),
  react: (script) => (api) =>
    page({
      head: withScript(script),
      body: `<div id="book"></div>
        <script async src="/tavola.js" data-base-url="${api}" data-container="#book"></script>`,
    }),
}
const builds = { [buildName]: dist, [buildName === 'light' ? 'react' : 'light']: otherDist }

describe("Browser: a page's libraries", () => {
  for (const [name, script] of Object.entries(pageLibraries()))
    // By day each library meets one of the builds.
    for (const [build, folder] of byDay(Object.entries(builds), ([build]) => build === buildName))
      it(`with ${name} the ${build} build books the day that was pressed`, async () => {
        const diner = await visit({
          page: pages[build]!(script),
          dist: folder,
          // East of the restaurant, so that a day of the device's zone is another one in UTC.
          timezoneId: 'Asia/Tokyo',
          answers: { [create]: bookingBody({ bookingReference: 'MB-20261128' }) },
        })
        if (build === 'light') await diner.presses('Book at Cork')
        await diner.choosesTable()
        await diner.reachesComplete()
        await diner.completes()
        await diner.finds('text', /MB-20261128/)
        const shown = new RegExp(longDay(saturday).replace(/ \d+$/, ''))
        await diner.page.getByText(shown).filter({ visible: true }).first().waitFor()
        const sent = diner.api.sent(create).map(({ body }) => JSON.parse(body))
        expect(sent).to.have.lengthOf(1)
        expect(sent[0]).to.include({ venueId: 'cork', date: saturday, time: '1900' })
      })
})
