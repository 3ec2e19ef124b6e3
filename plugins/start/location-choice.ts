import type { RefObject } from 'react'
import { afterPaint, safeDocument } from 'tavola'
import { usePlugin } from 'tavola/controls'
import type { Box } from './box-and-list'
import type { ListText } from './list-messages'
import { loadSuggestions } from './load-suggestions'
import { restaurantOf, type Line } from './location-lines'
import type { StartContext } from './model'

/** What a choice in the list does. */
export function useLocationChoice(box: Box, t: ListText, isTouched: RefObject<boolean>) {
  const ctx = usePlugin<StartContext>()
  const { announce, options, state, set } = ctx
  return (line: Line | null) => {
    if (!line) return
    state.searchText.value = ''
    if (isTouched.current) hideKeyboard(box)
    isTouched.current = false
    const said = t('chosenLocation', { name: restaurantOf(line).name })
    if ('venue' in line) {
      set({ venue: line.venue })
      announce(said)
    }
    if (options.recent) {
      loadSuggestions().then(
        ({ chosen }) => chosen(ctx, line, box, said),
        // Where the file does not come nothing is kept.
        () => undefined,
      )
    }
  }
}

/** On a phone the keyboard goes with the choice: the focus goes on in the form, or stays beside the input. */
function hideKeyboard({ field, input }: Box): void {
  input.current!.blur()
  afterPaint(() => {
    const { current } = field
    if (!current?.isConnected || safeDocument.activeElement !== safeDocument.body) return
    current.tabIndex = -1
    current.focus()
  })
}
