import { randomUUID } from 'node:crypto'
import { addDays } from '../../src/dates/plain-date'
import { statusInWords } from './client'
import { bookingPayload, create, guaranteedPayload, type Attempt } from './create'
import { checkRefusal } from './refusals'
import { fetchDay, freeSelection, type Run, type Selection } from './run'
import { repeatsIn } from './values'

/**
 * Books one time until it is full, to see whether the back end sells more tables than it has; and repeats keys of the brand's
 * idempotency header, which must not book twice.
 */

const MOST_PARTIES = 20
/** Large parties fill a restaurant soonest. */
const partySizes = [14, 12, 10, 8, 6, 4]
/** How many bookings more than there are tables are sent at the same moment. */
const EXTRA_PARTIES = 3

const checkIds = ['selling.refusal', 'selling.shown', 'selling.full', 'selling.once'] as const
const rateLimited = 'The back end limits the number of requests.'

/** A time without bookings, and how many tables it has. */
export interface UnsoldTime {
  readonly selection: Selection
  readonly tables: number
}

/** Also books the same time in another week, all at the same moment. Returns a time that is left for another check. */
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
  const weeks = await otherWeeks(run, selection)
  if (weeks.length < 2) {
    recorder.inconclusive('Fewer than two other weeks offer the same time to compare.', 'selling.once')
    return undefined
  }
  await sellAtOnce(run, weeks, tables)
  checkReferences(run)
  const last = weeks[2]
  return last?.isAlike && !recorder.hasFault('selling.once') ? { selection: last, tables } : undefined
}

async function freeForLargeParty(run: Run, near: Selection): Promise<Selection | undefined> {
  for (const guests of [...partySizes, near.guests]) {
    const day = await fetchDay(run, { ...near, guests })
    const free = day?.slots.filter(({ available }) => available).at(-1)
    if (free) return { ...near, guests, time: free.time }
  }
  return undefined
}

async function isOffered(run: Run, selection: Selection): Promise<boolean | undefined> {
  const day = await fetchDay(run, selection)
  return day && (day.slots.find(({ time }) => time === selection.time)?.available ?? false)
}

const neighbours = [
  ['before', 'after', -1],
  ['after', 'before', 1],
] as const

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
    const { outcome, reference, request } = attempt
    if (outcome === 'needs card') {
      recorder.inconclusive('A card is required, and none was accepted: see --nonce.', ...checkIds)
      return undefined
    }
    if (outcome === 'created' && !isFull) continue
    recorder.checked('selling.full')
    if (outcome !== 'created') {
      checkSoldOutRefusal(run, attempt, selection)
      await checkNotOffered(run, attempt, selection)
      return sold > 0 ? sold : undefined
    }
    // Someone may have cancelled in between.
    if ((await isOffered(run, selection)) === true) continue
    const { date, time, guests } = selection
    const response = `Booked as ${reference}, although sessions say that the time is not available.`
    const about = recorder.about(`${request} for ${date} at ${time}, ${guests} guests`)
    about.found('selling.full', 'fault', response)
    recorder.inconclusive('Too many are sold even one after another.', 'selling.once')
    return undefined
  }
  const reason = `The time was not full after ${MOST_PARTIES} parties of ${selection.guests}.`
  recorder.inconclusive(reason, ...checkIds)
  return undefined
}

function checkSoldOutRefusal(run: Run, attempt: Attempt, selection: Selection): void {
  const { recorder } = run
  const request = `${attempt.request} for a time that is full`
  if (attempt.status === 429) return recorder.inconclusive(rateLimited, 'selling.refusal')
  if (!recorder.isInTime(attempt, 'selling.refusal')) return
  recorder.about(request).expect('selling.refusal', attempt.status === 400, statusInWords(attempt))
  if (attempt.status === 400) checkRefusal(run, { ...attempt, request }, bookingPayload(selection))
}

async function checkNotOffered(run: Run, attempt: Attempt, selection: Selection): Promise<void> {
  const { recorder } = run
  if (attempt.status === 429) return recorder.inconclusive(rateLimited, 'selling.shown')
  const isStillOffered =
    (await isOffered(run, selection)) === true && (await isOffered(run, selection)) === true
  const { date, time, guests } = selection
  const response = `${time} is available, although a booking was refused (${statusInWords(attempt)}).`
  const { expect } = recorder.about(`sessions of ${date} for ${guests} guests`)
  expect('selling.shown', !isStillOffered, response)
}

interface Week extends Selection {
  /** Whether it has exactly the same slots as others: they probably have no bookings. */
  readonly isAlike: boolean
}

/** Other weeks with the same time. If several have exactly the same slots, only those. */
async function otherWeeks(run: Run, selection: Selection): Promise<Week[]> {
  const bySlots = new Map<string, Selection[]>()
  for (const weeks of [1, 2, 3, 4]) {
    const other = { ...selection, date: addDays(selection.date, 7 * weeks) }
    const day = await fetchDay(run, other)
    if (!day?.slots.some(({ time, available }) => time === selection.time && available)) continue
    const slots = JSON.stringify(day.slots)
    bySlots.set(slots, [...(bySlots.get(slots) ?? []), other])
  }
  const [alike = []] = [...bySlots.values()].sort((a, b) => b.length - a.length)
  const isAlike = alike.length > 1
  return (isAlike ? alike : [...bySlots.values()].flat()).map((week) => ({ ...week, isAlike }))
}

