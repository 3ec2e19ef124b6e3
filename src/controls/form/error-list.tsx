import { useEffect, useId, useRef, type MouseEvent } from 'react'
import { moveFocus } from '../focus'
import { useKernel, useStyles } from '../context'
import { useOnScreen } from '../on-screen'
import { useTexts } from '../use-texts'
import { messages } from '../../messages/summary'
import { ErrorMark } from './error-mark'
import css from './error-list.css'

/** An error in a form. */
export interface FormError {
  /** A sentence that says what to do. */
  readonly text: string
  /** Focuses its control. Null if it has none. */
  readonly focus: (() => void) | null
}

export interface SummaryProps {
  /** In the order of the form. */
  readonly errors: readonly FormError[]
  /** Number of presses that found errors. Each press focuses the list. */
  readonly presses: number
}

/** The list of errors, loaded with the first press that finds one. */
export default function Summary({ errors, presses }: SummaryProps) {
  useStyles(css)
  const { announce } = useKernel().announcer
  const t = useTexts('summary', messages)
  const summary = useRef<HTMLDivElement>(null)
  useOnScreen('errors', errors.length > 0)
  const shown = useRef(0)
  const id = useId()
  useEffect(() => {
    const list = summary.current
    if (!list || shown.current === presses) return
    shown.current = presses
    scrollToFit(list)
    // The list loads with the first press. The diner may be elsewhere by then.
    if (!moveFocus(list)) announce(t('title', { count: errors.length }))
  }, [presses, errors.length, announce, t])
  if (errors.length === 0) return null
  return (
    <div
      ref={summary}
      tabIndex={-1}
      part="error-summary"
      className="error-summary"
      role="group"
      aria-labelledby={id}
    >
      <ErrorMark />
      <h3 id={id}>{t('title', { count: errors.length })}</h3>
      <ul>
        {errors.map(({ text, focus }, index) => (
          <li key={`${index} ${text}`}>{focus ? <Link text={text} focus={focus} /> : text}</li>
        ))}
      </ul>
    </div>
  )
}

/** Scrolls to the top of the widget where a list would begin above the step. */
function scrollToFit(list: HTMLElement): void {
  const main = list.closest('.main')
  if (main && list.getBoundingClientRect().top < main.getBoundingClientRect().top)
    list.closest('.layout')?.scrollIntoView()
}

function Link({ text, focus }: { readonly text: string; readonly focus: () => void }) {
  function onClick(event: MouseEvent) {
    // The address belongs to the page.
    event.preventDefault()
    focus()
  }
  return (
    <a href="#" onClick={onClick}>
      {text}
    </a>
  )
}
