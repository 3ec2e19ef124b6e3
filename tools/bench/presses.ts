import type { Browser, Locator, Page } from 'playwright-core'
import { journeys as exampleJourneys, plugins as examplePlugins } from '../../examples/server/example-brand'
import { page as hostPage } from '../../test/browser/kit/site'
import { aimAt, openTab } from './browser'
import { script, tag, type Build } from './ways'

/** The diner's measured presses. */
interface PressedInput {
  clicks(press: string, target: Locator): Promise<void>
  keys(press: string, keys: readonly string[]): Promise<void>
}

/** Presses on one page, in their order. */
export interface PressedJourney {
  readonly name: string
  html(build: Build, api: string): string
  walk(page: Page, input: PressedInput): Promise<void>
}

/** The diner's pause after each press, in milliseconds. The page does its idle work in it. */
const pause = 600

const fields = {
  'First Name': 'Anna',
  'Last Name': 'Byrne',
  Email: 'anna@example.ie',
  'Telephone Number': '0207946',
  'Special requests': 'By the window',
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, disabled: false }).first()

/** From the first screen to the confirmation, with the README's tag. */
const booking: PressedJourney = {
  name: 'a booking',
  html: tag,
  async walk(page, input) {
    const { clicks, keys } = input
    await findsRestaurant(page, input)
    await clicks('choose journey', button(page, 'Book a Table'))
    await clicks('open calendar', button(page, /^Date/))
    await keys('arrow in the calendar', ['ArrowRight', 'ArrowRight'])
    await clicks('next month', button(page, 'Next month'))
    await clicks('choose day', button(page, /^\w+day 1\d /))
    for (const list of ['Guests', 'Hour', 'Minute']) {
      const box = page.getByRole('combobox', { name: list }).and(page.locator(':enabled'))
      // With the mouse a native list would open in a window of the browser.
      await box.focus()
      await keys(list.toLowerCase(), ['ArrowDown', 'ArrowDown', 'ArrowUp'])
    }
    await clicks('Continue', button(page, 'Continue'))
    for (const [name, text] of Object.entries(fields)) {
      await page.getByRole('textbox', { name }).focus()
      await keys('details field', [...text])
    }
    await page.getByRole('textbox', { name: 'Telephone Number' }).fill('020 7946 0958')
    await clicks('agree to the terms', page.getByRole('checkbox', { name: /terms and conditions/ }))
    await clicks('Continue to the check', button(page, 'Continue'))
    await clicks('Complete Booking', button(page, 'Complete Booking'))
    await page.getByRole('heading', { name: /^booking confirmed$/i }).waitFor()
  },
}

async function findsRestaurant(page: Page, { clicks, keys }: PressedInput): Promise<void> {
  await clicks('focus the location', page.getByRole('combobox', { name: 'Location' }))
  await keys('type in the location', [...'milano'])
  await page.getByRole('option').nth(1).waitFor()
  await page.waitForTimeout(pause)
  await keys('arrow in the list', ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'])
  await clicks('choose venue', page.getByRole('option').first())
}

/** A search that finds every restaurant of a large chain. */
const manyRestaurants: PressedJourney = {
  name: '5,000 restaurants',
  html: (build, api) => tag(build, `${api}/many`),
  walk: findsRestaurant,
}

const inTenDays = () => new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)

/** A page whose restaurant and day are chosen. */
const chosen = (build: Build, api: string, brand: object) =>
  hostPage({
    body: `<div id="book"></div>${script(build)}<script>
      Tavola.init({
        baseUrl: '${api}',
        container: document.querySelector('#book'),
        ...${JSON.stringify({ venueId: 'cork', journey: 'Booking', date: inTenDays(), brand })},
      })
    </script>`,
  })

const links = { terms: '/terms', privacy: '/privacy' }

/** The brand of the example pages: days, guests and times as chips, and a ticket at the end. */
const atAGlance: PressedJourney = {
  name: 'day at a glance',
  html: (build, api) => chosen(build, api, { plugins: examplePlugins, journeys: exampleJourneys, links }),
  async walk(page, { clicks }) {
    const chip = (group: string) => page.getByRole('radiogroup', { name: group }).getByRole('radio').nth(2)
    await clicks('a day', chip('Date'))
    await clicks('guests', chip('Guests'))
    await clicks('a time', page.getByRole('radio', { name: /^\d\d:\d\d$/ }).nth(2))
    await clicks('Continue', button(page, 'Continue'))
    for (const [name, text] of Object.entries(fields)) await page.getByRole('textbox', { name }).fill(text)
    await page.getByRole('textbox', { name: 'Telephone Number' }).fill('020 7946 0958')
    await page.getByRole('checkbox', { name: /terms and conditions/ }).check()
    await clicks('Complete Booking, to the ticket', button(page, 'Complete Booking'))
    await page.getByRole('heading', { name: /^booking confirmed$/i }).waitFor()
  },
}

export const journeys = [booking, atAGlance, manyRestaurants]

/** The measurements of one journey. */
export interface Presses {
  /** Milliseconds until the page responds, by the press: Interaction to Next Paint of the slowest of its kind. */
  readonly slowest: ReadonlyMap<string, number>
  /**
   * Milliseconds of the main thread's work: from the navigation until nothing more loads, and from each press until the end
   * of the pause after it. The work of the bench's own look at the page isn't in it.
   */
  readonly work: number
}

/** Makes a journey on a slowed processor, and measures each press. */
export async function measurePresses(
  browser: Browser,
  address: string,
  walk: PressedJourney['walk'],
): Promise<Presses> {
  const tab = await openTab(browser)
  const { page } = tab
  await page.addInitScript(watchPresses)
  await tab.slowsProcessor()
  await page.goto(address)
  await tab.quiet()
  const slowest = new Map<string, number>()
  let work = await tab.work()
  const measure = async (press: string, act: () => Promise<void>) => {
    await page.evaluate('slowestPress()')
    const before = await tab.work()
    await act()
    await page.waitForTimeout(pause)
    work += (await tab.work()) - before
    slowest.set(press, Math.max(await page.evaluate<number>('slowestPress()'), slowest.get(press) ?? 0))
  }
  await walk(page, {
    async clicks(press, target) {
      await target.waitFor()
      await measure(press, await aimAt(target))
    },
    async keys(press, keys) {
      for (const key of keys) await measure(press, () => page.keyboard.press(key))
    },
  })
  await tab.close()
  return { slowest, work }
}

/** `slowestPress()` returns the slowest press since the last call. Browsers round to 8 ms, and report none below 16 ms. */
const watchPresses = `{
  const presses = []
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) presses.push(duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  window.slowestPress = () => Math.max(16, ...presses.splice(0))
}`
