import { expect } from 'chai'
import type { Locator } from 'playwright-core'
import { milanoTexts } from '../../../examples/brands/milano'
import { notte } from '../../../examples/brands/notte'
import { zaytuna } from '../../../examples/brands/zaytuna'
import { sessionsBody, slotBody } from '../../kit/fixtures'
import { byDay } from '../../kit/night'
import { arabic, italian } from '../../languages/words'
import { held, status } from '../kit/api'
import { visit, type Diner, type Visit } from '../kit/diner'
import { describeInEachFont } from '../kit/fonts'
import { shifts, watchShifts } from '../kit/layout'
import { initWith, type HostPage } from '../kit/site'
import { addDays, longDay, now, saturday, today } from '../kit/time'
import { popupWith, skipToDetails } from '../kit/visits'

const milano = {
  plugins: ['start', 'day-at-a-glance', 'first-free', 'booking', 'know-before', 'send-at-once', 'photograph'],
  journeys: ['Booking'],
  messages: milanoTexts,
  options: { start: { journey: 'Booking' } },
}
const english = { location: 'Location', next: 'Continue' }
/** Each brand in its language. */
const houses = { milano: [milano, english], notte: [notte, italian], zaytuna: [zaytuna, arabic] } as const

const evening = (house: object) => `venueId: 'cork', journey: 'Booking', brand: ${JSON.stringify(house)}`
/** Under a header of the page. */
const inline =
  (house: object): HostPage =>
  (api) =>
    initWith(evening(house))(api).replace('<main', '<header style="height: 28px"></header>$&')
const ways = { inline, 'in a popup': (house: object) => popupWith(evening(house)) }

const sizes = ['360 x 740', '390 x 844', '1280 x 800']
const every = Object.keys(houses).flatMap((house) =>
  sizes.flatMap((size) => Object.keys(ways).map((way) => `${house}, ${size}, ${way}`)),
)
/** Each brand, each size and each way once; the smallest window in each language. */
const standIns = [
  'milano, 360 x 740, inline',
  'notte, 390 x 844, in a popup',
  'zaytuna, 360 x 740, in a popup',
  'milano, 1280 x 800, in a popup',
  'notte, 1280 x 800, inline',
]

/** All sittings of a day: many more times than a screen has room for. */
const times = [12, 13, 17, 18, 19, 20, 21].flatMap((hour) =>
  [0, 15, 30, 45].map((minute) => slotBody(hour * 100 + minute)),
)
const answers = { 'GET /api/sessions/availability/*': sessionsBody(times) }

const windowOf = (size: string): Visit => {
  const [width, height] = size.split(' x ').map(Number) as [number, number]
  return { viewport: { width, height }, ...(width < 500 && { hasTouch: true, isMobile: true }) }
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
  for (const screen of byDay(every, (one) => standIns.includes(one)))
    it(`${screen}: all choices, the action and the choice in words are in view`, async () => {
      const [house, size, way] = screen.split(', ') as [keyof typeof houses, string, keyof typeof ways]
      const [brand, words] = houses[house]
      const diner = await visit({ page: ways[way]({ ...brand, country: 'GB' }), answers, ...windowOf(size) })
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
      await chips.first().click()
      await diner.finds('button', words.next)
      expect(await page.locator('.action-words').textContent()).to.include('Milano Cork')
      expect(await outOfView(diner, wanted)).to.deep.equal([])
      const header = await page.locator('.aside').boundingBox()
      if (page.viewportSize()!.width < 500) expect(header!.height).to.be.at.most(56)
    })

  it('WCAG 1.4.10: “12:45 PM” stays within its chip at 320 px', async () => {
    const page = inline({ ...milano, locale: 'en-US' })
    const diner = await visit({ page, answers, viewport: { width: 320, height: 740 } })
    const chips = diner.page.locator('.glance-times label')
    await chips.getByText('12:45 PM').waitFor()
    const cut = await chips.evaluateAll((all) =>
      all.flatMap((chip) => {
        const words = document.createRange()
        words.selectNode(document.createTreeWalker(chip, NodeFilter.SHOW_TEXT).nextNode()!)
        return words.getBoundingClientRect().width > chip.clientWidth ? [chip.textContent] : []
      }),
    )
    expect(cut).to.deep.equal([])
  })

  it('times that cannot be loaded move nothing, and only their button to try again is emphasised', async () => {
    const sessions = held(status(500))
    const diner = await visit({
      page: inline(milano),
      ...windowOf('360 x 740'),
      answers: { 'GET /api/sessions/availability/*': sessions.answer },
      prepare: (page) => watchShifts(page),
    })
    await diner.page.locator('.glance-skeleton').first().waitFor()
    sessions.release()
    await diner.finds('text', 'Sorry, there was a problem checking availability at Milano Cork.')
    await diner.waits(10_000)
    expect(await diner.page.evaluate('scrollY')).to.equal(0)
    expect(await shifts(diner)).to.deep.equal([])
    const isQuiet = (button: Locator) => button.evaluate(({ part }) => part.contains('button-quiet'))
    expect(await isQuiet(action(diner))).to.equal(true)
    expect(await isQuiet(diner.gets('button', 'Try again'))).to.equal(false)
  })

  for (const size of byDay(['360 x 740', '390 x 844'], (size) => size === '360 x 740'))
    it(`at ${size} every required detail and the button that sends are in view`, async () => {
      const brand = { ...milano, plugins: ['start', 'booking', 'terms', 'send-at-once', 'photograph'] }
      const page = initWith(`${evening(brand)}, date: '${saturday}'`)
      const diner = await visit({ page, answers, ...windowOf(size) })
      await skipToDetails(diner)
      const wanted = {
        fields: diner.page.locator('.details input[aria-required=true]:not([type=checkbox])'),
        terms: diner.page.locator('.check-field .check'),
        action: action(diner),
      }
      expect(await outOfView(diner, wanted)).to.deep.equal([])
    })
})

