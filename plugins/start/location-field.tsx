import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import type { GroupBase, InputActionMeta } from 'react-select'
import Select from 'react-select/base'
import { Address, usePlugin, VenueHeader, type Venue } from 'tavola'
import type { LocationResults, StartContext } from './model'
import { screenReaderTexts } from './screen-reader-texts'

/** A line of the list: a restaurant, or the retry after a failure. */
type Line = { readonly venue: Venue } | { readonly retry: true }

/** Not needed: the input has its own placeholder, and the list shows a running search. */
const parts = {
  Placeholder: () => null,
  DropdownIndicator: null,
  IndicatorSeparator: null,
  LoadingIndicator: () => null,
}

/** Section 2: the search-as-you-type box; with `readOnlyLocation` only the venue (decisions, "Step 1"). */
export function LocationField({ invalid = false }: { readonly invalid?: boolean }) {
  const { facts, readOnlyLocation, t } = usePlugin<StartContext>()
  const id = useId()
  if (readOnlyLocation && facts.venue) return <VenueHeader />
  return (
    <TouchInside>
      <div part="field" className="field">
        <label part="label" htmlFor={id}>
          {t('location')}
        </label>
        <LocationBox id={id} invalid={invalid} />
      </div>
    </TouchInside>
  )
}

/**
 * react-select's plain Select, not its async one: the results with their retry and groups are in the plugin's state,
 * which drops outdated answers.
 */
function LocationBox({ id, invalid }: { readonly id: string; readonly invalid: boolean }) {
  const { facts, state, set, t } = usePlugin<StartContext>()
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const placeholder = facts.venue ? '' : t('searchLocation')
  // Select renders a placeholder beside its input; assistive technology needs the input's own. Its box has no `part`.
  useLayoutEffect(() => {
    const input = box.current!.querySelector('input')!
    input.placeholder = placeholder
    input.closest('.location__control')!.setAttribute('part', 'input')
  }, [placeholder])
  const text = state.searchText.value
  const found = state.found.value
  const typed = text.trim() !== ''

  function onInputChange(value: string, { action }: InputActionMeta) {
    if (action === 'input-change') state.searchText.value = value
    if (action === 'input-blur') state.searchText.value = ''
  }

  function onChange(line: Line | null) {
    if (line && 'retry' in line) {
      state.searchTries.value++
      setOpen(true)
    } else {
      state.searchText.value = ''
      set({ venue: line?.venue ?? null })
    }
  }

  /** Select handles every Escape; while its list is closed, Escape is for the popup. */
  function onKeyDownCapture(event: KeyboardEvent) {
    if (event.key === 'Escape' && !(open && typed)) event.stopPropagation()
  }

  return (
    <div ref={box} onKeyDownCapture={onKeyDownCapture}>
      <Select<Line, false>
        inputId={id}
        aria-invalid={invalid}
        unstyled
        className="location"
        classNamePrefix="location"
        components={parts}
        value={facts.venue && { venue: facts.venue }}
        inputValue={text}
        onInputChange={onInputChange}
        onChange={onChange}
        menuIsOpen={open && typed}
        onMenuOpen={() => setOpen(true)}
        onMenuClose={() => setOpen(false)}
        options={found ? listed(found, t) : []}
        isLoading={typed && found === null}
        filterOption={null}
        backspaceRemovesValue={false}
        getOptionValue={(line) => ('venue' in line ? String(line.venue.id) : 'retry')}
        getOptionLabel={(line) => ('venue' in line ? line.venue.name : t('searchFailed'))}
        formatOptionLabel={(line, { context }) => <LineText line={line} chosen={context === 'value'} />}
        loadingMessage={() => t('searching')}
        ariaLiveMessages={screenReaderTexts(t)}
        screenReaderStatus={({ count }) => t(found?.failed ? 'searchFailed' : 'found', { count })}
        noOptionsMessage={() => t('notFound', { text: text.trim() })}
        menuPlacement="bottom"
        // On touch screens Select blurs the input after a choice, which clears the text. A retry needs the text.
        {...(found?.failed && { blurInputOnSelect: false })}
        menuShouldScrollIntoView={false}
      />
    </div>
  )
}

function listed(
  { matches, near, place, failed }: LocationResults,
  t: StartContext['t'],
): (Line | GroupBase<Line>)[] {
  if (failed) return [{ retry: true }]
  const lines = (venues: readonly Venue[]) => venues.map((venue) => ({ venue }))
  const group = { label: place ? t('near', { place }) : t('nearby'), options: lines(near) }
  return [...lines(matches), ...(near.length > 0 ? [group] : [])]
}

function LineText({ line, chosen }: { readonly line: Line; readonly chosen: boolean }) {
  const { t } = usePlugin<StartContext>()
  if ('retry' in line) return <span className="location-retry">{t('searchFailed')}</span>
  const { name, address, distanceInMilesString } = line.venue
  if (chosen) return <bdi>{name}</bdi>
  return (
    <>
      <span className="location-name">
        <bdi>{name}</bdi>
      </span>{' '}
      <span className="location-address">
        <Address lines={address} />
      </span>{' '}
      <span className="location-distance">
        <bdi>{distanceInMilesString}</bdi>
      </span>
    </>
  )
}

/**
 * Select listens on the document for touches outside, to close its list. There a touch inside our shadow root looks
 * like one outside, and the list would close before the tap selects an option.
 */
function TouchInside({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    const stop = (event: Event) => event.stopPropagation()
    element?.addEventListener('touchend', stop)
    return () => element?.removeEventListener('touchend', stop)
  }, [])
  return <div ref={box}>{children}</div>
}
