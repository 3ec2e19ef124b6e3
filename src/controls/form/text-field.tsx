import { type ComponentProps, type HTMLInputAutoCompleteAttribute, useEffect, useRef } from 'react'
import { Field } from './field'
import { useKernel } from '../context'
import { useTexts } from '../texts'
import { messages } from '../../messages/details'

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

interface LimitedTextProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  readonly limit: number
  readonly value: string
  readonly onChange: (value: string) => void
}

/** How many characters are left when it is said, so that it is said rarely. */
const marks = [20, 10, 0]

/** A text area that says how far its limit is, and when it takes no more: the count is seen, but not heard. */
export function LimitedText({ limit, value, onChange, ...control }: LimitedTextProps) {
  const { announce } = useKernel().announcer
  const t = useTexts('details', messages)
  const area = useRef<HTMLTextAreaElement>(null)
  /** It was said that no more is taken. Once, until the text changes. */
  const isSaid = useRef(false)

  // The browser's own event: React's is another one, and Preact has none.
  useEffect(() => {
    const element = area.current!
    function refuse({ data }: InputEvent) {
      const { value, selectionStart, selectionEnd } = element
      const length = value.length - (selectionEnd - selectionStart) + (data?.length ?? 0)
      if (!data || length <= limit || isSaid.current) return
      isSaid.current = true
      announce(t('full', { count: limit }))
    }
    element.addEventListener('beforeinput', refuse)
    return () => element.removeEventListener('beforeinput', refuse)
  }, [announce, limit, t])

  function change(next: string) {
    const left = limit - next.length
    const passes = (mark: number) => limit - value.length > mark && left <= mark
    if (!isSaid.current && marks.some(passes)) announce(t('left', { count: left }))
    isSaid.current = false
    onChange(next)
  }

  return (
    <textarea
      {...control}
      ref={area}
      rows={3}
      maxLength={limit}
      value={value}
      onChange={({ target }) => change(target.value)}
    />
  )
}
