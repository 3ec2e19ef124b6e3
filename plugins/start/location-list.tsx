import { useEffect, useMemo, useRef, useState } from 'react'
import { afterPaint } from 'tavola'
import { useIdle, useLazy, usePlugin, useStyles, useTexts } from 'tavola/controls'
import type { Box } from './box-and-list'
import css from './list.css'
import { BoxProvider, LinesProvider, listParts } from './list-parts'
import { listMessages } from './list-messages'
import type { SuggestionsProps } from './before-typing'
import { loadSuggestions } from './load-suggestions'
import { useLocationChoice } from './location-choice'
import { RestaurantLine, restaurantOf, shownOf, type Shown } from './location-lines'
import type { StartContext } from './model'
import { mostListed } from './numbers'
import { QuietSelect } from './quiet-select'
import { useSaid } from './said-of-list'

const searching: Shown = { lines: [], count: 0, isLoading: true }

/**
 * react-select's plain Select, not its async one: the results with their retry and groups are in the plugin's state,
 * which drops outdated answers. Its box is ours (./location-box), and so it only draws the list.
 */
export default function LocationList(box: Box) {
  useStyles(css)
  const { field, input, events, isOpen, setOpen, suggested, suggest } = box
  const ctx = usePlugin<StartContext>()
  const { facts, options, state, t: boxText } = ctx
  const t = useTexts('start', listMessages)
  const isDrawn = useFrameLater(isOpen)
  useTouchInside(field)
  const isTouched = useRef(false)
  const choose = useLocationChoice(box, t, isTouched)
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
  const lines = useMemo(
    () => shown.lines.flatMap((line) => ('options' in line ? line.options : line)),
    [shown],
  )
  const isListed = lines.length > 0
  const isEmpty = !isListed && !shown.isLoading && !failed
  const nothing = isEmpty ? shown.notice || t('notFound', { text: text.trim() }) : ''
  const notice = isListed ? shown.notice || narrow : ''
  const retry = () => {
    state.searchTries.value++
    input.current!.focus()
    setOpen(true)
  }

  const counted = isListed && isCounted ? (shown.said ?? t('found', { count })) : ''
  const said = [counted, failed && t('searchFailed'), notice, nothing].filter(Boolean).join(' ')
  useSaid(isDrawn ? shown : null, said, text)

  return (
    <BoxProvider value={{ field, input, isTouched, t, notice, failed: failed === true, retry }}>
      <LinesProvider value={lines}>
        {(options.recent || options.all) && (
          <Suggestions isOpen={isOpen} isTyped={isTyped} suggest={suggest} />
        )}
        <QuietSelect
          ref={(select) => void (events.current = select)}
          components={listParts}
          value={value}
          inputValue={text}
          onInputChange={() => undefined}
          onChange={choose}
          menuIsOpen={isDrawn}
          onMenuOpen={() => setOpen(true)}
          onMenuClose={() => setOpen(false)}
          options={shown.lines}
          isLoading={shown.isLoading === true}
          filterOption={null}
          backspaceRemovesValue={false}
          blurInputOnSelect={false}
          // Who only passes by chooses nothing that was not searched for.
          tabSelectsValue={isTyped && !shown.said}
          getOptionValue={(line) => String(restaurantOf(line).id)}
          getOptionLabel={(line) => restaurantOf(line).name}
          formatOptionLabel={(line) => <RestaurantLine line={line} ctx={ctx} t={t} />}
          loadingMessage={() => boxText('searching')}
          noOptionsMessage={() => nothing}
        />
      </LinesProvider>
    </BoxProvider>
  )
}

/** Fetched in brands that list something without a search. */
function Suggestions(props: SuggestionsProps) {
  const file = useLazy(loadSuggestions)
  return file.state === 'loaded' ? <file.Component {...props} /> : null
}

/** True a frame after `open`: the letter that opens the list is seen before it. */
function useFrameLater(open: boolean): boolean {
  const [isLater, setLater] = useState(false)
  useEffect(() => (open ? afterPaint(() => setLater(true)) : setLater(false)), [open])
  return open && isLater
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
