import { addDays, isClosedOn } from '../../../src/dates/plain-date'
import { sessionSlots, type Slot } from '../bodies/rules'
import type { Subject } from '../report'
import { fetchBody, readBody, statusInWords, type Day, type Run } from '../run'
import { hhmm } from '../values'
import { closureOf } from './restaurants'

/** The sessions of a day: one with a free slot, and unusual days and numbers of guests. */

export const noFreeSlot = 'No free slot was found. Give a date with --date, or a restaurant with --venue.'

/** Not tomorrow, which may be today in the restaurant's time zone. */
const daysAhead = [2, 3, 4, 5, 6, 8, 14]
const MOST_RESTAURANTS = 3

/** Looks for a day with a free slot, which most other checks need. */
export async function findFreeSlot(run: Run): Promise<void> {
  const { options, venues, today } = run
  for (const { id, fields } of venues.slice(0, MOST_RESTAURANTS)) {
    const closure = closureOf(fields)
    const open = daysAhead.map((days) => addDays(today, days)).filter((date) => !isClosedOn(closure, date))
    for (const date of options.date ? [options.date] : open) {
      const day = await fetchDay(run, id, date, options.guests)
      // If the call itself fails, other days would fail too.
      if (!day) return
      const slot = day.slots.find(({ available }) => available)
      if (!slot) continue
      run.selected = { day, slot }
      return
    }
  }
}

/** The slots of a day. Undefined if the response can't be read. */
export async function fetchDay(
  run: Run,
  venueId: string | number,
  date: string,
  guests: number,
): Promise<Day | undefined> {
  const body = await fetchBody(run, 'sessions', { venueId, date, guests })
  if (body === undefined) return undefined
  const day = { venueId, date, guests, slots: sessionSlots(body) }
  run.days.push(day)
  return day
}

export async function checkOtherDays(run: Run): Promise<void> {
  const { recorder, venues } = run
  const { venueId, date } = run.selected?.day ?? run.days[0] ?? {}
  if (venueId === undefined || date === undefined) return
  await checkNothingOffered(run, 'sessions.past', venueId, addDays(run.today, -3))
  await slotsFor(run, 'sessions.far', venueId, addDays(run.today, 700))
  await checkGroup(run, venueId, date)
  await checkLargeParty(run, venueId, date)
  const closed = daysAroundClosure(run).filter(({ isClosed }) => isClosed)
  for (const day of closed) await checkNothingOffered(run, 'sessions.closure', day.venueId, day.date)
  if (closed.length === 0) recorder.inconclusive(noClosure(venues.length), 'sessions.closure')
}

export const noClosure = (count: number) => `None of the ${count} restaurants found has a closure.`

/** What is wrong with a 400, by the check. The widget never requests a past day, so a refusal is as good there. */
const refusals = {
  'sessions.past': undefined,
  'sessions.far': 'warning',
  'sessions.closure': 'fault',
  'guests.group': 'fault',
  'guests.large': 'fault',
} as const

/** Fetches sessions that must be there. Undefined if they aren't: that is reported. */
async function slotsFor(
  run: Run,
  id: keyof typeof refusals,
  venueId: string | number,
  date: string,
  guests = 2,
): Promise<(Subject & { readonly slots: readonly Slot[] }) | undefined> {
  const exchange = await run.client.send('sessions', { parameters: { venueId, date, guests } })
  const { status, request } = exchange
  const subject = run.recorder.about(request)
  subject.checked(id)
  if (status === 200) return { ...subject, slots: sessionSlots(readBody(run, exchange)) }
  const level = status === 400 ? refusals[id] : 'fault'
  if (level) subject.found(id, level, statusInWords(exchange))
  return undefined
}

async function checkNothingOffered(
  run: Run,
  id: 'sessions.past' | 'sessions.closure',
  venueId: string | number,
  date: string,
): Promise<void> {
  const day = await slotsFor(run, id, venueId, date)
  const offered = day?.slots.filter(({ available, enquiry }) =>
    id === 'sessions.past' ? available || enquiry : available,
  )
  if (!day || !offered || offered.length === 0) return
  const times = offered.slice(0, 4).map(({ time }) => hhmm(time))
  day.found(id, 'fault', `${offered.length} times are offered: ${times.join(', ')} …`)
}

async function checkGroup(run: Run, venueId: string | number, date: string): Promise<void> {
  const day = await slotsFor(run, 'guests.group', venueId, date, -1)
  const free = day?.slots.filter(({ available }) => available) ?? []
  if (free.length === 0) return
  const effect = 'The widget sends an enquiry for a group, whatever the slot says.'
  day?.found('guests.group', 'warning', `${free.length} times that can be booked.`, { effect })
}

async function checkLargeParty(run: Run, venueId: string | number, date: string): Promise<void> {
  const day = await slotsFor(run, 'guests.large', venueId, date, 14)
  // This day is often full, and "availability.full" needs one.
  if (day) run.days.push({ venueId, date, guests: 14, slots: day.slots })
}

export interface ClosureDay {
  readonly venueId: string | number
  readonly date: string
  readonly isClosed: boolean
}

const MOST_DAYS = 4

/**
 * Future days on both sides of where a closure begins and ends. They show whether the server uses another time zone, or
 * takes closedTo for the last closed day.
 */
export function daysAroundClosure({ venues, today }: Run): ClosureDay[] {
  for (const { id: venueId, fields } of venues) {
    const closure = closureOf(fields)
    if (!closure.closedFrom && !closure.closedTo) continue
    const days = [...Array(400).keys()].map((days) => {
      const date = addDays(today, days + 2)
      return { venueId, date, isClosed: isClosedOn(closure, date) }
    })
    const first = days.findIndex(({ isClosed }) => isClosed)
    if (first < 0) continue
    const isEdge = (index: number) =>
      [days[index - 1], days[index + 1]].some((next) => next && next.isClosed !== days[index]!.isClosed)
    return days.filter((_, index) => index === first || isEdge(index)).slice(0, MOST_DAYS)
  }
  return []
}
