import { expect } from 'chai'
import { venueBody } from '../../kit/fixtures'
import { byDay, isNight } from '../../kit/night'
import { heldFile } from '../kit/api'
import { visit, type Diner } from '../kit/diner'
import { describeInEachFont } from '../kit/fonts'
import { brokenWords, coveredFocus, misfits, misfitsAtAnyWidth } from '../kit/layout'
import { atTimes, initWith, timesPage, type HostPage } from '../kit/site'
import { daysIn, longDay, monthOf, saturday, today } from '../kit/time'
import { opener, popupWith, skipToComplete, skipToDetails, visitPopup } from '../kit/visits'

/** The size that the diner has set for the text of all pages, in pixels. */
async function setFontSize({ page }: Pick<Diner, 'page'>, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
  await page.reload()
}

/** With the text of the widget at twice its size. */
const withLargeText =
  (host: HostPage): HostPage =>
  (api) =>
    host(api).replace('<style>', '<style>.tavola { --tavola-text-size: 2em }')

const phone = { viewport: { width: 360, height: 740 } }
const smallPhone = { viewport: { width: 320, height: 740 } }

/** Each picture of the gallery at 200 % and 400 %: ./wcag.test.ts. */
describeInEachFont("Browser: the diner's own size of text", () => {
  it('WCAG 1.4.4: text and controls follow it, whatever the root size of the page', async () => {
    const small = '<style>html { font-size: 62.5% }</style></head>'
    const page = (api: string) => initWith(`brand: { journeys: ['Booking'] }`)(api).replace('</head>', small)
    const diner = await visit({ page })
    const size = async () =>
      (await diner.finds('combobox', 'Guests')).evaluate((element) => {
        const { fontSize, height } = getComputedStyle(element)
        return { fontSize, height }
      })
    expect(await size()).to.deep.equal({ fontSize: '16px', height: '50px' })
    await setFontSize(diner, 24)
    expect(await size()).to.deep.equal({ fontSize: '24px', height: '75px' })
    expect(await misfits(diner.page)).to.deep.equal([])
  })

  it('WCAG 1.4.4: at 200 % on a small phone no day and no month breaks, and the month is below its buttons', async () => {
    const diner = await visit({ page: timesPage, ...smallPhone })
    const { page } = diner
    await setFontSize(diner, 32)
    await diner.presses(`Date ${longDay(saturday)}`)
    await diner.finds('grid', monthOf(saturday))
    expect(await page.locator('.month-weekday span').first().isVisible()).to.equal(false)
    // As browsers do that enlarge text alone, whatever the size in the style sheet is.
    await page.locator('.day').evaluateAll((days) => days.forEach((day) => (day.style.fontSize = '32px')))
    const lines = await page.locator('.day, .month-name').evaluateAll((elements) =>
      elements.map((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return range.getClientRects().length
      }),
    )
    expect(lines.every((count) => count === 1)).to.equal(true)
    const name = (await page.locator('.month-name').boundingBox())!
    const buttons = (await page.locator('.month-buttons').boundingBox())!
    expect(name.y).to.be.at.least(buttons.y + buttons.height)
    expect(await misfits(page)).to.deep.equal([])
  })

  for (const isLarge of [false, true])
    it(`WCAG 1.4.4, 1.4.10: Notte in Italian breaks no word at 320 px${isLarge ? ' and 200 %' : ''}`, async () => {
      const host = initWith(`${atTimes}, brand: {
        theme: 'notte', locale: 'it', plugins: ['start', 'day-at-a-glance', 'booking', 'ticket'], journeys: ['Booking'],
      }`)
      const diner = await visit({ page: isLarge ? withLargeText(host) : host, ...smallPhone })
      const { page } = diner
      const isWhole = async (what: string) => {
        await page.locator(what).first().waitFor()
        expect(await page.evaluate(`(() => { ${brokenWords} })()`), what).to.deep.equal([])
      }
      await isWhole('.glance-times small')
      await page.locator('.glance-times input[value="19:00"]').click()
      await page.locator('.action .button').click()
      await isWhole('.bar-name')
      await skipToComplete(diner)
      await page.locator('.action .button').click()
      await isWhole('.ticket-actions')
    })

  it('WCAG 2.4.11: at 200 % the bars cover no focused control of the details, nor its label', async () => {
    const diner = await visit({ page: withLargeText(timesPage), ...phone })
    await diner.reachesDetails()
    const hasFocus = () => diner.gets('button', 'Continue').evaluate((one) => one.matches(':focus'))
    let count = 0
    for (await diner.page.keyboard.press('Tab'); !(await hasFocus()); count++) {
      expect(await diner.page.evaluate(coveredFocus)).to.deep.equal([])
      await diner.page.keyboard.press('Tab')
    }
    expect(count).to.be.at.least(6)
  })

  for (const theme of byDay(['milano', 'notte'], (theme) => theme === 'notte'))
    it(`WCAG 1.4.4: at 200 % the list of problems scrolls between the bars, in ${theme}`, async () => {
      const host = initWith(
        `${atTimes}, brand: { theme: '${theme}', plugins: ['start', 'booking'], journeys: ['Booking'] }`,
      )
      const page: HostPage = (api) =>
        withLargeText(host)(api).replace('<h1>', '<h1 style="height: 300px; margin: 0">')
      const diner = await visit({ page, ...phone })
      await skipToDetails(diner)
      await diner.page.evaluate('scrollTo(0, 0)')
      await diner.gets('button', 'Continue').click()
      await diner.finds('group', /^There are 5 problems/)
      const boxOf = async (selector: string) => (await diner.page.locator(selector).boundingBox())!
      const box = await boxOf('.action-errors')
      const header = await boxOf('.aside')
      expect(box.y).to.be.at.least(header.y + header.height)
      expect(box.y + box.height).to.be.at.most((await boxOf('.action')).y + 1)
      const { scrollHeight, clientHeight } = await diner.page
        .locator('.action-errors')
        .evaluate(({ scrollHeight, clientHeight }) => ({ scrollHeight, clientHeight }))
      expect(scrollHeight).to.be.above(clientHeight)
      // Above the widget, whose top is in view now, the list is not there.
      await diner.page.evaluate('scrollTo(0, 0)')
      await diner.settles()
      const { y } = await boxOf('.aside')
      expect(y).to.be.above((await boxOf('.action-errors')).y + 50)
      const isCovered = `document.elementFromPoint(180, ${y - 20}).closest('.tavola') !== null`
      expect(await diner.page.evaluate(isCovered)).to.equal(false)
    })
})

