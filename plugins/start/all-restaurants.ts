import type { Venue } from 'tavola'
import type { StartContext } from './model'
import { seenBy } from './seen-restaurants'

/** The restaurants of each widget's whole chain, once they are here. */
const all = new WeakMap<StartContext['api'], readonly Venue[]>()

export const allHere = (api: StartContext['api']): readonly Venue[] | null => all.get(api) ?? null

/** Asks for all restaurants of a chain that is small enough to list them, unless they are here. Rejects as the call does. */
export async function fetchAll(
  { api, options }: Pick<StartContext, 'api' | 'options'>,
  signal: AbortSignal,
): Promise<readonly Venue[]> {
  const found =
    allHere(api) ??
    (options.search === 'searchnearby'
      ? (await api.searchNearby(options.all, signal)).venues
      : await api.searchVenues(options.all, signal))
  all.set(api, found)
  for (const venue of found) seenBy(api).set(venue.id, venue)
  return found
}
