import type { Messages } from 'tavola'
import { isVisible } from 'tavola/journeys'
import { moveFocus, Place, useChoiceNote, usePlugin, useStyles, VenueHeader } from 'tavola/controls'
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import type { LocationContext } from '..'
import type { ListContent } from '../lines'
import css from './box.css'
import { BoxProvider, type Box } from './shared'

export const texts = {
  label: 'Location',
  search: 'Search location',
} as const satisfies Messages

type BoxContext = LocationContext<typeof texts>

/** The search-as-you-type box; with `readOnlyLocation` only the venue (host.read-only-location). */
export default function LocationField() {
  useStyles(css)
  const { facts, readOnlyLocation } = usePlugin<BoxContext>()
  return readOnlyLocation && facts.venue ? <VenueHeader /> : <LocationBox />
}

/**
 * The location box: an input of our own, so that it takes typing from the first paint on. The list, and what keys do in it,
 * is react-select's (../list). It comes after the first paint and replaces nothing: text, caret, focus and composition stay
 * in this input. Its value is the name of the chosen restaurant, until the diner types over it.
 */
function LocationBox() {
  const { facts, state, t } = usePlugin<BoxContext>()
  const [open, setOpened] = useState(false)
  const [isEmptied, setEmptied] = useState(false)
  const [suggested, suggest] = useState<ListContent | null>(null)
  const id = useId()
  const { attributes, note } = useChoiceNote('venue', undefined)
  const field = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const events: Box['events'] = useRef(null)
  const isOpen = open && (suggested !== null || isVisible(state.searchText.value))
  const box: Box = { field, input, events, isOpen, setOpen, suggested, suggest }

  function setOpen(isOpen: boolean) {
    setOpened(isOpen)
    if (!isOpen) setEmptied(false)
  }

  /** Once a restaurant is chosen, the list stays closed for diners who only pass by. */
  function onFocus() {
    if (!facts.venue) setOpen(true)
  }

  /** Clears the typed text, unless the focus only moves within the field, or the whole field is being removed. */
  function onBlur(event: FocusEvent) {
    if (!field.current || field.current.contains(event.relatedTarget)) return
    state.searchText.value = ''
    setOpen(false)
  }

  return (
    <div>
      <div ref={field} part="field" className="field" onBlur={onBlur}>
        <label part="label" htmlFor={id}>
          {t('label')}
        </label>
        <div className="location">
          <Control
            id={id}
            attributes={attributes}
            box={box}
            isEmptied={isEmptied}
            setEmptied={setEmptied}
            onFocus={onFocus}
          />
          <BoxProvider value={box}>
            <List input={input} isOpen={isOpen} />
          </BoxProvider>
        </div>
      </div>
      {note}
    </div>
  )
}

/** Rendered ahead, closed. While it loads or after it has failed, that is shown only where it would be open. */
function List({ input, isOpen }: Pick<Box, 'input' | 'isOpen'>) {
  /** "Try again" disappears with the press, and the focus comes here. */
  function onFocus({ target, currentTarget }: FocusEvent) {
    if (target === currentTarget) moveFocus(input.current)
  }
  return (
    // A press leaves the focus in the input.
    <div className="location__list" onMouseDown={(event) => event.preventDefault()} onFocus={onFocus}>
      <Place name="location.list" fallback={isOpen ? undefined : null} />
    </div>
  )
}

interface ControlProps {
  readonly id: string
  readonly attributes: ReturnType<typeof useChoiceNote>['attributes']
  readonly box: Box
  /** The diner has deleted the restaurant's name, and typed nothing yet. */
  readonly isEmptied: boolean
  readonly setEmptied: (isEmptied: boolean) => void
  readonly onFocus: () => void
}

function Control({ id, attributes, box, isEmptied, setEmptied, onFocus }: ControlProps) {
  const { facts, brand, state, t } = usePlugin<BoxContext>()
  const { input, setOpen } = box
  const text = state.searchText.value
  const name = text || isEmptied ? '' : facts.venue?.name
  const value = name || text
  const isInvalid = attributes['aria-invalid'] === true

  // The name is selected, so that typing replaces it.
  useLayoutEffect(() => {
    if (name && hasFocus(input)) input.current!.select()
  }, [name, input])

  /** A press beside the text counts as one on the input. */
  function onMouseDown(event: MouseEvent) {
    setOpen(true)
    if (event.target === input.current) return
    event.preventDefault()
    moveFocus(input.current)
  }

  return (
    <div
      part="input"
      className={isInvalid ? 'location__control location__control--invalid' : 'location__control'}
      onMouseDown={onMouseDown}
    >
      <input
        ref={input}
        id={id}
        type="text"
        // A name has its own direction; the placeholder has the page's.
        {...(value && { dir: 'auto' })}
        // Always set: Preact would write lang="", an unknown language, in place of none.
        lang={(name && brand.backEndLanguage) || brand.locale}
        className="location__input"
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        // The list changes this, and adds the ids of what it shows.
        aria-expanded={false}
        aria-required
        {...attributes}
        aria-invalid={isInvalid}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        placeholder={t('search')}
        value={value}
        onChange={(event) => {
          state.searchText.value = event.target.value
          setOpen(true)
          setEmptied(event.target.value === '')
        }}
        onFocus={() => {
          if (name) input.current!.select()
          onFocus()
        }}
        // On every press, as the focus stays here after a choice. A selection that the diner has made is kept.
        onClick={({ currentTarget: { selectionStart, selectionEnd } }) => {
          if (name && selectionStart === selectionEnd) input.current!.select()
        }}
        onKeyDown={(event) => pressKey(event, box, text, isEmptied)}
      />
    </div>
  )
}

/**
 * Space is a letter of the text. Enter doesn't submit the form while the box shows something unfinished, and Escape
 * doesn't close the popup while it has something to close here.
 */
function pressKey(event: KeyboardEvent, { events, isOpen, setOpen }: Box, text: string, isEmptied: boolean) {
  const { key } = event
  if (key !== ' ' && key !== 'Escape') events.current?.onKeyDown(event)
  if ((key !== 'Enter' && key !== 'Escape') || !(isOpen || isEmptied || (text && key === 'Enter'))) return
  event.preventDefault()
  if (key === 'Escape') setOpen(false)
  else if (!isOpen) setOpen(text !== '')
}

const hasFocus = ({ current }: Box['input']) =>
  (current!.getRootNode() as Document | ShadowRoot).activeElement === current
