import { longDate, type PlainDate } from 'tavola'
import type { calendarMessages } from './calendar-messages'

type Translate = (key: keyof typeof calendarMessages & string) => string

/** The longest name of a weekday that fits over its column, in letters. */
const longestShortName = 4

/**
 * The calendar's names as the locale has them, by the browser: a month's in its head, a weekday's over its column, a
 * day's as everywhere in the widget. `plain` makes of a calendar's `Date` the day that it stands for.
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

/** Seven days in a row, at noon in every zone's clock. */
const week = [...Array(7).keys()].map((index) => new Date(2026, 0, 1 + index, 12))
