import { addDays } from '../../../src/dates/plain-date'
import { repeatsIn } from '../bodies/rules'
import { fetchDay } from '../read/sessions'
import { statusInWords } from '../client'
import { type Run } from '../run'
import {
  bookingPayload,
  checkRefusal,
  create,
  guaranteedPayload,
  type Attempt,
  type Selection,
} from './create'

/** Books one time until it is full, to see whether the back end sells more tables than it has. */

const MOST_PARTIES = 20
/** Large parties fill a restaurant soonest. */
const partySizes = [14, 12, 10, 8, 6, 4]
/** How many bookings more than there are tables are sent at the same moment. */
const EXTRA_PARTIES = 3

const checkIds = ['selling.refusal', 'selling.shown', 'selling.full', 'selling.once'] as const

/** A time without bookings, and how many tables it has. */
export interface UnsoldTime {
  readonly selection: Selection
  readonly tables: number
}

/**
 * Books one time until it is full, one booking after another. Then books the same time in another week, all at the same
 * moment.
 *
 * @returns a time that is left for another check
 */
export async function checkOverselling(run: Run, near: Selection): Promise<UnsoldTime | undefined> {
  const { recorder } = run
  const selection = await freeForLargeParty(run, near)
  if (!selection) {
    recorder.inconclusive('No free slot is left.', ...checkIds)
    return undefined
  }
  const daysAround = await offersAround(run, selection)
  const tables = await sellOneByOne(run, selection)
  checkReferences(run)
  if (tables !== undefined && recorder.isChecked('selling.shown'))
    await checkSoldDay(run, selection, daysAround)
  if (tables === undefined) return undefined
  const { weeks, areAlike } = await otherWeeks(run, selection)
  if (weeks.length < 2) {
    recorder.inconclusive('Fewer than two other weeks offer the same time to compare.', 'selling.once')
    return undefined
  }
  await sellAtOnce(run, weeks, tables, areAlike)
  checkReferences(run)
  const last = weeks[2]
  return last && areAlike && !recorder.hasFault('selling.once') ? { selection: last, tables } : undefined
}

async function freeForLargeParty(run: Run, near: Selection): Promise<Selection | undefined> {
  const { venueId, date } = near
  for (const guests of [...partySizes, near.guests]) {
    const day = await fetchDay(run, venueId, date, guests)
    const free = day?.slots.filter(({ available }) => available).at(-1)
    if (free) return { venueId, date, guests, time: free.time }
  }
  return undefined
}

const neighbours = [
  ['before', 'after', -1],
  ['after', 'before', 1],
] as const

/** Whether the time is offered on the days before and after. */
const offersAround = async (run: Run, selection: Selection) => {
  const offers: (boolean | undefined)[] = []
  for (const [, , days] of neighbours)
    offers.push(await isOffered(run, { ...selection, date: addDays(selection.date, days) }))
  return offers
}

/** Bookings of one day must not fill the one next to it. */
async function checkSoldDay(
  run: Run,
  selection: Selection,
  before: readonly (boolean | undefined)[],
): Promise<void> {
  const { recorder } = run
  recorder.checked('sessions.day')
  if (!recorder.hasFault('selling.shown')) return
  const after = await offersAround(run, selection)
  const { date, time } = selection
  for (const [index, [words, opposite, days]] of neighbours.entries()) {
    if (before[index] !== true || after[index] !== false) continue
    const response = `After bookings for ${date} at ${time}, sessions still offer it on this day, but no longer on ${addDays(date, days)}: the bookings are for the day ${words}, or the sessions of the day ${opposite}.`
    recorder.about('POST /api/bookings/create').found('sessions.day', 'fault', response)
  }
}

/** Returns how many tables were sold until the time was full. Undefined if that is unknown. */
async function sellOneByOne(run: Run, selection: Selection): Promise<number | undefined> {
  const { recorder } = run
  for (let sold = 0; sold < MOST_PARTIES; sold++) {
    const isFull = (await isOffered(run, selection)) === false
    const attempt = await create(run, 'booking', guaranteedPayload(run, selection))
    const { kind } = attempt.outcome
    if (kind === 'needs card') {
      recorder.inconclusive('A card is required, and none was accepted: see --nonce.', ...checkIds)
      return undefined
    }
    if (kind === 'created' && !isFull) continue
    recorder.checked('selling.full')
    if (kind !== 'created') {
      checkSoldOutRefusal(run, attempt, selection)
      await checkNotOffered(run, attempt, selection)
      return sold > 0 ? sold : undefined
    }
    // Someone may have cancelled in between.
    if ((await isOffered(run, selection)) === true) continue
    reportOversold(run, attempt, selection)
    recorder.inconclusive('Too many are sold even one after another.', 'selling.once')
    return undefined
  }
  const reason = `The time was not full after ${MOST_PARTIES} parties of ${selection.guests}.`
  recorder.inconclusive(reason, ...checkIds)
  return undefined
}