/** No day of the strip: its calendar's button shows it. */
const far = addDays(today, 5)

/** The page of a brand with times at a glance. Its device remembers a table for two on the weekday of that day. */
const remembering =
  (options = ''): HostPage =>
  (api) => {
    const details = {
      firstName: 'Anna',
      lastName: "O'Brien",
      email: 'anna@example.ie',
      telephoneNumber: '020 7946 0958',
    }
    const visit = {
      backEnd: `milano ${api}`,
      venueId: 'cork',
      venueName: 'Milano Cork',
      journey: 'Booking',
      guests: 2,
      weekday: new Date(far).getUTCDay(),
      time: '19:30',
    }
    const stored = JSON.stringify({ version: 1, at: now.getTime() - 6 * 86_400_000, details, visit })
    const brand = `{
      plugins: ['start', 'booking', 'enquiry', 'cross-sell', 'terms', 'day-at-a-glance', 'keep'],
      journeys: ['Booking', 'Enquiry'],
      options: { start: { journey: 'Booking' } },
    }`
    const script = `<script>localStorage.setItem('tavola-remembered', ${JSON.stringify(stored)})</script>`
    return initWith(`brand: ${brand}, ${options}`)(api).replace('<h1>', `${script}<h1>`)
  }

describeInEachFont('Browser: "Same as last time"', () => {
  const again = `Same as last time: Milano Cork, 2 people, ${longDay(far).split(' ')[0]} 19:30`
  const comes = (page: HostPage) =>
    visit({
      viewport: { width: 360, height: 740 },
      page,
      prepare: (page) => watchShifts(page, { answersLate: true }),
    })

  it('one press leads to the details, and nothing moves, however late the answers come', async () => {
    const diner = await comes(remembering())
    await diner.presses(again)
    await diner.finds('button', 'Complete Booking')
    expect(await shifts(diner)).to.deep.equal([])
  })

  it('the nearest times stay in the first screen, and the days in their row at any width', async () => {
    const diner = await comes(remembering("venueId: 'cork'"))
    await diner.finds('radio', '19:30')
    expect(await diner.has('button', again)).to.be.true
    const time = (await diner.gets('radio', '19:30').boundingBox())!
    const bar = (await diner.gets('button', 'Continue').boundingBox())!
    expect(time.y + time.height).to.be.below(bar.y)
    expect(await shifts(diner)).to.deep.equal([])
    /** Where the calendar's button is, at each width. */
    async function rows() {
      const found: number[] = []
      for (let width = 300; width <= 400; width += 4) {
        await diner.page.setViewportSize({ width, height: 740 })
        found.push((await diner.gets('button', /^Date/).boundingBox())!.y)
      }
      return found
    }
    const before = await rows()
    await diner.clicks('radio', /^Tomorrow/)
    expect(await rows()).to.deep.equal(before)
  })
})
