import type { Venue } from 'tavola'
import type { LocationContext } from './model'

type Api = LocationContext['api']

const found = new WeakMap<Api, Map<Venue['id'], Venue>>()
const all = new WeakMap<Api, readonly Venue[]>()

/** The restaurants that this widget's searches have found so far, by id. */
export function knownRestaurants(api: Api): Map<Venue['id'], Venue> {
  const known = found.get(api) ?? new Map()
  found.set(api, known)
  return known
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
  for (const venue of venues) knownRestaurants(api).set(venue.id, venue)
  return venues
}
