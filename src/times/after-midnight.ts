import type { Session } from '../api/bodies'
import { addDays, hhmm, type PlainDate } from '../dates/plain-date'
import type { Formats } from '../locale/formats'

/**
 * A session that ends past midnight belongs to the day that it starts on, and so do all of its times: they are sent with that
 * day, and come last in it (decisions, "After midnight"). Here are the day that a time falls on, and its name.
 */

/** A day with its sessions; null where they are not known, as for another restaurant and after a reload. */
export interface Day {
  readonly date: PlainDate | null
  readonly sessions: readonly Session[] | null
}

/** Where nothing says when a session starts and ends, times before this one are after midnight: no table is that early. */
const firstBreakfast = '05'
/** No session lasts longer. */
const noon = '12'

/** Whether a time, HH:MM, is after the midnight of its session's day: "00:30" from 19:00 to 01:00. */
function isAfterMidnight(sessions: Day['sessions'], time: string): boolean {
  if (time >= noon) return false
  const session = sessions?.find(({ availability }) => availability.some((slot) => slot.time === time))
  const { startTime, endTime } = session ?? {}
  if (startTime == null || endTime == null) return time < firstBreakfast
  const [start, end] = [digitsOf(startTime), digitsOf(endTime)]
  return hhmm(time) < start && (end < start || end >= '2400')
}

/** The contract leaves open how sessions write their times: as 1930, "1930", "19:30" or a date with one. */
const digitsOf = (sent: unknown) =>
  String(sent)
    .replace(/^.*T|:/g, '')
    .padStart(4, '0')

/** The day that a time of `day` falls on, YYYY-MM-DD: the next one after midnight. Of no day it is none. */
export const dayOfTime = ({ date, sessions }: Day, time: string): PlainDate =>
  isAfterMidnight(sessions, time) ? addDays(date ?? '', 1) : (date ?? '')

/** When a time of `day` is, by the restaurant's clock: "2026-11-29 00:30". Sorts as a string. */
export const wallTime = (day: Day, time: string): string => `${dayOfTime(day, time)} ${time}`

/** A time as diners read it, or an hour of it, after midnight with its day: "19:30", "00:30 Sun", "7 PM". `day`: by default the chosen one. */
export function timeName(
  { facts, formats }: { readonly facts: Day; readonly formats: Formats },
  time: string,
  day: Day = facts,
): string {
  const shown = formats.time(time)
  const own = dayOfTime(day, time)
  return day.date === null || own === day.date ? shown : `${shown} ${formats.date(own, { weekday: 'short' })}`
}
