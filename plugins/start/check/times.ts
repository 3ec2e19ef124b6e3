import { untracked } from '@preact/signals-core'
import { startQuery, type Api, type ChosenSlot } from 'tavola'
import { availabilityFailure, slotDetail, slotKey } from 'tavola/journeys'
import { dayTimes, offeredTimes, timesSelection } from 'tavola/time'
import type { StartContext } from '..'

/** The pause after the last change of adults or children before they are checked, in milliseconds (split.pause). */
const splitPause = 600

/** How long a time stays chosen until the host's page receives it, in milliseconds. */
export const slotPause = 1_000

/** Fetches the sessions of each new selection (date.checks). */
export function watchTimes(ctx: StartContext): void {
  const query = startQuery(ctx, 'sessions', {
    isAwaited: true,
    key: () => sessionsToFetch(ctx),
    // Diners change adults and children one by one: wait for the last change.
    pause: (now, before) =>
      ctx.journey?.splitGuests && before?.venueId === now.venueId && before.date === now.date
        ? splitPause
        : 0,
    load: (key, signal) => loadTimes(ctx, key, signal),
  })
  ctx.effect(() => {
    if (query.state !== 'failed') return
    untracked(() => ctx.fail(availabilityFailure(ctx.facts.venue!.name, query.retry)))
    // With a retry, or another selection.
    return ctx.dismiss
  })
}

type Sessions = Parameters<Api['getSessions']>[0]

/** None once the slot is confirmed. */
function sessionsToFetch(ctx: StartContext): Sessions | null {
  const { venue, date, guests, confirmed, sessions } = ctx.facts
  if (confirmed || sessions || !timesSelection(ctx)) return null
  return { venueId: venue!.id, date: date!, guests }
}

async function loadTimes(ctx: StartContext, query: Sessions, signal: AbortSignal): Promise<void> {
  const { api, facts, set } = ctx
  const { sessions, configuration } = await api.getSessions(query, signal)
  if (signal.aborted) return
  set({ sessions, configuration: configuration?.configuration ?? {} })
  const { time } = facts
  if (time !== null && !offeredTimes(ctx)!.some((one) => one.time === time))
    set({ time: null, wishedTime: time })
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
