import { addDays, isClosedOn } from '../../../src/dates/plain-date'
import { sessionSlots, type Slot } from '../bodies/rules'
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
  await checkPastDay(run, venueId)
  await slotsFor(run, 'sessions.far', venueId, addDays(run.today, 700))
  await checkGroup(run, venueId, date)
  await checkLargeParty(run, venueId, date)
  const closed = daysAroundClosure(run).filter(({ isClosed }) => isClosed)
  for (const day of closed) await checkClosedDay(run, day)
  if (closed.length === 0) recorder.inconclusive(noClosure(venues.length), 'sessions.closure')
}

export const noClosure = (count: number) => `None of the ${count} restaurants found has a closure.`

/** Fetches sessions that must be there. Undefined if they aren't: that is reported. */
async function slotsFor(
  run: Run,
  id: 'sessions.past' | 'sessions.far' | 'sessions.closure' | 'guests.group' | 'guests.large',
  venueId: string | number,
  date: string,
  guests = 2,
): Promise<{ readonly slots: readonly Slot[]; readonly request: string } | undefined> {
  const exchange = await run.client.send('sessions', { parameters: { venueId, date, guests } })
  const { status, request } = exchange
  run.recorder.checked(id)
  if (status === 200) return { slots: sessionSlots(readBody(run, exchange)), request }
  // The widget never requests a past day, so a refusal is as good.
  const level = status === 400 ? refusals[id] : 'fault'
  if (level) run.recorder.found(id, level, { request, response: statusInWords(exchange) })
  return undefined
}

const refusals = {
  'sessions.past': undefined,
  'sessions.far': 'warning',
  'sessions.closure': 'fault',
  'guests.group': 'fault',
  'guests.large': 'fault',
} as const

async function checkPastDay(run: Run, venueId: string | number): Promise<void> {
  const day = await slotsFor(run, 'sessions.past', venueId, addDays(run.today, -3))
  const offered = day?.slots.filter(({ available, enquiry }) => available || enquiry) ?? []
  if (day) reportOffered(run, 'sessions.past', day.request, offered)
}

async function checkGroup(run: Run, venueId: string | number, date: string): Promise<void> {
  const day = await slotsFor(run, 'guests.group', venueId, date, -1)
  const free = day?.slots.filter(({ available }) => available) ?? []
  if (day && free.length > 0)
    run.recorder.found('guests.group', 'warning', {
      request: day.request,
      response: `${free.length} times that can be booked.`,
      effect: 'The widget sends an enquiry for a group, whatever the slot says.',
    })
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

async function checkClosedDay(run: Run, { venueId, date }: ClosureDay): Promise<void> {
  const day = await slotsFor(run, 'sessions.closure', venueId, date)
  const offered = day?.slots.filter(({ available }) => available) ?? []
  if (day) reportOffered(run, 'sessions.closure', day.request, offered)
}

function reportOffered(
  { recorder }: Run,
  id: 'sessions.past' | 'sessions.closure',
  request: string,
  offered: Day['slots'],
): void {
  if (offered.length === 0) return
  const times = offered.slice(0, 4).map(({ time }) => hhmm(time))
  const response = `${offered.length} times are offered: ${times.join(', ')} …`
  recorder.found(id, 'fault', { request, response })
}
