import { searchText } from 'tavola'
import type { LocationContext, LocationResults } from './model'

/** The pause in typing before a search is sent, in milliseconds (search.pause). */
const searchPause = 750

/** Searches for the typed text after a pause in typing. A new keystroke aborts a running search. */
export function watchSearch(ctx: LocationContext): () => void {
  const { state } = ctx
  return ctx.effect(() => {
    const text = searchText(state.searchText.value)
    void state.searchTries.value
    state.found.value = null
    if (!text) return
    // A text of dots would be a relative path in the URL, so it is not sent.
    if (/^\.+$/.test(text)) return void (state.found.value = { ...withoutFile, failed: false })
    const stop = new AbortController()
    const timer = setTimeout(() => void search(ctx, text, stop.signal), searchPause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  })
}

/** In the same file as the back end's client, which every search needs. It comes right after the first paint. */
const loadCalls = () => import(/* webpackChunkName: "api" */ './search-calls')
const withoutFile: LocationResults = { matches: [], near: [], place: '', failed: true }

async function search(ctx: LocationContext, text: string, signal: AbortSignal): Promise<void> {
  const file = await loadCalls().catch(() => null)
  const found = file ? await file.searchLocations(ctx, text, signal) : withoutFile
  if (signal.aborted) return
  ctx.state.found.value = found
  ctx.emit('search', { results: found.matches.length + found.near.length })
}
