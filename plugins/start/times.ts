import { availabilityFailure, type Sessions } from 'tavola'
import type { StartContext } from './model'

/** What the sessions depend on; empty while something of it is not chosen yet (section 2: venue, date, guests, time). */
export function timesSelection({ facts, journey }: Pick<StartContext, 'facts' | 'journey'>): string {
  const { venue, date, guests } = facts
  return venue && journey && date && guests !== 0 ? JSON.stringify([venue.id, date, guests]) : ''
}

/** Section 4, "Date and guests": asks for the sessions of each new selection; an older answer is dropped. */
export function watchTimes(ctx: StartContext): () => void {
  const { state } = ctx
  return ctx.effect(() => {
    const selection = timesSelection(ctx)
    // A confirmed slot is no longer step 1's to question.
    if (ctx.facts.confirmed || !selection || state.times.value?.selection === selection) return
    const stop = new AbortController()
    void ctx.run(() => loadTimes(ctx, selection, stop.signal))
    return () => stop.abort()
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
    if (facts.time !== null && !offeredTimes(answer.sessions).includes(facts.time)) set({ time: null })
  } catch {
    if (signal.aborted) return
    state.times.value = { selection, sessions: null }
    fail(availabilityFailure(venue.name, () => retryTimes(ctx)))
  }
}

export function retryTimes({ state, dismiss }: Pick<StartContext, 'state' | 'dismiss'>): void {
  dismiss()
  state.times.value = null
}

/**
 * The times to choose from, as HH:MM in order: the available ones (section 2, "Time"). On a day without any, all of
 * them, because Continue may still find a table near by: a full day is no dead end.
 */
export function offeredTimes(sessions: Sessions['sessions']): string[] {
  const slots = sessions.flatMap(({ availability }) => availability ?? [])
  const free = slots.filter(({ available }) => available)
  return [...new Set((free.length > 0 ? free : slots).map(({ time }) => time))].sort()
}

export const isFullyBooked = (sessions: Sessions['sessions']): boolean =>
  !sessions.some(({ availability }) => availability?.some(({ available }) => available))

export const hourOf = (time: string) => time.slice(0, 2)
export const minuteOf = (time: string) => time.slice(3)

export const hoursOf = (times: readonly string[]) => [...new Set(times.map(hourOf))]

export const minutesOf = (times: readonly string[], hour: string) =>
  times.filter((time) => hourOf(time) === hour).map(minuteOf)

/** Section 4: a minute that the hour does not have becomes the hour's first. Null where the hour has none. */
export function timeAt(times: readonly string[], hour: string, minute: string): string | null {
  const minutes = minutesOf(times, hour)
  const chosen = minutes.includes(minute) ? minute : minutes[0]
  return chosen === undefined ? null : `${hour}:${chosen}`
}
