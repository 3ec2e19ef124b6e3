import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import type { Messages } from 'tavola'
import { isVisible } from 'tavola/journeys'
import { afterPaint } from 'tavola/page'
import { isFocusFree, moveFocus, Place, useIdle, usePlugin, useStyles } from 'tavola/controls'
import type { LocationContext } from '..'
import { useBox, type Box } from '../box/shared'
import { mostListed, type Line, type ListContent } from '../lines'
import css from './list.css'
import { contentOf, restaurantOf } from './results'
import { loadSuggestions, startSearch } from './search'
import { LocationSelect } from './select'

export const texts = {
  searching: 'Searching…',
  notFound: "We couldn't find a restaurant for “{text}”. Try a town, postcode or street.",
  near: 'Near {place}',
  nearby: 'Nearby',
  narrow: {
    one: 'Showing {shown} of {count} restaurant. Type more to narrow the list.',
    other: 'Showing {shown} of {count} restaurants. Type more to narrow the list.',
  },
  nothing: 'Nothing found.',
  didYouMean: 'Did you mean:',
  closedUntil: 'Closed until {date}',
  closedAfter: 'Closed after {date}',
  closed: 'Closed',
  searchFailed: "The search didn't work.",
  // For screen readers only.
  restaurants: 'Restaurants',
  found: { one: '{count} restaurant found', other: '{count} restaurants found' },
  chosenLocation: '{name} selected.',
} as const satisfies Messages

export type ListContext = LocationContext<typeof texts>

/** How long a search may take until screen readers are told that it is going on, in milliseconds after the typing pause. */
const slowSearch = 3_000

const searching: ListContent = { lines: [], count: 0, isLoading: true }

/**
 * The list of the location box: the results with their groups, or suggestions before anything is typed.
 */
export default function LocationList() {
  useStyles(css)
  const box = useBox()
  const { field, input, isOpen, setOpen, suggested } = box
  const ctx = usePlugin<ListContext>()
  const { facts, state, t } = ctx
  const isShown = useFrameLater(isOpen)
  useTouches({ field, input })
  useRoomAboveKeyboard(field, isShown)
  const isTouched = useRef(false)
  const choose = useChoice(box, isTouched)
  const text = state.searchText.value
  const isTyped = isVisible(text)
  const { state: searchState, value: found, retry: searchAgain } = startSearch(ctx)
  const searched = useMemo((): ListContent => {
    if (searchState === 'failed') return { lines: [], count: 0, retry: searchAgain }
    return found ? contentOf(found, t) : searching
  }, [searchState, found, searchAgain, t])
  const content = isTyped ? searched : (suggested ?? searching)
  const { venue } = facts
  const value = useMemo(() => venue && { venue }, [venue])
  const { lines, notice, nothing, announcement } = useTextsAround(content, text, t)
  useAnnouncement(isShown ? content : null, announcement, text)

  function retry() {
    content.retry?.()
    moveFocus(input.current)
    setOpen(true)
  }

  return (
    <>
      <Place name="location.suggestions" fallback={null} />
      <LocationSelect
        isTouched={isTouched}
        isOpen={isShown}
        isLoading={content.isLoading === true}
        options={content.lines}
        lines={lines}
        value={value}
        text={text}
        nothing={nothing}
        notice={notice}
        failed={content.retry !== undefined}
        retry={retry}
        // Tab leaves the box without choosing anything that the diner has not searched for.
        tabChooses={isTyped && !content.announcement}
        choose={choose}
      />
    </>
  )
}

