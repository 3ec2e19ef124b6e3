import type { Api, Venue } from 'tavola'
import type { LocationResults } from './model'

/** Section 7: one call or both, whose results are listed once each; one of them may fail (decisions, "Step 1"). */
export async function searchLocations(
  api: Pick<Api, 'searchVenues' | 'searchNearby'>,
  text: string,
  calls: 'both' | 'search' | 'searchnearby',
  signal: AbortSignal,
): Promise<LocationResults> {
  const [byName, byPlace] = await Promise.allSettled([
    calls === 'searchnearby' ? [] : api.searchVenues(text, signal),
    calls === 'search' ? { venues: [], resolvedLocationDescription: '' } : api.searchNearby(text, signal),
  ])
  const matches = byName.status === 'fulfilled' ? once(byName.value) : []
  const nearby =
    byPlace.status === 'fulfilled' ? byPlace.value : { venues: [], resolvedLocationDescription: '' }
  const near = once(nearby.venues, matches)
  const asked = [calls !== 'searchnearby' && byName, calls !== 'search' && byPlace]
  return {
    matches,
    near,
    place: nearby.resolvedLocationDescription,
    failed:
      near.length + matches.length === 0 && asked.some((answer) => answer && answer.status === 'rejected'),
  }
}

function once(venues: readonly Venue[], listed: readonly Venue[] = []): Venue[] {
  const seen = new Set(listed.map(({ id }) => id))
  return venues.filter(({ id }) => !seen.has(id) && seen.add(id))
}
