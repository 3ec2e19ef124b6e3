import { useEffect, useId, type MouseEvent } from 'react'
import { useKernel } from '../context'
import { useStyles } from '../styles'
import { useTexts } from '../texts'
import css from './error-summary.css'
import { messages } from './messages'

/** Something that is missing or wrong in a form. */
export interface FormError {
  /** What to do about it, in a sentence. */
  readonly text: string
  /** Takes the focus to its control; null where none can take it. */
  readonly focus: (() => void) | null
}

interface Props {
  /** In the order of the form. Without any nothing is shown. */
  readonly errors: readonly FormError[]
  /** Counts the presses that found them: each says how many there are, and focuses the first. */
  readonly presses: number
}

/**
 * What a press of Continue found missing or wrong, above the form, each line a link to its field (WCAG 2.2, 3.3.1). How
 * many there are is said; the first is heard as its field takes the focus.
 */
export function ErrorSummary({ errors, presses }: Props) {
  useStyles(css)
  const { announce } = useKernel()
  const t = useTexts('summary', messages)
  const id = useId()
  useEffect(() => {
    if (presses === 0 || errors.length === 0) return
    errors.find(({ focus }) => focus)?.focus!()
    announce(t('title', { count: errors.length }))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once for each press, not for each change of what is wrong.
  }, [presses])
  if (errors.length === 0) return null
  return (
    <div part="error-summary" className="error-summary" role="group" aria-labelledby={id}>
      <h3 id={id}>{t('title', { count: errors.length })}</h3>
      <ul>
        {errors.map(({ text, focus }) => (
          <li key={text}>{focus ? <Link text={text} focus={focus} /> : text}</li>
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
