import { type ComponentPropsWithoutRef, useEffect, useRef } from 'react'
import { Field } from './field'
import { selectOnFocus, useFieldText } from './field-value'
import { useKernel } from '../context'
import { useTexts } from '../use-texts'
import { messages } from '../../messages/details'

/** What `TextField` sets itself: the label, the note and the error. */
type OwnAttributes =
  | 'id'
  | 'className'
  | 'children'
  | 'defaultValue'
  | 'defaultChecked'
  | 'checked'
  | 'aria-invalid'
  | 'aria-describedby'

/** Every other attribute of an input: `inputMode`, `maxLength`, `pattern`, `autoComplete`, `onPaste`, … */
type InputAttributes = Omit<
  ComponentPropsWithoutRef<'input'>,
  OwnAttributes | 'type' | 'value' | 'onChange' | 'onBlur' | 'required'
>

/** `min`, `max` and `step` are for `number`; a whole number of people or things is a `NumberField`. */
export type TextFieldType = 'text' | 'email' | 'tel' | 'url' | 'number' | 'search' | 'password'

export interface TextFieldProps extends InputAttributes {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly error?: string | undefined
  readonly hint?: string | undefined
  /** Announced. It is not the native attribute, by which an empty field is invalid before the diner has been there. */
  readonly required?: boolean
  /** Marks the field as optional. */
  readonly optional?: boolean
  readonly type?: TextFieldType
  /** A text area of at most this many characters, of 3 lines unless `rows` says otherwise. */
  readonly multiline?: { readonly limit: number; readonly rows?: number }
}

/**
 * A labelled text field with its hint and its error, and the attributes of an input. What `onChange` gets is cleaned: without hidden
 * characters, and once the field is left without blanks at its ends.
 */
export function TextField({
  label,
  onChange,
  error,
  hint,
  optional,
  required,
  multiline,
  ...input
}: TextFieldProps) {
  const { value, onBlur } = input
  const t = useTexts('details', messages)
  const heard = multiline && t('limit', { count: multiline.limit })
  return (
    <Field label={label} error={error} hint={hint} heard={heard} optional={optional}>
      {(control) =>
        multiline ? (
          <LimitedText
            {...control}
            {...multiline}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            aria-required={required}
          />
        ) : (
          <TextInput {...control} {...input} aria-required={required} onChange={onChange} />
        )
      }
    </Field>
  )
}

interface TextInputProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'value' | 'onChange'> {
  readonly type?: TextFieldType
  readonly value: string
  readonly onChange: (value: string) => void
}

/**
 * An email field is a text field with the keyboard for emails: each browser changes the value of its own kind in its own way, such as
 * a domain in other letters.
 */
const emailInput = { type: 'text', inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const

function TextInput({ type = 'text', value, onChange, ...input }: TextInputProps) {
  const isPlain = [type, input.inputMode].some((one) => /^(email|tel|numeric|decimal)$/.test(one ?? ''))
  const kind = /number|password/.test(type) ? 'asTyped' : isPlain ? 'plain' : 'line'
  const ref = useFieldText<HTMLInputElement>(value, onChange, kind)
  return (
    <input
      {...((type === 'number' || input.role === 'spinbutton') && selectOnFocus)}
      // The wheel is for the page. A number without the focus ignores it.
      onWheel={type === 'number' ? ({ currentTarget }) => currentTarget.blur() : undefined}
      type={type}
      {...(type === 'email' && emailInput)}
      {...input}
      ref={ref}
    />
  )
}

interface LimitedTextProps extends Omit<ComponentPropsWithoutRef<'textarea'>, 'value' | 'onChange'> {
  readonly limit: number
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The remaining characters are announced only at these counts. */
const marks = [20, 10, 0]

/** A text area with a limit. It announces when the limit is near and when it is reached. */
function LimitedText({ limit, value, onChange, ...control }: LimitedTextProps) {
  const { announce } = useKernel().announcer
  const t = useTexts('details', messages)
  const area = useFieldText<HTMLTextAreaElement>(value, change, 'lines')
  /** The limit was announced, and the text has not changed since. */
  const isAnnounced = useRef(false)

  // The native event: React's differs, and Preact has none.
  useEffect(() => {
    const element = area.current!
    function refuse({ data }: InputEvent) {
      const { value, selectionStart, selectionEnd } = element
      const length = value.length - (selectionEnd - selectionStart) + (data?.length ?? 0)
      if (!data || length <= limit || isAnnounced.current) return
      isAnnounced.current = true
      announce(t('full', { count: limit }))
    }
    element.addEventListener('beforeinput', refuse)
    return () => element.removeEventListener('beforeinput', refuse)
  }, [announce, area, limit, t])

  function change(next: string) {
    const left = limit - next.length
    const passes = (mark: number) => limit - value.length > mark && left <= mark
    if (!isAnnounced.current && marks.some(passes)) announce(t('left', { count: left }))
    isAnnounced.current = false
    onChange(next)
  }

  return <textarea rows={3} {...control} ref={area} maxLength={limit} />
}
