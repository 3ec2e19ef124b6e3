import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { withoutNewerFeatures } from '../kit/engines/newer-features'
import { visit } from '../kit/diner'
import { misfitsAtAnyWidth } from '../kit/layout'
import { initWith, popupPage } from '../kit/site'
import { examines } from '../kit/visits'
import { saturday } from '../kit/time'

/** Before the page is loaded: the engine as one of the oldest supported ones is, as far as scripts and style sheets go. */
async function prepare(page: Page): Promise<void> {
  await page.addInitScript(withoutNewerFeatures)
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('@container', '@unknown').replaceAll(':has(', ':unknown(')
    await route.fulfill({ response, body })
  })
}

describe('Browser: with nothing newer than the oldest supported browsers have', () => {
  it('leads from the search to the reference, inline and in the popup; the doctor examines the page', async () => {
    for (const page of [undefined, popupPage]) {
      const diner = await visit({ ...(page && { page }), prepare })
      const newer = 'Array.prototype.toSorted ?? Object.groupBy ?? AbortSignal.any ?? window.structuredClone'
      expect(await diner.page.evaluate(`${newer} ?? 'none'`)).to.equal('none')
      if (page) await diner.presses('Book at Cork')
      else await diner.choosesRestaurant()
      await diner.reachesComplete()
      await diner.completes()
      await examines(diner)
      expect(diner.errors).to.deep.equal([])
    }
  })

  it('a chosen chip looks chosen, and everything fits', async () => {
    const options = `venueId: 'cork', date: '${saturday}', brand: {
      plugins: ['start', 'day-at-a-glance', 'booking'], journeys: ['Booking'] }`
    const diner = await visit({ page: initWith(options), prepare, viewport: { width: 360, height: 740 } })
    await diner.choosesTime('19:00')
    const looks = await diner.page.evaluate<string[]>(`(() => {
      const { shadowRoot } = document.querySelector('.tavola')
      const chips = [...shadowRoot.querySelectorAll('.glance-times label')]
      const look = (chip) => {
        const { backgroundColor, color } = getComputedStyle(chip)
        return backgroundColor + color
      }
      return [true, false].map((isChosen) => look(chips.find((chip) => chip.control.checked === isChosen)))
    })()`)
    expect(looks[0]).not.to.equal(looks[1])
    expect(await misfitsAtAnyWidth(diner.page)).to.deep.equal([])
  })
})
