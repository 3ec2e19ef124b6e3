import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { useLazy, usePlugin, type Loaded } from 'tavola/controls'
import type { Box, ListEvents } from './box-and-list'
import { loadList } from './load-list'
import type { Shown } from './location-lines'
import type { StartContext } from './model'

interface Props {
  readonly id: string
  readonly invalid: boolean
  /** The id of what says why it is invalid. */
  readonly describedBy?: string | undefined
}

/**
 * The location box: an input of our own, so that it takes typing from the first paint on. The list, and what keys do in
 * it, is react-select's. Its file comes later and replaces nothing: text, caret, focus and composition stay here.
 * Its value is the chosen restaurant, until the diner types over it.
 */
export function LocationBox(props: Props) {
  const { facts, state, t } = usePlugin<StartContext>()
  const [open, setOpened] = useState(false)
  const [isEmptied, setEmptied] = useState(false)
  const [suggested, suggest] = useState<Shown | null>(null)
  const list = useLazy(loadList)
  const field = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const events = useRef<ListEvents>(null)
  const isOpen = open && (suggested !== null || state.searchText.value.trim() !== '')
  const box: Box = { field, input, events, isOpen, setOpen, suggested, suggest }

  function setOpen(isOpen: boolean) {
    setOpened(isOpen)
    if (!isOpen) setEmptied(false)
  }

  function retry() {
    if (list.state === 'failed') list.again()
  }

  /** With a restaurant chosen the list stays closed to those who only pass by. */
  function onFocus() {
    if (!facts.venue) setOpen(true)
    retry()
  }

  /** The button goes with the press. */
  function retryInPlace() {
    input.current!.focus()
    retry()
  }

  /** What was typed goes with the focus, unless that only goes to and from "Try again", or goes because the whole box does. */
  function onBlur(event: FocusEvent) {
    if (!field.current || field.current.contains(event.relatedTarget)) return
    state.searchText.value = ''
    setOpen(false)
  }

  return (
    <div ref={field} part="field" className="field" onBlur={onBlur}>
      <label part="label" htmlFor={props.id}>
        {t('location')}
      </label>
      <div className="location">
        <Control {...props} box={box} isEmptied={isEmptied} setEmptied={setEmptied} onFocus={onFocus} />
        {list.state === 'loaded' && <list.Component {...box} />}
        {list.state !== 'loaded' && isOpen && <NoList state={list.state} again={retryInPlace} />}
      </div>
    </div>
  )
}

interface ControlProps extends Props {
  readonly box: Box
  /** The diner has taken the restaurant's name away, and typed nothing yet. */
  readonly isEmptied: boolean
  readonly setEmptied: (isEmptied: boolean) => void
  readonly onFocus: () => void
}

function Control({ id, invalid, describedBy, box, isEmptied, setEmptied, onFocus }: ControlProps) {
  const { facts, brand, state, t } = usePlugin<StartContext>()
  const { input, events, isOpen, setOpen } = box
  const text = state.searchText.value
  const name = text || isEmptied ? '' : facts.venue?.name
  const value = name || text

  // What is typed replaces the name.
  useLayoutEffect(() => {
    if (name && hasFocus(input)) input.current!.select()
  }, [name, input])

  /** A press beside the text is one on the input too. */
  function onMouseDown(event: MouseEvent) {
    setOpen(true)
    if (event.target === input.current) return
    event.preventDefault()
    input.current!.focus()
  }

  /** Space is a letter. Enter sends the form only with what the box shows, Escape is the popup's only where it is not ours. */
  function onKeyDown(event: KeyboardEvent) {
    const { key } = event
    if (key !== ' ' && key !== 'Escape') events.current?.onKeyDown(event)
    if ((key !== 'Enter' && key !== 'Escape') || !(isOpen || isEmptied || (text && key === 'Enter'))) return
    event.preventDefault()
    if (key === 'Escape') setOpen(false)
    else if (!isOpen) setOpen(text !== '')
  }

  return (
    <div
      part="input"
      className={invalid ? 'location__control location__control--invalid' : 'location__control'}
      onMouseDown={onMouseDown}
    >
      <input
        ref={input}
        id={id}
        type="text"
        // A name has its own direction; the placeholder, the page's.
        {...(value && { dir: 'auto' })}
        lang={name ? brand.backEndLanguage : undefined}
        className="location__input"
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        // The list changes this, and adds what it shows.
        aria-expanded={false}
        aria-required
        aria-invalid={invalid}
        aria-describedby={describedBy}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        placeholder={t('searchLocation')}
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
        // Each press, as after a choice the focus is here already. What a finger or the mouse has marked stays so.
        onClick={({ currentTarget: { selectionStart, selectionEnd } }) => {
          if (name && selectionStart === selectionEnd) input.current!.select()
        }}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}

const hasFocus = ({ current }: Box['input']) =>
  (current!.getRootNode() as Document | ShadowRoot).activeElement === current

interface NoListProps {
  readonly state: Loaded['state']
  readonly again: () => void
}

/** In the list's place until its file is here. */
function NoList({ state, again }: NoListProps) {
  const { announce, t } = usePlugin<StartContext>()
  const failed = state === 'failed' ? t('listFailed') : ''
  useEffect(() => announce(failed), [announce, failed])
  return (
    // A press leaves the focus in the input, as one in the list does.
    <div className="location__menu" onMouseDown={(event) => event.preventDefault()}>
      <div className="location__menu-list">
        {failed ? (
          <p className="location__menu-notice">
            {failed}{' '}
            <button type="button" part="link" className="link" onClick={again}>
              {t('tryAgain')}
            </button>
          </p>
        ) : (
          <p className="location__menu-notice">{t('searching')}</p>
        )}
      </div>
    </div>
  )
}
