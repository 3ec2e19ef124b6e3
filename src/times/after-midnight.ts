import type { Session } from '../api/bodies'
import { addDays, hhmm, type PlainDate } from '../dates/plain-date'
import type { Formats } from '../locale/formats'

/**
 * A session that ends after midnight belongs to the day on which it starts. So do all of its times: they are sent with that day, and
 * come last in it (time.after-midnight). This file finds a time's real day, and its name.
 */

/** A day with its sessions. They are null if unknown, as for another restaurant and after a reload. */
export interface Day {
  readonly date: PlainDate | null
  readonly sessions: readonly Session[] | null
}

/** Without a session's start and end, times before this hour are after midnight, because no table is that early. */
const firstBreakfast = '05'
/** The hour until which a late session may last. */
const noon = '12'

/** Whether a time, HH:MM, is after the midnight of its session's day: "00:30" from 19:00 to 01:00. */
export function isAfterMidnight(sessions: Day['sessions'], time: string): boolean {
  if (time >= noon) return false
  const all = sessions ?? []
  const slotIn = ({ availability }: Session) => availability.find((slot) => slot.time === time)
  // A free slot takes precedence over a full one, as in the list of times.
  const listed = all.find((one) => slotIn(one)?.available) ?? all.find(slotIn)
  const at = hhmm(time)
  for (const { startTime, endTime } of listed ? [listed] : all) {
    const [start, end] = [digitsOf(startTime), digitsOf(endTime)]
    if (start === null) continue
    const endsLate = end === null ? time < firstBreakfast : end <= start || end >= '2400'
    if (endsLate && at < start) return true
    if (listed || (start <= at && (endsLate || at <= end!))) return false
  }
  return time < firstBreakfast
}

/**
 * A session's start or end as HHMM, up to "2959"; null if it has none. The contract leaves the format open: 1930, "1930", "19:30",
 * "19:30:00", or a date with a time.
 */
function digitsOf(sent: unknown): string | null {
  const digits = String(sent)
    .replace(/^(.*T)?(\d+):(\d\d).*/, '$2$3')
    .padStart(4, '0')
  return /^\d{4}$/.test(digits) ? digits : null
}

/** The real day of a time of `day`, YYYY-MM-DD: after midnight, the next day. Without a day, it is empty. */
export const dayOfTime = ({ date, sessions }: Day, time: string): PlainDate =>
  isAfterMidnight(sessions, time) ? addDays(date ?? '', 1) : (date ?? '')

/** The real day and time of a time of `day`, on the restaurant's clock: "2026-11-29 00:30". It sorts as a string. */
export const wallTime = (day: Day, time: string): string => `${dayOfTime(day, time)} ${time}`

interface Context {
  readonly facts: Day
  readonly formats: Formats
}

/** A time for diners, with its weekday after midnight: "19:30", "00:30 Sun", "7:30 PM". `day`: by default the chosen one. */
export function timeName({ facts, formats }: Context, time: string, day: Day = facts): string {
  const shown = formats.time(time)
  const own = dayOfTime(day, time)
  return day.date === null || own === day.date ? shown : `${shown} ${weekday(formats, own)}`
}

const weekday = (formats: Formats, day: PlainDate) => formats.date(day, { weekday: 'short' })

/** An hour with its times, HH:MM. */
export interface Hour {
  /** A unique id: "19". The second of two equal hours has its day: "2026-11-29 00". */
  readonly id: string
  /** "19", "00 Sun", "7 PM". */
  readonly name: string
  readonly times: readonly string[]
}

/** The hours of the chosen day's times, in order. An hour of two days is listed twice, each with its day. */
export function hoursOf({ facts, formats }: Context, times: readonly string[]): Hour[] {
  const byHour = new Map<string, string[]>()
  for (const time of times) {
    const at = wallTime(facts, time).slice(0, -3)
    byHour.set(at, [...(byHour.get(at) ?? []), time])
  }
  return [...byHour].map(([at, own]) => {
    const [day, hour] = [at.slice(0, -3), at.slice(-2)]
    const isLate = facts.date !== null && day !== facts.date
    const isTwice = [...byHour.keys()].some((other) => other !== at && other.endsWith(hour))
    const shown = formats.time(hour)
    return {
      id: isTwice && isLate ? at : hour,
      name: isTwice || isLate ? `${shown} ${weekday(formats, day)}` : shown,
      times: own,
    }
  })
}
