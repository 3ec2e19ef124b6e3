import type { Locator, Page } from 'playwright-core'

/** A kind of press in a booking, and how soon the page shows what it did. */
export interface PressCost {
  readonly press: string
  /**
   * Interaction to Next Paint in milliseconds, of the slowest press of its kind. Browsers round it to 8 ms and do not
   * report less than 16, which stands here as 16.
   */
  readonly inp: number
}

export interface PressOptions {
  /** How many times slower the processor is made. */
  readonly slowdown?: number
  /** What is typed into the location box: two restaurants or more must answer it. */
  readonly search?: string
  /** The diner's pause after each press, in milliseconds: what the page does in idle time is done in it. */
  readonly pause?: number
}

/** The least duration that browsers report. */
const leastReported = 16

/**
 * Makes a booking, up to "Complete Booking", on a page where step 1 stands empty, in English, and measures each press.
 * The page's back end must have free tables (the scene "a free evening").
 */
export async function measurePresses(page: Page, options: PressOptions = {}): Promise<readonly PressCost[]> {
  const { slowdown = 4, search = 'milano', pause = 600 } = options
  const costs = new Map<string, number[]>()
  /** Runs a press, of which there may be several of one kind. */
  const measure = async (press: string, act: () => Promise<unknown>) => {
    await page.evaluate(() => void ((window as Observed).presses = []))
    await act()
    await page.waitForTimeout(pause)
    const durations = await page.evaluate(() => (window as Observed).presses!)
    costs.set(press, [...(costs.get(press) ?? []), Math.max(leastReported, ...durations)])
  }
  await page.evaluate(observePresses, leastReported)
  const throttle = await page.context().newCDPSession(page)
  await throttle.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await chooses(page, search, pause, measure)
  await fillsIn(page, measure)
  await throttle.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await throttle.detach()
  return [...costs].map(([press, inps]) => ({ press, inp: Math.max(...inps) }))
}

type Measure = (press: string, act: () => Promise<unknown>) => Promise<void>

/**
 * A press of the mouse and nothing else: `locator.click()` looks at the page from within while the press is under way.
 * Returns how to press.
 */
async function at(target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await target.boundingBox())!
  const page = target.page()
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.waitForTimeout(settled)
  return () => page.mouse.click(x + width / 2, y + height / 2)
}

/** Until what looked for a control, and the pointer over it, have had their effect, in milliseconds. */
const settled = 200
type Observed = Window & { presses?: number[] }

/** Runs in the page. */
function observePresses(durationThreshold: number): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) (window as Observed).presses?.push(entry.duration)
  }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
}

/** Step 1. */
async function chooses(page: Page, search: string, pause: number, measure: Measure): Promise<void> {
  const { keyboard } = page
  const day = () => page.getByRole('dialog').getByRole('gridcell').getByRole('button', { disabled: false })
  await measure('focus the location', await at(page.getByRole('combobox', { name: 'Location' })))
  for (const letter of search) await measure('type in the location', () => keyboard.press(letter))
  await page.getByRole('option').first().waitFor()
  await page.waitForTimeout(pause)
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'])
    await measure('arrow in the list', () => keyboard.press(key))
  await measure('choose venue', await at(page.getByRole('option').first()))
  await measure('choose journey', await at(page.getByRole('button', { name: 'Book a Table' })))
  await measure('open calendar', await at(page.getByRole('button', { name: /^Date/ })))
  for (const key of ['ArrowRight', 'ArrowRight'])
    await measure('arrow in the calendar', () => keyboard.press(key))
  await measure('next month', await at(page.getByRole('button', { name: 'Go to the Next Month' })))
  await measure('choose day', await at(day().nth(10)))
  await change(page, 'Guests', measure)
  await change(page, 'Hour', measure)
  await change(page, 'Minute', measure)
}

/** The keyboard's way through a drop-down: a browser's own list opens in a window of its own. */
async function change(page: Page, name: string, measure: Measure): Promise<void> {
  const box = page.getByRole('combobox', { name })
  await enabled(box)
  await box.focus()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp'])
    await measure(name.toLowerCase(), () => page.keyboard.press(key))
}

/** A day's times come after the guests: the hour can be chosen once they are there. */
async function enabled(box: Locator): Promise<void> {
  await box.and(box.page().locator(':enabled')).waitFor()
}

/** From Continue to "Complete Booking". */
async function fillsIn(page: Page, measure: Measure): Promise<void> {
  await measure('Continue', await at(page.getByRole('button', { name: 'Continue' })))
  for (const [name, text] of [
    ['First Name', 'Anna'],
    ['Last Name', 'Byrne'],
    ['Email', 'anna@example.ie'],
    ['Telephone Number', '0207946'],
    ['Special requests', 'By the window'],
  ] as const) {
    await page.getByRole('textbox', { name }).focus()
    for (const letter of text) await measure('details field', () => page.keyboard.press(letter))
  }
  await page.getByRole('textbox', { name: 'Telephone Number' }).fill('020 7946 0958')
  await measure('agree to the terms', await at(page.getByRole('checkbox', { name: /terms/ }).first()))
  await measure('Continue to the check', await at(page.getByRole('button', { name: 'Continue' })))
  await page.getByRole('button', { name: 'Complete Booking' }).waitFor()
}
