import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { menuBody } from '../../kit/fixtures'
import { choosesSlot, completes, fixesDetails } from '../../kit/ways'
import { held } from '../kit/answers'
import { findings } from '../kit/axe'
import { goHome, visit, type Visit } from '../kit/diner'
import { misfitsAtAnyWidth } from '../kit/fit'
import { atTimes, initWith } from '../kit/pages'
import { shifts, watchShifts } from '../kit/shifts'

const search = 'GET /api/menus/search/*'
const brand = (offer: boolean) =>
  `${atTimes}, brand: { plugins: ['start', 'booking', 'menus'], journeys: ['Booking'], options: { menus: { offer: ${offer} } } }`

const menu = (id: number, over: object = {}) =>
  menuBody(id, `Menu ${id}`, {
    description: 'A starter, any pizza or pasta and a dolce.',
    images: { thumbnail: `/pictures/${id}.svg` },
    ...over,
  })

const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="7000"><rect width="100%" height="100%"/></svg>`

/** Of the chain's pictures 1 is huge, 2 is lost, 3 never comes, 4 is no picture at all. */
const hangPictures = (page: Page) =>
  page.route(/\/pictures\//, (route) => {
    const url = route.request().url()
    if (/1\.svg/.test(url)) return route.fulfill({ contentType: 'image/svg+xml', body: picture })
    if (/2\.svg/.test(url)) return route.abort('connectionreset')
    if (/4\.svg/.test(url)) return route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' })
  })

const four = [menu(1), menu(2), menu(3), menu(4)]

async function visitDinner({ answers, prepare, offer = true, ...options }: Visit & { offer?: boolean } = {}) {
  const diner = await visit({
    page: initWith(brand(offer)),
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
    await choosesSlot(diner)
    await diner.clicks('button', 'Continue')
    await diner.finds('heading', 'CHOOSE MENU')
  }
  return { ...diner, steps, seesMenus }
}

describe('Browser: menus', () => {
  afterEach(goHome)

  it('decisions, "Step 3": stands between the slot and the details, and its choice is booked', async () => {
    const diner = await visitDinner()
    await diner.seesMenus()
    await diner.clicks('radio', 'Menu 2')
    await diner.clicks('button', 'Next')
    await fixesDetails(diner)
    await completes(diner)
    const { menuId } = JSON.parse(diner.api.sent('POST /api/bookings/create')[0]!.body)
    expect([menuId, await diner.steps()]).to.deep.equal([2, [1, 3, 4, 5]])
  })

  it('section 2, step 3: is not shown unless the brand says so, though the menus are asked for', async () => {
    const diner = await visitDinner({ offer: false })
    await choosesSlot(diner)
    await diner.clicks('button', 'Continue')
    await diner.finds('heading', 'Your Details')
    await diner.receives(search)
    expect(diner.api.sent(search).map(({ path }) => path)).to.deep.equal([
      '/api/menus/search/cork/2026-11-28/2/1900',
    ])
    expect([await diner.steps(), diner.errors]).to.deep.equal([[1, 4], []])
  })

  it('decisions, "Step 3": step 4 does not flash while the menus are on their way', async () => {
    const menus = held(four)
    const diner = await visitDinner({ answers: { [search]: menus.answer } })
    await choosesSlot(diner)
    await diner.clicks('button', 'Continue')
    await diner.api.hears(search)
    await diner.receives('GET /api/venues/searchavailability/*')
    expect(await diner.steps()).to.deep.equal([1])
    menus.release()
    await diner.finds('heading', 'CHOOSE MENU')
    expect(await diner.steps()).to.deep.equal([1, 3])
  })

  for (const width of [360, 1280]) {
    it(`complaint 2: whatever becomes of the pictures, their boxes are alike and nothing moves, at ${width} px`, async () => {
      const diner = await visitDinner({ prepare: watchShifts, viewport: { width, height: 1600 } })
      await diner.seesMenus()
      await diner.page.waitForFunction(
        () =>
          document.querySelector('#book > div')!.shadowRoot!.querySelector<HTMLImageElement>('img')!.complete,
      )
      await diner.settles()
      const boxes = await diner.page
        .locator('.menu-picture')
        .evaluateAll((all) =>
          all.map(({ clientWidth, clientHeight }) => [clientWidth, clientHeight] as const),
        )
      expect(boxes).to.have.lengthOf(4)
      expect(new Set(boxes.map(String)).size).to.equal(1)
      expect(boxes[0]![0] / boxes[0]![1]).to.be.closeTo(width === 360 ? 2.5 : 1.6, 0.1)
      expect(await shifts(diner)).to.deep.equal([])
    })
  }

  it('complaint 1: long titles and descriptions fit, at any width', async () => {
    const long = menu(5, { title: 'Menu'.repeat(60), description: 'So many words. '.repeat(80) })
    const diner = await visitDinner({
      viewport: { width: 360, height: 700 },
      answers: { [search]: [...four, long] },
    })
    await diner.seesMenus()
    expect(await misfitsAtAnyWidth(diner.page)).to.deep.equal([])
    await diner.clicks('button', 'Next')
    await diner.reads('Please select a menu from the above choices')
    expect(await misfitsAtAnyWidth(diner.page)).to.deep.equal([])
  })

  for (const width of [320, 1280]) {
    it(`with hundreds of them "Next" is in sight and covers none, at ${width} px`, async () => {
      const many = Array.from({ length: 300 }, (_, index) => menu(index, { images: null }))
      const diner = await visitDinner({ viewport: { width, height: 700 }, answers: { [search]: many } })
      await diner.seesMenus()
      await diner.get('radio', 'Menu 150').check()
      for (const key of [...Array(4).fill('ArrowDown'), ...Array(9).fill('ArrowUp')]) {
        await diner.page.keyboard.press(key)
        await diner.settles()
        const { radio, top, bottom } = await diner.page.evaluate(boxesInSight)
        expect(radio.top, key).to.be.at.least(0)
        expect(radio.bottom, key).to.be.at.most(top)
        expect(bottom, key).to.be.at.most(700)
      }
      expect(await diner.get('radio', 'Menu 145').isChecked()).to.equal(true)
    })
  }

  it('complaint 9: the keyboard alone chooses, and Enter goes on', async () => {
    const diner = await visitDinner()
    const { keyboard } = diner.page
    await diner.seesMenus()
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await diner.reads('Please select a menu from the above choices')
    await diner.get('radio', 'Menu 1').and(diner.page.locator(':focus')).waitFor()
    await keyboard.press('ArrowDown')
    await diner.page.getByText('Please select a menu').waitFor({ state: 'hidden' })
    await keyboard.press('Enter')
    await diner.get('heading', 'Your Details').and(diner.page.locator(':focus')).waitFor()
    await diner.clicks('button', 'Back')
    await diner.get('heading', 'CHOOSE MENU').and(diner.page.locator(':focus')).waitFor()
    expect(await diner.get('radio', 'Menu 2').isChecked()).to.equal(true)
  })

  it('complaint 9: axe finds nothing, with and without the error', async () => {
    const diner = await visitDinner()
    await diner.seesMenus()
    expect(await findings(diner.page)).to.deep.equal([])
    await diner.clicks('button', 'Next')
    await diner.reads('Please select a menu from the above choices')
    expect(await findings(diner.page)).to.deep.equal([])
  })
})

/** Where the focused radio stands, and where "Next" begins and ends. */
function boxesInSight() {
  const shadow = document.querySelector('#book > div')!.shadowRoot!
  const next = shadow.querySelector('.menus-next')!.getBoundingClientRect()
  const { top, bottom } = shadow.activeElement!.getBoundingClientRect()
  return { radio: { top, bottom }, top: next.top, bottom: next.bottom }
}
