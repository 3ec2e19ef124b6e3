import type { DateText } from './date'
import type { Minutes } from './minutes'

/** A restaurant's local day and time. */
export interface LocalTime {
  readonly date: DateText
  readonly minutes: Minutes
}

/** To make one takes longer than all else that a call does in this process. */
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
