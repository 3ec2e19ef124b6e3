import { calendarFile, type CalendarEntry } from '../../../plugins/ticket/calendar-entry'

/** A table in Dublin, in winter. */
export const dinner: CalendarEntry = {
  id: 'MB-1234.cork@host.example',
  title: 'Table at Milano Cork',
  location: 'Milano Cork',
  notes: 'Reference: MB-1234',
  date: '2026-11-28',
  time: '19:30',
  minutes: 120,
  timeZone: 'Europe/Dublin',
}

export const now = new Date('2026-11-20T09:00:00.123Z')

export const fileOf = (over: Partial<CalendarEntry> = {}) => calendarFile({ ...dinner, ...over }, now)

/** What a reader of RFC 5545 makes of it: unfolded lines, each a name with its value. */
export function read(file: string): ReadonlyMap<string, string> {
  const lines = file.replace(/\r\n /g, '').split('\r\n')
  return new Map(
    lines
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)] as const),
  )
}

/** A text as it was before it was escaped. */
export const unescaped = (text = '') =>
  text.replace(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character))
