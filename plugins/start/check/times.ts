import {
  afterPaint,
  availabilityFailure,
  dayTimes,
  offeredTimes,
  slotDetail,
  slotKey,
  timesSelection,
  type ChosenSlot,
} from 'tavola'
import type { StartContext } from '..'

/** The pause after the last change of adults or children before they are checked, in milliseconds (split.pause). */
const splitPause = 600

/** How long a time stays chosen until the host's page receives it, in milliseconds. */
export const slotPause = 1_000

/** Fetches the sessions of each new selection and drops outdated answers (date.checks). */
export function watchTimes(ctx: StartContext): () => void {
  let asked = { day: '', guests: 0 }
  let hasFailed = false
  return ctx.effect(() => {
    const { facts, journey } = ctx
    // With a retry, or another selection.
    if (hasFailed && !facts.sessionsFailed) ctx.dismiss()
    hasFailed = facts.sessionsFailed
    // Nothing to fetch once the slot is confirmed.
    if (facts.confirmed || !timesSelection(ctx) || facts.sessions || facts.sessionsFailed) return
    const stop = new AbortController()
    const load = () => void ctx.run(() => loadTimes(ctx, stop.signal))
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

async function loadTimes(ctx: StartContext, signal: AbortSignal): Promise<void> {
  const { api, facts, set, fail } = ctx
  const { venue, date, guests } = facts
  try {
    const query = { venueId: venue!.id, date: date!, guests }
    const { sessions, configuration } = await api.getSessions(query, signal)
    if (signal.aborted) return
    set({ sessions, configuration: configuration?.configuration ?? {} })
    const { time } = facts
    if (time !== null && !offeredTimes(ctx)!.some((one) => one.time === time))
      set({ time: null, wishedTime: time })
  } catch {
    if (signal.aborted) return
    set({ sessionsFailed: true })
    fail(availabilityFailure(venue!.name, () => set({ sessionsFailed: false })))
  }
}

/** Chooses the preferred time as soon as it is free, unless the diner has chosen a time. */
export function watchPreferredTime(ctx: StartContext): () => void {
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
 * Emits an event for each slot that the diner settles on, whichever control set it. An hour that is only passed through while
 * picking a minute doesn't count.
 */
export function watchSlot(ctx: StartContext): () => void {
  const keyOf = () => {
    const { venue, date, time } = ctx.facts
    return venue && date !== null && time !== null ? slotKey(ctx.facts) : null
  }
  const given = ctx.state.given.peek()
  let emitted = ctx.facts.confirmed || given !== keyOf() ? null : given
  let waiting: string | null = null
  return ctx.effect(() => {
    const key = keyOf()
    const { confirmed } = ctx.facts
    // A slot that is unset and chosen again is emitted again; a slot that Back returns to is not.
    if (key === emitted || (confirmed && key !== waiting)) return
    const emit = () => {
      emitted = key
      if (key) ctx.emit('slot', slotDetail(ctx.facts as ChosenSlot))
    }
    // With Continue it is settled.
    const isSettled = key === waiting && (confirmed || ctx.busy)
    if (!key || isSettled) return emit()
    waiting = key
    const timer = setTimeout(emit, slotPause)
    return () => clearTimeout(timer)
  })
}
