import { expect } from 'chai'
import { endVisits, visit, type Diner } from '../kit/diner'
import { measure, type Measured } from '../../../tools/taps/measure'
import { knownTomorrow, newTomorrow, newTonight } from '../../../tools/taps/walks'
import { isNight } from '../../kit/night'
import { browser } from '../kit/browser'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 3 }

describe('Browser: on a phone', () => {
  afterEach(endVisits)

  it('a whole booking by taps: a tap beside the list closes it, every target is at least 24 px high and wide, and no field makes a phone zoom', async () => {
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

/** Targets too small for a finger. The location's input is in a larger box that takes the taps. */
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

/** `npm run taps` counts all walks; these three have a goal. They are walked at night. */
const goals = [
  { diner: 'a new diner, tonight', walk: newTonight, toDetails: 2, taps: 8, typed: 4 },
  { diner: 'a new diner, tomorrow', walk: newTomorrow, toDetails: 3, taps: 9, typed: 4 },
  { diner: 'a remembered diner, tomorrow', walk: knownTomorrow, toDetails: 3, taps: 5, typed: 0 },
]

if (isNight) describe('Browser: taps', suite)

function suite() {
  let measured: readonly Measured[]

  // All at once, as most of the time is spent waiting for answers.
  before('walks on phones', async () => {
    const there = await browser()
    measured = await Promise.all(goals.map(({ walk }) => measure(there, walk, 'glance')))
  })

  for (const [index, { diner, walk: _walk, ...expected }] of goals.entries()) {
    it(`${diner}, if the page sets restaurant and journey: ${expected.toDetails} taps to the details, ${expected.taps} in all, and nothing moves`, () => {
      const { toDetails, taps, typed, shifts } = measured[index]!
      expect({ toDetails, taps, typed, shifts }).to.deep.equal({ ...expected, shifts: [] })
    })
  }
}
