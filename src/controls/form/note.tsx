import type { ReactNode } from 'react'
import { useKernel } from '../context'
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
  const { brand, submission } = useKernel()
  const text = error ?? children
  const isRefusal = Object.values(submission.refusedFields.value).some((refused) => refused.text === error)
  return (
    <p id={lineId} part="note" className="note">
      {error !== undefined && <ErrorMark />}
      {text && (
        <span
          id={id}
          lang={isRefusal ? brand.backEndLanguage : undefined}
          className={error === undefined ? undefined : 'note-error'}
        >
          {text}
        </span>
      )}
    </p>
  )
}
