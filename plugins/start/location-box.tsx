import { useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { useLazy, usePlugin, type Loaded } from 'tavola'
import type { Box, ListEvents } from './box-and-list'
import { loadList } from './load-list'
import type { Shown } from './location-lines'
import type { StartContext } from './model'

interface Props {
  readonly id: string
  readonly invalid: boolean
}

/**
 * The location box: an input of our own, so that it takes typing from the first paint on. The list, and what keys do in
 * it, is react-select's. Its file comes later and replaces nothing: text, caret, focus and composition stay here.
 */
export function LocationBox(props: Props) {
  const { facts, state, t } = usePlugin<StartContext>()
  const [open, setOpen] = useState(false)
  const [suggested, suggest] = useState<Shown | null>(null)
  const list = useLazy(loadList)
  const field = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const events = useRef<ListEvents>(null)
  const isOpen = open && (suggested !== null || state.searchText.value.trim() !== '')
  const box: Box = { field, input, events, isOpen, setOpen, suggested, suggest }

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
    events.current?.onInputBlur(event)
  }

  return (
    <div ref={field} part="field" className="field" onBlur={onBlur}>
      <label part="label" htmlFor={props.id}>
        {t('location')}
      </label>
      <div className="location">
        <Control {...props} box={box} hasList={list.state === 'loaded'} onFocus={onFocus} />
        {list.state === 'loaded' && <list.Component {...box} />}
        {list.state !== 'loaded' && isOpen && <NoList state={list.state} again={retryInPlace} />}
      </div>
    </div>
  )
}

interface ControlProps extends Props {
  readonly box: Box
  readonly hasList: boolean
  readonly onFocus: () => void
}

function Control({ id, invalid, box, hasList, onFocus }: ControlProps) {
  const { facts, state, t } = usePlugin<StartContext>()
  const { input, events, isOpen, setOpen } = box
  const text = state.searchText.value

  /** A press beside the text is one on the input too. */
  function onMouseDown(event: MouseEvent) {
    setOpen(true)
    if (event.target === input.current) return
    event.preventDefault()
    input.current!.focus()
  }

  /** Escape is the list's while it is open, and otherwise the popup's. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return events.current?.onKeyDown(event)
    if (!isOpen) return
    event.preventDefault()
    setOpen(false)
  }

  return (
    <div
      part="input"
      className={invalid ? 'location__control location__control--invalid' : 'location__control'}
      onMouseDown={onMouseDown}
    >
      {facts.venue && text === '' && (
        <span className="location__single-value">
          <bdi>{facts.venue.name}</bdi>
        </span>
      )}
      <input
        ref={input}
        id={id}
        type="text"
        className="location__input"
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isOpen && hasList}
        aria-invalid={invalid}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        placeholder={facts.venue ? '' : t('searchLocation')}
        value={text}
        onChange={(event) => {
          state.searchText.value = event.target.value
          setOpen(true)
        }}
        onFocus={(event) => {
          events.current?.onInputFocus(event)
          onFocus()
        }}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}

interface NoListProps {
  readonly state: Loaded['state']
  readonly again: () => void
}

/** In the list's place until its file is here. */
function NoList({ state, again }: NoListProps) {
  const { t } = usePlugin<StartContext>()
  return (
    // A press leaves the focus in the input, as one in the list does.
    <div className="location__menu" onMouseDown={(event) => event.preventDefault()}>
      <div className="location__menu-list">
        {state === 'failed' ? (
          <p className="location__menu-notice" role="alert">
            {t('listFailed')}{' '}
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
