import { expect } from 'chai'
import { byDay } from '../../kit/night'
import { endVisits, visit } from '../kit/diner'
import { heldFile } from '../kit/held-file'
import { timesPage } from '../kit/pages'

const windows = [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
  { width: 320, height: 256 },
]

describe('Browser: what is missing, above the form', () => {
  afterEach(endVisits)

  for (const { width, height } of byDay(windows, ({ width }) => width === 320))
    it(`WCAG 2.4.11: its field stays in the window as the list comes above it, at ${width} x ${height}`, async () => {
      const file = heldFile(/error-summary/)
      const diner = await visit({
        page: timesPage,
        viewport: { width, height },
        prepare: (page) => file.prepare(page),
      })
      await diner.reachesDetails()
      await diner.presses('Continue')
      const field = diner.gets('textbox', 'First Name').and(diner.page.locator(':focus'))
      await field.waitFor()
      file.release()
      await diner.finds('link', /first name/)
      await diner.settles()
      const { y, height: high } = (await field.boundingBox())!
      expect([y >= 0, y + high <= height]).to.deep.equal([true, true])
    })
})
