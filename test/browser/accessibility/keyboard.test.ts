import { expect } from 'chai'
import { visit, type Diner, type Name } from '../kit/diner'
import { popupPage } from '../kit/site'
import { treeOf } from '../kit/accessibility-tree'
import { longDay, nextWeek, today } from '../kit/time'

/** Presses Tab until that control has the focus. */
async function tabsTo(diner: Diner, role: Parameters<Diner['gets']>[0], name: Name) {
  await diner.finds(role, name)
  const wanted = diner.gets(role, name)
  for (let presses = 0; presses < 30; presses++) {
    if (await wanted.evaluate((element) => element.matches(':focus'))) return
    await diner.page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to the ${role} ${name}`)
}

describe('Browser: the keyboard alone', () => {
  it('access.keyboard: the focus is on the heading of each new step, without an outline, through a whole booking', async () => {
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
    await diner.gets('button', /^Date/).and(diner.page.locator(':focus')).waitFor()
    await choosesTime(diner)
    // The next step's file is there before the check's answer, as it is for most diners.
    await diner.receives('GET /tavola-booking-details-*')
    await presses(diner, 'Continue', 'Your Details')
    await presses(diner, 'Back', 'Find your table')
    await presses(diner, 'Continue', 'Your Details')
    await fillsForm(diner)
    await presses(diner, 'Continue', 'We have your details')
    await presses(diner, 'Complete Booking', 'Booking Confirmed')
    const { date, time, guests } = JSON.parse(diner.api.sent('POST /api/bookings/create')[0]!.body)
    expect([date, time, guests]).to.deep.equal([nextWeek, '1215', 3])
  })

  async function choosesTime(diner: Diner) {
    const { keyboard } = diner.page
    await keyboard.press('Enter')
    await diner.gets('button', longDay(today)).and(diner.page.locator(':focus')).waitFor()
    await keyboard.press('ArrowDown')
    await keyboard.press('Space')
    await diner.finds('button', `Date ${longDay(nextWeek)}`)
    await tabsTo(diner, 'combobox', 'Guests')
    await keyboard.type('3')
    await diner.page.waitForFunction(
      (hour) => !hour!.matches(':disabled'),
      await diner.gets('combobox', 'Hour').elementHandle(),
    )
    await tabsTo(diner, 'combobox', 'Hour')
    await keyboard.press('ArrowDown')
    await tabsTo(diner, 'combobox', 'Minute')
    await keyboard.press('ArrowDown')
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
  }

  /** Leads to the next step, whose heading has the focus to be read, and no frame. */
  async function presses(diner: Diner, name: string, next: string) {
    await tabsTo(diner, 'button', name)
    await diner.page.keyboard.press('Enter')
    const heading = diner.gets('heading', next).and(diner.page.locator(':focus-visible'))
    await heading.waitFor()
    expect(await heading.evaluate((title) => getComputedStyle(title).outlineStyle)).to.equal('none')
  }

  it('the focus stays in the popup while it is open; WCAG 4.1.3: the live region is in the popup, which makes everything else inert', async () => {
    const diner = await visit({ page: popupPage })
    await diner.presses('Book at Cork')
    await diner.chose('Milano Cork')
    const tree = await treeOf(diner.page)
    expect(await tree('button', 'Book at Cork')).to.deep.equal([])
    expect(await tree('status')).to.have.lengthOf(1)
    expect(await diner.page.locator('dialog:modal').getByRole('status').count()).to.equal(1)
    for (let presses = 0; presses < 12; presses++) {
      await diner.page.keyboard.press('Tab')
      const outside = await diner.page.evaluate(`document.activeElement.closest('main') !== null`)
      expect(outside).to.equal(false)
    }
    const said = diner.page.getByRole('status').getByText('times available, from')
    // Until then it ignores presses by key.
    await diner.waits(500)
    await tabsTo(diner, 'button', 'Book a Table')
    await diner.page.keyboard.press('Enter')
    await diner.page.keyboard.press('Enter')
    await diner.gets('button', longDay(today)).and(diner.page.locator(':focus')).waitFor()
    await diner.page.keyboard.press('Enter')
    await said.waitFor({ state: 'attached' })
  })
})
