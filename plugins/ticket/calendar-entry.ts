import { isoAt, momentOf } from 'tavola/time'

/** An entry for a calendar. */
export interface CalendarEntry {
  /** Unique in the world. */
  readonly id: string
  readonly title: string
  readonly location: string
  /** Lines of text. */
  readonly notes: string
  /** YYYY-MM-DD and HH:MM, in the restaurant's time zone. */
  readonly date: string
  readonly time: string
  readonly minutes: number
  /** IANA zone; left out: the time of wherever the calendar is. */
  readonly timeZone?: string | undefined
}

/**
 * The text of an .ics file (RFC 5545). Own lines, as one entry without repetition needs no more than these, and the
 * packages for it weigh more than the whole ticket.
 */
export function calendarFile(entry: CalendarEntry, now: Date): string {
  const { timeZone, date, time } = entry
  // A duration, not an end: it stays right where the clocks change while the diners sit there.
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tavola//Table booking//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(timeZone ? zoneLines(entry, timeZone) : []),
    'BEGIN:VEVENT',
    `UID:${escape(entry.id)}`,
    `DTSTAMP:${compact(now.toISOString())}`,
    `DTSTART${timeZone ? `;TZID=${timeZone}` : ''}:${compact(`${date}T${time}:00`)}`,
    `DURATION:PT${entry.minutes}M`,
    `SUMMARY:${escape(entry.title)}`,
    `LOCATION:${escape(entry.location)}`,
    `DESCRIPTION:${escape(entry.notes)}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** The zone as it is at this hour: the entry happens once, so that no rule of its summer time is needed. */
function zoneLines(entry: CalendarEntry, timeZone: string): string[] {
  const offset = isoAt(momentOf(entry, timeZone), timeZone).slice(-6).replace(':', '')
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ]
}

/** An ISO time without its separators and fractions: "20261128T193000". */
const compact = (iso: string): string => iso.replace(/[-:]|\.\d+/g, '')

/** RFC 5545, section 3.3.11: text. Other control characters are not allowed in it. */
const escape = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[\u0000-\u001f\u007f]/g, '')

/** RFC 5545, section 3.1: no line has more than 75 octets of UTF-8; one that goes on begins with a blank. */
function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0)!)
    if (octets + size > 75) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

const octetsOf = (code: number) => (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4)

/** Google's page for a new entry. */
export function googleLink(entry: CalendarEntry): string {
  const { title, location, notes, timeZone } = entry
  const dates = boundsOf(entry).map(compact).join('/')
  return addressWith('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: title,
    dates,
    ...(timeZone && { ctz: timeZone }),
    location,
    details: notes,
  })
}

/** Outlook's page for a new entry. */
export function outlookLink(entry: CalendarEntry): string {
  const [startdt = '', enddt = ''] = boundsOf(entry)
  return addressWith('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: entry.title,
    startdt,
    enddt,
    location: entry.location,
    body: entry.notes,
  })
}

/** Start and end as ISO times: in UTC, or without a zone where the entry has none. */
function boundsOf(entry: CalendarEntry): string[] {
  const { minutes, timeZone } = entry
  const start = momentOf(entry, timeZone ?? 'UTC').getTime()
  return [start, start + minutes * 60_000].map((moment) =>
    new Date(moment).toISOString().replace(/\.\d+Z/, timeZone ? 'Z' : ''),
  )
}

/** URLSearchParams would write a blank as "+", which Outlook shows as it is. */
const addressWith = (page: string, values: Readonly<Record<string, string>>) =>
  `${page}?${Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`
