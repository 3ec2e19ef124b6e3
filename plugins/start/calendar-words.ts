import { addDays, formatDate, type PlainDate } from 'tavola'
import type { Month } from './month'

/** The longest weekday name that fits above its column, in characters. */
const longestShortName = 4

/** A Sunday. */
const sunday = '2026-01-04'

/** "November 2026", in the locale's words. */
export const monthName = (month: Month, locale: string): string =>
  formatDate(`${month}-01`, locale, { month: 'long', year: 'numeric' })

/** The days' names above their columns, short as long as all fit. `firstOfWeek`: 0 is Sunday. */
export function weekdayNames(locale: string, firstOfWeek: number): string[] {
  const days = [...Array(7).keys()].map((index) => addDays(sunday, firstOfWeek + index))
  const named = (weekday: 'short' | 'narrow') => (day: PlainDate) => formatDate(day, locale, { weekday })
  const short = days.map(named('short'))
  return short.every(({ length }) => length <= longestShortName) ? short : days.map(named('narrow'))
}
