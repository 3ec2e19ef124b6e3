import { expect } from 'chai'
import type { Locator } from 'playwright-core'
import { milanoTexts } from '../../../examples/brands/milano'
import { notte } from '../../../examples/brands/notte'
import { zaytuna } from '../../../examples/brands/zaytuna'
import { byDay } from '../../kit/night'
import { arabic, italian } from '../../languages/words'
import { held, status } from '../kit/api'
import { endVisits, visit, type Diner, type Visit } from '../kit/diner'
import { shifts, watchShifts } from '../kit/layout'
import { initWith, type HostPage } from '../kit/site'
import { popupWith, skipToDetails } from '../kit/visits'
import { sessionsBody, slotBody } from '../../kit/fixtures'
import { saturday } from '../kit/time'
import { describeInEachFont } from '../kit/fonts'

const milano = {
  plugins: ['start', 'day-at-a-glance', 'first-free', 'booking', 'know-before', 'send-at-once', 'photograph'],
  journeys: ['Booking'],
  messages: milanoTexts,
  options: { start: { journey: 'Booking' } },
}
const english = { location: 'Location', next: 'Continue' }
/** Each brand in its language. */
const houses = { milano: [milano, english], notte: [notte, italian], zaytuna: [zaytuna, arabic] } as const
type House = keyof typeof houses

const sizes = ['360 x 740', '390 x 844', '1280 x 800'] as const

const evening = (house: object) => `venueId: 'cork', journey: 'Booking', brand: ${JSON.stringify(house)}`
/** Under a header of the page. */
const inline =
  (house: object): HostPage =>
  (api) =>
    initWith(evening(house))(api).replace('<main', '<header style="height: 28px"></header>$&')
const popup = (house: object): HostPage => popupWith(evening(house))
const ways = { inline, 'in a popup': popup }
type Way = keyof typeof ways

interface Screen {
  readonly house: House
  readonly size: (typeof sizes)[number]
  readonly way: Way
}

const all = Object.keys(houses).flatMap((house) =>
  sizes.flatMap((size) => Object.keys(ways).map((way) => ({ house, size, way }) as Screen)),
)

/** Each brand, each size and each way once; the smallest window in each language. */
const standIns = [
  'milano 360 x 740 inline',
  'notte 390 x 844 in a popup',
  'zaytuna 360 x 740 in a popup',
  'milano 1280 x 800 in a popup',
  'notte 1280 x 800 inline',
]

/** All sittings of a day: many more times than a screen has room for. */
const times = [12, 13, 17, 18, 19, 20, 21].flatMap((hour) =>
  [0, 15, 30, 45].map((minute) => slotBody(hour * 100 + minute)),
)
const answers = { 'GET /api/sessions/availability/*': sessionsBody(times) }

/** So that it can be scrolled. */
const longPage: HostPage = (api) =>
  initWith()(api).replace('</main>', `${'<p>A long story.</p>'.repeat(20)}</main>`)

const phoneOf = (size: string): Visit => {
  const [width, height] = size.split(' x ').map(Number) as [number, number]
  const isPhone = width < 500
  return { viewport: { width, height }, ...(isPhone && { hasTouch: true, isMobile: true }) }
}

/** Which of these are not wholly in the window, or are under the action bar. */
async function outOfView({ page, settles }: Diner, wanted: Readonly<Record<string, Locator>>) {
  await settles()
  const { height: windowHeight, width } = page.viewportSize()!
  const bar = (await page.locator('.action').boundingBox())!
  const found: string[] = []
  for (const [name, locator] of Object.entries(wanted)) {
    for (const element of await locator.all()) {
      const box = await element.boundingBox()
      const isOfBar = await element.evaluate((one) => one.closest('.action') !== null)
      const height = isOfBar ? windowHeight : Math.min(bar.y, windowHeight)
      const isIn =
        box && box.y >= 0 && box.x >= 0 && box.y + box.height <= height && box.x + box.width <= width
      if (!isIn) found.push(`${name}: ${JSON.stringify(box)}`)
    }
  }
  return found
}

const action = ({ page }: Diner) => page.locator('.action button.button')

describeInEachFont('Browser: the first screen', () => {
  for (const { house, size, way } of byDay(all, (one) =>
    standIns.includes(`${one.house} ${one.size} ${one.way}`),
  ))
    it(`${house}, ${size}, ${way}: all choices, the action and the choice in words are in view`, async () => {
      const [brand, words] = houses[house]
      const diner = await visit({ page: ways[way]({ ...brand, country: 'GB' }), answers, ...phoneOf(size) })
      const { page } = diner
      if (way !== 'inline') await page.evaluate('void handle.open()')
      const chips = page.locator('.glance-times label')
      await chips.nth(8).waitFor()
      const wanted = {
        restaurant: diner.gets('combobox', words.location),
        days: page.locator('.glance-days label:visible'),
        guests: page.locator('.glance-guests label'),
        times: chips,
        action: action(diner),
      }
      expect(await outOfView(diner, wanted)).to.deep.equal([])
      expect(await chips.count()).to.be.at.least(9)
      await chips.first().click()
      await diner.finds('button', words.next)
      expect(await page.locator('.action-words').textContent()).to.include('Milano Cork')
      expect(await outOfView(diner, wanted)).to.deep.equal([])
      const header = await page.locator('.aside').boundingBox()
      if (page.viewportSize()!.width < 500) expect(header!.height).to.be.at.most(56)
    })
})

