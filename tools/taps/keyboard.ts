import type { Browser, Locator } from 'playwright-core'
import { createDiner } from '../../src/testing/diner'
import { withActions, type Name } from '../../src/testing/driver'
import { englishNames } from '../../src/testing/journey'
import { createPlaywrightDriver, type BrowserDriver } from '../../test/browser/kit/playwright-driver'
import { opensEyes } from '../../test/browser/kit/audit/eye'
import type { Walker } from './finger'
import { desk, openPhone, type Phone } from './phone'
import type { Walk } from './walks'

/** The presses of Tab within the widget, each with the control that it led to, until the reference. */
export interface TabStops {
  readonly walk: Walk
  readonly stops: readonly string[]
  /** How many of them until the details could be filled in. */
  readonly toDetails: number
}

/** More than any walk needs: the control isn't there for the keyboard. */
const most = 60

/** Takes a walk by the keyboard alone, and counts the presses of Tab. Rejects if a step doesn't appear. */
export async function countTabStops(browser: Browser, walk: Walk): Promise<TabStops> {
  const phone = await openPhone(browser, desk, walk.page, walk)
  try {
    await opensEyes(phone.page)
    const { diner, counted } = createKeyboard(phone)
    await diner.rests()
    await walk.walk(diner, walk)
    return { walk, ...counted() }
  } catch (error) {
    throw new Error(`${walk.title}, ${walk.page}, ${walk.brand}, by keyboard`, { cause: error })
  } finally {
    await phone.close()
  }
}

function createKeyboard({ page, rests }: Phone) {
  const stops: string[] = []
  let toDetails = 0

  /** The keys that a diner would press: arrows within a group of radios, Tab from one control to the next. */
  async function reaches(target: Locator): Promise<void> {
    await target.waitFor()
    await rests()
    for (let keys = 0, key = await target.evaluate(keyTo); key; key = await target.evaluate(keyTo)) {
      if (++keys > most) throw new Error(`No key leads to ${target}`)
      await page.keyboard.press(key)
      if (!key.endsWith('Tab')) continue
      const stop = await page.evaluate(() => eye.stop())
      if (stop?.inWidget) stops.push(stop.name)
    }
  }

  async function fills(field: Locator, text: string): Promise<void> {
    await reaches(field)
    await page.keyboard.type(text)
    await rests()
  }

  async function clicks(driver: BrowserDriver, role: string, name?: Name): Promise<void> {
    const target = driver.gets(role, name).first()
    if (role === 'option') await page.keyboard.type(typeof name === 'object' ? name.source : (name ?? ''))
    await target.waitFor()
    if (role !== 'option') await reaches(target)
    await rests()
    // The focus opens a list, and the arrows choose a radio.
    if (role !== 'combobox' && role !== 'radio')
      await page.keyboard.press(role === 'checkbox' ? 'Space' : 'Enter')
    await rests()
  }

  const driver = createPlaywrightDriver(page)
  const diner = createDiner(
    withActions(driver, (driver): Partial<BrowserDriver> => {
      const types = (name: Name, text: string) => fills(driver.gets('field', name), text)
      return {
        clicks: (role, name) => clicks(driver, role, name),
        fills: types,
        types,
        selects: (list, option) => selects(driver.gets('combobox', list), option),
        waits: () => rests(),
      }
    }),
  )

  /** A native list takes the letters of its option. */
  async function selects(list: Locator, option: string): Promise<void> {
    await reaches(list)
    await page.keyboard.type(option)
    await rests()
  }

  const walker: Walker = {
    ...diner,
    rests,
    async isAtDetails() {
      await diner.finds('checkbox', englishNames.terms)
      await rests()
      toDetails = stops.length
    },
    // By hand: the phone's autofill is a finger's.
    autofills: () => diner.fillsDetails(),
  }
  return { diner: walker, counted: () => ({ stops: stops as readonly string[], toDetails }) }
}

/** In the page: the next key on the way to a control; none where it has the focus. */
function keyTo(element: Element): string | null {
  const now = eye.active()
  if (now === element) return null
  const isRadio = (one: Element | null): one is HTMLInputElement =>
    one instanceof HTMLInputElement && one.type === 'radio'
  const isOfGroup = isRadio(now) && isRadio(element) && now.name === element.name && now.form === element.form
  const isBefore =
    now !== null &&
    now.getRootNode() === element.getRootNode() &&
    (now.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) > 0
  if (isOfGroup) return isBefore ? 'ArrowUp' : 'ArrowDown'
  return isBefore ? 'Shift+Tab' : 'Tab'
}
