import { sessionsBody, slotBody } from '../../src/scenes/bodies'
import { calls } from '../../src/scenes/definition'
import { answersOf } from '../../src/scenes/scene'
import type { Walker } from './finger'
import { now, restaurants, type SiteOptions } from './site'

/** One way through the widget, from the page as it is shown to the reference. */
export interface Walk extends SiteOptions {
  readonly title: string
  /** The example page: `inline`, whose widget lists all restaurants, or `popup`, with a button for each. */
  readonly page: 'inline' | 'popup' | 'question'
  /** Whether the device remembers the diner from an earlier booking, which isn't counted. */
  readonly isRemembered: boolean
  readonly walk: (diner: Walker, walk: Walk) => Promise<void>
}

const restaurant = 'Dawson Street'
/** The brand with all at a glance has preselected tonight. */
const tonight = '2026-11-21'
/** The day of parties and groups. */
const nextSaturday = 'Saturday 28 November 2026'

/** From the page to a restaurant with a journey. */
async function choosesRestaurant(diner: Walker, { page, brand }: Walk, journey?: string): Promise<void> {
  if (page === 'popup') await diner.presses(`Book at ${restaurant}`)
  else {
    await diner.clicks('combobox', 'Location')
    await diner.clicks('option', new RegExp(restaurant))
  }
  await diner.rests()
  if (journey !== undefined) await diner.presses(journey)
  else if (brand === 'specified' && page === 'inline') await diner.presses('Book a Table')
}

/** From step 1 with a restaurant and a journey to the details, at 19:30. Tonight and two guests are the default. */
async function reachesDetails(diner: Walker, day?: string, guests?: string): Promise<void> {
  if (day !== undefined) {
    await diner.presses(/^Date/)
    await diner.presses(day)
  } else await diner.choosesDay(tonight)
  if (guests !== undefined) await diner.choosesGuests(guests)
  await diner.choosesTime()
  await diner.continues()
  await diner.isAtDetails()
}

/** From the details to the reference, past the check for humans where there is one. */
async function completes(diner: Walker): Promise<void> {
  // A remembered diner finds the details filled in.
  await diner.fillsDetails()
  await diner.rests()
  if (!(await diner.has('button', /^Complete /))) await diner.continues()
  await diner.presses(/^Complete /)
  const isDone = () => diner.has('heading', /^(Booking Confirmed|Thank you for your enquiry)/i)
  const isAsked = () => diner.has('button', passes)
  await diner.until(async () => (await isDone()) || (await isAsked()), 'the confirmation or the check')
  if (await isDone()) return
  await diner.presses(passes)
  await diner.until(isDone, 'the confirmation')
}

/** The right answer of the sandbox's challenge, which the press has opened. */
const passes = 'A pizza'

const booksByHand: Walk['walk'] = async (diner, walk) => {
  await choosesRestaurant(diner, walk)
  await reachesDetails(diner)
  await completes(diner)
}

const books: Walk['walk'] = async (diner, walk) => {
  await choosesRestaurant(diner, walk)
  await reachesDetails(diner)
  await diner.autofills()
  await completes(diner)
}

/** With “Same as last time …” where the brand offers it. */
const booksAgain: Walk['walk'] = async (diner, walk) => {
  if (walk.page === 'popup') await diner.presses(`Book at ${restaurant}`)
  await diner.rests()
  const same = /^Same as last time/
  if (await diner.has('button', same)) {
    await diner.presses(same)
    await diner.isAtDetails()
  } else {
    if (walk.page === 'inline') await choosesRestaurant(diner, walk)
    await reachesDetails(diner)
  }
  await completes(diner)
}

/** The earlier visit: ticks “Remember me on this device”. */
export const isRemembered: Walk['walk'] = async (diner, walk) => {
  await choosesRestaurant(diner, walk)
  await reachesDetails(diner)
  await diner.fillsDetails()
  await diner.ticks(/^Remember me on this device/)
  await completes(diner)
}

/** The wished time is full: the nearest free one. */
const takesNearest: Walk['walk'] = async (diner, walk) => {
  await choosesRestaurant(diner, walk)
  await diner.choosesDay(tonight)
  await diner.choosesTime('18:30')
  await diner.continues()
  await diner.isAtDetails()
  await diner.autofills()
  await completes(diner)
}

/** The evening is full: another restaurant's table. */
const takesAnother: Walk['walk'] = async (diner, walk) => {
  await choosesRestaurant(diner, walk)
  await diner.choosesDay(tonight)
  if (walk.brand === 'example') await diner.presses(/ at Milano Kinsale/)
  else await diner.choosesTime()
  await diner.continues()
  if (walk.brand === 'specified') await diner.presses(/^Book 19:30 at /)
  await diner.isAtDetails()
  await diner.autofills()
  await completes(diner)
}

