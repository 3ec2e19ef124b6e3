import type { WireSession, WireSessions, WireVenue } from '../api/wire'
import { addDays, isPlainDate } from '../dates/plain-date'

/** Opening hours on some days. An end before the start is after midnight. */
export interface OpeningHours {
  readonly '@type': 'OpeningHoursSpecification'
  readonly opens: string
  readonly closes: string
  readonly validFrom?: string
  readonly validThrough?: string
}

/** A month: search engines show less, and a year's responses would make a page slow. */
const mostDays = 31

/** The opening hours of each session that has a start and an end. */
export function hoursOf(days: Readonly<Record<string, WireSessions>>): readonly OpeningHours[] {
  const valid = Object.entries(days).filter(([day]) => isPlainDate(day))
  return valid
    .sort(([one], [other]) => one.localeCompare(other))
    .slice(0, mostDays)
    .flatMap(([day, { sessions }]) =>
      (Array.isArray(sessions) ? sessions : []).flatMap((session: WireSession) => {
        const opens = clockTime(session?.startTime)
        const closes = clockTime(session?.endTime)
        return opens && closes ? [open(opens, closes, { validFrom: day, validThrough: day })] : []
      }),
    )
}

/** Closed days (date.closure) in schema.org's form: from midnight to midnight. */
export function closureOf({
  closedFrom,
  closedTo,
}: Pick<WireVenue, 'closedFrom' | 'closedTo'>): OpeningHours | undefined {
  const from = dayOf(closedFrom)
  const to = dayOf(closedTo)
  if (!from && !to) return undefined
  // With both dates, the first day is closed. `closedFrom` alone closes the days after it.
  const validFrom = from && (to ? from : addDays(from, 1))
  const validThrough = to && addDays(to, -1)
  if (validFrom && validThrough && validThrough < validFrom) return undefined
  return open('00:00', '00:00', { ...(validFrom && { validFrom }), ...(validThrough && { validThrough }) })
}

const open = (
  opens: string,
  closes: string,
  valid: Pick<OpeningHours, 'validFrom' | 'validThrough'>,
): OpeningHours => ({ '@type': 'OpeningHoursSpecification', opens, closes, ...valid })

const dayOf = (value: unknown) => {
  const day = typeof value === 'string' ? value.slice(0, 10) : ''
  return isPlainDate(day) ? day : undefined
}

/** Writes `1930` as "19:30", and 2400 as midnight. */
function clockTime(value: unknown): string | undefined {
  const digits = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  const time = /^\d{1,4}$/.test(digits) ? digits.padStart(4, '0') : ''
  const [, hours, minutes] = /^([01]\d|2[0-4])([0-5]\d)$/.exec(time) ?? []
  if (hours === undefined) return undefined
  return hours === '24' ? (minutes === '00' ? '00:00' : undefined) : `${hours}:${minutes}`
}
