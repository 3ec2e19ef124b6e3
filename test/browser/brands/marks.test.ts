import { expect } from 'chai'
import type { Locator } from 'playwright-core'
import { contrast, type Colour } from '../../../src/host/look/colour'
import { isNight } from '../../kit/night'
import { endVisits } from '../kit/diner'
import { coloursAt } from '../kit/pixels'
import { popupWith, visitPopup } from '../kit/popup-visit'

const looks = [
  { theme: 'milano', scheme: 'light' },
  { theme: 'milano', scheme: 'dark' },
  { theme: 'notte', scheme: 'light' },
  { theme: 'zaytuna', scheme: 'light' },
]

/** Of the first colour with each of the others: the least. */
const least = ([mark, ...grounds]: readonly Colour[]) =>
  Math.min(...grounds.map((ground) => contrast(mark!, ground)))

/** What is drawn so many pixels inside an element's left edge, at half its height; outside where it is less than 0. */
async function drawn(element: Locator, insides: readonly number[]): Promise<Colour[]> {
  const { x, y, height } = (await element.boundingBox())!
  return coloursAt(
    element.page(),
    insides.map((inside) => [Math.round(x) + inside, Math.round(y + height / 2)]),
  )
}

// By day the pairs of their colours: test/host/look/marks.test.ts.
if (isNight) describe("Browser: marks that aren't text", suite)

function suite() {
  afterEach(endVisits)

  for (const { theme, scheme } of looks)
    it(`have 3 to 1 on what is beside them, as drawn, in ${theme}, ${scheme}`, async () => {
      const brand = JSON.stringify({ title: 'Milano restaurants', theme, scheme })
      const button = `<button type="button" onclick="Tavola.open('cork')">Book at Cork</button>`
      const diner = await visitPopup({ page: popupWith(`brand: ${brand}`, button) })
      await diner.opens()

      const close = diner.gets('button', 'Close')
      await diner.page.keyboard.press('Tab')
      while (!(await close.evaluate((cross) => cross.matches(':focus'))))
        await diner.page.keyboard.press('Tab')
      await diner.settles()
      // The ring is 3 pixels wide, one within the cross's own ground.
      expect(least(await drawn(close, [2, 6])), "the cross's ring").to.be.at.least(3)

      await diner.choosesJourney()
      await diner.presses(/^Date/)
      const day = diner.page.getByRole('gridcell').getByRole('button').and(diner.page.locator(':enabled'))
      const box = (await day.first().boundingBox())!
      const under = Array.from({ length: 12 }, (_, index) => Math.round(box.y + box.height) - 1 - index)
      const column = await coloursAt(
        diner.page,
        under.map((y) => [Math.round(box.x + box.width / 2), y] as const),
      )
      const beside = (await drawn(day.first(), [4]))[0]!
      expect(Math.max(...column.map((colour) => contrast(colour, beside))), "today's line").to.be.at.least(3)

      await day.nth(3).click()
      await diner.presses(/^Date/)
      const chosen = diner.page.getByRole('gridcell').locator('button[aria-pressed=true]')
      await chosen.waitFor()
      expect(least(await drawn(chosen, [1, -2])), 'the chosen day').to.be.at.least(3)
      await diner.page.keyboard.press('Escape')

      await diner.searches()
      const option = diner.page.getByRole('option').first()
      await option.waitFor()
      expect(least(await drawn(option, [1, 6, -2])), "the focused option's bar").to.be.at.least(3)
    })
}
