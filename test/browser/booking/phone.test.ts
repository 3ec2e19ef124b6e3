import { expect } from 'chai'
import { goHome, visit, type Diner } from '../kit/diner'
import { completes, fixesDetails, opensCalendar, reachesDetails, searches } from '../../kit/ways'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 3 }

describe('Browser: on a phone', () => {
  afterEach(goHome)

  it('complaint 4: a whole booking by taps', async () => {
    const diner = await visit(phone)
    await diner.get('combobox', 'Location').tap()
    await searches(diner)
    await diner.get('option', /Milano Cork/).tap()
    await diner.reads('Milano Cork')
    await diner.get('button', 'Book a Table').tap()
    await diner.get('button', /^Date/).tap()
    await diner.get('button', 'Saturday 28 November 2026').tap()
    await diner.selects('Hour', '19')
    await diner.get('button', 'Continue').tap()
    await diner.finds('textbox', 'First Name')
    await fixesDetails(diner)
    await diner.get('button', 'Complete Booking').tap()
    await diner.finds('heading', 'Booking Confirmed')
  })

  it('a tap beside the list closes it and chooses nothing', async () => {
    const diner = await visit(phone)
    await diner.get('combobox', 'Location').tap()
    await searches(diner)
    await diner.finds('option', /Milano Cork/)
    await diner.get('heading', 'Trattoria').tap()
    await diner.misses('option', /Milano Cork/)
    expect(await diner.get('button', /^Date/).isDisabled()).to.equal(true)
  })

  it('no field is small enough that a phone zooms in on it', async () => {
    const diner = await visit(phone)
    const small = () =>
      diner.page
        .locator('input:not([type=checkbox]), select, textarea')
        .evaluateAll((all) =>
          all
            .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
            .map((field) => field.outerHTML),
        )
    await diner.finds('combobox', 'Location')
    expect(await small()).to.deep.equal([])
    await reachesDetails(diner)
    expect(await small()).to.deep.equal([])
  })

  it('everything to touch is at least 24 px high and wide, on every step', async () => {
    const diner = await visit(phone)
    const small = () => smallTargets(diner)
    await searches(diner)
    await diner.clicks('option', /Milano Cork/)
    expect(await small(), 'the journeys').to.deep.equal([])
    await opensCalendar(diner)
    await diner.finds('grid', /November 2026/)
    expect(await small(), 'step 1').to.deep.equal([])
    await diner.clicks('button', 'Saturday 28 November 2026')
    await diner.selects('Hour', '19')
    await diner.clicks('button', 'Continue')
    await diner.finds('textbox', 'First Name')
    expect(await small(), 'step 4').to.deep.equal([])
    await fixesDetails(diner)
    expect(await small(), 'step 4, confirmed').to.deep.equal([])
    await completes(diner)
    expect(await small(), 'step 5').to.deep.equal([])
  })
})

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
