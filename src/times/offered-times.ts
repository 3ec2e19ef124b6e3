import type { Session, Slot } from '../api/schemas'
import { groupGuests } from '../constants'
import { dayAt, timeAt } from '../dates/plain-date'
import type { PluginContext } from '../kernel/contract/plugin-context'

type Context = Pick<PluginContext, 'facts' | 'journey' | 'brand' | 'now'>

/** A time that the diner may choose, with all that the server says of it. */
export interface OfferedTime {
  /** HH:MM. */
  readonly time: string
  /** It can be booked, or asked for in an enquiry. On a day without any free time all are offered, and none is free. */
  readonly free: boolean
  readonly slot: Slot
  /** The sitting that it belongs to. */
  readonly session: Session
}

/**
 * The times to choose from, in order, each once: the available ones (section 2, "Time"). On a day without any, all of
 * them, because Continue may still find a table near by. Null while the day's sessions are not known.
 */
export function offeredTimes(ctx: Context): readonly OfferedTime[] | null {
  const { sessions } = ctx.facts
  if (!sessions) return null
  const all = sessions
    .flatMap((session) => session.availability.map((slot) => ({ session, slot })))
    .filter(({ slot }) => isInTime(ctx, slot))
    .map(({ session, slot }) => ({ time: slot.time, free: isFree(ctx, slot), slot, session }))
  const free = all.filter((offer) => offer.free)
  const byTime = new Map<string, OfferedTime>()
  for (const offer of free.length > 0 ? free : all) if (!byTime.has(offer.time)) byTime.set(offer.time, offer)
  return [...byTime.values()].sort((one, other) => (one.time < other.time ? -1 : 1))
}

/** An enquiry needs no table: the restaurant finds one. */
const isFree = ({ facts, journey }: Context, { available, useEnquiryFallback }: Slot) =>
  available || (useEnquiryFallback && (journey?.unchecked === true || facts.guests === groupGuests))

/** Not sooner than the journey's notice, which is exact to the minute (decisions, "Step 1"). */
function isInTime({ facts, journey, brand, now }: Context, { time }: Slot): boolean {
  const { noticeHours } = journey ?? {}
  if (!noticeHours) return true
  const earliest = new Date(now().getTime() + noticeHours * 3_600_000)
  const from = `${dayAt(earliest, brand.timeZone)} ${timeAt(earliest, brand.timeZone)}`
  return `${facts.date} ${time}` >= from
}
