import { expect } from 'chai'
import { endVisits, visit, type Diner, type Visit } from '../kit/diner'
import { heldFile } from '../kit/held-file'

const focused = (diner: Diner, role: 'button' | 'combobox', name: string | RegExp) =>
  diner.gets(role, name).and(diner.page.locator(':focus')).waitFor()

async function reachesDate(options: Visit = {}) {
  const diner = await visit(options)
  await diner.choosesRestaurant()
  await diner.presses('Book a Table')
  await focused(diner, 'button', /^Date/)
  return diner
}

describe('Browser: the calendar by keyboard', () => {
  afterEach(endVisits)

  it('WCAG 2.4.3, 4.1.2: Tab leads from a day to the guests, and back to the date; the chosen day has its state', async () => {
    const diner = await reachesDate()
    const { keyboard } = diner.page
    await keyboard.press('Enter')
    await focused(diner, 'button', 'Friday 20 November 2026')
    const today = diner.gets('button', 'Friday 20 November 2026')
    expect(await today.getAttribute('aria-current')).to.equal('date')
    await keyboard.press('Tab')
    await focused(diner, 'combobox', 'Guests')
    await diner.misses('button', 'Friday 20 November 2026')
    await keyboard.press('Shift+Tab')
    await focused(diner, 'button', /^Date/)
    await keyboard.press('Enter')
    await focused(diner, 'button', 'Friday 20 November 2026')
    await keyboard.press('ArrowRight')
    await keyboard.press('Enter')
    await focused(diner, 'button', /^Date Saturday 21 November/)
    await keyboard.press('Enter')
    await focused(diner, 'button', 'Saturday 21 November 2026')
    const chosen = diner.page.getByRole('button', { name: 'Saturday 21 November 2026', pressed: true })
    expect(await chosen.and(diner.page.locator('[data-day]')).count()).to.equal(1)
  })

  it('WCAG 2.4.3: a calendar that loads late takes the focus only from the date’s button', async () => {
    const file = heldFile(/start-calendar/)
    const diner = await reachesDate({ prepare: file.prepare })
    const { keyboard } = diner.page
    await keyboard.press('Enter')
    await diner.finds('dialog', 'Choose a date')
    await focused(diner, 'button', /^Date/)
    await keyboard.press('Tab')
    await focused(diner, 'combobox', 'Guests')
    await keyboard.press('Shift+Tab')
    await keyboard.press('Enter')
    file.release()
    await focused(diner, 'button', 'Friday 20 November 2026')
    await keyboard.press('Tab')
    await focused(diner, 'combobox', 'Guests')
  })
})
