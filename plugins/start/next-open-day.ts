import { addDays, isClosedOn, type Api, type PlainDate, type Venue } from 'tavola'
import { daysAsked, farthestDay } from './numbers'

interface Asked {
  readonly venue: Venue
  /** The day without sittings. */
  readonly date: PlainDate
  readonly guests: number
}

/** The next day that the restaurant is open and has sittings; null if none of the days asked has any. Rejects as the call does. */
export async function nextOpenDay(
  api: Pick<Api, 'getSessions'>,
  { venue, date, guests }: Asked,
  signal: AbortSignal,
): Promise<PlainDate | null> {
  let asked = 0
  for (let days = 1; days <= farthestDay && asked < daysAsked; days++) {
    const day = addDays(date, days)
    if (isClosedOn(venue, day)) continue
    asked++
    const { sessions } = await api.getSessions({ venueId: venue.id, date: day, guests }, signal)
    if (sessions.some(({ availability }) => availability.length > 0)) return day
  }
  return null
}
