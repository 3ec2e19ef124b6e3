import { useId, type ReactNode } from 'react'

/** What ties a control to its label and its note, spread over it. */
export interface FieldControl {
  readonly id: string
  readonly part: 'input'
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

interface Props {
  readonly label: string
  /** Shown under the field, before its hint, and read with it; there is room for it at all times. */
  readonly error?: string | undefined
  readonly hint?: string | undefined
  /** The control: any input, select or textarea. */
  readonly children: (control: FieldControl) => ReactNode
}

/** A labelled control of any kind, with its error and its hint. */
export function Field({ label, error, hint, children }: Props) {
  const id = useId()
  const note = `${id}-note`
  return (
    <div part="field" className="field">
      <label part="label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        part: 'input',
        'aria-invalid': error !== undefined,
        'aria-describedby': error || hint ? note : undefined,
      })}
      <p id={note} part="note" className="note">
        {error !== undefined && <span className="note-error">{error}</span>} {hint}
      </p>
    </div>
  )
}
