import type { Browser, Page } from 'playwright-core'
import { addDays, dayAt } from '../../../src/dates/plain-date'
import { after, type Answers } from '../../../src/scenes/answers'
import { availabilityBody, sessionsBody, slotBody, venueBody } from '../../../src/scenes/bodies'
import { calls } from '../../../src/scenes/definition'
import { openTab } from '../load/browser'
import { hostPage } from '../pages/host-page'
import type { Build } from '../pages/ways'
import { startChain } from '../site/chain'
import { fromAnswerToPaint, slowestPress, watchPaint } from './paint'

/** An answer of the back end that may be long, and what the diner does with it. */
export interface LongList {
  readonly name: string
  /** How its pictures' names begin. */
  readonly file: string
  readonly sizes: readonly number[]
  readonly answers: (size: number) => Answers
  /** Options of the widget besides its back end and place, as JavaScript. */
  readonly options: string
  /** Milliseconds from the answer until the list is drawn, and of the slowest press in it. */
  readonly measure: (page: Page) => Promise<ListCost>
}

export interface ListCost {
  readonly drawn: number
  readonly press: number
}

/** Long enough that the page waits for the answer, and has nothing else to do when it comes. */
const late = (answer: unknown) => after(1_000, answer)

const venues = (size: number) =>
  Array.from({ length: size }, (_, index) =>
    venueBody({ id: `milano-${index}`, name: `Milano ${index}`, distance: index / 10 }),
  )

const day = addDays(dayAt(new Date()), 10)

/** One a minute, from seven on. */
const slots = (size: number) =>
  Array.from({ length: size }, (_, index) => slotBody(700 + Math.floor(index / 60) * 100 + (index % 60)))

const presses = (page: Page, keys: readonly string[]) =>
  slowestPress(page, async () => {
    for (const key of keys) {
      await page.keyboard.press(key)
      await page.waitForTimeout(200)
    }
  })

export const found: LongList = {
  name: 'restaurants found',
  file: 'venues',
  sizes: [10, 100, 500, 1_000, 2_000, 5_000],
  answers: (size) => ({
    [calls.search]: late(venues(size)),
    [calls.nearby]: { venues: [], resolvedLocationDescription: '' },
  }),
  options: '',
  measure: async (page) => {
    const drawn = await fromAnswerToPaint(page, '/api/venues/search', '[role=option]:not(option)', () =>
      page.getByRole('combobox', { name: 'Location' }).pressSequentially('milano'),
    )
    return { drawn, press: await presses(page, ['ArrowDown', 'ArrowDown', 'ArrowUp']) }
  },
}

const chosen = `venueId: 'cork', date: '${day}', journey: 'Booking'`

export const times: LongList = {
  name: 'times of a day',
  file: 'slots',
  sizes: [10, 50, 100, 250, 500, 1_000],
  answers: (size) => ({ [calls.sessions]: late(sessionsBody(slots(size))) }),
  options: chosen,
  measure: async (page) => {
    const hour = page.getByRole('combobox', { name: 'Hour' })
    await hour.and(page.locator(':enabled')).waitFor()
    // Other guests, other times.
    const drawn = await fromAnswerToPaint(
      page,
      '/api/sessions/',
      'select:not(:disabled) [value=""] + option',
      () => page.getByRole('combobox', { name: 'Guests' }).selectOption('4'),
    )
    await hour.focus()
    return { drawn, press: await presses(page, ['ArrowDown', 'ArrowDown', 'ArrowUp']) }
  },
}

export const alternatives: LongList = {
  name: 'other restaurants with a table',
  file: 'alternatives',
  sizes: [10, 100, 500, 1_000, 2_000, 5_000],
  answers: (size) => ({
    [calls.sessions]: sessionsBody(),
    [calls.check]: late(
      availabilityBody({
        originalChoiceAvailable: false,
        venues: venues(size).map((venue) => ({ ...venue, availability: [slotBody(1900), slotBody(1930)] })),
      }),
    ),
  }),
  options: chosen,
  measure: async (page) => {
    await page.getByRole('combobox', { name: 'Hour' }).selectOption('19')
    const step = '[data-step]:not([data-step=start]) button'
    const drawn = await fromAnswerToPaint(page, '/api/venues/searchavailability/', step, () =>
      page.getByRole('button', { name: 'Continue' }).click(),
    )
    return { drawn, press: await presses(page, ['Tab', 'Tab', 'Tab']) }
  },
}

/** One visit to a page whose answers are so long, on a slowed processor. */
export async function measureList(
  browser: Browser,
  list: LongList,
  build: Build,
  size: number,
): Promise<ListCost> {
  const chain = await startChain({
    folders: { [build.name]: build.folder },
    answers: list.answers(size),
  })
  const { page, close } = await openTab(browser)
  await page.addInitScript(watchPaint)
  await page.goto(
    chain.publish(
      hostPage(
        '',
        `<div id="book"></div><script src="${build.address}tavola.js"></script>
        <script>Tavola.init({ baseUrl: '${chain.api}', container: document.querySelector('#book'), ${list.options} })</script>`,
      ),
    ),
  )
  const cost = await list.measure(page)
  await close()
  chain.close()
  return cost
}
