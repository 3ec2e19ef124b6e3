import { dayAt, timeAt, type PlainDate } from './plain-date'

/** A day, and a time of it as HH:MM, on the restaurant's clock. */
export interface PlainTime {
  readonly date: PlainDate
  readonly time: string
}

/** So many hours earlier: to the minute, whatever the clocks do meanwhile. Without a zone it is the browser's. */
export function hoursBefore({ date, time }: PlainTime, hours: number, timeZone?: string): PlainTime {
  const wanted = Date.parse(`${date}T${time}Z`)
  const ahead = (moment: number) => wallClock(new Date(moment), timeZone) - moment
  // Asked again near the moment itself, where the clocks have changed in between.
  const near = wanted - ahead(wanted)
  const earlier = new Date(wanted - ahead(near) - hours * 3_600_000)
  return { date: dayAt(earlier, timeZone), time: timeAt(earlier, timeZone) }
}

/** What the zone's clocks show, as if they were UTC's. */
const wallClock = (moment: Date, timeZone?: string) =>
  Date.parse(`${dayAt(moment, timeZone)}T${timeAt(moment, timeZone)}Z`)
