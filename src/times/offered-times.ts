import type { Session, Slot } from '../api/bodies'
import { groupGuests } from '../constants'
import { clockAt } from '../dates/plain-date'
import type { PluginContext } from '../contract/plugin-context'
import { wallTime } from './after-midnight'

type Context = Pick<PluginContext, 'facts' | 'journey' | 'brand' | 'now'>

/** A time that the diner may choose, with its slot and session. */
export interface OfferedTime {
  /** HH:MM. */
  readonly time: string
  /** The time can be booked, or requested in a journey that ends in an enquiry. */
  readonly free: boolean
  readonly slot: Slot
  readonly session: Session
}

/**
 * The times to choose from, in order (time.slots). They are the free ones, but on a full day all, because Continue may find a table
 * nearby. Null until the day's sessions are loaded.
 */
export function offeredTimes(ctx: Context): readonly OfferedTime[] | null {
  const all = dayTimes(ctx)
  return all?.some(({ free }) => free) ? all.filter(({ free }) => free) : all
}

/**
 * All times of the day, free or not, in order, except those in the past or within the journey's notice (time.past,
 * party.48-hours-times). Null until the day's sessions are loaded.
 */
export function dayTimes(ctx: Context): readonly OfferedTime[] | null {
  const { sessions } = ctx.facts
  if (!sessions) return null
  const earliest = earliestTime(ctx)
  const takesEnquiries = ctx.journey?.unchecked === true || ctx.facts.guests === groupGuests
  const byTime = new Map<string, OfferedTime & { readonly at: string }>()
  for (const session of sessions) {
    for (const slot of session.availability) {
      const { time, available, useEnquiryFallback } = slot
      // An enquiry needs no free table.
      const free = available || (useEnquiryFallback && takesEnquiries)
      if (byTime.get(time)?.free || (byTime.has(time) && !free)) continue
      const at = wallTime({ date: ctx.facts.date, sessions: [session] }, time)
      if (at >= earliest) byTime.set(time, { time, free, slot, session, at })
    }
  }
  return [...byTime.values()].sort((one, other) => (one.at < other.at ? -1 : 1))
}

/** The first moment that can be chosen, in the form of {@link wallTime}: the end of the journey's notice, to the minute. */
export function earliestTime({ journey, brand, now }: Pick<Context, 'journey' | 'brand' | 'now'>): string {
  const earliest = new Date(now().getTime() + (journey?.noticeHours ?? 0) * 3_600_000)
  return clockAt(earliest, brand.timeZone)
}
