import type { ReactNode } from 'react'
import { ErrorMark } from './error-mark'

interface Props {
  /** Of the text alone. It describes a control that has `aria-invalid`. */
  readonly id?: string | undefined
  /** Of the line with the word "Error". It describes what cannot have `aria-invalid`: a button or a group. */
  readonly lineId?: string | undefined
  /** Shown instead of the hint. */
  readonly error?: string | undefined
  /** The hint. */
  readonly children?: ReactNode
}

/** The line below a control: its error, or else its hint. */
export function Note({ id, lineId, error, children }: Props) {
  const text = error ?? children
  return (
    <p id={lineId} part="note" className="note">
      {error !== undefined && <ErrorMark />}
      {text && (
        <span id={id} className={error === undefined ? undefined : 'note-error'}>
          {text}
        </span>
      )}
    </p>
  )
}
