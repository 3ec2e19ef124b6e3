import { ApiError, type Venue } from 'tavola'
import { dayTimes } from 'tavola/time'
import type { KeepContext } from '..'
import { forgetVisit } from '../diner/stored-diner'
import { hasTables, nextDay, type Visit } from './last-visit'

/**
 * Chooses what was booked last time, on the next such weekday, and goes on if its time is free. If it is not, step 1 has all
 * of it chosen, and shows what there is. A change by the diner in the meantime ends it.
 */
export async function repeatVisit(ctx: KeepContext, visit: Visit): Promise<void> {
  const { facts, state } = ctx
  if (state.isRepeating.value) return
  state.isRepeating.value = true
  try {
    const isChosen = await choose(ctx, visit, () => void repeatVisit(ctx, visit))
    if (!isChosen) return
    const isWanted = untilChanged(ctx, () => [facts.venue?.id, facts.guests])
    if (!(await isFree(ctx, visit, isWanted))) return
    if (isWanted() && facts.time === visit.time) void ctx.proceed()
  } finally {
    state.isRepeating.value = false
  }
}

/** Whether the diner is still in this step, with this choice. Subscribes. */
function untilChanged(ctx: KeepContext, more: () => readonly unknown[]): () => boolean {
  const now = () => JSON.stringify([ctx.step, ctx.facts.journey, ctx.facts.date, ...more()])
  const before = now()
  return () => now() === before
}

/** Chooses everything but the time. Returns false if it can't all be as last time: the diner then continues alone. */
async function choose(ctx: KeepContext, visit: Visit, again: () => void): Promise<boolean> {
  const { facts, formats, set, fail } = ctx
  ctx.dismiss()
  // First: step 1 makes room for the times, as of a restaurant that is on its way.
  if (ctx.journey?.name !== visit.journey) ctx.choose(visit.journey)
  // The stored journey may be one without tables.
  if (!hasTables(ctx.journey)) return false
  // The page's own restaurant may come meanwhile.
  const isAsked = untilChanged(ctx, () => [facts.venue?.id ?? visit.venueId, facts.guests, facts.time])
  const venue = facts.venue?.id === visit.venueId ? facts.venue : await fetchVenue(ctx, visit, again)
  if (!venue || !isAsked()) return false
  const wanted = nextDay(ctx, visit)!
  const date = nextDay(ctx, visit, venue)
  set({ venue, date, adults: visit.guests, children: 0, time: null, wishedTime: visit.time })
  if (date === wanted) return true
  const values = { venue: venue.name, day: formats.shortDate(wanted) }
  if (date === null) fail({ code: 'keep.closedLong', values })
  else fail({ code: 'keep.closed', values: { ...values, other: formats.shortDate(date) } })
  return false
}

/** The restaurant. Undefined if it could not be loaded, which is reported. */
function fetchVenue(ctx: KeepContext, visit: Visit, again: () => void): Promise<Venue | undefined> {
  const { api, fail, signal } = ctx
  return ctx.run(async () => {
    try {
      return await api.getVenue(visit.venueId, signal)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.detail.status === 404) {
        fail({ code: 'keep.gone', values: { venue: visit.venueName }, telephone: null })
        forgetVisit(ctx)
      } else fail({ code: 'widget.venueFailed', again: { label: 'widget.tryAgain', run: again } })
      return undefined
    }
  })
}

/** Resolves once the day's times are known, or no longer wanted: whether the time is free, and chosen. */
function isFree(ctx: KeepContext, { time }: Visit, isWanted: () => boolean): Promise<boolean> {
  const { facts } = ctx
  return new Promise((resolve) => {
    const end = ctx.effect(() => {
      const day = dayTimes(ctx)
      const free = day?.some((one) => one.free && one.time === time) === true
      const isKnown = day !== null || ctx.queries.value.sessions?.state === 'failed'
      // Step 1 chooses the time itself.
      const isWaiting = !isKnown || ctx.busy || (free && facts.time !== time)
      if (isWanted() && isWaiting) return
      // The effect cannot be ended in its own first run.
      queueMicrotask(() => end())
      resolve(free)
    })
  })
}
