import { formatISO } from 'date-fns'

/**
 * Stands in for date-fns' `format`, which brings its patterns and its English words. What is shown the browser formats
 * (calendar-words.ts): left are the calendar's keys of days and months, "yyyy-MM-dd" and "yyyy-MM".
 */
export function format(day: Date, pattern: string): string {
  if (!/^yyyy-MM(-dd)?$/.test(pattern))
    throw new Error(`The calendar shows nothing by the pattern "${pattern}".`)
  return formatISO(day, { representation: 'date' }).slice(0, pattern.length)
}
