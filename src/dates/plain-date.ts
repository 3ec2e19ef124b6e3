/**
 * A day in the restaurant's time zone as YYYY-MM-DD; days sort as strings. A `Date` is made only to show a day or to
 * fill a calendar. It is at local noon, so that no clock change can move it to another day.
 *
 * Uses the browser's Intl: a date library would add 7 KB to step 1.
 */
export type PlainDate = string

export function toDate(day: PlainDate): Date {
  const [year, month, date] = day.split('-').map(Number)
  return new Date(year!, month! - 1, date, 12)
}

/** Section 9, "Date shown": "Friday 20 November 2026". */
export const longDate = (day: PlainDate, locale: string): string =>
  shown(day, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** As in the summary: "Friday 20 November". */
export const shortDate = (day: PlainDate, locale: string): string =>
  shown(day, locale, { weekday: 'long', day: 'numeric', month: 'long' })

/** In the locale's format, but without commas, which only some browsers add. */
function shown(day: PlainDate, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory' })
    .formatToParts(toDate(day))
    .map(({ type, value }) => (type === 'literal' ? value.replace(',', '') : value))
    .join('')
}

/** A time or another text with the locale's digits: "19:30", "١٩:٣٠". */
export const localDigits = (text: string, locale: string): string =>
  text.replace(/\d/g, (digit) => Number(digit).toLocaleString(locale))

/** Whether a text is a day that exists: 2026-02-30 is not. */
export function isPlainDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const date = toDate(text)
  return date.getMonth() + 1 === Number(text.slice(5, 7)) && date.getDate() === Number(text.slice(8))
}

/** The day at `moment` in the restaurant's time zone, by default the browser's. */
export function dayAt(moment: Date, timeZone?: string): PlainDate {
  const parts: Record<string, string> = {}
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  for (const { type, value } of format.formatToParts(moment)) parts[type] = value
  return `${parts.year}-${parts.month}-${parts.day}`
}

/** The day `days` later, or earlier if negative. */
export function addDays(day: PlainDate, days: number): PlainDate {
  const date = toDate(day)
  date.setDate(date.getDate() + days)
  return dayAt(date)
}

/** The time of day at `moment` in the restaurant's time zone, as HH:MM. */
export function timeAt(moment: Date, timeZone?: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  return format.format(moment)
}

/** The first day that may be chosen: today, or the day of `now + noticeHours` (section 5, "Date"). */
export function firstDay(now: Date, noticeHours = 0, timeZone?: string): PlainDate {
  return dayAt(new Date(now.getTime() + noticeHours * 3_600_000), timeZone)
}

/**
 * A venue's closure (section 5, "Date"): `closedFrom` is the first closed day, `closedTo` the first open day after it.
 * Both are optional.
 */
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
