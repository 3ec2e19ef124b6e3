import { formatISO } from 'date-fns'

/**
 * In place of date-fns' `format`, with its patterns and English names. The browser formats what is shown
 * (plugins/start/calendar-words.ts); the calendar's keys of days and months are left, "yyyy-MM-dd" and "yyyy-MM".
 */
export function format(day: Date, pattern: string): string {
  if (!/^yyyy-MM(-dd)?$/.test(pattern))
    throw new Error(`The calendar shows nothing by the pattern "${pattern}".`)
  return formatISO(day, { representation: 'date' }).slice(0, pattern.length)
}
