import { longDate, type PlainDate } from 'tavola'
import type { calendarMessages } from './calendar-messages'

type Translate = (key: keyof typeof calendarMessages & string) => string

/** The longest weekday name that fits above its column, in characters. */
const longestShortName = 4

/**
 * The calendar's formats for the locale: the month in the header, the weekdays above the columns, and the days as in
 * the rest of the widget. `plain` converts a calendar `Date` to a plain day.
 */
export function wordsOf(locale: string, t: Translate, plain: (day: Date) => PlainDate) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const { format } = new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory' })
    return (day: Date) => format(day)
  }
  const month = format({ month: 'long', year: 'numeric' })
  const weekday = format({ weekday: 'long' })
  const short = format({ weekday: 'short' })
  const isLong = week.some((day) => short(day).length > longestShortName)
  return {
    formatters: {
      formatCaption: month,
      formatDay: (day: Date) => day.getDate().toLocaleString(locale),
      formatWeekdayName: isLong ? format({ weekday: 'narrow' }) : short,
    },
    labels: {
      labelNav: () => t('months'),
      labelPrevious: () => t('previousMonth'),
      labelNext: () => t('nextMonth'),
      labelGrid: month,
      labelWeekday: weekday,
      labelDayButton: (day: Date) => longDate(plain(day), locale),
    },
  }
}

/** Seven consecutive days at local noon. */
const week = [...Array(7).keys()].map((index) => new Date(2026, 0, 1 + index, 12))