/** The lines without their groups, and the texts under, in place of, and about the list. */
function useTextsAround(content: ListContent, text: string, t: ListContext['t']) {
  const { count, retry } = content
  const isLong = count > mostListed
  // Formatting the first large number of a page takes as long as rendering the list, so it waits until after that.
  const isCounted = useIdle(isLong) || !isLong
  const narrow = isLong && isCounted ? t('narrow', { shown: mostListed, count }) : ''
  const lines = useMemo(
    () => content.lines.flatMap((line) => ('options' in line ? line.options : line)),
    [content],
  )
  const isListed = lines.length > 0
  const isEmpty = !isListed && !content.isLoading && !retry
  const nothing = isEmpty ? content.notice || t('notFound', { text: text.trim() }) : ''
  const notice = isListed ? content.notice || narrow : ''
  const counted = isListed && isCounted ? (content.announcement ?? t('found', { count })) : ''
  const announcement = [counted, retry && t('searchFailed'), notice, nothing].filter(Boolean).join(' ')
  return { lines, notice, nothing, announcement }
}

/** Announces the content of the list once, each time that it changes; a running search only if it takes long. */
function useAnnouncement(content: ListContent | null, announcement: string, text: string): void {
  const { announce, t } = usePlugin<ListContext>()
  const isLoading = content?.isLoading === true
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => announce(t('searching')), slowSearch)
    return () => clearTimeout(timer)
  }, [announce, isLoading, t, text])

  useEffect(() => {
    if (content) announce(announcement)
  }, [announce, content, announcement])
}

/** Returns the function that chooses a line. */
function useChoice(box: Box, isTouched: RefObject<boolean>) {
  const ctx = usePlugin<ListContext>()
  const { announce, options, state, set, t } = ctx
  return (line: Line | null) => {
    if (!line) return
    state.searchText.value = ''
    if (isTouched.current) hideKeyboard(box)
    isTouched.current = false
    const announcement = t('chosenLocation', { name: restaurantOf(line).name })
    if ('venue' in line) {
      set({ venue: line.venue })
      announce(announcement)
    }
    if (options.recent) {
      loadSuggestions().then(
        ({ chooseAndKeep }) => chooseAndKeep(ctx, line, box, announcement),
        // If it doesn't load, nothing is kept.
        () => undefined,
      )
    }
  }
}

/** Closes a phone's on-screen keyboard after a choice: the focus moves on in the form, or to the field around the input. */
function hideKeyboard({ field, input }: Box): void {
  input.current!.blur()
  afterPaint(() => {
    const { current } = field
    if (!current?.isConnected || !isFocusFree()) return
    current.tabIndex = -1
    moveFocus(current)
  })
}

/** True from the frame after `isOpen`, so that the letter which opens the list is painted before it. */
function useFrameLater(isOpen: boolean): boolean {
  const [isLater, setLater] = useState(false)
  useEffect(() => (isOpen ? afterPaint(() => setLater(true)) : setLater(false)), [isOpen])
  return isOpen && isLater
}

/** In pixels: the list's height, and its distance from the box. */
const listHeight = 346

/** On a phone the keyboard leaves little room below the box: the page scrolls, so that the box is at the top of the window. */
function useRoomAboveKeyboard(field: Box['field'], isShown: boolean): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!isShown || !view || !matchMedia('(pointer: coarse)').matches) return
    const fit = () => {
      const room = view.offsetTop + view.height - field.current!.getBoundingClientRect().bottom
      if (room < listHeight) field.current!.scrollIntoView()
    }
    fit()
    view.addEventListener('resize', fit)
    return () => view.removeEventListener('resize', fit)
  }, [field, isShown])
}

/**
 * react-select closes its list at touches outside, for which it listens on the document. Those in our shadow root look like outside
 * from there, and most don't get there: the list would close before a tap chooses a line, or stay after a tap beside it.
 */
function useTouches({ field, input }: Pick<Box, 'field' | 'input'>): void {
  useEffect(() => {
    const root = field.current!.getRootNode()
    const decide = (event: Event) => {
      if (event.composedPath().includes(field.current!)) event.stopPropagation()
      // The end of a scroll can't be cancelled.
      else if (event.cancelable) input.current?.blur()
    }
    root.addEventListener('touchend', decide)
    return () => root.removeEventListener('touchend', decide)
  }, [field, input])
}
