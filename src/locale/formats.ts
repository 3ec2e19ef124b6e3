import { dateFormat, dateParts, money, localDigits, localNumber, localTime } from './formatters'

/** Formats of dates, times, numbers and money in one locale. A day is YYYY-MM-DD. */
export interface Formats {
  /** "Friday 20 November 2026", "Friday, November 20, 2026". */
  longDate(day: string): string
  /** "Friday 20 November", for the summary. */
  shortDate(day: string): string
  /** "Sat 23 Jan". With `today` it omits the current month, "Sat 28", unless the locale writes the month first (date.month-written). */
  shortDay(day: string, today?: string): string
  /** A day with these parts: "Fri 20". */
  date(day: string, parts: Intl.DateTimeFormatOptions): string
  /** A time HH:MM, or an hour HH, by the locale's clock: "19:30", "7:30 PM", "٧:٣٠ م"; "19", "7 PM". */
  time(time: string): string
  /** A text with the locale's digits, such as the minutes "05". */
  digits(text: string): string
  /** A number in the locale's digits and grouping: "1,234", "١٬٢٣٤". */
  number(value: number): string
  /** "€16.95", or "£30" without decimals. `currency` is an ISO 4217 code. */
  money(amount: number, currency: string): string
}

/** The formats of a locale, a BCP 47 tag. */
export const formatsIn = (locale: string): Formats => ({
  longDate: (day) =>
    formatDate(day, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  shortDate: (day) => formatDate(day, locale, { weekday: 'long', day: 'numeric', month: 'long' }),
  shortDay: (day, today) =>
    formatDate(day, locale, {
      weekday: 'short',
      day: 'numeric',
      ...((today?.slice(0, 7) !== day.slice(0, 7) || isMonthFirst(locale)) && { month: 'short' }),
    }),
  date: (day, parts) => formatDate(day, locale, parts),
  time: (time) => localTime(time, locale),
  digits: (text) => localDigits(text, locale),
  number: (value) => localNumber(value, locale),
  money: (amount, currency) => money(amount, currency, locale),
})

/** Writes commas only in dates with the month first, "Friday, November 20". In others only some browsers write them. */
function formatDate(day: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const hasCommas = isMonthFirst(locale)
  return dateParts(day, locale, options)
    .map(({ type, value }) => (type === 'literal' && !hasCommas ? value.replace(',', '') : value))
    .join('')
}

const isMonthFirst = (locale: string) =>
  dateFormat(locale, { month: 'numeric', day: 'numeric' }).formatToParts()[0]?.type === 'month'
