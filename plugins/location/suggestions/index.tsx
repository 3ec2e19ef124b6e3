import { useEffect, useLayoutEffect, useMemo } from 'react'
import type { Messages, Venue } from 'tavola'
import { isVisible } from 'tavola/journeys'
import { usePlugin, useQuery } from 'tavola/controls'
import type { LocationContext } from '..'
import { useBox } from '../box/shared'
import { mostListed, type Group, type Line, type ListContent } from '../lines'
import { allRestaurants, fetchAllRestaurants, knownRestaurants } from '../list/known-restaurants'
import { recentRestaurants } from './recent-restaurants'
import { lineOf } from './similar-restaurants'

export { chooseAndKeep } from './recent-restaurants'
export { similarRestaurants } from './similar-restaurants'

export const texts = {
  chosenBefore: 'Recently chosen',
  // For screen readers only.
  listed: { one: '{count} restaurant to choose from', other: '{count} restaurants to choose from' },
  gone: '{name} no longer takes bookings here.',
} as const satisfies Messages

/** Gives the box the content of its list before anything is typed: recent restaurants, and all of them by town. */
export default function Suggestions() {
  const { isOpen, suggest } = useBox()
  const ctx = usePlugin<LocationContext<typeof texts>>()
  const { api, brand, options, state, t } = ctx
  const kept = state.recent.value
  const recent = useMemo(() => recentRestaurants(ctx, kept), [ctx, kept])
  const gone = state.gone.value
  const { venues, retry } = useAllRestaurants(isOpen)

  const content = useMemo((): ListContent | null => {
    const ids = new Set(recent.map(({ id }) => id))
    const others = venues?.filter(({ id }) => !ids.has(id)) ?? []
    const isLoading = options.all !== '' && venues === null && !retry
    const count = recent.length + others.length
    if (count === 0 && !isLoading && !retry && !gone) return null
    const known = knownRestaurants(api)
    const chosen = recent.map((one) => lineOf(one, known))
    return {
      lines: [
        ...(chosen.length > 0 ? [{ label: t('chosenBefore'), options: chosen }] : []),
        ...byTown(others, brand.locale, mostListed - chosen.length),
      ],
      count,
      retry,
      isLoading,
      announcement: t('listed', { count }),
      notice: gone && t('gone', { name: gone }),
    }
  }, [api, brand.locale, options.all, recent, venues, retry, gone, t])

  useLayoutEffect(() => suggest(content), [suggest, content])
  const isShown = isOpen && !isVisible(state.searchText.value)
  useEffect(() => {
    if (isShown) return () => void (state.gone.value = '')
  }, [isShown, state])
  return null
}

/**
 * Fetches all restaurants while the list is open. Null until they are here, or without the option. `retry` is there once
 * it has failed. Typing does not abort it, as the search for similar names needs them.
 */
function useAllRestaurants(isOpen: boolean) {
  const ctx = usePlugin<LocationContext>()
  const isWanted = isOpen && ctx.options.all !== '' && allRestaurants(ctx.api) === null
  const query = useQuery(isWanted ? ctx.options.all : null, (_, signal) => fetchAllRestaurants(ctx, signal))
  return {
    venues: allRestaurants(ctx.api),
    retry: query.state === 'failed' ? query.retry : undefined,
  }
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
