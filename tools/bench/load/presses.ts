import type { Locator, Page } from 'playwright-core'
import { createDiner } from '../../../src/testing/diner'
import { withHand } from '../../../src/testing/driver'
import {
  createPlaywrightDriver,
  strokesOf,
  type BrowserDriver,
} from '../../../test/browser/kit/playwright-driver'
import { slowdown, type Tab } from '../browser'
import { slowestPress } from '../in-page'

/** A kind of press in a booking, and how soon the page responds. */
export interface PressCost {
  readonly press: string
  /** Interaction to Next Paint of the slowest press of its kind, in milliseconds. */
  readonly inp: number
}

/** Two restaurants or more match it. */
const search = 'milano'

/** The diner's pause after each press, in milliseconds. The page does its idle work in it. */
const pause = 600

/**
 * Makes a booking, up to "Complete Booking", and measures each press on a slowed processor. The page has `watchPresses`. It
 * is at an empty step 1 in English, and its back end has free tables.
 */
export async function measurePresses({ page, session }: Tab): Promise<readonly PressCost[]> {
  const costs = new Map<string, number>()
  const measure = async (press: string, act: () => Promise<unknown>) => {
    const inp = await slowestPress(page, pause, act)
    costs.set(press, Math.max(inp, costs.get(press) ?? 0))
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const as = createMeasuredDiner(page, measure)
  await chooses(as, page)
  await fillsIn(as)
  return [...costs].map(([press, inp]) => ({ press, inp }))
}

/**
 * Moves the mouse to a control, and returns how to press it there. `locator.click()` would run scripts in the page during
 * the press.
 */
export async function aimAt(target: Locator, before = 0): Promise<() => Promise<void>> {
  const page = target.page()
  await target.scrollIntoViewIfNeeded()
  await page.waitForTimeout(before)
  const { x, y, width, height } = (await target.boundingBox())!
  const place = [x + width / 2, y + height / 2] as const
  await page.mouse.move(...place)
  // The pointer's own effects are over then.
  await page.waitForTimeout(200)
  return () => page.mouse.click(...place)
}

type Measure = (press: string, act: () => Promise<unknown>) => Promise<void>

/** A diner whose presses are measured under a name: `as('choose journey').presses('Book a Table')`. */
function createMeasuredDiner(page: Page, measure: Measure) {
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
          await measure(press, await aimAt(target))
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

type As = ReturnType<typeof createMeasuredDiner>

/** Step 1. */
async function chooses(as: As, page: Page): Promise<void> {
  await as('focus the location').clicks('combobox', 'Location')
  await as('type in the location').keys(search)
  await as('').finds('listbox')
  await page.waitForTimeout(pause)
  await as('arrow in the list').keys('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}')
  await as('choose venue').clicks('option')
  await as('choose journey').presses('Book a Table')
  await as('open calendar').presses(/^Date/)
  await as('arrow in the calendar').keys('{ArrowRight}{ArrowRight}')
  await as('next month').presses('Next month')
  await as('choose day')
    .within('grid')
    .presses(/^\w+day 1\d /)
  for (const list of ['Guests', 'Hour', 'Minute']) await changes(as(list.toLowerCase()), list)
}

/** Changes a list by keyboard: with the mouse it would open in a window of the browser. */
async function changes(diner: ReturnType<As>, list: string): Promise<void> {
  // The hour is disabled until the times have loaded.
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
