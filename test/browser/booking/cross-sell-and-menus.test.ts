import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { availabilityBody, slotBody, venueBody, menuBody } from '../../kit/fixtures'
import { type Answer, held } from '../kit/api'
import { findings } from '../kit/accessibility-tree'
import { visit, type Diner, type Visit } from '../kit/diner'
import { misfitsAtAnyWidth, forgetsShifts, shifts, watchShifts } from '../kit/layout'
import { atTimes, initWith } from '../kit/site'
import { isNight } from '../../kit/night'
import { skipToComplete } from '../kit/visits'
import { saturday, shortDay } from '../kit/time'
import { describeInEachFont } from '../kit/fonts'

const check = 'GET /api/venues/searchavailability/*'
const page = initWith(
  `${atTimes}, brand: { plugins: ['start', 'booking', 'cross-sell', 'enquiry'], journeys: ['Booking'] }`,
)
const cork = venueBody({ availability: [slotBody(2030), slotBody(2045, false)] })
const dublin = venueBody({
  id: 'dublin',
  name: 'Milano Dublin',
  address: ['38 Dawson Street', 'Dublin'],
  distance: 160,
  availability: [slotBody(1930), slotBody(2000, false, true), slotBody(2015, false)],
})
const offering = (...venues: object[]) => availabilityBody({ originalChoiceAvailable: false, venues })

/** A diner in front of step 2, after Continue for 19:00 in Cork. */
async function seesOthers(answer: Answer = offering(dublin, cork), options: Visit = {}) {
  const diner = await visit({ page, ...options, answers: { [check]: answer } })
  await diner.choosesTable()
  await diner.presses('Continue')
  await diner.finds('heading', 'Other tables for you')
  return diner
}

const focused = (diner: Diner, role: 'button' | 'heading' | 'radio', name: string) =>
  diner.gets(role, name).and(diner.page.locator(':focus')).waitFor()

/** A click at once after another one in the same place. */
async function clicksAgain({ page, gets }: Diner, role: 'button' | 'checkbox', name: string | RegExp) {
  await gets(role, name).hover()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
}

describeInEachFont('Browser: other tables', () => {
  // By day: test/plugins/cross-sell.
  if (isNight)
    it("other.book, other.enquire: enquires at another restaurant, and Back returns to the list; books another restaurant's table at its time; the second click of a double click does nothing; the keyboard alone reaches everything, in visual order, and axe finds nothing", async () => {
      const diner = await seesOthers()
      expect(await findings(diner.page)).to.deep.equal([])
      await focused(diner, 'heading', 'Other tables for you')
      await diner.page.keyboard.press('Tab')
      const names = [
        'Book 20:30 at Milano Cork',
        'Book 19:30 at Milano Dublin',
        'Enquire 20:00 at Milano Dublin',
      ]
      for (const name of names) {
        await diner.page.keyboard.press('Tab')
        await focused(diner, 'button', name)
      }
      await diner.page.keyboard.press('Enter')
      await diner.finds('textbox', 'First Name')
      await diner.finds('text', `Enquiry for ${shortDay(saturday)} at 20:00 for 2 people`)
      await diner.presses('Back')
      await focused(diner, 'heading', 'Other tables for you')
      await diner.finds('text', `You asked for ${shortDay(saturday)} at 19:00, 2 people`)
      await clicksAgain(diner, 'button', 'Book 19:30 at Milano Dublin')
      await diner.settles()
      expect(await diner.gets('heading', 'Other tables for you').isVisible()).to.equal(true)
      await diner.presses('Book 19:30 at Milano Dublin')
      await diner.finds('checkbox', /terms and conditions/)
      await clicksAgain(diner, 'checkbox', /terms and conditions/)
      expect(await diner.gets('checkbox', /terms and conditions/).isChecked()).to.equal(false)
      await diner.finds('text', '38 Dawson Street, Dublin, T12 X8N6')
      await diner.finds('text', `Booking on ${shortDay(saturday)} at 19:30 for 2 people`)
      await skipToComplete(diner)
      await diner.completes()
      const { venueId, date, time, guests } = JSON.parse(diner.api.sent('POST /api/bookings/create')[0]!.body)
      expect([venueId, date, time, guests]).to.deep.equal(['dublin', saturday, '1930', 2])
    })

  it('long names fit at any width, and every target is at least 24 px high and wide', async () => {
    const long = venueBody({
      id: 'long',
      name: `Milano ${'Llanfairpwll'.repeat(6)}`,
      address: ['Street'.repeat(20)],
      distanceInMilesString: `${'1'.repeat(60)} miles`,
      availability: evening(20),
    })
    const plain = venueBody({ id: 1, availability: evening(20) })
    const diner = await seesOthers(offering(cork, long, plain), { viewport: { width: 360, height: 740 } })
    await diner
      .gets('button', /^More times/)
      .first()
      .waitFor()
    const sizes = await diner.page
      .locator('#book button:visible')
      .evaluateAll((all) => all.map(({ clientWidth, clientHeight }) => Math.min(clientWidth, clientHeight)))
    expect(Math.min(...sizes)).to.be.at.least(24)
    expect(await misfitsAtAnyWidth(diner.page)).to.deep.equal([])
  })

  // What is listed then: test/plugins/cross-sell/list.test.tsx.
  if (isNight) {
    it('of 5,000 restaurants with up to 1,000 times the nearest are listed, and "Show more restaurants" shows the next ones', async () => {
      const times = Array.from({ length: 1_000 }, (_, index) => Math.floor(index / 60) * 100 + (index % 60))
      const restaurants = Array.from({ length: 5_000 }, (_, index) =>
        venueBody({
          id: index,
          name: `Milano ${index}`,
          distance: index,
          availability: (index < 30 ? times : [1930]).map((time) => slotBody(time)),
        }),
      )
      const diner = await seesOthers(offering(...restaurants.reverse()))
      const items = diner.page.getByRole('listitem')
      // The last of them come some frames after the first.
      await items.nth(19).waitFor()
      await diner.presses('Show more restaurants')
      await focused(diner, 'heading', 'Milano 20')
      await items.nth(39).waitFor()
      await diner.settles()
      expect(await items.count()).to.equal(40)
      await focused(diner, 'heading', 'Milano 20')
      const slots = items.first().getByRole('button', { name: /^Book .* at Milano 0$/ })
      expect(await slots.count()).to.equal(12)
      await slots.first().click()
      await diner.finds('textbox', 'First Name')
    })
  }
})

