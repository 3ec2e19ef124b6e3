import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import Select from 'react-select/base'
import { afterPaint, useIdle, usePlugin, useStyles, useTexts } from 'tavola'
import type { Box } from './box-and-list'
import css from './list.css'
import { BoxProvider, listParts } from './list-parts'
import { listMessages } from './list-messages'
import { linesOf, numberFound, VenueLine, type Line } from './location-lines'
import type { StartContext } from './model'
import { mostListed } from './numbers'
import { screenReaderTexts } from './screen-reader-texts'

/**
 * react-select's plain Select, not its async one: the results with their retry and groups are in the plugin's state,
 * which drops outdated answers. Its box is ours (./location-box), and so it draws only the list and speaks.
 */
export default function LocationList({ field, input, events, isOpen, setOpen }: Box) {
  useStyles(css)
  const { facts, state, set, t: boxText } = usePlugin<StartContext>()
  const t = useTexts('start', listMessages)
  const isTold = useToldOfFocus(input, events)
  const isDrawn = useFrameLater(isOpen)
  useTouchInside(field)
  const text = state.searchText.value
  const found = state.found.value
  const lines = useMemo(() => (found ? linesOf(found) : []), [found])
  const venue = facts.venue
  const value = useMemo(() => venue && { venue }, [venue])
  const count = found ? numberFound(found) : 0
  const isLong = count > mostListed
  // The first great number of a page takes as long to format as the list to draw: it comes after that.
  const isCounted = useIdle(isLong) || !isLong
  const narrow = isLong && isCounted ? t('narrow', { shown: mostListed, count }) : ''

  function onChange(line: Line | null) {
    if (line && 'retry' in line) {
      state.searchTries.value++
      setOpen(true)
    } else {
      state.searchText.value = ''
      set({ venue: line?.venue ?? null })
    }
  }

  return (
    <BoxProvider value={{ field, input, narrow }}>
      <Select<Line, false>
        ref={(select) => void (events.current = select)}
        components={listParts}
        value={value}
        inputValue={text}
        onInputChange={() => undefined}
        onChange={onChange}
        menuIsOpen={isOpen && isDrawn && isTold}
        onMenuOpen={() => setOpen(true)}
        onMenuClose={() => setOpen(false)}
        options={lines}
        isLoading={found === null}
        filterOption={null}
        backspaceRemovesValue={false}
        getOptionValue={(line) => ('venue' in line ? String(line.venue.id) : 'retry')}
        getOptionLabel={(line) => ('venue' in line ? line.venue.name : t('searchFailed'))}
        formatOptionLabel={(line) =>
          'venue' in line ? (
            <VenueLine venue={line.venue} />
          ) : (
            <span className="location-retry">{t('searchFailed')}</span>
          )
        }
        formatGroupLabel={() => (found?.place ? t('near', { place: found.place }) : t('nearby'))}
        loadingMessage={() => boxText('searching')}
        ariaLiveMessages={screenReaderTexts(t)}
        screenReaderStatus={() => {
          if (found?.failed) return t('searchFailed')
          return isCounted ? `${t('found', { count })} ${narrow}` : ''
        }}
        noOptionsMessage={() => t('notFound', { text: text.trim() })}
        // On touch screens Select blurs the input after a choice, which clears the text. A retry needs the text.
        {...(found?.failed && { blurInputOnSelect: false })}
      />
    </BoxProvider>
  )
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
