import type { Session, Slot } from '../api/bodies'
import { groupGuests } from '../constants'
import { dayAt, timeAt } from '../dates/plain-date'
import type { PluginContext } from '../contract/plugin-context'

type Context = Pick<PluginContext, 'facts' | 'journey' | 'brand' | 'now'>

/** A time that the diner may choose, with its slot and sitting. */
export interface OfferedTime {
  /** HH:MM. */
  readonly time: string
  /** The time can be booked, or requested in a journey that ends in an enquiry. */
  readonly free: boolean
  readonly slot: Slot
  readonly session: Session
}

/**
 * The times to choose from, sorted: the available ones (section 2, "Time"). On a full day all of them, because Continue may find
 * a table nearby. Null until the day's sessions are loaded.
 */
export function offeredTimes(ctx: Context): readonly OfferedTime[] | null {
  const all = dayTimes(ctx)
  return all?.some(({ free }) => free) ? all.filter(({ free }) => free) : all
}

/** All times of the day, free or not, sorted. Null until the day's sessions are loaded. */
export function dayTimes(ctx: Context): readonly OfferedTime[] | null {
  const { sessions } = ctx.facts
  if (!sessions) return null
  const earliest = earliestTime(ctx)
  const takesEnquiries = ctx.journey?.unchecked === true || ctx.facts.guests === groupGuests
  const byTime = new Map<string, OfferedTime>()
  for (const session of sessions) {
    for (const slot of session.availability) {
      const { time, available, useEnquiryFallback } = slot
      // An enquiry needs no free table.
      const free = available || (useEnquiryFallback && takesEnquiries)
      if (time < earliest || byTime.get(time)?.free || (byTime.has(time) && !free)) continue
      byTime.set(time, { time, free, slot, session })
    }
  }
  return [...byTime.values()].sort((one, other) => (one.time < other.time ? -1 : 1))
}

/** The first time of the day after the journey's notice, exact to the minute (decisions, "Step 1"). */
function earliestTime({ facts, journey, brand, now }: Context): string {
  const { noticeHours } = journey ?? {}
  if (!noticeHours || facts.date === null) return ''
  const earliest = new Date(now().getTime() + noticeHours * 3_600_000)
  const day = dayAt(earliest, brand.timeZone)
  if (facts.date !== day) return facts.date > day ? '' : afterMidnight
  return timeAt(earliest, brand.timeZone)
}

/** Later than all times of a day. */
const afterMidnight = '24:00'
