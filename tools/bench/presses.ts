import type { Browser, Locator, Page } from 'playwright-core'
import { aimAt, openTab } from './browser'

/** Milliseconds until the page responds, by the press: Interaction to Next Paint of the slowest of its kind. */
export type Presses = ReadonlyMap<string, number>

/** The diner's pause after each press, in milliseconds. The page does its idle work in it. */
const pause = 600

/** Makes a booking, up to "Complete Booking", and measures each press on a slowed processor. */
export async function measurePresses(browser: Browser, address: string): Promise<Presses> {
  const tab = await openTab(browser)
  const { page } = tab
  await page.addInitScript(watchPresses)
  await page.goto(address)
  await page.getByRole('combobox', { name: 'Location' }).waitFor()
  await tab.slows(4)
  const presses = new Map<string, number>()
  const measure = async (press: string, act: () => Promise<void>) => {
    await page.evaluate('slowestPress()')
    await act()
    await page.waitForTimeout(pause)
    presses.set(press, Math.max(await page.evaluate<number>('slowestPress()'), presses.get(press) ?? 0))
  }
  await books(page, {
    async clicks(press, target) {
      await target.waitFor()
      await measure(press, await aimAt(target))
    },
    async keys(press, keys) {
      for (const key of keys) await measure(press, () => page.keyboard.press(key))
    },
  })
  await tab.close()
  return presses
}

/** `slowestPress()` returns the slowest press since the last call. Browsers round to 8 ms, and report none below 16 ms. */
const watchPresses = `{
  const presses = []
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) presses.push(duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  window.slowestPress = () => Math.max(16, ...presses.splice(0))
}`

interface Hand {
  clicks(press: string, target: Locator): Promise<void>
  keys(press: string, keys: readonly string[]): Promise<void>
}

const fields = {
  'First Name': 'Anna',
  'Last Name': 'Byrne',
  Email: 'anna@example.ie',
  'Telephone Number': '0207946',
  'Special requests': 'By the window',
}

async function books(page: Page, { clicks, keys }: Hand): Promise<void> {
  const button = (name: string | RegExp) => page.getByRole('button', { name, disabled: false }).first()
  await clicks('focus the location', page.getByRole('combobox', { name: 'Location' }))
  await keys('type in the location', [...'milano'])
  await page.getByRole('option').nth(1).waitFor()
  await page.waitForTimeout(pause)
  await keys('arrow in the list', ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'])
  await clicks('choose venue', page.getByRole('option').first())
  await clicks('choose journey', button('Book a Table'))
  await clicks('open calendar', button(/^Date/))
  await keys('arrow in the calendar', ['ArrowRight', 'ArrowRight'])
  await clicks('next month', button('Next month'))
  await clicks('choose day', button(/^\w+day 1\d /))
  for (const list of ['Guests', 'Hour', 'Minute']) {
    const box = page.getByRole('combobox', { name: list }).and(page.locator(':enabled'))
    // With the mouse a native list would open in a window of the browser.
    await box.focus()
    await keys(list.toLowerCase(), ['ArrowDown', 'ArrowDown', 'ArrowUp'])
  }
  await clicks('Continue', button('Continue'))
  for (const [name, text] of Object.entries(fields)) {
    await page.getByRole('textbox', { name }).focus()
    await keys('details field', [...text])
  }
  await page.getByRole('textbox', { name: 'Telephone Number' }).fill('020 7946 0958')
  await clicks('agree to the terms', page.getByRole('checkbox', { name: /terms and conditions/ }))
  await clicks('Continue to the check', button('Continue'))
  await button('Complete Booking').waitFor()
}