/** The evening is by enquiry alone. */
const asksForTable: Walk['walk'] = async (diner, walk) => {
  await choosesRestaurant(diner, walk)
  await diner.choosesDay(tonight)
  await diner.choosesTime()
  await diner.continues()
  await diner.rests()
  if (!(await diner.has('checkbox', /terms and conditions/))) await diner.presses(/enquir/i)
  await diner.isAtDetails()
  await diner.autofills()
  await completes(diner)
}

const asksForGroup: Walk['walk'] = async (diner, walk) => {
  await choosesRestaurant(diner, walk)
  await reachesDetails(diner, nextSaturday, '15+ Group Booking Enquiry')
  await diner.fills('How many people? (optional)', '22')
  await diner.autofills()
  await completes(diner)
}

const plans =
  (journey: string): Walk['walk'] =>
  async (diner, walk) => {
    await choosesRestaurant(diner, walk, journey)
    await reachesDetails(diner, nextSaturday)
    await diner.autofills()
    await completes(diner)
  }

const asksQuestion: Walk['walk'] = async (diner, walk) => {
  await choosesRestaurant(diner, walk)
  await diner.isAtDetails()
  await diner.fills('Your question', 'Is there room for a pram?')
  await diner.autofills()
  await completes(diner)
}

/** Full from 19:00 to 20:30. */
const partlyFull: SiteOptions['evening'] = {
  scene: 'a free evening',
  answers: {
    [calls.sessions]: sessionsBody(
      [1800, 1830, 1900, 1930, 2000, 2030, 2100, 2130].map((time) =>
        slotBody(time, time < 1900 || time > 2030),
      ),
    ),
  },
}

/** The restaurant is full, and another one has a table at 19:15. */
const [fullAnswers] = answersOf('full with alternatives', { now, restaurants })
const [chosen, other] = restaurants
const full: SiteOptions['evening'] = {
  scene: 'a free evening',
  answers: {
    [forRestaurant(calls.sessions, chosen!.id)]: fullAnswers![calls.sessions],
    [forRestaurant(calls.check, chosen!.id)]: fullAnswers![calls.check],
    [forRestaurant(calls.sessions, other!.id)]: sessionsBody(
      [1900, 1915, 1930].map((time) => slotBody(time)),
    ),
  },
}

function forRestaurant(call: string, id: string): string {
  return call.replace('*', `${id}/*`)
}

const usual: Omit<Walk, 'title' | 'walk'> = {
  page: 'inline',
  brand: 'example',
  evening: { scene: 'a free evening' },
  isVerified: false,
  isRemembered: false,
}

const walk = (title: string, walk: Walk['walk'], over: Partial<Walk> = {}): Walk => ({
  ...usual,
  title,
  walk,
  ...over,
})

const known: Partial<Walk> = { isRemembered: true }
export const newDiner = walk('New diner, tonight', books)
export const byHand = walk('New diner, tonight, types the details', booksByHand)
export const checked = walk('New diner, tonight, with the human check', books, { isVerified: true })
export const remembered = walk('Remembered diner, tonight', booksAgain, known)
export const rememberedChecked = walk('Remembered diner, tonight, with the human check', booksAgain, {
  ...known,
  isVerified: true,
})

/** The walks with a goal. */
const withGoal = [newDiner, byHand, checked, remembered, rememberedChecked]

const evenings = [
  walk('Partly full: the nearest free time', takesNearest, { evening: partlyFull }),
  walk('Full: a table at another restaurant', takesAnother, { evening: full }),
  walk('By enquiry', asksForTable, { evening: { scene: 'enquiry fallback' } }),
  walk('A group of 22, on a Saturday', asksForGroup, { evening: { scene: 'a group' } }),
]

const alone = [
  walk("A kids' party, on a Saturday", plans('Kids Pizza Making Party Enquiry')),
  walk("An adults' party, on a Saturday", plans('Adults Pizza Making Party Enquiry')),
]

const inPopup = (walk: Walk): Walk => ({ ...walk, page: 'popup' })
const asSpecified = (walk: Walk): Walk => ({ ...walk, brand: 'specified' })
const isNew = (walk: Walk) => !walk.isRemembered

export const walks: readonly Walk[] = [
  ...withGoal,
  ...withGoal.map(inPopup),
  ...evenings,
  ...alone,
  walk('A question', asksQuestion, { page: 'question' }),
  ...evenings.map(inPopup),
  ...[...withGoal.filter(isNew), ...evenings, ...alone].map(asSpecified),
  asSpecified(inPopup(newDiner)),
]

/** These are walked by the keyboard too, by a diner who types the details. */
export const keyboardWalks: readonly Walk[] = [byHand, inPopup(byHand), asSpecified(byHand)]
