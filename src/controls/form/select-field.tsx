import { Field } from './field'

export interface SelectFieldProps {
  readonly label: string
  /** The values, each with its text. An empty one comes first. */
  readonly choices: readonly (readonly [value: string, text: string])[]
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly error?: string | undefined
  readonly hint?: string | undefined
  /** Announced. */
  readonly required?: boolean
  /** Marks the field as optional. */
  readonly optional?: boolean
}

/** A labelled list of choices, one of which can be chosen, with its hint and its error. */
export const SelectField = ({
  label,
  choices,
  value,
  onChange,
  onBlur,
  required,
  ...field
}: SelectFieldProps) => (
  <Field label={label} {...field}>
    {(control) => (
      <select
        {...control}
        aria-required={required}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      >
        <option value="">–</option>
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Field>
)