/** If more are sold than `tables`, a second week shows how many are sold one after another. */
async function sellAtOnce(run: Run, weeks: readonly Week[], tables: number): Promise<void> {
  const { recorder } = run
  const [week, control] = [weeks[0]!, weeks[1]!]
  const count = Math.min(MOST_PARTIES, tables) + EXTRA_PARTIES
  const bookings = Array.from({ length: count }, () => create(run, 'booking', guaranteedPayload(run, week)))
  const refused = (await Promise.all(bookings)).filter(({ outcome }) => outcome !== 'created')
  for (const attempt of refused) checkSoldOutRefusal(run, attempt, week)
  if (refused[0]) await checkNotOffered(run, refused[0], week)
  const sold = count - refused.length
  if (sold === 0) return recorder.inconclusive('No booking at the same moment was accepted.', 'selling.once')
  recorder.checked('selling.once')
  if (sold <= tables) return
  const usual = (await sellOneByOne(run, control)) ?? tables
  if (sold <= usual) return
  // If the weeks differ in other ways, this one may just have had more tables left.
  const request = `${count} POST /api/bookings/create at the same moment for ${week.date} at ${week.time}, ${week.guests} guests`
  const response = `${sold} were booked. One after another, ${usual} were booked (on ${control.date}).`
  recorder.about(request).found('selling.once', week.isAlike ? 'fault' : 'warning', response)
}

function checkReferences({ recorder, references }: Run): void {
  if (references.length < 2)
    return recorder.inconclusive('There were no two bookings to compare.', 'booking.reference')
  const [repeated] = repeatsIn(references)
  if (recorder.hasFault('booking.reference')) return
  const response = `The reference ${repeated} for two bookings.`
  recorder.about('POST /api/bookings/create').expect('booking.reference', repeated === undefined, response)
}

const newKey = ({ options }: Run, header: string) => ({
  [header]: randomUUID(),
  [options.sessionHeader]: randomUUID(),
})

/** Sends a key twice, one after another and at the same moment; and a used key with another body. */
export async function checkKeys(run: Run, header: string, near: Selection): Promise<void> {
  const { recorder } = run
  const selection = await freeSelection(run, near)
  if (!selection) return recorder.inconclusive('No free slot is left.', 'key.same', 'key.other')
  const body = guaranteedPayload(run, selection)
  const key = newKey(run, header)
  const first = await create(run, 'booking', body, key)
  if (first.outcome !== 'created') {
    const reason = `The first booking with a key failed: ${statusInWords(first)}`
    return recorder.inconclusive(reason, 'key.same', 'key.other')
  }
  compareReferences(run, [first, await create(run, 'booking', body, key)], 'one after another')
  const changed = { ...body, firstName: 'Tavola again' }
  checkOtherBody(run, first, await create(run, 'booking', changed, key))

  // That may have been the last table at its time.
  const other = await freeSelection(run, near)
  if (!other) return
  const otherKey = newKey(run, header)
  const both = [1, 2].map(() => create(run, 'booking', guaranteedPayload(run, other), otherKey))
  compareReferences(run, await Promise.all(both), 'at the same moment')
}

function compareReferences({ recorder }: Run, creates: readonly Attempt[], when: string): void {
  const { checked, found } = recorder.about(`POST /api/bookings/create twice with one key, ${when}`)
  checked('key.same')
  const references = new Set(creates.flatMap(({ reference }) => reference || []))
  if (references.size > 1)
    return found('key.same', 'fault', `Two bookings: ${[...references].join(' and ')}.`)
  const failed = creates.find(({ outcome }) => outcome !== 'created')
  // At the same moment, the second may be told to wait, or both may be too late.
  const isAllowed = failed?.outcome === 'refused' && when === 'at the same moment'
  if (failed && !isAllowed) found('key.same', 'fault', statusInWords(failed))
}

function checkOtherBody({ recorder }: Run, first: Attempt, other: Attempt): void {
  const { outcome, reference } = other
  const { checked, found } = recorder.about(`${other.request} with a used key and another body`)
  checked('key.other')
  if (reference && reference === first.reference)
    found('key.other', 'fault', `The first reference: ${reference}`)
  else if (reference) found('key.other', 'note', `Another booking: ${reference}`)
  else if (outcome === 'failed') found('key.other', 'fault', statusInWords(other))
}

/** The same reference for a repeated key may still have taken two tables: books the other tables to find out. */
export async function countKeyedTables(run: Run, header: string, unsold: UnsoldTime): Promise<void> {
  const { recorder } = run
  const { selection, tables } = unsold
  if (tables < 2 || recorder.hasFault('key.same')) return
  const body = guaranteedPayload(run, selection)
  const key = newKey(run, header)
  const twice = [await create(run, 'booking', body, key), await create(run, 'booking', body, key)]
  if (twice.some(({ outcome }) => outcome !== 'created')) return
  for (let booked = 0; booked < tables - 1; booked++) {
    const { outcome } = await create(run, 'booking', body)
    if (outcome === 'created') continue
    const request = `POST /api/bookings/create twice with one key, then for the other ${tables - 1} tables of ${selection.date} at ${selection.time}`
    const response = `Only ${booked} were left: the repeated request had taken a table too.`
    return recorder.about(request).found('key.same', 'fault', response)
  }
}
