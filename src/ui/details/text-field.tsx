import { useId, type HTMLAttributes, type HTMLInputAutoCompleteAttribute } from 'react'

interface Props {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  /** Shown under the field, before its hint, and read with it; there is room for it at all times. */
  readonly error?: string | undefined
  readonly hint?: string | undefined
  readonly required?: boolean
  readonly type?: 'text' | 'email' | 'tel'
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  /** A text area of at most this many characters. */
  readonly multiline?: { readonly limit: number }
}

export function TextField({ label, value, onChange, onBlur, error, hint, multiline, ...input }: Props) {
  const id = useId()
  const shared = {
    id,
    value,
    onBlur,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    'aria-invalid': error !== undefined,
    'aria-describedby': error || hint ? `${id}-note` : undefined,
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {multiline ? (
        <textarea {...shared} rows={3} maxLength={multiline.limit} />
      ) : (
        <input {...shared} {...input} />
      )}
      <p id={`${id}-note`} className="note">
        {error !== undefined && <span className="note-error">{error}</span>} {hint}
      </p>
    </div>
  )
}
