import { dateFormat, money, localDigits, localNumber } from './formatters'

/** Formats of dates, times, numbers and money in one locale. Add new formats here. A day is YYYY-MM-DD. */
export interface Formats {
  /** Section 9, "Date shown": "Friday 20 November 2026". */
  longDate(day: string): string
  /** "Friday 20 November", as in the summary. */
  shortDate(day: string): string
  /** A day with some parts: "Fri 20". Without commas, which only some browsers add. */
  date(day: string, parts: Intl.DateTimeFormatOptions): string
  /** A time as HH:MM in the locale's digits: "19:30", "١٩:٣٠". */
  time(time: string): string
  /** In the locale's digits and grouping: "1,234", "١٬٢٣٤". */
  number(value: number): string
  /** "€16.95", or "£30" without decimals. `currency` is an ISO 4217 code. */
  money(amount: number, currency: string): string
}

/** The formats of a locale, a BCP 47 tag. */
export const formatsIn = (locale: string): Formats => ({
  longDate: (day) =>
    formatDate(day, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  shortDate: (day) => formatDate(day, locale, { weekday: 'long', day: 'numeric', month: 'long' }),
  date: (day, parts) => formatDate(day, locale, parts),
  time: (time) => localDigits(time, locale),
  number: (value) => localNumber(value, locale),
  money: (amount, currency) => money(amount, currency, locale),
})

/** Formats a day without commas, which only some browsers add. `options` of Intl.DateTimeFormat. */
function formatDate(day: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  // In UTC, like the parsed day: a cached formatter must not depend on the time zone of the device.
  return dateFormat(locale, { ...options, timeZone: 'UTC' })
    .formatToParts(Date.parse(day))
    .map(({ type, value }) => (type === 'literal' ? value.replace(',', '') : value))
    .join('')
}
