import { expect } from 'chai'
import { anna } from '../../kit/booking'
import { byDay } from '../../kit/night'
import { visit } from '../kit/diner'
import { brokenWords } from '../kit/layout'
import { atTimes, initWith, type HostPage } from '../kit/site'
import { skipToDetails } from '../kit/visits'
import { describeInEachFont } from '../kit/fonts'

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
