import { expect } from 'chai'
import { venueBody } from '../../kit/fixtures'
import { anna } from '../../kit/booking'
import { byDay, isNight } from '../../kit/night'
import { visit } from '../kit/diner'
import { brokenWords, misfitsAtAnyWidth } from '../kit/layout'
import { atTimes, initWith, type HostPage } from '../kit/site'
import { opener, popupWith, skipToDetails, visitPopup } from '../kit/visits'
import { monthOf, saturday, today } from '../kit/time'
import { describeInEachFont } from '../kit/fonts'

describeInEachFont('Browser: no double scrollbars and no cut-off forms', () => {
  if (isNight)
    it('page.fits: every step fits, at any width, with a long name and a long reference', async () => {
      const diner = await visit({
        viewport: { width: 360, height: 700 },
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
      await diner.selects('Hour', '19')
      await diner.presses('Continue')
      await diner.finds('textbox', 'First Name')
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
    const diner = await visitPopup({ answers, viewport: { width: 360, height: 740 } })
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

  it('the question before leaving the popup keeps a margin on a phone', async () => {
    const long = `date: '${saturday}', journey: 'Booking', brand: { messages: { 'popup.leaveTitle': 'Leave without finishing what you have begun?' } }`
    const diner = await visitPopup({
      page: popupWith(long, opener),
      viewport: { width: 360, height: 640 },
    })
    await diner.opens()
    await diner.selects('Hour', '19')
    await diner.presses('Continue')
    await diner.fills('First Name', 'Anna')
    await diner.presses('Close')
    const question = diner.page.getByRole('alertdialog')
    const { x, width } = (await question.boundingBox())!
    expect([x, 360 - x - width]).to.deep.equal([16, 16])
  })
})

/** With the text of the widget at twice its size. */
const withLargeText =
  (host: HostPage): HostPage =>
  (api) =>
    host(api).replace('<style>', '<style>.tavola { --tavola-text-size: 2em }')

describeInEachFont('Browser: long words and long lists', () => {
  for (const [width, text] of [
    [320, 'usual text'],
    [360, 'usual text'],
    [320, 'text at 200 %'],
  ] as const)
    it(`WCAG 1.4.4, 1.4.10: Notte in Italian breaks no word, at ${width} px with ${text}`, async () => {
      const plugins = `['start', 'day-at-a-glance', 'booking', 'send-at-once', 'ticket']`
      const host = initWith(
        `${atTimes}, brand: { theme: 'notte', locale: 'it', plugins: ${plugins}, journeys: ['Booking'] }`,
      )
      const isLarge = text !== 'usual text'
      const diner = await visit({
        page: isLarge ? withLargeText(host) : host,
        viewport: { width, height: 740 },
      })
      const { page } = diner
      const whole = async (screen: string) =>
        expect(await page.evaluate(`(() => { ${brokenWords} })()`), screen).to.deep.equal([])
      await page.locator('.glance-times small').first().waitFor()
      await whole('the times')
      await page.locator('.glance-times input[value="19:00"]').click()
      await page.locator('.action .button').click()
      await page.locator('input[autocomplete=given-name]').waitFor()
      await page.locator('.bar-name').waitFor()
      await whole('the details')
      await page.locator('input[autocomplete=given-name]').fill(anna.firstName)
      await page.locator('input[autocomplete=family-name]').fill(anna.lastName)
      await page.locator('input[autocomplete=email]').fill(anna.email)
      await page.locator('input[autocomplete=tel]').fill(anna.telephoneNumber)
      await page.locator('input[type=checkbox][aria-required=true]').check()
      await page.locator('.action .button').click()
      await page.locator('.ticket-actions').waitFor()
      await whole('the ticket')
      const rowsThatBeginWithALine = await page.locator('.ticket-action').evaluateAll((actions) => {
        const lefts = actions.map((action) => action.getBoundingClientRect().left)
        return actions.filter(
          (action, index) =>
            lefts[index]! === Math.min(...lefts) && getComputedStyle(action, '::before').content !== 'none',
        ).length
      })
      expect(rowsThatBeginWithALine).to.equal(0)
    })

  for (const theme of byDay(['milano', 'notte'], (theme) => theme === 'notte'))
    it(`WCAG 1.4.4: at 200 % text the list of problems scrolls between the bars, in ${theme}`, async () => {
      const host = initWith(
        `${atTimes}, brand: { theme: '${theme}', plugins: ['start', 'booking'], journeys: ['Booking'] }`,
      )
      const page: HostPage = (api) =>
        withLargeText(host)(api).replace('<h1>', '<h1 style="height: 300px; margin: 0">')
      const diner = await visit({ page, viewport: { width: 360, height: 740 } })
      await skipToDetails(diner)
      await diner.page.evaluate('scrollTo(0, 0)')
      await diner.gets('button', 'Continue').click()
      await diner.finds('group', /^There are 5 problems/)
      const list = diner.page.locator('.action-errors')
      const boxOf = async (selector: string) => (await diner.page.locator(selector).boundingBox())!
      const box = await boxOf('.action-errors')
      const header = await boxOf('.aside')
      expect(box.y).to.be.at.least(header.y + header.height)
      expect(box.y + box.height).to.be.at.most((await boxOf('.action')).y + 1)
      expect(await list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).to.equal(
        true,
      )
      await diner.page.evaluate('scrollTo(0, 0)')
      await diner.settles()
      const { y } = await boxOf('.aside')
      expect(y).to.be.above((await boxOf('.action-errors')).y + 50)
      const isCovered = `document.elementFromPoint(180, ${y - 20}).closest('.tavola') !== null`
      expect(await diner.page.evaluate(isCovered)).to.equal(false)
    })
})
