import { addDays, dayAt, isClosedOn, timeAt } from '../../src/dates/plain-date'
import { closureOf } from './restaurants'
import { fetchBody, type Run } from './run'
import { countOffered, firstTimes, slotsFor } from './sessions'
import { fieldsOf, hhmm, listOf, readTime, slotsOf, type Slot } from './values'

/** The days around a restaurant's closure, those when its clocks change, and its times that have passed. */

export interface ClosureDay {
  readonly venueId: string | number
  readonly date: string
  readonly isClosed: boolean
}

export const noClosure = (count: number) => `None of the ${count} restaurants found has a closure.`

const MOST_DAYS = 4

/** Future days where a closure begins and ends: servers use another time zone, or take closedTo for a closed day. */
export function daysAroundClosure({ venues, today }: Run): ClosureDay[] {
  const dates = [...Array(400).keys()].map((days) => addDays(today, days + 2))
  const lists = venues.map(({ id, fields }) => {
    const closure = closureOf(fields)
    if (!closure.closedFrom && !closure.closedTo) return []
    const days = dates.map((date) => ({ venueId: id, date, isClosed: isClosedOn(closure, date) }))
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
  const offers: boolean[] = []
  for (const { venueId, date } of closed)
    offers.push((await countOffered(run, 'sessions.closure', venueId, date)) > 0)
  if (closed.length < 2) return
  const [first, last] = [closed[0]!, closed.at(-1)!]
  const { expect } = recorder.about(`GET /api/sessions/availability/${first.venueId}/…`)
  const only = ({ date }: ClosureDay, other: string) =>
    `The restaurant is closed from ${first.date} to ${last.date}, but only ${date} offers times: those of the day ${other}.`
  expect('sessions.day', offers[0]! || !offers.at(-1), only(last, 'after'))
  // If it is closed already, nothing is known of the day before.
  expect('sessions.day', !offers[0] || offers.at(-1)! || days[0] === first, only(first, 'before'))
}

/** For --time-zone: times that have passed, and the days when the clocks change. */
export async function checkRestaurantClock(run: Run): Promise<void> {
  const { timeZone } = run.options
  const { venueId } = run.selected?.day ?? run.days[0] ?? {}
  if (timeZone === undefined || venueId === undefined) return
  await checkPassedTimes(run, venueId, timeZone)
  await checkClockChange(run, venueId, timeZone)
}

async function checkPassedTimes(run: Run, venueId: string | number, timeZone: string): Promise<void> {
  const { recorder, now, options } = run
  const date = dayAt(now, timeZone)
  const body = await fetchBody(run, 'sessions', { venueId, date, guests: options.guests })
  if (body === undefined) return
  const time = timeAt(now, timeZone)
  const passed = listOf(fieldsOf(body).sessions).flatMap((session) => {
    const { startTime, endTime, availability } = fieldsOf(session)
    const [start = 0, end = 2400] = [readTime(startTime), readTime(endTime)]
    // After midnight a session goes on with the times of the next day.
    const isToday = (slot: Slot) => start <= end || slot.time >= start
    const hasPassed = (slot: Slot) => slot.time < Number(time.replace(':', ''))
    return slotsOf(availability).filter((slot) => slot.available && isToday(slot) && hasPassed(slot))
  })
  const response = `At ${time} in ${timeZone}, today's free times are still ${firstTimes(passed)}`
  recorder.about(`sessions of ${date}`).expect('sessions.passed', passed.length === 0, response, 'warning')
}

/** In days: every zone that changes its clocks does so within seven months. */
const LONGEST_SEASON = 220

async function checkClockChange(run: Run, venueId: string | number, timeZone: string): Promise<void> {
  const { recorder, today, options } = run
  // The zone's time at noon UTC changes with its clocks.
  const noons = [...Array(LONGEST_SEASON).keys()].map((days) => {
    const date = addDays(today, days + 8)
    return { date, time: timeAt(new Date(`${date}T12:00:00Z`), timeZone) }
  })
  const change = noons.find(({ time }, index) => time !== noons[Math.max(0, index - 1)]!.time)?.date
  if (!change) return recorder.inconclusive(`The clocks of ${timeZone} don't change.`, 'sessions.clocks')
  const days: number[][] = []
  for (const date of [-7, 0, 7].map((offset) => addDays(change, offset))) {
    const day = await slotsFor(run, 'sessions.clocks', { venueId, date, guests: options.guests })
    days.push((day?.slots ?? []).map(({ time }) => time))
  }
  const [before, ...others] = days
  if (before!.length < 2 || others.some((times) => times.length === 0))
    return recorder.inconclusive(`No times were found around ${change}.`, 'sessions.clocks')
  for (const [index, times] of others.entries()) {
    const date = addDays(change, index * 7)
    const direction = [60, -60].find((minutes) => isMoved(before!, times, minutes))
    if (direction === undefined) continue
    const response = `The times of ${date} are those of ${addDays(change, -7)}, an hour ${direction > 0 ? 'later' : 'earlier'}: ${hhmm(times[0]!)} is ${hhmm(before![0]!)}. The clocks of ${timeZone} change on ${change}.`
    recorder.about(`sessions of ${date}`).found('sessions.clocks', 'fault', response)
  }
}

const minutesOf = (time: number) => Math.floor(time / 100) * 60 + (time % 100)

const isMoved = (from: readonly number[], to: readonly number[], minutes: number) =>
  from.length === to.length &&
  from.every((time, index) => minutesOf(to[index]!) === minutesOf(time) + minutes)
