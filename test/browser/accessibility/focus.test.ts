import { expect } from 'chai'
import { availabilityBody } from '../../kit/fixtures'
import { held, status, heldFile } from '../kit/api'
import { endVisits, visit } from '../kit/diner'
import { page, script, type HostPage, timesPage } from '../kit/site'
import { byDay } from '../../kit/night'

const search: HostPage = (api) =>
  page({
    body: `<label>Search our site <input></label><div id="book"></div>
      ${script(`data-base-url="${api}" data-container="#book" data-venue-id="cork"`)}`,
  })

describe('Browser: focus elsewhere on the page', () => {
  afterEach(endVisits)

  it('WCAG 3.2.1: stays there when a slow device ends a press, a new step opens, or an error appears', async () => {
    const check = held(status(500, null))
    const diner = await visit({
      page: search,
      answers: { 'GET /api/venues/searchavailability/*': check.answer },
    })
    const elsewhere = diner.gets('textbox', 'Search our site')
    const stays = async () => {
      await diner.settles()
      expect(await elsewhere.evaluate((field) => field === document.activeElement)).to.equal(true)
    }

    // Both in one task, as a device has it that is too slow for the diner.
    const press = (await diner.gets('button', 'Book a Table').elementHandle())!
    await elsewhere.evaluate((field, button) => {
      ;(button as HTMLElement).click()
      field.focus()
    }, press)
    await diner.misses('button', 'Book a Table')
    await stays()

    await diner.choosesDay('2026-11-28')
    await diner.choosesTime('19:30')
    await diner.presses('Continue')
    await elsewhere.focus()
    check.release()
    await diner.finds('alert')
    await stays()

    await diner.presses('OK')
    const again = held(
      availabilityBody({ originalChoiceAvailable: true, anyAvailabilityInOriginalRestaurant: true }),
    )
    diner.api.answer('GET /api/venues/searchavailability/*', again.answer)
    await diner.presses('Continue')
    await elsewhere.focus()
    again.release()
    await diner.finds('heading', 'Your Details')
    await stays()
  })
})

const windows = [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
  { width: 320, height: 256 },
]

describe('Browser: the error summary above the form', () => {
  afterEach(endVisits)

  for (const { width, height } of byDay(windows, ({ width }) => width === 320))
    it(`WCAG 2.4.11: the focused field stays in the window as the list appears above it, at ${width} x ${height}`, async () => {
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
