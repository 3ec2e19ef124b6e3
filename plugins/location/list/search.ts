import { searchText, type Venue } from 'tavola'
import type { LocationContext } from '..'
import type { LocationResults } from '../lines'
import { keepKnown } from './known-restaurants'

/** The pause in typing before a search is sent, in milliseconds (search.pause). */
const searchPause = 750

const nothing: LocationResults = { matches: [], near: [], place: '', failed: false }

/** Searches for the typed text after a pause in typing. A new keystroke aborts a running search. */
export function setup(ctx: LocationContext): void {
  const { state } = ctx
  ctx.effect(() => {
    const text = searchText(state.searchText.value)
    void state.searchTries.value
    state.found.value = null
    if (!text) return
    // A text of dots would be a relative path in the URL, so it is not sent.
    if (/^\.+$/.test(text)) return void (state.found.value = nothing)
    const stop = new AbortController()
    const timer = setTimeout(() => void search(ctx, text, stop.signal), searchPause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  })
}

async function search(ctx: LocationContext, text: string, signal: AbortSignal): Promise<void> {
  const found = await searchLocations(ctx, text, signal)
  if (signal.aborted) return
  ctx.state.found.value = found
  ctx.emit('search', { results: found.matches.length + found.near.length })
}

/** One call or both. Each restaurant is listed once; one of the calls may fail (search.listed-once, search.one-fails). */
async function searchLocations(
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

/** Few searches find nothing, and few brands keep what is chosen. */
export const loadSuggestions = () => import('../suggestions')

/** If they don't load, nothing is similar. */
const findSimilar = (ctx: LocationContext, text: string, signal: AbortSignal) =>
  loadSuggestions().then(
    ({ similarRestaurants }) => similarRestaurants(ctx, text, signal),
    () => [],
  )
