import type { ChangeEvent, HTMLInputAutoCompleteAttribute } from 'react'
import { Field } from './field'

interface Props {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly error?: string | undefined
  readonly hint?: string | undefined
  readonly required?: boolean
  readonly type?: 'text' | 'email' | 'tel'
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
  /** For values that are left to right in every language: email addresses and numbers. */
  readonly dir?: 'ltr'
  /** A text area of at most this many characters. */
  readonly multiline?: { readonly limit: number }
}

export function TextField({ label, value, onChange, onBlur, error, hint, multiline, ...input }: Props) {
  const shared = {
    value,
    onBlur,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value),
  }
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) =>
        multiline ? (
          <textarea {...control} {...shared} rows={3} maxLength={multiline.limit} />
        ) : (
          <input {...control} {...shared} {...input} />
        )
      }
    </Field>
  )
}
