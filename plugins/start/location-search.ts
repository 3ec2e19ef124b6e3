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
    if (/^\.+$/.test(text)) return void (state.found.value = { ...withoutFile, failed: false })
    const stop = new AbortController()
    const timer = setTimeout(() => void search(ctx, text, stop.signal), searchPause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  })
}

/** In the file of the back end's client, which each search needs too: it comes right after the first paint. */
const loadSearch = () => import(/* webpackChunkName: "api" */ './search-locations')
const withoutFile: LocationResults = { matches: [], near: [], place: '', failed: true }

async function search(ctx: StartContext, text: string, signal: AbortSignal): Promise<void> {
  const file = await loadSearch().catch(() => null)
  const found = file ? await file.searchLocations(ctx, text, signal) : withoutFile
  if (signal.aborted) return
  ctx.state.found.value = found
  ctx.emit('search', { results: found.matches.length + found.near.length })
}
