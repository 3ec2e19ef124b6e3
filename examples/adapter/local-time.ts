/** From instants to the clock on a restaurant's wall and back, with summer time, by the browser's or Node's own tables. */

export interface LocalTime {
  /** "2026-11-28". */
  readonly date: string
  /** "19:30". */
  readonly time: string
}

/** What the clock shows in that zone: "2026-06-20T18:30:00Z" is half past seven in Dublin. */
export function localTime(instant: string | number, timeZone: string): LocalTime {
  const parts: Record<string, string> = {}
  for (const { type, value } of formatFor(timeZone).formatToParts(new Date(instant))) parts[type] = value
  const { year, month, day, hour, minute } = parts
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` }
}

/** The instant at which the clock shows that, in UTC: "2026-11-28T19:30:00.000Z". */
export function instantOf({ date, time }: LocalTime, timeZone: string): string {
  const wanted = Date.parse(`${date}T${time}:00Z`)
  const offsetAt = (instant: number) => {
    const shown = localTime(instant, timeZone)
    return Date.parse(`${shown.date}T${shown.time}:00Z`) - instant
  }
  // The offset is that of the result, which may lie across a change of the clocks from the first guess.
  return new Date(wanted - offsetAt(wanted - offsetAt(wanted))).toISOString()
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}
