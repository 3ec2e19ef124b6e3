import type { Venue } from 'tavola'
import type { LocationContext } from '..'

type Api = LocationContext['api']

const found = new WeakMap<Api, Map<Venue['id'], Venue>>()
const all = new WeakMap<Api, readonly Venue[]>()

/** How many restaurants are kept: the names of all of them are compared with what a diner types. */
const mostKnown = 1_000

/** The restaurants that this widget's searches have found, by id: the last {@link mostKnown}. */
export function knownRestaurants(api: Api): Map<Venue['id'], Venue> {
  const known = found.get(api) ?? new Map()
  found.set(api, known)
  return known
}

export function keepKnown(api: Api, venues: readonly Venue[]): void {
  const known = knownRestaurants(api)
  for (const venue of venues.slice(0, mostKnown)) {
    known.delete(venue.id)
    known.set(venue.id, venue)
  }
  const surplus = Math.max(0, known.size - mostKnown)
  for (const id of [...known.keys()].slice(0, surplus)) known.delete(id)
}

/** All restaurants of the chain, once they have been fetched. */
export const allRestaurants = (api: Api): readonly Venue[] | null => all.get(api) ?? null

/** Fetches all restaurants of a chain that is small enough to list them, unless that has been done. Rejects as the call does. */
export async function fetchAllRestaurants(
  { api, options }: Pick<LocationContext, 'api' | 'options'>,
  signal: AbortSignal,
): Promise<readonly Venue[]> {
  const venues =
    allRestaurants(api) ??
    (options.search === 'searchnearby'
      ? (await api.searchNearby(options.all, signal)).venues
      : await api.searchVenues(options.all, signal))
  all.set(api, venues)
  keepKnown(api, venues)
  return venues
}
