import type { Venue } from 'tavola'
import { loadSuggestions } from './load-suggestions'
import { keepKnown } from './known-restaurants'
import type { LocationContext, LocationResults } from './model'

/** One call or both. Each restaurant is listed once; one of the calls may fail (search.listed-once, search.one-fails). */
export async function searchLocations(
  ctx: LocationContext,
  text: string,
  signal: AbortSignal,
): Promise<LocationResults> {
  const { api } = ctx
  const calls = ctx.options.search
  const none = { venues: [], resolvedLocationDescription: '' }
  // Not Promise.allSettled: Bluebird's resolves to objects without a status.
  const [byName, byPlace] = await Promise.all([
    calls === 'searchnearby' ? [] : api.searchVenues(text, signal).catch(() => undefined),
    calls === 'search' ? none : api.searchNearby(text, signal).catch(() => undefined),
  ])
  const matches = once(byName ?? [])
  const nearby = byPlace ?? none
  const near = once(nearby.venues, matches)
  const isEmpty = near.length + matches.length === 0
  const failed = isEmpty && (!byName || !byPlace)
  keepKnown(api, [...matches, ...near])
  return {
    matches,
    near,
    place: nearby.resolvedLocationDescription,
    failed,
    similar: isEmpty && !failed ? await findSimilar(ctx, text, signal) : [],
  }
}

/** No chain has more restaurants. Of a longer list the first count, because comparing all of them would block the page. */
const mostFound = 10_000

function once(venues: readonly Venue[], listed: readonly Venue[] = []): Venue[] {
  const seen = new Set(listed.map(({ id }) => id))
  return venues.slice(0, mostFound).filter(({ id }) => !seen.has(id) && seen.add(id))
}

/** If the file doesn't load, nothing is similar. */
const findSimilar = (ctx: LocationContext, text: string, signal: AbortSignal) =>
  loadSuggestions().then(
    ({ similarRestaurants }) => similarRestaurants(ctx, text, signal),
    () => [],
  )
