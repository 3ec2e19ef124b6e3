import { defaultNow } from '../../../src/testing/clock'

/**
 * When the tests of browsers, packages, sizes and sessions begin: by default Friday morning in Dublin. All that they know of the
 * time follows from it; TAVOLA_NOW shows that they hold at another moment too: 2027-11-20T09:00:00Z.
 */
export const now = new Date(process.env.TAVOLA_NOW || defaultNow)

/** Where the restaurants, the browsers and the servers of these tests are. */
export const zone = 'Europe/Dublin'

/** Days are YYYY-MM-DD. */
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** The restaurants' today. */
export const today = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: zone }).format(now)
export const tomorrow = addDays(today, 1)
export const nextWeek = addDays(today, 7)

const weekday = (new Date(today).getUTCDay() + 6) % 7
/** The days of the week after today's: the first of them is at least three days away. */
export const [, thursday, friday, saturday, sunday] = [2, 3, 4, 5, 6].map((day) =>
  addDays(today, 7 - weekday + day),
) as [string, string, string, string, string]

/** How many days the month of a day has. */
export const daysIn = (day: string) =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate()

const written = (day: string, options: Intl.DateTimeFormatOptions, locale = 'en-GB') =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(day)).replace(',', '')

/** As the calendar's buttons are called: "Saturday 28 November 2026". */
export const longDay = (day: string, locale?: string) =>
  written(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, locale)
/** As summaries say it: "Saturday 28 November". */
export const shortDay = (day: string) => written(day, { weekday: 'long', day: 'numeric', month: 'long' })
/** As the calendar calls its grid: "November 2026". */
export const monthOf = (day: string) => written(day, { month: 'long', year: 'numeric' })
