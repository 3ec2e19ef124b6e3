import type { Browser, Page } from 'playwright-core'
import { addDays, dayAt } from '../../../src/dates/plain-date'
import { after, type Answers } from '../../../src/scenes/answers'
import { availabilityBody, sessionsBody, slotBody, venueBody } from '../../../src/scenes/bodies'
import { calls } from '../../../src/scenes/definition'
import { openTab } from '../browser'
import { fromAnswerToPaint, slowestPress, watchPaint, watchPresses } from '../in-page'
import type { Build } from '../pages/ways'
import { hostPage, startChain } from '../site'

/** A response that can be long, and what the diner does with it. */
export interface LongList {
  readonly name: string
  /** The beginning of its pictures' file names. */
  readonly file: string
  readonly sizes: readonly number[]
  readonly answers: (size: number) => Answers
  /** Further options of the widget, as JavaScript. */
  readonly options: string
  readonly measure: (page: Page) => Promise<ListCost>
}

/** In milliseconds. */
export interface ListCost {
  /** From the response until the list is painted. */
  readonly drawn: number
  /** The slowest press in the list. */
  readonly press: number
}

/** So late that the page has nothing else to do when the response arrives. */
const late = (answer: unknown) => after(1_000, answer)

const venues = (size: number) =>
  Array.from({ length: size }, (_, index) =>
    venueBody({ id: `milano-${index}`, name: `Milano ${index}`, distance: index / 10 }),
  )

const day = addDays(dayAt(new Date()), 10)

/** One a minute from 7:00 on. */
const slots = (size: number) =>
  Array.from({ length: size }, (_, index) => slotBody(700 + Math.floor(index / 60) * 100 + (index % 60)))

async function presses(page: Page, keys: readonly string[]): Promise<number> {
  await page.waitForTimeout(300)
  return slowestPress(page, 300, async () => {
    for (const key of keys) {
      await page.keyboard.press(key)
      await page.waitForTimeout(200)
    }
  })
}

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

/** Visits a page with responses of this size, on a slowed processor. */
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
  await page.addInitScript(watchPaint + watchPresses)
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
