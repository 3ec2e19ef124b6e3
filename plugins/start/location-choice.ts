import { usePlugin } from 'tavola'
import type { Box } from './box-and-list'
import { loadSuggestions } from './load-suggestions'
import type { Line } from './location-lines'
import type { StartContext } from './model'

/** What a choice in the list does. */
export function useLocationChoice(box: Box) {
  const ctx = usePlugin<StartContext>()
  const { options, state, set } = ctx
  return (line: Line | null) => {
    if (line && 'retry' in line) {
      state.searchTries.value++
      box.setOpen(true)
      return
    }
    state.searchText.value = ''
    if (!line || 'venue' in line) set({ venue: line?.venue ?? null })
    if (line && options.recent) {
      loadSuggestions().then(
        ({ chosen }) => chosen(ctx, line, box),
        // Where the file does not come nothing is kept.
        () => undefined,
      )
    }
  }
}
