import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { availabilityBody, menuBody, slotBody, venueBody } from '../../kit/fixtures'
import { held } from '../kit/api'
import { visit } from '../kit/diner'
import { describeInEachFont } from '../kit/fonts'
import { forgetsShifts, misfitsAtAnyWidth, shifts, watchShifts } from '../kit/layout'
import { atTimes, initWith } from '../kit/site'

/** Slots from 17:00 on, a quarter of an hour apart. */
const evening = Array.from({ length: 20 }, (_, index) =>
  slotBody(1700 + Math.floor(index / 4) * 100 + (index % 4) * 15),
)

describeInEachFont('Browser: other tables', () => {
  it('page.fits: long names fit at any width', async () => {
    const long = venueBody({
      id: 'long',
      name: `Milano ${'Llanfairpwll'.repeat(6)}`,
      address: ['Street'.repeat(20)],
      distanceInMilesString: `${'1'.repeat(60)} miles`,
      availability: evening,
    })
    const plain = venueBody({ id: 1, availability: evening })
    const diner = await visit({
      page: initWith(
        `${atTimes}, brand: { plugins: ['start', 'booking', 'cross-sell'], journeys: ['Booking'] }`,
      ),
      viewport: { width: 360, height: 740 },
      answers: {
        'GET /api/venues/searchavailability/*': availabilityBody({
          originalChoiceAvailable: false,
          venues: [long, plain],
        }),
      },
    })
    await diner.choosesTable()
    await diner.presses('Continue')
    await diner
      .gets('button', /^More times/)
      .first()
      .waitFor()
    expect(await misfitsAtAnyWidth(diner.page)).to.deep.equal([])
  })
})

const huge = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="7000"><rect width="100%" height="100%"/></svg>`

/** Picture 1 is huge and comes when it is released, 2 is missing, 3 never loads, and 4 is no picture. */
const answerPictures = (page: Page, released: () => Promise<unknown>) =>
  page.route(/\/pictures\//, async (route) => {
    const url = route.request().url()
    if (/1\.svg/.test(url)) {
      await released()
      return route.fulfill({ contentType: 'image/svg+xml', body: huge })
    }
    if (/2\.svg/.test(url)) return route.abort('connectionreset')
    if (/4\.svg/.test(url)) return route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' })
  })

const menu = (id: number, over: object = {}) =>
  menuBody(id, `Menu ${id}`, {
    description: 'A starter, any pizza or pasta and a dolce.',
    images: { thumbnail: `/pictures/${id}.svg` },
    ...over,
  })
const menus = [
  ...[1, 2, 3, 4].map((id) => menu(id)),
  menu(5, { title: 'Menu'.repeat(60), description: 'So many words. '.repeat(80) }),
]

describeInEachFont('Browser: menus', () => {
  for (const [width, ratio] of [
    [360, 2.5],
    [1280, 1.6],
  ] as const)
    it(`page.no-shift: pictures that load, fail or are missing have the same boxes, at ${width} px`, async () => {
      const picture = held(undefined)
      const diner = await visit({
        page: initWith(
          `${atTimes}, brand: { plugins: ['start', 'booking', 'menus'], journeys: ['Booking'], options: { menus: { offer: true } } }`,
        ),
        viewport: { width, height: 2400 },
        answers: { 'GET /api/menus/search/*': menus },
        prepare: async (page) => {
          await watchShifts(page, { forgives: false })
          await answerPictures(page, picture.answer)
        },
      })
      await diner.choosesTable()
      await diner.presses('Continue')
      await diner.finds('heading', 'CHOOSE MENU')
      await forgetsShifts(diner)
      picture.release()
      await diner.page.waitForFunction(
        () =>
          document.querySelector('#book > div')!.shadowRoot!.querySelector<HTMLImageElement>('img')!.complete,
      )
      const boxes = await diner.page
        .locator('.menu-picture')
        .evaluateAll((all) =>
          all.map(({ clientWidth, clientHeight }) => [clientWidth, clientHeight] as const),
        )
      expect(boxes).to.have.lengthOf(5)
      expect(new Set(boxes.map(String)).size).to.equal(1)
      expect(boxes[0]![0] / boxes[0]![1]).to.be.closeTo(ratio, 0.1)
      expect(await shifts(diner)).to.deep.equal([])
      expect(await misfitsAtAnyWidth(diner.page)).to.deep.equal([])
    })
})