function reportOversold({ recorder }: Run, { exchange, outcome }: Attempt, selection: Selection): void {
  const { date, time, guests } = selection
  const reference = outcome.kind === 'created' ? outcome.reference : ''
  const response = `Booked as ${reference}, although sessions say that the time is not available.`
  const request = `${exchange.request} for ${date} at ${time}, ${guests} guests`
  recorder.about(request).found('selling.full', 'fault', response)
}

const rateLimited = 'The back end limits the number of requests.'

function checkSoldOutRefusal(run: Run, { exchange }: Attempt, selection: Selection): void {
  const { recorder } = run
  const request = `${exchange.request} for a time that is full`
  if (exchange.status === 429) return recorder.inconclusive(rateLimited, 'selling.refusal')
  if (!recorder.isInTime(exchange, 'selling.refusal')) return
  recorder.about(request).expect('selling.refusal', exchange.status === 400, statusInWords(exchange))
  if (exchange.status === 400) checkRefusal(run, { ...exchange, request }, bookingPayload(selection))
}

async function checkNotOffered(run: Run, { exchange }: Attempt, selection: Selection): Promise<void> {
  const { recorder } = run
  if (exchange.status === 429) return recorder.inconclusive(rateLimited, 'selling.shown')
  const isStillOffered =
    (await isOffered(run, selection)) === true && (await isOffered(run, selection)) === true
  const { date, time, guests } = selection
  const response = `${time} is available, although a booking was refused (${statusInWords(exchange)}).`
  recorder
    .about(`sessions of ${date} for ${guests} guests`)
    .expect('selling.shown', !isStillOffered, response)
}

async function isOffered(run: Run, selection: Selection): Promise<boolean | undefined> {
  const { venueId, date, guests, time } = selection
  const day = await fetchDay(run, venueId, date, guests)
  return day && (day.slots.find((slot) => slot.time === time)?.available ?? false)
}

/** Other weeks with the same time. If several have exactly the same slots, only those: they probably have no bookings. */
async function otherWeeks(
  run: Run,
  selection: Selection,
): Promise<{ readonly weeks: Selection[]; readonly areAlike: boolean }> {
  const bySlots = new Map<string, Selection[]>()
  for (const weeks of [1, 2, 3, 4]) {
    const other = { ...selection, date: addDays(selection.date, 7 * weeks) }
    const day = await fetchDay(run, other.venueId, other.date, other.guests)
    if (!day?.slots.some(({ time, available }) => time === selection.time && available)) continue
    const slots = JSON.stringify(day.slots)
    bySlots.set(slots, [...(bySlots.get(slots) ?? []), other])
  }
  const [alike = []] = [...bySlots.values()].sort((a, b) => b.length - a.length)
  return alike.length > 1
    ? { weeks: alike, areAlike: true }
    : { weeks: [...bySlots.values()].flat(), areAlike: false }
}

/** If more are sold than `tables`, a second week shows how many are sold one after another. */
async function sellAtOnce(
  run: Run,
  [selection, control]: readonly Selection[],
  tables: number,
  areAlike: boolean,
): Promise<void> {
  const { recorder } = run
  const count = Math.min(MOST_PARTIES, tables) + EXTRA_PARTIES
  const attempts = await Promise.all(
    [...Array(count).keys()].map(() => create(run, 'booking', guaranteedPayload(run, selection!))),
  )
  const refused = attempts.filter(({ outcome }) => outcome.kind !== 'created')
  for (const attempt of refused) checkSoldOutRefusal(run, attempt, selection!)
  if (refused[0]) await checkNotOffered(run, refused[0], selection!)
  const sold = count - refused.length
  if (sold === 0) return recorder.inconclusive('No booking at the same moment was accepted.', 'selling.once')
  recorder.checked('selling.once')
  if (sold <= tables) return
  const usual = (await sellOneByOne(run, control!)) ?? tables
  if (sold <= usual) return
  const { date, time, guests } = selection!
  // If the weeks differ in other ways, this one may just have had more tables left.
  const request = `${count} POST /api/bookings/create at the same moment for ${date} at ${time}, ${guests} guests`
  const response = `${sold} were booked. One after another, ${usual} were booked (on ${control!.date}).`
  recorder.about(request).found('selling.once', areAlike ? 'fault' : 'warning', response)
}

/** Compares the references of all bookings so far. */
function checkReferences({ recorder, references }: Run): void {
  if (references.length < 2)
    return recorder.inconclusive('There were no two bookings to compare.', 'booking.reference')
  const [repeated] = repeatsIn(references)
  if (recorder.hasFault('booking.reference')) return
  const response = `The reference ${repeated} for two bookings.`
  recorder.about('POST /api/bookings/create').expect('booking.reference', repeated === undefined, response)
}
