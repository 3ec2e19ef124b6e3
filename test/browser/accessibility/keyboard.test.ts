import { expect } from 'chai'
import { availabilityBody } from '../../kit/fixtures'
import { held } from '../kit/answers'
import { inWholeBrowser } from '../kit/browser'
import { goHome, visit, type Diner, type Name } from '../kit/diner'
import { popupPage } from '../kit/pages'
import { choosesSlot, completes, fixesDetails } from '../../kit/ways'

/** Presses Tab until that control has the focus. */
async function tabsTo(diner: Diner, role: Parameters<Diner['get']>[0], name: Name) {
  await diner.finds(role, name)
  const wanted = diner.get(role, name)
  for (let presses = 0; presses < 30; presses++) {
    if (await wanted.evaluate((element) => element.matches(':focus'))) return
    await diner.page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to the ${role} ${name}`)
}

describe('Browser: complaint 9, the keyboard alone', () => {
  inWholeBrowser()
  afterEach(goHome)

  it('makes a whole booking', async () => {
    const diner = await visit()
    const { keyboard } = diner.page
    await tabsTo(diner, 'combobox', 'Location')
    await keyboard.type('cork')
    await diner.waits(750)
    await diner.finds('option', /Milano Cork/)
    await keyboard.press('Enter')
    await tabsTo(diner, 'button', 'Book a Table')
    await keyboard.press('Enter')
    // The focus goes on with the diner.
    await diner.get('button', /^Date/).and(diner.page.locator(':focus')).waitFor()
    await choosesTime(diner)
    await fillsForm(diner)
    await tabsTo(diner, 'button', 'Complete Booking')
    await keyboard.press('Enter')
    await diner.finds('heading', 'Booking Confirmed')
    const { date, time, guests } = JSON.parse(diner.api.sent('POST /api/bookings/create')[0]!.body)
    expect([date, time, guests]).to.deep.equal(['2026-11-27', '1215', 3])
  })

  async function choosesTime(diner: Diner) {
    const { keyboard } = diner.page
    await keyboard.press('Enter')
    await diner.get('button', 'Friday 20 November 2026').and(diner.page.locator(':focus')).waitFor()
    await keyboard.press('ArrowDown')
    await keyboard.press('Space')
    await diner.finds('button', 'Date Friday 27 November 2026')
    await tabsTo(diner, 'combobox', 'Guests')
    await keyboard.type('3')
    await diner.page.waitForFunction(
      (hour) => !hour!.matches(':disabled'),
      await diner.get('combobox', 'Hour').elementHandle(),
    )
    await tabsTo(diner, 'combobox', 'Hour')
    await keyboard.press('ArrowDown')
    await tabsTo(diner, 'combobox', 'Minute')
    await keyboard.press('ArrowDown')
    await tabsTo(diner, 'button', 'Continue')
    await keyboard.press('Enter')
  }

  async function fillsForm(diner: Diner) {
    const { keyboard } = diner.page
    for (const [name, text] of [
      ['First Name', 'Anna'],
      ['Last Name', 'Byrne'],
      ['Email', 'anna@example.ie'],
      ['Telephone Number', '020 7946 0958'],
    ] as const) {
      await tabsTo(diner, 'textbox', name)
      await keyboard.type(text)
    }
    await tabsTo(diner, 'checkbox', /terms and conditions/)
    await keyboard.press('Space')
    await tabsTo(diner, 'button', 'Continue')
    await keyboard.press('Enter')
  }

  it('finds the focus on the heading of each new step', async () => {
    // The check's answer comes after the step's file, as it does for most diners.
    const check = held(availabilityBody())
    const diner = await visit({ answers: { 'GET /api/venues/searchavailability/*': check.answer } })
    const focused = (name: string) => diner.get('heading', name).and(diner.page.locator(':focus')).waitFor()
    await choosesSlot(diner)
    const file = diner.page.waitForEvent('requestfinished', (request) =>
      /booking-details/.test(request.url()),
    )
    await diner.clicks('button', 'Continue')
    await file
    check.release()
    await focused('Your Details')
    await diner.clicks('button', 'Back')
    await focused('Find your table')
    await diner.clicks('button', 'Continue')
    await focused('Your Details')
    await fixesDetails(diner)
    await focused('We have your details')
    await completes(diner)
    await focused('Booking Confirmed')
  })

  it('frames no heading that takes the focus only to be read', async () => {
    const diner = await visit()
    await choosesSlot(diner)
    await tabsTo(diner, 'button', 'Continue')
    await diner.page.keyboard.press('Enter')
    const heading = diner.get('heading', 'Your Details').and(diner.page.locator(':focus-visible'))
    await heading.waitFor()
    expect(await heading.evaluate((title) => getComputedStyle(title).outlineStyle)).to.equal('none')
  })

  it('stays in the popup while it is open', async () => {
    const diner = await visit({ page: popupPage })
    await diner.clicks('button', 'Book at Cork')
    await diner.reads('Milano Cork')
    for (let presses = 0; presses < 12; presses++) {
      await diner.page.keyboard.press('Tab')
      const outside = await diner.page.evaluate(`document.activeElement.closest('main') !== null`)
      expect(outside).to.equal(false)
    }
  })
})
