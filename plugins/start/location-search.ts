import type { Api, Venue } from 'tavola'
import type { LocationResults, StartContext } from './model'
import { searchPause } from './numbers'

/** Searches for the typed text after the typing pause; a new keystroke aborts a running search. */
export function watchSearch(ctx: StartContext): () => void {
  const { state } = ctx
  return ctx.effect(() => {
    const text = state.searchText.value.trim()
    void state.searchTries.value
    state.found.value = null
    if (!text) return
    // A text of dots would be a relative path in the URL, so it is not sent.
    if (/^\.+$/.test(text))
      return void (state.found.value = { matches: [], near: [], place: '', failed: false })
    const stop = new AbortController()
    const timer = setTimeout(() => void search(ctx, text, stop.signal), searchPause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  })
}

async function search(
  { api, options, state, emit }: StartContext,
  text: string,
  signal: AbortSignal,
): Promise<void> {
  const found = await searchLocations(api, text, options.search, signal)
  if (signal.aborted) return
  state.found.value = found
  emit('search', { results: found.matches.length + found.near.length })
}

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
