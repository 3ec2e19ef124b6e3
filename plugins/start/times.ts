import {
  availabilityFailure,
  dayAt,
  firstDay,
  groupGuests,
  timeAt,
  slotDetail,
  type Sessions,
  type Slot,
} from 'tavola'
import { fetchCheck } from './continue'
import type { StartContext } from './model'
import { splitPause } from './numbers'

/** What the sessions depend on; empty while something of it is not chosen yet (section 2: venue, date, guests, time). */
export function timesSelection({ facts, journey }: Pick<StartContext, 'facts' | 'journey'>): string {
  const { venue, date, guests } = facts
  const asks = venue && journey && !journey.direct && date && guests !== 0
  return asks ? JSON.stringify([venue.id, date, guests]) : ''
}

/** Section 4, "Date and guests": asks for the sessions of each new selection; an older answer is dropped. */
export function watchTimes(ctx: StartContext): () => void {
  const { state } = ctx
  let asked = { day: '', guests: 0 }
  return ctx.effect(() => {
    const { facts, journey } = ctx
    const selection = timesSelection(ctx)
    // A confirmed slot is no longer step 1's to question.
    if (facts.confirmed || !selection || state.times.value?.selection === selection) return
    const stop = new AbortController()
    const load = () => void ctx.run(() => loadTimes(ctx, selection, stop.signal))
    const day = JSON.stringify([facts.venue?.id, facts.date])
    // Adults and children are counted up one by one: only the last count is checked.
    const counting = journey?.splitGuests && asked.day === day && asked.guests !== facts.guests
    asked = { day, guests: facts.guests }
    const timer = counting ? setTimeout(load, splitPause) : load()
    return () => {
      clearTimeout(timer ?? undefined)
      stop.abort()
    }
  })
}

/** Parties need their notice: a day that was chosen before the journey may be too soon for it (section 5, "Date"). */
export function watchNotice(ctx: StartContext): () => void {
  return ctx.effect(() => {
    const { facts, journey, brand, set } = ctx
    const { date, confirmed } = facts
    if (!journey?.noticeHours || confirmed || date === null) return
    if (date < firstDay(ctx.now(), journey.noticeHours, brand.timeZone)) set({ date: null })
  })
}

async function loadTimes(ctx: StartContext, selection: string, signal: AbortSignal): Promise<void> {
  const { api, facts, state, set, fail } = ctx
  const venue = facts.venue!
  try {
    const answer = await api.getSessions(
      { venueId: venue.id, date: facts.date!, guests: facts.guests },
      signal,
    )
    if (signal.aborted) return
    state.times.value = { selection, sessions: answer.sessions }
    set({ configuration: answer.configuration?.configuration ?? {} })
    const offered = offeredTimes(ctx, answer.sessions)
    if (facts.time !== null && !offered.includes(facts.time)) set({ time: null })
  } catch {
    if (signal.aborted) return
    state.times.value = { selection, sessions: null }
    fail(availabilityFailure(venue.name, () => retryTimes(ctx)))
  }
}

/** A time that is wished for is chosen as soon as it is offered. */
export function watchWish(ctx: StartContext): () => void {
  return ctx.effect(() => {
    const { facts, state } = ctx
    const { wishedTime, time, confirmed } = facts
    const sessions = state.times.value?.sessions
    if (wishedTime === null || time !== null || confirmed || !sessions) return
    if (state.times.value?.selection !== timesSelection(ctx)) return
    if (offeredTimes(ctx, sessions).includes(wishedTime)) chooseTime(ctx, wishedTime)
  })
}

/** A time that the diner, or the host, has chosen; no wish goes before it. */
export function chooseTime({ facts, set, emit }: StartContext, time: string | null): void {
  const { venue, date, guests } = facts
  set({ time, wishedTime: null })
  if (time === null) return
  fetchCheck().catch(() => undefined)
  emit('slot', slotDetail({ venue: venue!, date: date!, time, guests }))
}

export function retryTimes({ state, dismiss }: Pick<StartContext, 'state' | 'dismiss'>): void {
  dismiss()
  state.times.value = null
}

/**
 * The times to choose from, as HH:MM in order: the available ones (section 2, "Time"). On a day without any, all of
 * them, because Continue may still find a table near by: a full day is no dead end.
 */
export function offeredTimes(ctx: StartContext, sessions: Sessions['sessions']): string[] {
  const slots = slotsInTime(ctx, sessions)
  const free = slots.filter((slot) => isFree(ctx, slot))
  return [...new Set((free.length > 0 ? free : slots).map(({ time }) => time))].sort()
}

export const isFullyBooked = (ctx: StartContext, sessions: Sessions['sessions']): boolean =>
  !slotsInTime(ctx, sessions).some((slot) => isFree(ctx, slot))

/** An enquiry needs no table: the restaurant finds one. */
const isFree = ({ facts, journey }: StartContext, { available, useEnquiryFallback }: Slot) =>
  available || (useEnquiryFallback && (journey?.unchecked || facts.guests === groupGuests))

/** Without those that come sooner than the journey's notice, which is exact to the minute (decisions, "Step 1"). */
function slotsInTime(
  { facts, journey, brand, now }: StartContext,
  sessions: Sessions['sessions'],
): readonly Slot[] {
  const slots = sessions.flatMap(({ availability }) => availability ?? [])
  const { noticeHours } = journey ?? {}
  if (!noticeHours) return slots
  const earliest = new Date(now().getTime() + noticeHours * 3_600_000)
  const from = `${dayAt(earliest, brand.timeZone)} ${timeAt(earliest, brand.timeZone)}`
  return slots.filter(({ time }) => `${facts.date} ${time}` >= from)
}

export const hourOf = (time: string) => time.slice(0, 2)
export const minuteOf = (time: string) => time.slice(3)

export const hoursOf = (times: readonly string[]) => [...new Set(times.map(hourOf))]

export const minutesOf = (times: readonly string[], hour: string) =>
  times.filter((time) => hourOf(time) === hour).map(minuteOf)

/** Section 4: a minute that the hour does not have becomes the hour's first. Null where the hour has none. */
export function closestTime(times: readonly string[], hour: string, minute: string): string | null {
  const minutes = minutesOf(times, hour)
  const chosen = minutes.includes(minute) ? minute : minutes[0]
  return chosen === undefined ? null : `${hour}:${chosen}`
}
