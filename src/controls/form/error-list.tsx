import { useEffect, useId, useLayoutEffect, useRef, type MouseEvent } from 'react'
import { useKernel, useStyles } from '../context'
import { useTexts } from '../texts'
import { messages } from '../../messages/error-summary'
import css from './error-list.css'

/** Something that is missing or wrong in a form. */
export interface FormError {
  /** What to do about it, in a sentence. */
  readonly text: string
  /** Takes the focus to its control; null where none can take it. */
  readonly focus: (() => void) | null
}

export interface SummaryProps {
  /** In the order of the form. Without any nothing is shown. */
  readonly errors: readonly FormError[]
  /** Counts the presses that found them: each says how many there are, and focuses the first. */
  readonly presses: number
}

/** The summary itself, fetched with the first press that finds something. */
export default function Summary({ errors, presses }: SummaryProps) {
  useStyles(css)
  const { announce } = useKernel().announcer
  const t = useTexts('summary', messages)
  const summary = useRef<HTMLDivElement>(null)
  const said = useRef(0)
  const id = useId()
  useLayoutEffect(() => {
    // It comes after the focus, above what has it, and pushes that down.
    const root = summary.current?.getRootNode() as ShadowRoot | undefined
    root?.activeElement?.scrollIntoView?.({ block: 'nearest' })
  }, [presses])
  useEffect(() => {
    if (errors.length === 0 || said.current === presses) return
    said.current = presses
    if (errors.some(({ focus }) => focus)) return announce(t('title', { count: errors.length }))
    // No field can take the focus: the summary does, and is heard by its title. What it lists is said then.
    summary.current!.focus()
    for (const { text } of errors) announce(text)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once for each press, not for each change of what is wrong.
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
    // The address is the page's own.
    event.preventDefault()
    focus()
  }
  return (
    <a href="#" onClick={onClick}>
      {text}
    </a>
  )
}
