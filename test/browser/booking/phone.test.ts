import { expect } from 'chai'
import { endVisits, visit, type Diner } from '../kit/diner'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 3 }

describe('Browser: on a phone', () => {
  afterEach(endVisits)

  it('a whole booking by taps: a tap beside the list closes it, every target is at least 24 px high and wide, and no field makes a phone zoom in', async () => {
    const diner = await visit(phone)
    const suits = async (step: string) => {
      expect(await smallTargets(diner), step).to.deep.equal([])
      expect(await smallFields(diner), step).to.deep.equal([])
    }
    await diner.gets('combobox', 'Location').tap()
    await diner.searches()
    await diner.finds('option', /Milano Cork/)
    await diner.gets('heading', 'Trattoria').tap()
    await diner.misses('option', /Milano Cork/)
    expect(await diner.gets('button', /^Date/).isDisabled()).to.equal(true)
    await diner.gets('combobox', 'Location').tap()
    await diner.searches()
    await diner.gets('option', /Milano Cork/).tap()
    await diner.chose('Milano Cork')
    await suits('the journeys')
    await diner.gets('button', 'Book a Table').tap()
    await diner.gets('button', /^Date/).tap()
    await diner.finds('grid', /November 2026/)
    await suits('step 1')
    await diner.gets('button', 'Saturday 28 November 2026').tap()
    await diner.selects('Hour', '19')
    await diner.gets('button', 'Continue').tap()
    await diner.finds('textbox', 'First Name')
    await suits('step 4')
    await diner.confirmsDetails()
    await suits('step 4, confirmed')
    await diner.gets('button', 'Complete Booking').tap()
    await diner.finds('heading', 'Booking Confirmed')
    await suits('step 5')
  })
})

const smallFields = ({ page }: Diner) =>
  page
    .locator('input:not([type=checkbox]), select, textarea')
    .evaluateAll((all) =>
      all
        .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.outerHTML),
    )

/** What is too small for a finger; the location's input stands in a box of its own, which takes the taps. */
const smallTargets = ({ page }: Diner) =>
  page
    .locator('#book')
    .locator('button:visible, select:visible, textarea:visible, input:visible')
    .evaluateAll((all) =>
      all
        .filter((element) => element.getAttribute('role') !== 'combobox')
        .filter((element) => element.clientWidth < 24 || element.clientHeight < 24)
        .map((element) => element.outerHTML),
    )
