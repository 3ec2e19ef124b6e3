import { startQuery, type Query, type Venue } from 'tavola'
import { searchText } from 'tavola/journeys'
import type { LocationContext } from '..'
import type { LocationResults } from '../lines'
import { keepKnown } from './known-restaurants'

/** The pause in typing before a search is sent, in milliseconds (search.pause). */
const searchPause = 750

const nothing: LocationResults = { matches: [], near: [], place: '' }

/** Searches for the typed text after a pause in typing. A new keystroke aborts a running search. */
export const startSearch = (ctx: LocationContext): Query<LocationResults> =>
  startQuery(ctx, 'location.search', {
    key: () => searchText(ctx.state.searchText.value) || null,
    // A text of dots would be a relative path in the URL, so it is not sent.
    pause: (text) => (isOfDots(text) ? 0 : searchPause),
    load: (text, signal) => (isOfDots(text) ? Promise.resolve(nothing) : search(ctx, text, signal)),
  })

export const setup = (ctx: LocationContext): void => void startSearch(ctx)

const isOfDots = (text: string) => /^\.+$/.test(text)

async function search(ctx: LocationContext, text: string, signal: AbortSignal): Promise<LocationResults> {
  const found = await searchLocations(ctx, text, signal)
  if (!signal.aborted) ctx.emit('search', { results: found.matches.length + found.near.length })
  return found
}

/**
 * One call or both. Each restaurant is listed once. Where one of the calls fails, the other's results are listed
 * (search.listed-once, search.one-fails).
 */
async function searchLocations(
  ctx: LocationContext,
  text: string,
  signal: AbortSignal,
): Promise<LocationResults> {
  const { api } = ctx
  const calls = ctx.options.search
  const none = { venues: [], resolvedLocationDescription: '' }
  // Not Promise.allSettled: Bluebird's resolves to objects without a status.
  let failure: unknown
  const fails = (error: unknown) => void (failure = error)
  const [byName, byPlace] = await Promise.all([
    calls === 'searchnearby' ? [] : api.searchVenues(text, signal).catch(fails),
    calls === 'search' ? none : api.searchNearby(text, signal).catch(fails),
  ])
  const matches = once(byName ?? [])
  const nearby = byPlace ?? none
  const near = once(nearby.venues, matches)
  const isEmpty = near.length + matches.length === 0
  if (isEmpty && failure !== undefined) throw failure
  keepKnown(api, [...matches, ...near])
  return {
    matches,
    near,
    place: nearby.resolvedLocationDescription,
    similar: isEmpty ? await findSimilar(ctx, text, signal) : [],
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
