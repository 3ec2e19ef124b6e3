import type { Venue } from 'tavola'
import { loadSuggestions } from './load-suggestions'
import type { LocationResults, StartContext } from './model'
import { seenBy } from './seen-restaurants'

/** Section 7: one call or both, whose results are listed once each; one of them may fail (decisions, "Step 1"). */
export async function searchLocations(
  ctx: StartContext,
  text: string,
  signal: AbortSignal,
): Promise<LocationResults> {
  const { api } = ctx
  const calls = ctx.options.search
  const [byName, byPlace] = await Promise.allSettled([
    calls === 'searchnearby' ? [] : api.searchVenues(text, signal),
    calls === 'search' ? { venues: [], resolvedLocationDescription: '' } : api.searchNearby(text, signal),
  ])
  const matches = byName.status === 'fulfilled' ? once(byName.value) : []
  const nearby =
    byPlace.status === 'fulfilled' ? byPlace.value : { venues: [], resolvedLocationDescription: '' }
  const near = once(nearby.venues, matches)
  const asked = [calls !== 'searchnearby' && byName, calls !== 'search' && byPlace]
  const isEmpty = near.length + matches.length === 0
  const failed = isEmpty && asked.some((answer) => answer && answer.status === 'rejected')
  for (const venue of [...matches, ...near]) seenBy(api).set(venue.id, venue)
  return {
    matches,
    near,
    place: nearby.resolvedLocationDescription,
    failed,
    similar: isEmpty && !failed ? await similarHere(ctx, text, signal) : [],
  }
}

function once(venues: readonly Venue[], listed: readonly Venue[] = []): Venue[] {
  const seen = new Set(listed.map(({ id }) => id))
  return venues.filter(({ id }) => !seen.has(id) && seen.add(id))
}

/** Nothing is also what a file that does not come finds. */
const similarHere = (ctx: StartContext, text: string, signal: AbortSignal) =>
  loadSuggestions().then(
    ({ similarTo }) => similarTo(ctx, text, signal),
    () => [],
  )
