import { momentOf } from 'tavola'
import { compact, type CalendarEntry } from './calendar-file'

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
  const { date, time, minutes, timeZone } = entry
  const start = timeZone ? momentOf(entry, timeZone).getTime() : Date.parse(`${date}T${time}Z`)
  return [start, start + minutes * 60_000].map((moment) =>
    new Date(moment).toISOString().replace(/\.\d+Z/, timeZone ? 'Z' : ''),
  )
}

/** URLSearchParams would write a blank as "+", which Outlook shows as it is. */
const addressWith = (page: string, values: Readonly<Record<string, string>>) =>
  `${page}?${Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`
