/** A calendar day, "YYYY-MM-DD". Not a `Date`, because a calendar day has no time zone. */
export type DateText = string

const MILLISECONDS_A_DAY = 86_400_000

/** Whether the text is a day that exists: "2026-02-30" is not. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && day.getUTCFullYear() >= 2000
}

export function addDays(date: DateText, days: number): DateText {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  return new Date(midnight + days * MILLISECONDS_A_DAY).toISOString().slice(0, 10)
}

/** A time of day inside the server: minutes after midnight, 0 to 1439. */
export type Minutes = number

/** Slots begin every 15 minutes, and tables are sold in units of 15 minutes. */
export const QUARTER: Minutes = 15

/** "1930" to 1170; undefined for anything that is not a time of day. Times of day in calls are HHMM. */
export function parseHHMM(text: string): Minutes | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3])([0-5]\d)$/.exec(text) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

/** 1170 to 1930, the integer in a slot. */
export const toSlotTime = (minutes: Minutes): number => Math.floor(minutes / 60) * 100 + (minutes % 60)

/** 1930 to 1170. */
export const fromSlotTime = (time: number): Minutes => Math.floor(time / 100) * 60 + (time % 100)

/** A restaurant's local day and time. */
export interface LocalTime {
  readonly date: DateText
  readonly minutes: Minutes
}

/** Cached, as creating one is the slowest part of a call in this process. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(timeZone: string): Intl.DateTimeFormat {
  // The Swedish format is close to ISO 8601: "2026-11-20 19:30".
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  formats.set(timeZone, format)
  return format
}

/** An instant in a time zone such as "Europe/Dublin", with daylight saving time. */
export function localTime(instant: Date, timeZone: string): LocalTime {
  const [date = '', time = ''] = formatIn(timeZone).format(instant).split(' ')
  const [hours, minutes] = time.split(':')
  return { date, minutes: Number(hours) * 60 + Number(minutes) }
}

/** Whether a day and time in the time zone are before an instant. */
export function isBefore(date: DateText, minutes: Minutes, instant: Date, timeZone: string): boolean {
  const local = localTime(instant, timeZone)
  return date < local.date || (date === local.date && minutes < local.minutes)
}
