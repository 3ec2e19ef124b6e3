import { expect } from 'chai'
import { availabilityBody } from '../../kit/fixtures'
import { held, status } from '../kit/answers'
import { endVisits, visit } from '../kit/diner'
import { page, script, type HostPage } from '../kit/pages'

const search: HostPage = (api) =>
  page({
    body: `<label>Search our site <input></label><div id="book"></div>
      ${script(`data-base-url="${api}" data-container="#book" data-venue-id="cork"`)}`,
  })

describe('Browser: a diner who is elsewhere on the page', () => {
  afterEach(endVisits)

  it('WCAG 3.2.1: keeps the focus there when a slow device ends a press, a step leads on, or an error comes', async () => {
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
