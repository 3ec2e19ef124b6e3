import type { HTMLInputAutoCompleteAttribute } from 'react'
import { Field } from './field'
import { LimitedText } from './limited-text'

interface Props {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly error?: string | undefined
  readonly hint?: string | undefined
  readonly required?: boolean
  /** Says so beside the label. */
  readonly optional?: boolean
  readonly type?: 'text' | 'email' | 'tel'
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
  /** For values that are left to right in every language: email addresses and numbers. */
  readonly dir?: 'ltr'
  /** A text area of at most this many characters. */
  readonly multiline?: { readonly limit: number }
}

export function TextField({ label, onChange, error, hint, optional, multiline, ...input }: Props) {
  const { value, onBlur, required } = input
  return (
    <Field label={label} error={error} hint={hint} optional={optional}>
      {(control) =>
        multiline ? (
          <LimitedText
            {...control}
            {...multiline}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            required={required}
          />
        ) : (
          <input {...control} {...input} onChange={({ target }) => onChange(target.value)} />
        )
      }
    </Field>
  )
}
