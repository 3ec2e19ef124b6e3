import { expect } from 'chai'
import type { Locator } from 'playwright-core'
import { milanoTexts } from '../../../examples/brands/milano'
import { createDiner, type AnyDiner } from '../../../src/testing/diner'
import { withActions, type Name } from '../../../src/testing/driver'
import { anna, englishNames } from '../../../src/testing/journey'
import { venueBody } from '../../kit/fixtures'
import { opensEyes } from '../kit/audit/eye'
import type { Stop } from '../kit/audit/focus'
import { byKeyboard } from '../accessibility/ways/keyboard'
import { visit, type Diner } from '../kit/diner'
import { createPlaywrightDriver } from '../kit/playwright-driver'
import { initWith } from '../kit/site'

/** The brand of the example pages, whose page names neither the restaurant nor the journey. */
const page = initWith(
  `brand: ${JSON.stringify({
    plugins: [
      'start',
      'booking',
      'cross-sell',
      'terms',
      'day-at-a-glance',
      'first-free',
      'send-at-once',
      'ticket',
    ],
    journeys: ['Booking'],
    messages: milanoTexts,
    options: { start: { journey: 'Booking', all: 'milano' } },
  })}`,
)
const answers = { 'GET /api/venues/search/*': [venueBody()] }

/** A diner on a phone, each of whose taps is counted. A native list takes two: one opens it, one chooses. */
function byTaps({ page }: Pick<Diner, 'page'>) {
  let taps = 0
  const driver = createPlaywrightDriver(page)
  async function tap(target: Locator, count = 1): Promise<void> {
    await target.waitFor()
    await driver.settles()
    await target.tap()
    taps += count
  }
  const diner = createDiner(
    withActions(driver, (driver) => ({
      clicks: (role, name) => tap(driver.gets(role, name).first()),
      async fills(name: Name, text: string) {
        await tap(driver.gets('field', name))
        await driver.gets('field', name).fill(text)
      },
      async selects(name, option) {
        await tap(driver.gets('combobox', name), 2)
        await driver.gets('combobox', name).selectOption({ label: option })
      },
    })),
  )
  return {
    ...diner,
    taps: () => taps,
    /** The phone's own autofill: one tap fills in all fields. */
    async autofills() {
      await tap(driver.gets('textbox', englishNames.firstName))
      for (const [field, text] of Object.entries(anna))
        await driver.gets('textbox', englishNames[field as keyof typeof anna]).fill(text)
    },
  }
}

/** With a restaurant. Today and two guests are chosen already. */
async function reachesDetails(diner: AnyDiner): Promise<void> {
  await diner.choosesTime()
  await diner.continues()
  await diner.finds('checkbox', englishNames.terms)
}

describe('Browser: the presses that a booking takes', () => {
  it('a new diner with autofill taps 4 times up to the details, and 7 times in all', async () => {
    const diner = await visit({
      page,
      answers,
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    })
    const finger = byTaps(diner)
    await finger.clicks('combobox', 'Location')
    await finger.clicks('option', /Milano Cork/)
    await reachesDetails(finger)
    expect(finger.taps()).to.equal(4)
    await finger.autofills()
    await finger.agrees()
    await finger.completes()
    expect(finger.taps()).to.equal(7)
  })

  it('WCAG 2.1.1, 2.4.3: by keyboard Tab makes at most 10 stops up to the details, and 26 in all', async () => {
    const diner = await visit({ page, answers, prepare: opensEyes })
    const faults: string[] = []
    const stops: string[] = []
    const afterKey = async ({ name, inWidget }: Stop, key: string) => {
      if (inWidget && key === 'Tab') stops.push(name)
    }
    const keyboard = byKeyboard(diner, faults, { afterKey })
    await keyboard.choosesRestaurant()
    await reachesDetails(keyboard)
    expect(stops.length, stops.join('\n')).to.be.at.most(10)
    await keyboard.fillsDetails()
    await keyboard.completes()
    expect(stops.length, stops.join('\n')).to.be.at.most(26)
    expect(faults).to.deep.equal([])
  })
})
