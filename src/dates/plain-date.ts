import { dateFormat } from '../locale/formatters'

/**
 * A day in the restaurant's time zone as YYYY-MM-DD, which sorts as a string. Its `Date` is at local noon, so that a clock change cannot
 * move it to another day. The browser's Intl formats it, because a date library would add 7 KB to step 1.
 */
export type PlainDate = string

const isoDate = (year: number, month: number, day: number): PlainDate =>
  [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-')

const twoDigits = (number: number) => String(number).padStart(2, '0')

export function toDate(day: PlainDate): Date {
  const [year, month, date] = day.split('-').map(Number)
  return new Date(year!, month! - 1, date, 12)
}

/** Whether a text is an existing day: not 2026-02-30. */
export function isPlainDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const date = toDate(text)
  return date.getMonth() + 1 === Number(text.slice(5, 7)) && date.getDate() === Number(text.slice(8))
}

/** The day at `moment` in the restaurant's time zone, by default the browser's. */
export function dayAt(moment: Date, timeZone?: string): PlainDate {
  if (!timeZone) return isoDate(moment.getFullYear(), moment.getMonth() + 1, moment.getDate())
  const parts: Record<string, string> = {}
  const format = dateFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  for (const { type, value } of format.formatToParts(moment)) parts[type] = value
  return `${parts.year}-${parts.month}-${parts.day}`
}

/** Today in the brand's time zone, by a plugin's context. */
export const todayOf = ({ now, brand }: { now: () => Date; brand: { timeZone?: string | undefined } }) =>
  dayAt(now(), brand.timeZone)

/** The day `days` later, or earlier if negative. */
export function addDays(day: PlainDate, days: number): PlainDate {
  const date = toDate(day)
  date.setDate(date.getDate() + days)
  return dayAt(date)
}

/** The time of day at `moment` in the restaurant's time zone, as HH:MM. */
export function timeAt(moment: Date, timeZone?: string): string {
  if (!timeZone) return `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`
  return dateFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(moment)
}

/** The day and the time at `moment`, as in {@link dayAt} and {@link timeAt}: "2026-11-28 19:30". It sorts as a string. */
export const clockAt = (moment: Date, timeZone?: string): string =>
  `${dayAt(moment, timeZone)} ${timeAt(moment, timeZone)}`

/** A time in the form of paths and payloads: "1930" for "19:30". */
export const hhmm = (time: string): string => time.replace(':', '')

/** The first day that can be chosen: today, or the day of `now + noticeHours` (date.past). */
export function firstDay(now: Date, noticeHours = 0, timeZone?: string): PlainDate {
  return dayAt(new Date(now.getTime() + noticeHours * 3_600_000), timeZone)
}

/** A venue's closure (date.closure), from its first closed day to its first open day. Both are optional. */
export interface Closure {
  readonly closedFrom: PlainDate | null
  readonly closedTo: PlainDate | null
}

export function isClosedOn({ closedFrom, closedTo }: Closure, day: PlainDate): boolean {
  if (closedFrom && closedTo) return closedFrom <= day && day < closedTo
  if (closedTo) return day < closedTo
  if (closedFrom) return closedFrom < day
  return false
}
