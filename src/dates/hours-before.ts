import { dayAt, timeAt, type PlainDate } from './plain-date'

/** A day and a time as HH:MM, in the restaurant's time zone. */
interface PlainTime {
  readonly date: PlainDate
  readonly time: string
}

/** The exact moment of a day and time in the restaurant's time zone. Without `timeZone` the browser's zone applies. */
export function momentOf({ date, time }: PlainTime, timeZone?: string): Date {
  const asUtc = Date.parse(`${date}T${time}Z`)
  const offset = (moment: number) => wallClock(new Date(moment), timeZone) - moment
  // The offset at `asUtc` may differ from the offset at the real moment, so it is computed again close to that.
  const near = asUtc - offset(asUtc)
  return new Date(asUtc - offset(near))
}

/** The exact time `hours` earlier, across clock changes too. Without `timeZone` the browser's zone applies. */
export function hoursBefore(from: PlainTime, hours: number, timeZone?: string): PlainTime {
  const earlier = new Date(momentOf(from, timeZone).getTime() - hours * 3_600_000)
  return { date: dayAt(earlier, timeZone), time: timeAt(earlier, timeZone) }
}

/** The zone's local time, parsed as UTC. */
const wallClock = (moment: Date, timeZone?: string) =>
  Date.parse(`${dayAt(moment, timeZone)}T${timeAt(moment, timeZone)}Z`)
