import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import type { Messages } from 'tavola'
import { safeDocument } from 'tavola/page'
import {
  isFocusFree,
  moveFocus,
  Place,
  useChoiceNote,
  useIdle,
  usePlugin,
  useStyles,
  useWaitingFor,
} from 'tavola/controls'
import type { DateContext } from '.'
import css from './field.css'

export const texts = {
  label: 'Date',
  choose: 'Choose a date',
} as const satisfies Messages

type FieldContext = DateContext<typeof texts>

/** The date button and its calendar, which overlays the step so that nothing moves. */
export default function DateField() {
  useStyles(css)
  const { facts, formats, state, t } = usePlugin<FieldContext>()
  const field = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { isOpen } = state
  const open = isOpen.value
  const onBlur = useClosing(isOpen, field, button)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return
    // Escape closes only the calendar, not the popup below it.
    event.preventDefault()
    isOpen.value = false
  }

  const waits = useWaitingFor('date')
  const { attributes, describedBy, note } = useChoiceNote('date', waits)
  // Once a restaurant is chosen the calendar is rendered hidden, in idle time: opening it only shows it.
  const isAhead = useIdle(facts.venue !== null)
  const isShown = open && !waits
  return (
    <div ref={field} part="field" className="field date" onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className="date-button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-disabled={attributes['aria-disabled']}
        aria-describedby={describedBy}
        data-missing={attributes['aria-invalid']}
        onClick={() => void (isOpen.value = !waits && !open)}
      >
        <span part="label" className="label">
          {t('label')}
        </span>{' '}
        <span part="input" className={facts.date ? 'field-value' : 'field-value date-none'}>
          {/* Where another plugin shows another text, screen readers still read this one. */}
          <span>{facts.date ? formats.longDate(facts.date) : t('choose')}</span>
        </span>
      </button>
      {note}
      {(isAhead || isShown) && (
        <div part="calendar" className="calendar" role="dialog" aria-label={t('choose')} hidden={!isShown}>
          <Place name="date.calendar" fallback={isShown ? undefined : null} />
        </div>
      )}
    </div>
  )
}

/**
 * A press elsewhere closes the calendar, and so does the focus when it leaves the field. Returns what the field does when
 * it loses the focus.
 */
function useClosing(
  isOpen: FieldContext['state']['isOpen'],
  field: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
) {
  const open = isOpen.value
  const left = useRef(false)

  // Before the focus rests anywhere else.
  useLayoutEffect(() => {
    if (!open) return
    const opener = button.current
    const within = field.current
    left.current = false
    const close = (event: Event) => {
      if (!event.composedPath().includes(field.current!)) isOpen.value = false
    }
    safeDocument.addEventListener('pointerdown', close)
    return () => {
      safeDocument.removeEventListener('pointerdown', close)
      // Brings the focus back that the calendar had, unless the diner has moved it elsewhere: while it moves it is nowhere.
      if (left.current) return
      const { activeElement } = opener?.getRootNode() as Document | ShadowRoot
      if (!activeElement || isFocusFree() || within!.contains(activeElement)) moveFocus(opener)
    }
  }, [field, button, open, isOpen])

  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!relatedTarget || currentTarget.contains(relatedTarget as Node)) return
    left.current = true
    isOpen.value = false
  }
}
