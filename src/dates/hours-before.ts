import { clockAt, dayAt, timeAt, type PlainDate } from './plain-date'
import { utcOf } from './utc'

/** A day and a time (HH:MM) in the restaurant's time zone. */
export interface PlainTime {
  readonly date: PlainDate
  readonly time: string
}

const hour = 3_600_000
/** A day is longer than any zone's offset, so the offsets a day before and after are those around a clock change. */
const day = 24 * hour

/**
 * The exact moment of a day and time in the restaurant's time zone, by default the browser's. As in calendar files (RFC 5545, section
 * 3.3.5), a time that exists twice in autumn is the first one. A time that is skipped in spring counts as if the clocks had not
 * changed.
 */
export function momentOf({ date, time }: PlainTime, timeZone?: string): Date {
  const asUtc = utcOf(`${date}T${time}`)
  const withOffsetAt = (moment: number) => asUtc - offsetAt(new Date(moment), timeZone)
  const [early, late] = [withOffsetAt(asUtc - day), withOffsetAt(asUtc + day)]
  const isLate =
    wallClock(new Date(early), timeZone) !== asUtc && wallClock(new Date(late), timeZone) === asUtc
  return new Date(isLate ? late : early)
}

/** The exact time `hours` earlier, across clock changes too, in the restaurant's time zone, by default the browser's. */
export function hoursBefore(from: PlainTime, hours: number, timeZone?: string): PlainTime {
  const earlier = new Date(momentOf(from, timeZone).getTime() - hours * hour)
  return { date: dayAt(earlier, timeZone), time: timeAt(earlier, timeZone) }
}

/** The zone's offset from UTC at a moment of whole minutes, in milliseconds. */
const offsetAt = (moment: Date, timeZone?: string): number => wallClock(moment, timeZone) - moment.getTime()

/** A moment in the zone, with its offset from UTC: "2026-11-26T19:30:00+01:00". */
export function isoAt(moment: Date, timeZone?: string): string {
  const offset = offsetAt(moment, timeZone)
  const minutes = Math.abs(offset) / 60_000
  const parts = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'))
  return `${dayAt(moment, timeZone)}T${timeAt(moment, timeZone)}:00${offset < 0 ? '-' : '+'}${parts.join(':')}`
}

/** The zone's local time, read as UTC. */
const wallClock = (moment: Date, timeZone?: string) => utcOf(clockAt(moment, timeZone))
