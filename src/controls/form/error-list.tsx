import { useEffect, useId, useLayoutEffect, useRef, type MouseEvent } from 'react'
import { useKernel, useStyles } from '../context'
import { useTexts } from '../texts'
import { messages } from '../../messages/error-summary'
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
  /** Number of presses that found errors. Each press announces them and focuses the first. */
  readonly presses: number
}

/** The list of errors, loaded with the first press that finds one. */
export default function Summary({ errors, presses }: SummaryProps) {
  useStyles(css)
  const { announce } = useKernel().announcer
  const t = useTexts('summary', messages)
  const summary = useRef<HTMLDivElement>(null)
  const announced = useRef(0)
  const id = useId()
  useLayoutEffect(() => {
    // The list appears above the focused control and pushes it down.
    const root = summary.current?.getRootNode() as ShadowRoot | undefined
    root?.activeElement?.scrollIntoView?.({ block: 'nearest' })
  }, [presses])
  useEffect(() => {
    if (errors.length === 0 || announced.current === presses) return
    announced.current = presses
    if (errors.some(({ focus }) => focus)) return announce(t('title', { count: errors.length }))
    // No field can take the focus, so the list takes it, and its errors are announced.
    summary.current!.focus()
    for (const { text } of errors) announce(text)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once for each press, not for each change of the errors.
  }, [presses])
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
      <h3 id={id}>{t('title', { count: errors.length })}</h3>
      <ul>
        {errors.map(({ text, focus }, index) => (
          <li key={`${index} ${text}`}>{focus ? <Link text={text} focus={focus} /> : text}</li>
        ))}
      </ul>
    </div>
  )
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
