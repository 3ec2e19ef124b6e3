import {
  afterPaint,
  availabilityFailure,
  dayTimes,
  firstDay,
  offeredTimes,
  slotDetail,
  type ChosenSlot,
} from 'tavola'
import { fetchCheck } from './continue'
import type { StartContext } from './model'
import { slotPause, splitPause } from './numbers'

/** A key of the facts that the sessions depend on; empty while one of them is missing (section 2). */
export function timesSelection({ facts, journey }: Pick<StartContext, 'facts' | 'journey'>): string {
  const { venue, date, guests } = facts
  const asks = venue && journey && !journey.direct && date && guests !== 0
  return asks ? JSON.stringify([venue.id, date, guests]) : ''
}

/** Section 4, "Date and guests": fetches the sessions of each new selection and drops outdated answers. */
export function watchTimes(ctx: StartContext): () => void {
  const { state } = ctx
  let asked = { day: '', guests: 0 }
  return ctx.effect(() => {
    const { facts, journey } = ctx
    const selection = timesSelection(ctx)
    // Nothing to fetch once the slot is confirmed.
    if (facts.confirmed || !selection || facts.sessions || state.timesFailed.value === selection) return
    const stop = new AbortController()
    const load = () => void ctx.run(() => loadTimes(ctx, selection, stop.signal))
    const day = JSON.stringify([facts.venue?.id, facts.date])
    // Diners change adults and children one by one: wait for the last change.
    const counting = journey?.splitGuests && asked.day === day && asked.guests !== facts.guests
    asked = { day, guests: facts.guests }
    const timer = counting ? setTimeout(load, splitPause) : undefined
    const callOff = counting ? undefined : afterPaint(load)
    return () => {
      clearTimeout(timer)
      callOff?.()
      stop.abort()
    }
  })
}

/**
 * Clears a date that is too soon: for the journey's notice, if it was chosen before the journey (section 5, "Date"), or
 * since the server has told what day it is.
 */
export function watchNotice(ctx: StartContext): () => void {
  return ctx.effect(() => {
    const { facts, journey, brand, set } = ctx
    const { date, confirmed } = facts
    if (confirmed || date === null) return
    if (date < firstDay(ctx.now(), journey?.noticeHours, brand.timeZone)) set({ date: null })
  })
}

async function loadTimes(ctx: StartContext, selection: string, signal: AbortSignal): Promise<void> {
  const { api, facts, state, set, fail } = ctx
  const { venue, date, guests } = facts
  // Nothing is said of what comes with the page.
  const saying = state.isUsed.value ? fetchSaying() : null
  try {
    const query = { venueId: venue!.id, date: date!, guests }
    const { sessions, configuration } = await api.getSessions(query, signal)
    if (signal.aborted) return
    // Another day's times are here: what was said of the last ones is over.
    if (state.timesFailed.value) retryTimes(ctx)
    let wished = facts.wishedTime
    set({ sessions, configuration: configuration?.configuration ?? {} })
    const { time } = facts
    if (time !== null && !offeredTimes(ctx)!.some((one) => one.time === time))
      set({ time: null, wishedTime: (wished = time) })
    // Nobody waits for what is said.
    void saying?.then((say) => facts.sessions === sessions && say?.(ctx, wished))
  } catch {
    if (signal.aborted) return
    state.timesFailed.value = selection
    fail(availabilityFailure(venue!.name, () => retryTimes(ctx)))
  }
}

/** Says the times once they are here. Comes beside them; where it does not come they are seen all the same. */
const fetchSaying = () =>
  import(/* webpackChunkName: "start-said-times" */ './said-times').then(
    ({ sayTimes }) => sayTimes,
    () => null,
  )

/** Chooses the wished time as soon as it is free, unless the diner has chosen a time. */
export function watchWish(ctx: StartContext): () => void {
  return ctx.effect(() => {
    const { facts, set } = ctx
    const { wishedTime, time, confirmed } = facts
    if (wishedTime === null || confirmed) return
    if (time !== null) set({ wishedTime: null })
    else if (dayTimes(ctx)?.some((one) => one.free && one.time === wishedTime))
      set({ time: wishedTime, wishedTime: null })
  })
}

/**
 * Emits an event for each slot that the diner settles on, whichever control set it, and loads the code for Continue. An
 * hour that is passed on the way to a minute is none.
 */
export function watchSlot(ctx: StartContext): () => void {
  const keyOf = () => {
    const { venue, date, time, guests } = ctx.facts
    return venue && date !== null && time !== null ? JSON.stringify([venue.id, date, time, guests]) : null
  }
  let emitted = ctx.facts.confirmed ? null : keyOf()
  let waiting: string | null = null
  return ctx.effect(() => {
    const key = keyOf()
    const { confirmed } = ctx.facts
    // A slot that is unset and chosen again is emitted again; a slot that Back returns to is not.
    if (key === emitted || (confirmed && key !== waiting)) return
    const tell = () => {
      emitted = key
      if (key) ctx.emit('slot', slotDetail(ctx.facts as ChosenSlot))
    }
    // With Continue it is settled.
    const isSettled = key === waiting && (confirmed || ctx.busy)
    if (!key || isSettled) return tell()
    waiting = key
    afterPaint(() => void fetchCheck().catch(() => undefined))
    const timer = setTimeout(tell, slotPause)
    return () => clearTimeout(timer)
  })
}

export function retryTimes({ state, dismiss }: Pick<StartContext, 'state' | 'dismiss'>): void {
  dismiss()
  state.timesFailed.value = ''
}

export const hourOf = (time: string) => time.slice(0, 2)
export const minuteOf = (time: string) => time.slice(3)

export const hoursOf = (times: readonly string[]) => [...new Set(times.map(hourOf))]

export const minutesOf = (times: readonly string[], hour: string) =>
  times.filter((time) => hourOf(time) === hour).map(minuteOf)

/** Section 4: if the hour does not have the minute, the hour's first minute is used. Null if the hour has none. */
export function closestTime(times: readonly string[], hour: string, minute: string): string | null {
  const minutes = minutesOf(times, hour)
  const chosen = minutes.includes(minute) ? minute : minutes[0]
  return chosen === undefined ? null : `${hour}:${chosen}`
}
