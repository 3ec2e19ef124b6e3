import type { DateText } from './date'
import type { Minutes } from './minutes'

/** What the clock on a restaurant's wall and the calendar beside it say. */
export interface LocalTime {
  readonly date: DateText
  readonly minutes: Minutes
}

/** An instant as seen in a time zone such as "Europe/Dublin", summer time included. */
export function localTime(instant: Date, timeZone: string): LocalTime {
  // Swedish writes dates as ISO 8601 does: "2026-11-20 19:30".
  const text = instant.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const [date = '', time = ''] = text.split(' ')
  const [hours, minutes] = time.split(':')
  return { date, minutes: Number(hours) * 60 + Number(minutes) }
}

/** Whether a day and time of day lie before an instant, where that time zone is. */
export function isBefore(date: DateText, minutes: Minutes, instant: Date, timeZone: string): boolean {
  const local = localTime(instant, timeZone)
  return date < local.date || (date === local.date && minutes < local.minutes)
}
