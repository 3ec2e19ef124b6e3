import { addDays, isClosedOn } from '../../../src/dates/plain-date'
import { sessionSlots } from '../bodies/slots'
import { hhmm } from '../values'
import { read, readAnswer, statusOf, type SeenDay, type Visit } from '../visit'
import { closureOf } from './venue'

/** Not tomorrow: in the restaurant's time zone that may be today. */
const daysAhead = [2, 3, 4, 5, 6, 8, 14]
const MOST_RESTAURANTS = 3

/** Looks for a day with a free slot. */
export async function findDay(visit: Visit): Promise<void> {
  for (const { id, fields } of visit.venues.slice(0, MOST_RESTAURANTS)) {
    const closure = closureOf(fields)
    const dates = visit.options.date
      ? [visit.options.date]
      : daysAhead.map((days) => addDays(visit.today, days))
    for (const date of dates.filter((day) => visit.options.date || !isClosedOn(closure, day))) {
      const day = await readDay(visit, id, date, visit.options.guests)
      // The call itself fails: other days would fail too.
      if (!day) return
      const free = day.slots.find(({ available }) => available)
      if (!free) continue
      visit.chosen = { day, free }
      return
    }
  }
}

/** The slots of a day; undefined without a readable answer. */
export async function readDay(
  visit: Visit,
  venueId: string | number,
  date: string,
  guests: number,
): Promise<SeenDay | undefined> {
  const body = await read(visit, 'sessions', { venueId, date, guests })
  if (body === undefined) return undefined
  const day = { venueId, date, guests, slots: sessionSlots(body) }
  visit.days.push(day)
  return day
}

/** Days and parties that are not the usual ones. */
export async function readOtherDays(visit: Visit): Promise<void> {
  const { recorder, venues } = visit
  const { venueId, date } = visit.chosen?.day ?? visit.days[0] ?? {}
  if (venueId === undefined || date === undefined) return
  await readPast(visit, venueId)
  await readFar(visit, venueId)
  await readGroup(visit, venueId, date)
  await readLarge(visit, venueId, date)
  const closed = closureDays(visit).filter(({ isClosed }) => isClosed)
  for (const day of closed) await readClosed(visit, day)
  if (closed.length === 0) recorder.unsettled(noClosure(venues.length), 'sessions.closure')
}

export const noClosure = (count: number) => `None of the ${count} restaurants that were found has a closure.`

async function readPast(visit: Visit, venueId: string | number): Promise<void> {
  const date = addDays(visit.today, -3)
  const answer = await ask(visit, venueId, date, 2)
  visit.recorder.tried('sessions.past')
  // The widget asks for no past day: a refusal is as good.
  if (answer.status === 400) return
  if (answer.status !== 200)
    return visit.recorder.found('sessions.past', 'fault', { asked: answer.asked, came: statusOf(answer) })
  offersNothing(visit, 'sessions.past', answer.asked, sessionSlots(readAnswer(visit, answer)), true)
}

async function readFar(visit: Visit, venueId: string | number): Promise<void> {
  const answer = await ask(visit, venueId, addDays(visit.today, 700), 2)
  visit.recorder.tried('sessions.far')
  if (answer.status === 200) return void readAnswer(visit, answer)
  const level = answer.status === 400 ? 'warning' : 'fault'
  visit.recorder.found('sessions.far', level, { asked: answer.asked, came: statusOf(answer) })
}

async function readGroup(visit: Visit, venueId: string | number, date: string): Promise<void> {
  const answer = await ask(visit, venueId, date, -1)
  visit.recorder.tried('guests.group')
  if (answer.status !== 200)
    return visit.recorder.found('guests.group', 'fault', { asked: answer.asked, came: statusOf(answer) })
  const free = sessionSlots(readAnswer(visit, answer)).filter(({ available }) => available)
  if (free.length > 0)
    visit.recorder.found('guests.group', 'warning', {
      asked: answer.asked,
      came: `${free.length} times that can be booked.`,
      widget: 'The widget sends an enquiry for a group, whatever the slot says.',
    })
}

async function readLarge(visit: Visit, venueId: string | number, date: string): Promise<void> {
  const answer = await ask(visit, venueId, date, 14)
  visit.recorder.tried('guests.large')
  if (answer.status === 200) {
    // Often full: "availability.full" needs such a day.
    visit.days.push({ venueId, date, guests: 14, slots: sessionSlots(readAnswer(visit, answer)) })
    return
  }
  visit.recorder.found('guests.large', 'fault', { asked: answer.asked, came: statusOf(answer) })
}

export interface ClosureDay {
  readonly venueId: string | number
  readonly date: string
  readonly isClosed: boolean
}

const MOST_DAYS = 4

/**
 * Days to come on both sides of a closure's bounds, by the restaurant's own dates: there a server is wrong that counts
 * in another zone, or takes closedTo for the last closed day.
 */
export function closureDays({ venues, today }: Visit): ClosureDay[] {
  for (const { id: venueId, fields } of venues) {
    const closure = closureOf(fields)
    if (!closure.closedFrom && !closure.closedTo) continue
    const days = [...Array(400).keys()].map((days) => {
      const date = addDays(today, days + 2)
      return { venueId, date, isClosed: isClosedOn(closure, date) }
    })
    const first = days.findIndex(({ isClosed }) => isClosed)
    if (first < 0) continue
    const isBound = (index: number) =>
      [days[index - 1], days[index + 1]].some((beside) => beside && beside.isClosed !== days[index]!.isClosed)
    return days.filter((_, index) => index === first || isBound(index)).slice(0, MOST_DAYS)
  }
  return []
}

async function readClosed(visit: Visit, { venueId, date }: ClosureDay): Promise<void> {
  const answer = await ask(visit, venueId, date, 2)
  visit.recorder.tried('sessions.closure')
  if (answer.status !== 200)
    return visit.recorder.found('sessions.closure', 'fault', { asked: answer.asked, came: statusOf(answer) })
  offersNothing(visit, 'sessions.closure', answer.asked, sessionSlots(readAnswer(visit, answer)), false)
}

const ask = ({ client }: Visit, venueId: string | number, date: string, guests: number) =>
  client.ask('sessions', { parameters: { venueId, date, guests } })

function offersNothing(
  { recorder }: Visit,
  id: 'sessions.past' | 'sessions.closure',
  asked: string,
  slots: SeenDay['slots'],
  alsoEnquiries: boolean,
): void {
  const offered = slots.filter(({ available, enquiry }) => available || (alsoEnquiries && enquiry))
  if (offered.length === 0) return
  const times = offered.slice(0, 4).map(({ time }) => hhmm(time))
  recorder.found(id, 'fault', { asked, came: `${offered.length} times are offered: ${times.join(', ')} …` })
}