describeInEachFont('Browser: the times of the first screen', () => {
  it('WCAG 1.4.10: “12:45 PM” stays within its chip at 320 px', async () => {
    const brand = { ...milano, locale: 'en-US' }
    const diner = await visit({ page: inline(brand), answers, viewport: { width: 320, height: 740 } })
    const chips = diner.page.locator('.glance-times label')
    await chips.getByText('12:45 PM').waitFor()
    const isCut = (chip: Element) => {
      const words = document.createRange()
      words.selectNode(document.createTreeWalker(chip, NodeFilter.SHOW_TEXT).nextNode()!)
      return words.getBoundingClientRect().width > chip.clientWidth
    }
    for (const chip of await chips.all())
      expect(await chip.evaluate(isCut), (await chip.textContent())!).to.equal(false)
  })
})

describe('Browser: times that cannot be loaded', () => {
  let diner: Awaited<ReturnType<typeof visit>>
  before(async () => {
    const sessions = held(status(500))
    diner = await visit({
      page: inline(milano),
      isLasting: true,
      ...phoneOf('360 x 740'),
      answers: { 'GET /api/sessions/availability/*': sessions.answer },
      prepare: (page) => watchShifts(page),
    })
    await diner.page.locator('.glance-skeleton').first().waitFor()
    sessions.release()
    await diner.finds('text', 'Sorry, there was a problem checking availability at Milano Cork.')
    await diner.waits(10_000)
  })
  after(endVisits)

  it('show one error, in two sentences: what went wrong, and whom to call', async () => {
    const errors = diner.page.getByText(/sorry|couldn['’]t|call/i).filter({ visible: true })
    expect(await errors.count()).to.equal(2)
  })

  it('move nothing', async () => {
    expect(await diner.page.evaluate('scrollY')).to.equal(0)
    expect(await shifts(diner)).to.deep.equal([])
  })

  it('emphasise the button to try again', async () => {
    const isQuiet = (button: Locator) => button.evaluate(({ part }) => part.contains('button-quiet'))
    expect(await isQuiet(action(diner))).to.equal(true)
    expect(await isQuiet(diner.gets('button', 'Try again'))).to.equal(false)
  })
})

describeInEachFont('Browser: the details on a phone', () => {
  for (const size of ['360 x 740', '390 x 844'])
    it(`at ${size} every required field and the button that sends are in view`, async () => {
      const brand = { ...milano, plugins: ['start', 'booking', 'terms', 'send-at-once', 'photograph'] }
      const page = initWith(`${evening(brand)}, date: '${saturday}'`)
      const diner = await visit({ page, answers, ...phoneOf(size) })
      await skipToDetails(diner)
      const wanted = {
        fields: diner.page.locator('.details input[aria-required=true]:not([type=checkbox])'),
        terms: diner.page.locator('.check-field .check'),
        action: action(diner),
      }
      expect(await outOfView(diner, wanted)).to.deep.equal([])
      const bar = (await diner.page.locator('.action').boundingBox())!
      const terms = (await wanted.terms.boundingBox())!
      expect(terms.y + terms.height).to.be.at.most(bar.y + 10)
    })
})

describeInEachFont('Browser: the bar with the action', () => {
  const phone = phoneOf('360 x 740')
  const details = `${evening({})}, date: '${saturday}'`

  it('WCAG 2.4.11: stays in view over the details, above a bar of the page, and never covers the focus', async () => {
    const diner = await visit({
      page: (api) =>
        initWith(details)(api).replace('<h1>', '<style>.tavola { --tavola-bottom: 60px }</style><h1>'),
      ...phone,
    })
    await skipToDetails(diner)
    const ends = async () => {
      await diner.settles()
      const { y, height } = (await diner.page.locator('.action').boundingBox())!
      return { top: y, bottom: Math.round(y + height) }
    }
    expect((await ends()).bottom).to.equal(680)
    for (let times = 0; times < 6; times++) {
      const focused = diner.page.locator(':focus').last()
      const box = (await focused.boundingBox())!
      const inBar = await focused.evaluate((element) => element.closest('.action') !== null)
      if (!inBar) expect(box.y + box.height).to.be.at.most((await ends()).top)
      await diner.page.keyboard.press('Tab')
      await diner.settles()
    }
  })

  it('WCAG 1.4.10: takes no room from the step in a low window', async () => {
    const diner = await visit({ page: initWith(details), viewport: { width: 740, height: 340 } })
    await skipToDetails(diner)
    const position = await diner.page
      .locator('.action')
      .evaluate((element) => getComputedStyle(element).position)
    expect(position).to.equal('static')
  })

  it("above a phone's keyboard five lines of the list are in view", async () => {
    const many = [...Array(8).keys()].map((index) => ({
      id: `v${index}`,
      name: `Milano ${index}`,
      address: ['1 Quay', 'Cork'],
    }))
    const diner = await visit({ page: longPage, ...phone, answers: { 'GET /api/venues/search/*': many } })
    await diner.page.evaluate(
      `Object.defineProperty(visualViewport, 'height', { value: 450, configurable: true })`,
    )
    await diner.gets('combobox', 'Location').tap()
    await diner.gets('combobox', 'Location').fill('mil')
    const option = diner.page.getByRole('option').nth(4)
    await option.waitFor()
    await diner.settles()
    const { y, height } = (await option.boundingBox())!
    expect(y + height).to.be.at.most(450)
  })
})
