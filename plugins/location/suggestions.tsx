import { distance } from 'fastest-levenshtein'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { Venue } from 'tavola'
import { usePlugin, useTexts } from 'tavola/controls'
import { allRestaurants, fetchAllRestaurants, knownRestaurants } from './known-restaurants'
import {
  mostListed,
  type Box,
  type Chosen,
  type Group,
  type Line,
  type ListContent,
  type LocationContext,
} from './model'
import { recentRestaurants } from './recent-restaurants'
import { suggestionMessages } from './suggestion-messages'

export { chooseAndKeep } from './recent-restaurants'

export interface SuggestionsProps extends Pick<Box, 'isOpen' | 'suggest'> {
  readonly isTyped: boolean
}

/** Gives the box the content of its list before anything is typed: recent restaurants, and all of them by town. */
export default function Suggestions({ isOpen, isTyped, suggest }: SuggestionsProps) {
  const ctx = usePlugin<LocationContext>()
  const { api, brand, options, state } = ctx
  const t = useTexts('location', suggestionMessages)
  const kept = state.recent.value
  const recent = useMemo(() => recentRestaurants(ctx, kept), [ctx, kept])
  const gone = state.gone.value
  const { venues, failed } = useAllRestaurants(isOpen)

  const content = useMemo((): ListContent | null => {
    const ids = new Set(recent.map(({ id }) => id))
    const others = venues?.filter(({ id }) => !ids.has(id)) ?? []
    const isLoading = options.all !== '' && venues === null && !failed
    const count = recent.length + others.length
    if (count === 0 && !isLoading && !failed && !gone) return null
    const known = knownRestaurants(api)
    const chosen = recent.map((one) => lineOf(one, known))
    return {
      lines: [
        ...(chosen.length > 0 ? [{ label: t('chosenBefore'), options: chosen }] : []),
        ...byTown(others, brand.locale, mostListed - chosen.length),
      ],
      count,
      failed,
      isLoading,
      announcement: t('listed', { count }),
      notice: gone && t('gone', { name: gone }),
    }
  }, [api, brand.locale, options.all, recent, venues, failed, gone, t])

  useLayoutEffect(() => suggest(content), [suggest, content])
  const isShown = isOpen && !isTyped
  useEffect(() => {
    if (isShown) return () => void (state.gone.value = '')
  }, [isShown, state])
  return null
}

/**
 * Fetches all restaurants when the list first opens, and again with a retry. Null until they are here, or without the
 * option. Typing does not abort it, as the search for similar names needs them.
 */
function useAllRestaurants(isOpen: boolean) {
  const { api, options, state } = usePlugin<LocationContext>()
  const tries = state.searchTries.value
  const [venues, setVenues] = useState(() => allRestaurants(api))
  const [failedTry, setFailedTry] = useState(-1)
  const isWanted = isOpen && options.all !== '' && venues === null

  useEffect(() => {
    if (!isWanted) return
    const stop = new AbortController()
    fetchAllRestaurants({ api, options }, stop.signal).then(
      (found) => stop.signal.aborted || setVenues(found),
      () => stop.signal.aborted || setFailedTry(tries),
    )
    return () => stop.abort()
  }, [api, options, isWanted, tries])

  return { venues, failed: failedTry === tries }
}

function lineOf(chosen: Chosen, known: ReadonlyMap<Venue['id'], Venue>): Line {
  const venue = known.get(chosen.id)
  return venue ? { venue, hasNoPlace: true } : { chosen }
}

/** Sorting takes time: of a longer list, which the option `all` isn't for, the first are sorted. */
const mostSorted = 1_000

/**
 * The first `most` restaurants by town, the last line of their addresses, and by name. Those without an address come
 * last, in no group.
 */
function byTown(venues: readonly Venue[], locale: string, most: number): readonly (Line | Group)[] {
  const { compare } = new Intl.Collator(locale)
  const groups = new Map<string, Line[]>()
  const sorted = venues.slice(0, mostSorted).sort((one, other) => {
    const towns = [townOf(one), townOf(other)] as const
    const order = Number(!towns[0]) - Number(!towns[1]) || compare(...towns)
    return order || compare(one.name, other.name)
  })
  for (const venue of sorted.slice(0, most)) {
    const town = townOf(venue)
    groups.set(town, [...(groups.get(town) ?? []), { venue, hasNoPlace: true }])
  }
  return [...groups].flatMap(([label, options]): (Line | Group)[] => (label ? [{ label, options }] : options))
}

const townOf = ({ address }: Venue) => address.filter(Boolean).at(-1)?.trim() ?? ''

/** The number of wrong letters that a word of the search text may have. */
const allowedSlips = ({ length }: string): number => (length < 3 ? 0 : length < 6 ? 1 : 2)

/**
 * The known restaurants whose name or town has each word of the text, except for some wrong letters; the most similar
 * ones first. If the box lists all restaurants, it waits for them.
 */
export async function similarRestaurants(
  ctx: LocationContext,
  text: string,
  signal: AbortSignal,
): Promise<readonly Line[]> {
  if (ctx.options.all) await fetchAllRestaurants(ctx, signal).catch(() => undefined)
  const known = knownRestaurants(ctx.api)
  const candidates = new Map<Chosen['id'], Chosen>(
    recentRestaurants(ctx).map((recent) => [recent.id, recent]),
  )
  for (const [id, venue] of known) candidates.set(id, venue)
  const typed = wordsOf(text)
  return [...candidates.values()]
    .map((chosen) => ({ chosen, slips: countSlips(typed, chosen) }))
    .filter(({ slips }) => slips < Infinity)
    .sort((one, other) => one.slips - other.slips)
    .slice(0, mostListed)
    .map(({ chosen }) => lineOf(chosen, known))
}

/** Of all typed words together; infinite if one of them has too many. */
function countSlips(typed: readonly string[], { name, address }: Chosen): number {
  const words = wordsOf(`${name} ${address.at(-1) ?? ''}`)
  return typed.reduce((sum, word) => {
    const slips = Math.min(...words.map((other) => slipsBetween(word, other)))
    return slips > allowedSlips(word) ? Infinity : sum + slips
  }, 0)
}

/** The word need not be typed to its end. */
const slipsBetween = (typed: string, word: string) =>
  Math.min(...[typed.length, typed.length + 1, word.length].map((end) => distance(typed, word.slice(0, end))))

/** In lower case, without accents. */
const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []
