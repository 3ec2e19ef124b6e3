import { addDays, isClosedOn } from '../../../src/dates/plain-date'
import type { Run } from '../run'
import { closureOf } from './restaurants'
import { countOffered } from './sessions'

/** The days around the closure of a restaurant: what they must not offer, and what a wrong offer says about the day. */

export interface ClosureDay {
  readonly venueId: string | number
  readonly date: string
  readonly isClosed: boolean
}

export const noClosure = (count: number) => `None of the ${count} restaurants found has a closure.`

const MOST_DAYS = 4

/**
 * Future days on both sides of where a closure begins and ends. They show whether the server uses another time zone, or
 * takes closedTo for the last closed day.
 */
export function daysAroundClosure({ venues, today }: Run): ClosureDay[] {
  const lists = venues.map(({ id, fields }) => {
    const closure = closureOf(fields)
    if (!closure.closedFrom && !closure.closedTo) return []
    const days = [...Array(400).keys()].map((days) => {
      const date = addDays(today, days + 2)
      return { venueId: id, date, isClosed: isClosedOn(closure, date) }
    })
    const first = days.findIndex(({ isClosed }) => isClosed)
    if (first < 0) return []
    const isEdge = (index: number) =>
      [days[index - 1], days[index + 1]].some((next) => next && next.isClosed !== days[index]!.isClosed)
    return days.filter((_, index) => index === first || isEdge(index)).slice(0, MOST_DAYS)
  })
  // A closure that both begins and ends says most.
  return lists.reduce((best, list) => (list.length > best.length ? list : best), [])
}

/** Also reports the day that the times are really of, if they begin or end a day too early or late. */
export async function checkSessionsOfClosure(run: Run): Promise<void> {
  const { recorder, venues } = run
  if (run.days.length === 0) return
  const days = daysAroundClosure(run)
  const closed = days.filter(({ isClosed }) => isClosed)
  if (closed.length === 0) return recorder.inconclusive(noClosure(venues.length), 'sessions.closure')
  const offers: number[] = []
  for (const { venueId, date } of closed)
    offers.push(await countOffered(run, 'sessions.closure', venueId, date))
  if (closed.length < 2) return
  const [first, last] = [closed[0]!, closed.at(-1)!]
  const { checked, found } = recorder.about(`GET /api/sessions/availability/${first.venueId}/…`)
  checked('sessions.day')
  const [offersFirst, offersLast] = [offers[0]! > 0, offers.at(-1)! > 0]
  const closure = `The restaurant is closed from ${first.date} to ${last.date}`
  if (offersLast && !offersFirst)
    found('sessions.day', 'fault', `${closure}, but only ${last.date} offers times: those of the day after.`)
  // If it is closed already, nothing is known of the day before.
  if (offersFirst && !offersLast && days[0] !== first)
    found(
      'sessions.day',
      'fault',
      `${closure}, but only ${first.date} offers times: those of the day before.`,
    )
}