/** Slots from 17:00 on, a quarter of an hour apart. */
function evening(count: number): object[] {
  return Array.from({ length: count }, (_, index) =>
    slotBody(1700 + Math.floor(index / 4) * 100 + (index % 4) * 15),
  )
}

const search = 'GET /api/menus/search/*'
const menusPage = initWith(
  `${atTimes}, brand: { plugins: ['start', 'booking', 'menus'], journeys: ['Booking'], options: { menus: { offer: true } } }`,
)

const menu = (id: number, over: object = {}) =>
  menuBody(id, `Menu ${id}`, {
    description: 'A starter, any pizza or pasta and a dolce.',
    images: { thumbnail: `/pictures/${id}.svg` },
    ...over,
  })

const huge = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="7000"><rect width="100%" height="100%"/></svg>`

/** Picture 1 is huge, 2 is missing, 3 never loads, and 4 is no picture. */
const hangPictures = (page: Page) =>
  page.route(/\/pictures\//, (route) => {
    const url = route.request().url()
    if (/1\.svg/.test(url)) return route.fulfill({ contentType: 'image/svg+xml', body: huge })
    if (/2\.svg/.test(url)) return route.abort('connectionreset')
    if (/4\.svg/.test(url)) return route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' })
  })

const four = [menu(1), menu(2), menu(3), menu(4)]

async function visitDinner({ answers, prepare, ...options }: Visit = {}) {
  const diner = await visit({
    page: menusPage,
    answers: { [search]: four, ...answers },
    ...options,
    prepare: async (page) => {
      await hangPictures(page)
      await page.addInitScript(
        `steps = []; addEventListener('tavola:step', ({ detail }) => steps.push(detail.number))`,
      )
      await prepare?.(page)
    },
  })
  const steps = () => diner.page.evaluate('steps')
  const seesMenus = async () => {
    await diner.choosesTable()
    await diner.presses('Continue')
    await diner.finds('heading', 'CHOOSE MENU')
  }
  return { ...diner, steps, seesMenus }
}

describeInEachFont('Browser: menus', () => {
  // By day: test/plugins/menus.
  if (isNight)
    it("menu.on: comes between the slot and the details, which don't flash meanwhile, and its choice is booked; the keyboard alone chooses, and axe finds nothing", async () => {
      const menus = held(four)
      const diner = await visitDinner({ answers: { [search]: menus.answer } })
      const { keyboard } = diner.page
      await diner.choosesTable()
      await diner.presses('Continue')
      await diner.api.waitsFor(search)
      await diner.receives('GET /api/venues/searchavailability/*')
      expect(await diner.steps()).to.deep.equal([1])
      menus.release()
      await diner.finds('heading', 'CHOOSE MENU')
      expect(await diner.steps()).to.deep.equal([1, 3])
      expect(await findings(diner.page)).to.deep.equal([])
      await focused(diner, 'heading', 'CHOOSE MENU')
      await keyboard.press('Tab')
      await keyboard.press('Enter')
      await diner.finds('text', 'Please select a menu from the above choices')
      await focused(diner, 'radio', 'Menu 1')
      expect(await findings(diner.page), 'with the error').to.deep.equal([])
      await keyboard.press('ArrowDown')
      await diner.page.locator('form').getByText('Please select a menu').waitFor({ state: 'hidden' })
      await keyboard.press('Enter')
      await focused(diner, 'heading', 'Your Details')
      await diner.presses('Back')
      await focused(diner, 'heading', 'CHOOSE MENU')
      expect(await diner.gets('radio', 'Menu 2').isChecked()).to.equal(true)
      await diner.presses('Next')
      await skipToComplete(diner)
      await diner.completes()
      const { menuId } = JSON.parse(diner.api.sent('POST /api/bookings/create')[0]!.body)
      expect([menuId, await diner.steps()]).to.deep.equal([2, [1, 3, 4, 3, 4, 5]])
    })

  it('pictures that load, fail or are missing have the same boxes, and nothing moves, at 360 and 1280 px; long titles and descriptions fit, at any width', async () => {
    let picture = held(undefined)
    const long = menu(5, { title: 'Menu'.repeat(60), description: 'So many words. '.repeat(80) })
    const diner = await visitDinner({
      prepare: async (page) => {
        await watchShifts(page, { forgives: false })
        await page.route(/pictures.1\.svg/, (route) => picture.answer().then(() => route.fallback()))
      },
      viewport: { width: 360, height: 2400 },
      answers: { [search]: [...four, long] },
    })
    await diner.choosesTable()
    for (const [width, ratio] of [
      [360, 2.5],
      [1280, 1.6],
    ] as const) {
      await diner.page.setViewportSize({ width, height: 2400 })
      picture = held(undefined)
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
      expect(await shifts(diner), `${width} px`).to.deep.equal([])
      expect(await misfitsAtAnyWidth(diner.page)).to.deep.equal([])
      await diner.presses('Next')
      await diner.finds('text', 'Please select a menu from the above choices')
      expect(await misfitsAtAnyWidth(diner.page)).to.deep.equal([])
      await diner.presses('Back')
    }
  })

  if (isNight)
    it('with hundreds of menus "Next" stays visible and covers none, at 320 and 1280 px', async () => {
      const many = Array.from({ length: 300 }, (_, index) => menu(index, { images: null }))
      const diner = await visitDinner({ viewport: { width: 320, height: 700 }, answers: { [search]: many } })
      await diner.seesMenus()
      for (const width of [320, 1280]) {
        await diner.page.setViewportSize({ width, height: 700 })
        await diner.gets('radio', 'Menu 150').check()
        for (const key of [...Array(4).fill('ArrowDown'), ...Array(9).fill('ArrowUp')]) {
          await diner.page.keyboard.press(key)
          await diner.settles()
          const { radio, top, bottom } = await diner.page.evaluate(boxesInSight)
          expect(radio.top, `${width} px, ${key}`).to.be.at.least(0)
          expect(radio.bottom, `${width} px, ${key}`).to.be.at.most(top)
          expect(bottom, `${width} px, ${key}`).to.be.at.most(700)
        }
        expect(await diner.gets('radio', 'Menu 145').isChecked()).to.equal(true)
      }
    })
})

/** The positions of the focused radio and of "Next". */
function boxesInSight() {
  const shadow = document.querySelector('#book > div')!.shadowRoot!
  const next = shadow.querySelector('.action')!.getBoundingClientRect()
  const { top, bottom } = shadow.activeElement!.getBoundingClientRect()
  return { radio: { top, bottom }, top: next.top, bottom: next.bottom }
}
