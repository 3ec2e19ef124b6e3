import { expect } from 'chai'
import { byDay } from '../../kit/night'
import { bookingBody } from '../../kit/fixtures'
import { arabic } from '../../languages/words'
import { held } from '../kit/api'
import { visit, type Diner } from '../kit/diner'
import { coveredFocus, misfits } from '../kit/layout'
import { opener, popupWith, skipToComplete } from '../kit/visits'
import { atTimes, initWith } from '../kit/site'
import { daysIn, longDay, monthOf, saturday } from '../kit/time'
import { describeInEachFont } from '../kit/fonts'

/** The size that the diner has set for the text of all pages, in pixels. */
async function setFontSize({ page }: Pick<Diner, 'page'>, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
}

const sizeOf = (diner: Diner, name: string) =>
  diner.gets('combobox', name).evaluate((element) => {
    const { fontSize, height } = getComputedStyle(element)
    return { fontSize, height }
  })

/** Of those that are shown. */
const boxesOf = ({ page }: Pick<Diner, 'page'>, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((elements) =>
      elements
        .map((element) => element.getBoundingClientRect().toJSON() as DOMRect)
        .filter(({ width }) => width > 0),
    )

const tooSmall = (boxes: readonly DOMRect[]) =>
  boxes.filter(({ width, height }) => Math.min(width, height) < 44)

/** Boxes that have less than 8 px to another one; with `rows` to one above or below. */
const tooNear = (boxes: readonly DOMRect[], those: 'all' | 'rows' = 'all') =>
  boxes.filter((one) =>
    boxes.some((other) => {
      if (other === one || (those === 'rows' && other.top === one.top)) return false
      return gap(one, other) < 7.9
    }),
  )

/** The room between two boxes. */
const gap = (one: DOMRect, other: DOMRect) =>
  Math.max(other.left - one.right, one.left - other.right, other.top - one.bottom, one.top - other.bottom)

describeInEachFont("Browser: the diner's own settings", () => {
  it("WCAG 1.4.4: text and controls follow the diner's font size, whatever the root size of the page", async () => {
    const small = '<style>html { font-size: 62.5% }</style></head>'
    const page = (api: string) => initWith(`brand: { journeys: ['Booking'] }`)(api).replace('</head>', small)
    const diner = await visit({ page })
    await diner.finds('combobox', 'Guests')
    expect(await sizeOf(diner, 'Guests')).to.deep.equal({ fontSize: '16px', height: '50px' })
    await setFontSize(diner, 24)
    await diner.page.reload()
    await diner.finds('combobox', 'Guests')
    expect(await sizeOf(diner, 'Guests')).to.deep.equal({ fontSize: '24px', height: '75px' })
    expect(await misfits(diner.page)).to.deep.equal([])
  })

  it('with reduced motion there are no transitions', async () => {
    const diner = await visit()
    await diner.finds('combobox', 'Location')
    const motion = () =>
      diner.gets('button', 'Continue').evaluate((button) => getComputedStyle(button).transitionDuration)
    expect(await motion()).to.equal('0s')
    await diner.page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await motion()).not.to.equal('0s')
  })

  it('WCAG 1.4.4: at 200 % text on a small phone the calendar and headings break no word', async () => {
    const diner = await visit({ page: initWith(atTimes), viewport: { width: 320, height: 740 } })
    await setFontSize(diner, 32)
    await diner.page.reload()
    await diner.presses(`Date ${longDay(saturday)}`)
    await diner.finds('grid', monthOf(saturday))
    const { page } = diner
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
    const heading = page.locator('.step-heading')
    const wholeWords = await heading.evaluate((element) => {
      const range = document.createRange()
      element.textContent = 'Booking Confirmed'
      range.setStart(element.firstChild!, 8)
      range.setEnd(element.firstChild!, 17)
      return range.getClientRects().length
    })
    expect(wholeWords).to.equal(1)
  })

  it('WCAG 2.4.11: at 200 % text the bars cover no focused control of the details, nor its label', async () => {
    const page = (api: string) =>
      initWith(atTimes)(api).replace('<style>', '<style>.tavola { --tavola-text-size: 2em }')
    const diner = await visit({ page, viewport: { width: 360, height: 740 } })
    await diner.reachesDetails()
    const hasFocus = () => diner.gets('button', 'Continue').evaluate((one) => one.matches(':focus'))
    let count = 0
    for (await diner.page.keyboard.press('Tab'); !(await hasFocus()); count++) {
      expect(await diner.page.evaluate(coveredFocus)).to.deep.equal([])
      await diner.page.keyboard.press('Tab')
    }
    expect(count).to.be.at.least(6)
  })

  it('WCAG 1.4.4: at 200 % text and 360 px the page is not wider while a booking is sent, in Arabic', async () => {
    const sent = held(bookingBody())
    const page = initWith(
      `${atTimes}, brand: { locale: 'ar-u-nu-latn', plugins: ['start', 'booking'], journeys: ['Booking'] }`,
    )
    const diner = await visit({
      page,
      viewport: { width: 360, height: 640 },
      answers: { 'POST /api/bookings/create': sent.answer },
    })
    await skipToComplete(diner)
    await setFontSize(diner, 32)
    await diner.presses(arabic.complete)
    await diner.page.locator('.action-words[aria-hidden]').waitFor()
    expect(await misfits(diner.page)).to.deep.equal([])
    sent.release()
    await diner.finds('heading', arabic.booked)
  })

  for (const locale of byDay(['en-IE', 'ar-u-nu-latn'], (locale) => locale === 'en-IE'))
    for (const place of ['inline', 'popup'] as const)
      it(`WCAG 2.5.8: ${place}, in ${locale}: each day is 44 px wide and high, 8 px from the next`, async () => {
        const options = `${atTimes}, brand: { locale: '${locale}', title: 'Milano restaurants', plugins: ['start', 'booking'], journeys: ['Booking'] }`
        const page = place === 'popup' ? popupWith(options, opener) : initWith(options)
        const diner = await visit({
          page,
          viewport: { width: 320, height: 640 },
          hasTouch: true,
          isMobile: true,
        })
        if (place === 'popup') await diner.presses('Book at Cork')
        await diner.page.locator('.date-button').click()
        for (const width of [320, 375]) {
          await diner.page.setViewportSize({ width, height: 640 })
          const boxes = await boxesOf(diner, '.day, .month-buttons button')
          expect(boxes.length).to.equal(daysIn(saturday) + 2)
          expect(tooSmall(boxes)).to.deep.equal([])
          expect(tooNear(boxes, width === 320 ? 'rows' : 'all')).to.deep.equal([])
          expect(boxes.filter(({ left, right }) => left < 0 || right > width)).to.deep.equal([])
        }
      })

  it('WCAG 1.4.10: at 400 %, and on a phone, the calendar is not wider than the page', async () => {
    const page = (api: string) =>
      initWith(`${atTimes}, brand: { plugins: ['start', 'booking'] }`)(api).replace(
        '</head>',
        '<style>body { margin: 0 }</style></head>',
      )
    const diner = await visit({ page, viewport: { width: 320, height: 256 } })
    await diner.opensCalendar()
    await diner.finds('grid', monthOf(saturday))
    expect(await misfits(diner.page)).to.deep.equal([])
    await diner.page.setViewportSize({ width: 360, height: 640 })
    await diner.settles()
    expect(await misfits(diner.page)).to.deep.equal([])
  })

  for (const locale of byDay(['en-IE', 'ar-u-nu-latn'], (locale) => locale === 'en-IE'))
    it(`WCAG 2.5.8: chips, tiles and number buttons are 44 px wide and high, 8 px apart, in ${locale}`, async () => {
      const plugins = `['start', 'booking', 'day-at-a-glance', 'kids-party', 'journey-tiles', 'enquiry']`
      const brand = `brand: { locale: '${locale}', plugins: ${plugins}, journeys: ['Booking', 'KidsPartyEnquiry'] }`
      const goes = (options: string) =>
        visit({ page: initWith(`${options}, ${brand}`), viewport: { width: 320, height: 740 } })
      const fits = async (diner: Diner, selector: string, fewest: number) => {
        await diner.page.locator(selector).first().waitFor()
        for (const width of [320, 360]) {
          await diner.page.setViewportSize({ width, height: 740 })
          const boxes = await boxesOf(diner, selector)
          expect(boxes.length, selector).to.be.at.least(fewest)
          expect(tooSmall(boxes), `${selector} at ${width} px`).to.deep.equal([])
          expect(tooNear(boxes), `${selector} at ${width} px`).to.deep.equal([])
        }
      }
      const booking = await goes(atTimes)
      await booking.page.locator('.glance-times input').first().waitFor()
      await fits(booking, '.glance .chip, .glance-days .date-value', 13)
      const party = await goes(`venueId: 'cork', date: '${saturday}'`)
      await fits(party, '.journey-tiles .button', 2)
      await party.page.locator('.journey-tiles .button').last().click()
      await fits(party, '.stepper button', 4)
    })

  for (const theme of byDay(['milano', 'notte'], (theme) => theme === 'notte'))
    it(`WCAG 1.4.1: with forced colours an invalid field has a thicker border than a valid one, in ${theme}`, async () => {
      const page = initWith(`brand: { theme: '${theme}', journeys: ['Booking'] }`)
      const diner = await visit({ page, forcedColors: 'active' })
      const widths = (selector: string) =>
        diner.page.locator(selector).evaluate((element) => {
          const { borderTopWidth, borderBottomWidth } = getComputedStyle(element)
          return [borderTopWidth, borderBottomWidth]
        })
      const box = '.location__control'
      await diner.finds('combobox', 'Guests')
      expect((await widths(box))[1]).to.equal('1px')
      await diner.presses('Continue')
      await diner.page.locator('.location__control--invalid').waitFor()
      expect(await widths(box)).to.deep.equal(['3px', '3px'])
    })

  for (const theme of byDay(['milano', 'notte'], (theme) => theme === 'notte'))
    it(`WCAG 1.4.1: an error has its sign and its word in forced colours and in print, in ${theme}`, async () => {
      const page = initWith(`brand: { theme: '${theme}', journeys: ['Booking'] }`)
      const diner = await visit({ page, forcedColors: 'active' })
      await diner.finds('combobox', 'Guests')
      await diner.presses('Continue')
      const mark = diner.page.locator('.note .error-mark').first()
      await mark.getByText('Error:').waitFor()
      const looks = () =>
        mark.evaluate((element) => {
          const sign = element.querySelector('svg')!
          const { width, height } = sign.getBoundingClientRect()
          const { fill } = getComputedStyle(sign)
          return { isDrawn: width > 12 && height > 12, isInk: fill === getComputedStyle(element).color, fill }
        })
      expect(await looks()).to.deep.equal({ isDrawn: true, isInk: true, fill: await ink(diner) })
      await diner.page.emulateMedia({ media: 'print', forcedColors: 'none' })
      expect(await looks()).to.include({ isDrawn: true, isInk: true })
    })

  /** The diner's own colour of text. */
  const ink = ({ page }: Diner) =>
    page.evaluate(() => {
      document.body.style.color = 'CanvasText'
      return getComputedStyle(document.body).color
    })
})
