import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { byDay } from '../../kit/night'
import { endVisits, type Diner } from '../kit/diner'
import { skipToComplete } from '../kit/skip'
import { visitPopup } from '../kit/visits'

const small = { viewport: { width: 320, height: 480 }, hasTouch: true, isMobile: true }

/** The lower half of the window, which the browser says is covered. */
const cover = (page: Page) =>
  page.evaluate(`
    Object.defineProperty(visualViewport, 'height', { value: 240, configurable: true })
    visualViewport.dispatchEvent(new Event('resize'))`)

const uncover = (page: Page) =>
  page.evaluate(`delete visualViewport.height, visualViewport.dispatchEvent(new Event('resize'))`)

type OfPage = (page: Page) => Promise<unknown>

/** Waits until it stands wholly in the upper half of the window, which is what a keyboard leaves. */
const isInSight = async ({ page, gets }: Diner, role: 'textbox', name: string) =>
  page.waitForFunction(
    (element) => {
      const { top, bottom } = element!.getBoundingClientRect()
      return top >= 0 && bottom <= 240
    },
    await gets(role, name).elementHandle(),
  )

describe("Browser: the popup and a phone's keyboard", () => {
  afterEach(endVisits)

  const keyboards: readonly (readonly [does: string, opens: OfPage, closes: OfPage])[] = [
    ['covers the window', cover, uncover],
    [
      'makes the window smaller',
      (page) => page.setViewportSize({ width: 320, height: 240 }),
      (page) => page.setViewportSize(small.viewport),
    ],
  ]
  for (const [does, opens, closes] of byDay(keyboards, ([, opens]) => opens === cover)) {
    it(`the field stays visible and "Complete Booking" can be reached as the keyboard ${does}; its space disappears with the keyboard, and zooming isn't mistaken for a keyboard`, async () => {
      const diner = await visitPopup(small)
      await diner.reachesDetails()
      const covered = () =>
        diner
          .gets('dialog', 'Milano restaurants')
          .evaluate((dialog) => getComputedStyle(dialog).paddingBottom)
      await cover(diner.page)
      expect(await covered()).to.equal('240px')
      await diner.page.evaluate(
        `Object.defineProperty(visualViewport, 'scale', { value: 2, configurable: true })`,
      )
      await cover(diner.page)
      expect(await covered()).to.equal('0px')
      await diner.page.evaluate('delete visualViewport.scale')
      await uncover(diner.page)
      expect(await covered()).to.equal('0px')

      await diner.gets('textbox', 'Telephone Number').tap()
      await opens(diner.page)
      await isInSight(diner, 'textbox', 'Telephone Number')
      await closes(diner.page)
      await skipToComplete(diner)
      await opens(diner.page)
      await diner.page.mouse.move(160, 120)
      await diner.page.mouse.wheel(0, 10_000)
      await diner.page.waitForFunction(
        (button) => button!.getBoundingClientRect().bottom <= 240,
        await diner.gets('button', 'Complete Booking').elementHandle(),
      )
    })
  }
})