/** Boxes that are shown. */
const boxesOf = ({ page }: Diner, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((elements) =>
      elements
        .map((element) => element.getBoundingClientRect().toJSON() as DOMRect)
        .filter(({ width }) => width > 0),
    )

/** The room between two boxes. */
const gap = (one: DOMRect, other: DOMRect) =>
  Math.max(other.left - one.right, one.left - other.right, other.top - one.bottom, one.top - other.bottom)

/** Each of so many targets is in the window, 44 px wide and high and 8 px from the next; in `rows` from the next row at 320 px. */
async function areTargets(diner: Diner, selector: string, fewest: number, rows = false): Promise<void> {
  await diner.page.locator(selector).first().waitFor()
  for (const width of [320, 375]) {
    await diner.page.setViewportSize({ width, height: 740 })
    const boxes = await boxesOf(diner, selector)
    expect(boxes.length, selector).to.be.at.least(fewest)
    const wrong = boxes.filter(
      (one) =>
        Math.min(one.width, one.height) < 44 ||
        one.left < 0 ||
        one.right > width ||
        boxes.some((other) => {
          const isBeside = rows && width === 320 && other.top === one.top
          return other !== one && !isBeside && gap(one, other) < 7.9
        }),
    )
    expect(wrong, `${selector} at ${width} px`).to.deep.equal([])
  }
}

describeInEachFont('Browser: room on small screens', () => {
  for (const locale of byDay(['en-IE', 'ar-u-nu-latn'], (locale) => locale === 'en-IE')) {
    const brand = (more: string) =>
      `brand: { locale: '${locale}', plugins: ['start', 'booking', ${more}], journeys: ['Booking', 'KidsPartyEnquiry'] }`

    for (const place of ['inline', 'popup'] as const)
      it(`WCAG 2.5.8: the days of the calendar are 44 px wide and high, 8 px apart, ${place}, in ${locale}`, async () => {
        const options = `${atTimes}, ${brand('')}`
        const page = place === 'popup' ? popupWith(options, opener) : initWith(options)
        const diner = await visit({ page, ...smallPhone, hasTouch: true, isMobile: true })
        if (place === 'popup') await diner.presses('Book at Cork')
        await diner.page.locator('.date-button').click()
        await areTargets(diner, '.day, .month-buttons button', daysIn(saturday) + 2, true)
      })

    it(`WCAG 2.5.8: chips, tiles and number buttons are 44 px wide and high, 8 px apart, in ${locale}`, async () => {
      const plugins = brand(`'day-at-a-glance', 'kids-party', 'journey-tiles', 'enquiry'`)
      const goes = (options: string) => visit({ page: initWith(`${options}, ${plugins}`), ...smallPhone })
      const booking = await goes(atTimes)
      await booking.page.locator('.glance-times input').first().waitFor()
      await areTargets(booking, '.glance .chip, .glance-days .field-value', 13)
      const party = await goes(`venueId: 'cork', date: '${saturday}'`)
      await areTargets(party, '.journey-tiles .button', 2)
      await party.page.locator('.journey-tiles .button').last().click()
      await areTargets(party, '.stepper button', 4)
    })
  }

  if (isNight)
    it('page.fits: every step fits, at any width, with a long name and a long reference', async () => {
      const diner = await visit({
        ...phone,
        answers: {
          'GET /api/venues/search/*': [venueBody({ name: `Milano ${'Cork'.repeat(30)}` })],
          'POST /api/bookings/create': { bookingReference: 'MB'.repeat(60) },
        },
      })
      const fits = async (step: string) => expect(await misfitsAtAnyWidth(diner.page), step).to.deep.equal([])
      await diner.finds('combobox', 'Location')
      await fits('step 1')
      await diner.choosesRestaurant()
      await diner.opensCalendar()
      await diner.finds('grid', monthOf(today))
      await fits('the calendar')
      await diner.choosesDay(saturday)
      await diner.reachesDetails()
      await fits('step 4')
      await diner.confirmsDetails()
      await fits('step 4, confirmed')
      await diner.completes()
      await fits('step 5')
    })

  it("the popup's calendar can be read to its end, below a message that pushes it down", async () => {
    const answers = {
      'GET /api/venues/getbyid/*': venueBody({ closedMessage: 'We are closed. '.repeat(12) }),
    }
    const diner = await visitPopup({ answers, ...phone })
    await diner.opens()
    await diner.opensCalendar()
    await diner.finds('grid', monthOf(today))
    await diner.page.mouse.move(180, 240)
    await diner.page.mouse.wheel(0, 5_000)
    // A clipped element isn't the one at this point.
    await diner.page.waitForFunction(
      (day) => {
        const { left, bottom } = day!.getBoundingClientRect()
        return (day!.getRootNode() as ShadowRoot).elementFromPoint(left + 9, bottom - 2) === day
      },
      await diner.page.locator('.day').last().elementHandle(),
    )
  })

  const windows = [
    { width: 1280, height: 800 },
    { width: 320, height: 256 },
  ]
  for (const viewport of byDay(windows, ({ width }) => width === 320))
    it(`WCAG 2.4.11: a late list of problems takes the focus inside the window, at ${viewport.width} px`, async () => {
      const file = heldFile(/tavola-detours/)
      const diner = await visit({ page: timesPage, viewport, prepare: file.prepare })
      await diner.reachesDetails()
      await diner.presses('Continue')
      file.release()
      const list = diner.gets('group', /problems/).and(diner.page.locator(':focus'))
      await list.waitFor()
      await diner.settles()
      expect((await list.boundingBox())!.y).to.be.at.least(0)
      const title = (await diner.gets('heading', /problems/).boundingBox())!
      expect(title.y + title.height).to.be.at.most(viewport.height)
    })
})

describe("Browser: the diner's own colours and motion", () => {
  it('with reduced motion there are no transitions', async () => {
    const diner = await visit()
    const button = await diner.finds('button', 'Continue')
    const motion = () => button.evaluate((one) => getComputedStyle(one).transitionDuration)
    expect(await motion()).to.equal('0s')
    await diner.page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await motion()).not.to.equal('0s')
  })

  for (const theme of byDay(['milano', 'notte'], (theme) => theme === 'notte'))
    it(`WCAG 1.4.1: without our colours, and in print, an error has a thicker border and a sign, in ${theme}`, async () => {
      const page = initWith(`brand: { theme: '${theme}', journeys: ['Booking'] }`)
      const diner = await visit({ page, forcedColors: 'active' })
      await diner.finds('combobox', 'Guests')
      const borders = () =>
        diner.page.locator('.location__control').evaluate((element) => {
          const { borderTopWidth, borderBottomWidth } = getComputedStyle(element)
          return [borderTopWidth, borderBottomWidth]
        })
      expect((await borders())[1]).to.equal('1px')
      await diner.presses('Continue')
      const mark = diner.page.locator('.note .error-mark').first()
      await mark.getByText('Error:').waitFor()
      expect(await borders()).to.deep.equal(['3px', '3px'])
      const looks = () =>
        mark.evaluate((element) => {
          const sign = element.querySelector('svg')!
          const { width, height } = sign.getBoundingClientRect()
          const isInk = getComputedStyle(sign).fill === getComputedStyle(element).color
          return { isDrawn: width > 12 && height > 12, isInk }
        })
      expect(await looks()).to.deep.equal({ isDrawn: true, isInk: true })
      await diner.page.emulateMedia({ media: 'print', forcedColors: 'none' })
      expect(await looks()).to.deep.equal({ isDrawn: true, isInk: true })
    })
})
