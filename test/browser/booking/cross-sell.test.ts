import { expect } from 'chai'
import { availabilityBody, slotBody, venueBody } from '../../kit/fixtures'
import type { Answer } from '../kit/api'
import { findings } from '../kit/accessibility-tree'
import { endVisits, visit, type Diner, type Visit } from '../kit/diner'
import { misfitsAtAnyWidth } from '../kit/layout'
import { atTimes, initWith } from '../kit/site'
import { isNight } from '../../kit/night'
import { skipToComplete } from '../kit/skip'

const check = 'GET /api/venues/searchavailability/*'
const page = initWith(
  `${atTimes}, brand: { plugins: ['start', 'booking', 'cross-sell', 'enquiry'], journeys: ['Booking'] }`,
)
const cork = venueBody({ availability: [slotBody(2030), slotBody(2045, false)] })
const dublin = venueBody({
  id: 'dublin',
  name: 'Milano Dublin',
  address: ['38 Dawson Street', 'Dublin'],
  distance: 160,
  availability: [slotBody(1930), slotBody(2000, false, true), slotBody(2015, false)],
})
const offering = (...venues: object[]) => availabilityBody({ originalChoiceAvailable: false, venues })

/** A diner in front of step 2, after Continue for 19:00 in Cork. */
async function seesOthers(answer: Answer = offering(dublin, cork), options: Visit = {}) {
  const diner = await visit({ page, ...options, answers: { [check]: answer } })
  await diner.choosesTable()
  await diner.presses('Continue')
  await diner.finds('heading', 'Other tables for you')
  return diner
}

const focused = (diner: Diner, role: 'button' | 'heading', name: string) =>
  diner.gets(role, name).and(diner.page.locator(':focus')).waitFor()

/** A click at once after another one in the same place. */
async function clicksAgain({ page, gets }: Diner, role: 'button' | 'checkbox', name: string | RegExp) {
  await gets(role, name).hover()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
}

describe('Browser: other tables', () => {
  afterEach(endVisits)

  // By day: test/plugins/cross-sell.
  if (isNight)
    it('section 4, "Continue": enquires at another restaurant, and Back returns to the list; books another restaurant\'s table at its time; the second click of a double click does nothing; the keyboard alone reaches everything, in visual order, and axe finds nothing', async () => {
      const diner = await seesOthers()
      expect(await findings(diner.page)).to.deep.equal([])
      await focused(diner, 'heading', 'Other tables for you')
      await diner.page.keyboard.press('Tab')
      const names = [
        'Book 20:30 at Milano Cork',
        'Book 19:30 at Milano Dublin',
        'Enquire 20:00 at Milano Dublin',
      ]
      for (const name of names) {
        await diner.page.keyboard.press('Tab')
        await focused(diner, 'button', name)
      }
      await diner.page.keyboard.press('Enter')
      await diner.finds('textbox', 'First Name')
      await diner.finds('text', 'Enquiry for Saturday 28 November at 20:00 for 2 people')
      await diner.presses('Back')
      await focused(diner, 'heading', 'Other tables for you')
      await diner.finds('text', 'You asked for Saturday 28 November at 19:00, 2 people')
      await clicksAgain(diner, 'button', 'Book 19:30 at Milano Dublin')
      await diner.settles()
      expect(await diner.gets('heading', 'Other tables for you').isVisible()).to.equal(true)
      await diner.presses('Book 19:30 at Milano Dublin')
      await diner.finds('checkbox', /terms and conditions/)
      await clicksAgain(diner, 'checkbox', /terms and conditions/)
      expect(await diner.gets('checkbox', /terms and conditions/).isChecked()).to.equal(false)
      await diner.finds('text', '38 Dawson Street, Dublin, T12 X8N6')
      await diner.finds('text', 'Booking on Saturday 28 November at 19:30 for 2 people')
      await skipToComplete(diner)
      await diner.completes()
      const { venueId, date, time, guests } = JSON.parse(diner.api.sent('POST /api/bookings/create')[0]!.body)
      expect([venueId, date, time, guests]).to.deep.equal(['dublin', '2026-11-28', '1930', 2])
    })

  it('long names fit at any width, and every target is at least 24 px high and wide', async () => {
    const long = venueBody({
      id: 'long',
      name: `Milano ${'Llanfairpwll'.repeat(6)}`,
      address: ['Street'.repeat(20)],
      distanceInMilesString: `${'1'.repeat(60)} miles`,
      availability: evening(20),
    })
    const plain = venueBody({ id: 1, availability: evening(20) })
    const diner = await seesOthers(offering(cork, long, plain), { viewport: { width: 360, height: 740 } })
    await diner
      .gets('button', /^More times/)
      .first()
      .waitFor()
    const sizes = await diner.page
      .locator('#book button:visible')
      .evaluateAll((all) => all.map(({ clientWidth, clientHeight }) => Math.min(clientWidth, clientHeight)))
    expect(Math.min(...sizes)).to.be.at.least(24)
    expect(await misfitsAtAnyWidth(diner.page)).to.deep.equal([])
  })

  // What is listed then: test/plugins/cross-sell/list.test.tsx.
  if (isNight) {
    it('of 5,000 restaurants with up to 1,000 times the nearest are listed, and "Show more restaurants" shows the next ones', async () => {
      const times = Array.from({ length: 1_000 }, (_, index) => Math.floor(index / 60) * 100 + (index % 60))
      const restaurants = Array.from({ length: 5_000 }, (_, index) =>
        venueBody({
          id: index,
          name: `Milano ${index}`,
          distance: index,
          availability: (index < 30 ? times : [1930]).map((time) => slotBody(time)),
        }),
      )
      const diner = await seesOthers(offering(...restaurants.reverse()))
      const items = diner.page.getByRole('listitem')
      // The last of them come some frames after the first.
      await items.nth(19).waitFor()
      await diner.presses('Show more restaurants')
      await focused(diner, 'heading', 'Milano 20')
      await items.nth(39).waitFor()
      await diner.settles()
      expect(await items.count()).to.equal(40)
      await focused(diner, 'heading', 'Milano 20')
      const slots = items.first().getByRole('button', { name: /^Book .* at Milano 0$/ })
      expect(await slots.count()).to.equal(12)
      await slots.first().click()
      await diner.finds('textbox', 'First Name')
    })
  }
})

/** Slots from 17:00 on, a quarter of an hour apart. */
function evening(count: number): object[] {
  return Array.from({ length: count }, (_, index) =>
    slotBody(1700 + Math.floor(index / 4) * 100 + (index % 4) * 15),
  )
}
