import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { usePlugin, useTexts } from 'tavola/controls'
import { allHere, fetchAll } from './all-restaurants'
import type { Box } from './box-and-list'
import { byTown } from './by-town'
import { chosenBefore } from './chosen-before'
import type { Shown } from './location-lines'
import type { StartContext } from './model'
import { mostListed } from './numbers'
import { seenBy } from './seen-restaurants'
import { suggestionMessages } from './suggestion-messages'

export interface SuggestionsProps extends Pick<Box, 'isOpen' | 'suggest'> {
  readonly isTyped: boolean
}

/** Tells the box what its list shows before a letter is typed: the restaurants last chosen here, and all by town. */
export default function BeforeTyping({ isOpen, isTyped, suggest }: SuggestionsProps) {
  const ctx = usePlugin<StartContext>()
  const { api, brand, options, state } = ctx
  const t = useTexts('start', suggestionMessages)
  const recent = state.recent.value
  const before = useMemo(() => chosenBefore(ctx, recent), [ctx, recent])
  const gone = state.gone.value
  const { venues, failed } = useAll(isOpen)

  const shown = useMemo((): Shown | null => {
    const ids = new Set(before.map(({ id }) => id))
    const others = venues?.filter(({ id }) => !ids.has(id)) ?? []
    const isLoading = options.all !== '' && venues === null && !failed
    const count = before.length + others.length
    if (count === 0 && !isLoading && !failed && !gone) return null
    const chosen = before.map((chosen) => {
      const venue = seenBy(api).get(chosen.id)
      return venue ? { venue, hasNoPlace: true as const } : { chosen }
    })
    return {
      lines: [
        ...(chosen.length > 0 ? [{ label: t('chosenBefore'), options: chosen }] : []),
        ...byTown(others, brand.locale, mostListed - chosen.length),
      ],
      count,
      failed,
      isLoading,
      said: t('listed', { count }),
      notice: gone && t('gone', { name: gone }),
    }
  }, [api, brand.locale, options.all, before, venues, failed, gone, t])

  useLayoutEffect(() => suggest(shown), [suggest, shown])
  const isShown = isOpen && !isTyped
  useEffect(() => {
    if (isShown) return () => void (state.gone.value = '')
  }, [isShown, state])
  return null
}

/**
 * Asks for all restaurants when the list first opens, and again with a retry; null until they are here, or without the
 * option. Typing does not call it off: a slip of a letter is looked for in them.
 */
function useAll(isOpen: boolean) {
  const { api, options, state } = usePlugin<StartContext>()
  const tries = state.searchTries.value
  const [venues, setVenues] = useState(() => allHere(api))
  const [failedTry, setFailedTry] = useState(-1)
  const isWanted = isOpen && options.all !== '' && venues === null

  useEffect(() => {
    if (!isWanted) return
    const stop = new AbortController()
    fetchAll({ api, options }, stop.signal).then(
      (found) => stop.signal.aborted || setVenues(found),
      () => stop.signal.aborted || setFailedTry(tries),
    )
    return () => stop.abort()
  }, [api, options, isWanted, tries])

  return { venues, failed: failedTry === tries }
}
