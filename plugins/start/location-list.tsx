import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import Select from 'react-select/base'
import { afterPaint, useIdle, useLazy, usePlugin, useStyles, useTexts } from 'tavola'
import type { Box } from './box-and-list'
import css from './list.css'
import { BoxProvider, listParts } from './list-parts'
import { listMessages } from './list-messages'
import type { SuggestionsProps } from './before-typing'
import { loadSuggestions } from './load-suggestions'
import { useLocationChoice } from './location-choice'
import { RestaurantLine, restaurantOf, shownOf, type Line, type Shown } from './location-lines'
import type { StartContext } from './model'
import { mostListed } from './numbers'
import { screenReaderTexts } from './screen-reader-texts'

const searching: Shown = { lines: [], count: 0, isLoading: true }

/**
 * react-select's plain Select, not its async one: the results with their retry and groups are in the plugin's state,
 * which drops outdated answers. Its box is ours (./location-box), and so it draws only the list and speaks.
 */
export default function LocationList(box: Box) {
  useStyles(css)
  const { field, input, events, isOpen, setOpen, suggested, suggest } = box
  const ctx = usePlugin<StartContext>()
  const { facts, options, state, t: boxText } = ctx
  const t = useTexts('start', listMessages)
  const isTold = useToldOfFocus(input, events)
  const isDrawn = useFrameLater(isOpen)
  useTouchInside(field)
  const choose = useLocationChoice(box)
  const text = state.searchText.value
  const isTyped = text.trim() !== ''
  const found = state.found.value
  const searched = useMemo(() => (found ? shownOf(found, t) : searching), [found, t])
  const shown = isTyped ? searched : (suggested ?? searching)
  const venue = facts.venue
  const value = useMemo(() => venue && { venue }, [venue])
  const { count, failed } = shown
  const isLong = count > mostListed
  // The first great number of a page takes as long to format as the list to draw: it comes after that.
  const isCounted = useIdle(isLong) || !isLong
  const narrow = isLong && isCounted ? t('narrow', { shown: mostListed, count }) : ''
  const notice = shown.notice || narrow
  const nothing = shown.notice || t('notFound', { text: text.trim() })
  const isEmpty = shown.lines.length === 0 && !shown.isLoading

  return (
    <BoxProvider value={{ field, input, notice: shown.lines.length > 0 ? notice : '' }}>
      {(options.recent || options.all) && <Suggestions isOpen={isOpen} isTyped={isTyped} suggest={suggest} />}
      <Select<Line, false>
        ref={(select) => void (events.current = select)}
        components={listParts}
        value={value}
        inputValue={text}
        onInputChange={() => undefined}
        onChange={choose}
        menuIsOpen={isOpen && isDrawn && isTold}
        onMenuOpen={() => setOpen(true)}
        onMenuClose={() => setOpen(false)}
        options={shown.lines}
        isLoading={shown.isLoading === true}
        filterOption={null}
        backspaceRemovesValue={false}
        // Who only passes by chooses nothing that was not searched for.
        tabSelectsValue={isTyped && !shown.said}
        getOptionValue={(line) => ('retry' in line ? 'retry' : String(restaurantOf(line).id))}
        getOptionLabel={(line) => ('retry' in line ? t('searchFailed') : restaurantOf(line).name)}
        formatOptionLabel={(line) =>
          'retry' in line ? (
            <span className="location-retry">{t('searchFailed')}</span>
          ) : (
            <RestaurantLine line={line} ctx={ctx} t={t} />
          )
        }
        loadingMessage={() => boxText('searching')}
        ariaLiveMessages={screenReaderTexts(t, isEmpty ? nothing : '')}
        screenReaderStatus={() => {
          if (failed) return t('searchFailed')
          return isCounted ? `${shown.said ?? t('found', { count })} ${notice}` : ''
        }}
        noOptionsMessage={() => nothing}
        // On touch screens Select blurs the input after a choice, which clears the text. A retry needs the text.
        {...(failed && { blurInputOnSelect: false })}
      />
    </BoxProvider>
  )
}

/** Fetched in brands that list something without a search. */
function Suggestions(props: SuggestionsProps) {
  const file = useLazy(loadSuggestions)
  return file.state === 'loaded' ? <file.Component {...props} /> : null
}

/**
 * The box may have had the focus, and a list to show, before Select was here. It is told of both one after the other, as
 * they would have come: at once, it would not say to screen readers what it shows. Returns whether it has been told.
 */
function useToldOfFocus(input: Box['input'], select: Box['events']): boolean {
  const [renders, setRenders] = useState(0)
  useLayoutEffect(() => {
    const { activeElement } = input.current!.getRootNode() as Document | ShadowRoot
    if (renders === 0 && activeElement === input.current) select.current!.onInputFocus()
    if (renders < 2) setRenders(renders + 1)
  }, [input, select, renders])
  return renders === 2
}

/** True a frame after `open`: the letter that opens the list is seen before it. */
function useFrameLater(open: boolean): boolean {
  const [isLater, setLater] = useState(open)
  useEffect(() => (open ? afterPaint(() => setLater(true)) : setLater(false)), [open])
  return isLater
}

/**
 * Select listens on the document for touches outside, to close its list. There a touch inside our shadow root looks
 * like one outside, and the list would close before the tap selects an option.
 */
function useTouchInside(field: Box['field']): void {
  useEffect(() => {
    const element = field.current
    const stop = (event: Event) => event.stopPropagation()
    element?.addEventListener('touchend', stop)
    return () => element?.removeEventListener('touchend', stop)
  }, [field])
}
