import type { Locator, Page } from 'playwright-core'
import { createDiner } from '../../src/testing/create-diner'
import { withHand } from '../../src/testing/driver'
import {
  createPlaywrightDriver,
  strokesOf,
  type BrowserDriver,
} from '../../test/browser/kit/playwright-driver'

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
  const as = createMeasuredHand(page, measure)
  await chooses(as, search, page, pause)
  await fillsIn(as)
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

/** A diner each of whose presses is measured, under a name: `as('choose journey').presses('Book a Table')`. */
function createMeasuredHand(page: Page, measure: Measure) {
  const measured =
    (press: string) =>
    (driver: BrowserDriver): Partial<BrowserDriver> => {
      async function keys(keys: string): Promise<void> {
        for (const { does, key } of strokesOf(keys))
          for (const one of does === 'type' ? key : [key])
            await measure(press, () => page.keyboard[does === 'type' ? 'press' : does](one))
      }
      return {
        async clicks(role, name) {
          const target = driver.gets(role, name).and(page.locator(':not(:disabled)')).first()
          await target.waitFor()
          await measure(press, await at(target))
        },
        keys,
        async types(name, text) {
          await driver.gets('field', name).focus()
          await keys(text)
        },
      }
    }
  return (press: string) => createDiner(withHand(createPlaywrightDriver(page), measured(press)))
}

type As = ReturnType<typeof createMeasuredHand>

/** Step 1. */
async function chooses(as: As, search: string, page: Page, pause: number): Promise<void> {
  await as('focus the location').clicks('combobox', 'Location')
  await as('type in the location').keys(search)
  await as('').finds('listbox')
  await page.waitForTimeout(pause)
  await as('arrow in the list').keys('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}')
  await as('choose venue').clicks('option')
  await as('choose journey').presses('Book a Table')
  await as('open calendar').presses(/^Date/)
  await as('arrow in the calendar').keys('{ArrowRight}{ArrowRight}')
  await as('next month').presses('Go to the Next Month')
  await as('choose day')
    .within('grid')
    .presses(/^\w+day 1\d /)
  for (const list of ['Guests', 'Hour', 'Minute']) await changes(as(list.toLowerCase()), list)
}

/** The keyboard's way through a drop-down: a browser's own list opens in a window of its own. */
async function changes(diner: ReturnType<As>, list: string): Promise<void> {
  // A day's times come after the guests: the hour can be chosen once they are there.
  await diner.until(() => diner.isEnabled('combobox', list), `the list "${list}"`)
  await diner.gets('combobox', list).focus()
  await diner.keys('{ArrowDown}{ArrowDown}{ArrowUp}')
}

/** From Continue to "Complete Booking". */
async function fillsIn(as: As): Promise<void> {
  await as('Continue').continues()
  const field = as('details field')
  await field.finds('textbox', 'First Name')
  await field.types('First Name', 'Anna')
  await field.types('Last Name', 'Byrne')
  await field.types('Email', 'anna@example.ie')
  await field.types('Telephone Number', '0207946')
  await field.types('Special requests', 'By the window')
  await field.fills('Telephone Number', '020 7946 0958')
  await as('agree to the terms').agrees()
  await as('Continue to the check').continues()
  await field.finds('button', 'Complete Booking')
}
