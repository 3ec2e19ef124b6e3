import { useId, useState, type KeyboardEvent } from 'react'
import type { Translate } from '../../messages/message'
import { messages } from '../../messages/number'
import { Button } from '../button'
import { useKernel, useStyles } from '../context'
import { selectOnFocus, useFieldText } from '../form/field-value'
import { Note } from '../form/note'
import { useTexts } from '../use-texts'
import css from './number-field.css'

export interface NumberFieldProps {
  readonly label: string
  /** Null while nothing is entered. */
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  readonly min?: number
  readonly max?: number
  readonly hint?: string | undefined
  /** Shown instead of the hint. */
  readonly error?: string | undefined
  readonly onBlur?: () => void
  readonly required?: boolean
  /** Why it can't be used yet: `useWaitingFor('guests')`. */
  readonly waits?: string | undefined
  /** The names of the buttons; "Fewer: High chairs" and "More: High chairs" by default. */
  readonly fewer?: string
  readonly more?: string
  /** What is announced after a press of a button; "High chairs: 2" by default. */
  readonly announced?: (value: number) => string
  /** No visible line for the hint and the error, because a text about several fields is elsewhere. Screen readers still read them. */
  readonly isBare?: boolean
}

/** A whole number that can be typed, between a button for one fewer and a button for one more (split.clamped). */
export function NumberField(props: NumberFieldProps) {
  useStyles(css)
  const id = useId()
  const { label, value, min = 0, max = 99, hint, error, waits, isBare } = props
  const t = useTexts('number', messages)
  const { shown, take, step, leave, pressKey } = useNumber(props, { min, max }, t)
  const input = useFieldText<HTMLInputElement>(shown, take, 'plain')
  const isWaiting = waits !== undefined
  const text = waits ?? error ?? hint
  const atBound = (bound: 'least' | 'most', count: number, isReached: boolean) =>
    waits ?? (isReached ? t(bound, { count }) : undefined)
  return (
    <div part="field" className="field">
      <label part="label" htmlFor={id}>
        {label}
      </label>
      <div className="stepper">
        <StepButton
          label={props.fewer ?? t('fewer', { label })}
          sign="M5 12h14"
          waits={atBound('least', min, (value ?? 0) <= min)}
          onPress={() => step(-1)}
        />
        <input
          ref={input}
          id={id}
          part="input"
          {...spinButton}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={value ?? undefined}
          aria-required={props.required}
          readOnly={isWaiting}
          aria-disabled={isWaiting || undefined}
          aria-invalid={(!isWaiting && error !== undefined) || undefined}
          aria-describedby={text && `${id}-note`}
          onKeyDown={pressKey}
          onBlur={leave}
        />
        <StepButton
          label={props.more ?? t('more', { label })}
          sign="M5 12h14M12 5v14"
          waits={atBound('most', max, (value ?? 0) >= max)}
          onPress={() => step(1)}
        />
      </div>
      {isBare || isWaiting ? (
        text && (
          <span id={`${id}-note`} hidden>
            {text}
          </span>
        )
      ) : (
        <Note id={`${id}-note`} error={error}>
          {hint}
        </Note>
      )}
    </div>
  )
}

/** A native number would change by the wheel that is meant for the page, and refuse the digits of other scripts. */
const spinButton = {
  type: 'text',
  role: 'spinbutton',
  inputMode: 'numeric',
  autoComplete: 'off',
  ...selectOnFocus,
} as const

/** What is typed or stepped, within the bounds. What is corrected is announced. */
function useNumber(
  { label, value, onChange, onBlur, announced, waits }: NumberFieldProps,
  { min, max }: { readonly min: number; readonly max: number },
  t: Translate<keyof typeof messages>,
) {
  const { announce } = useKernel().announcer
  /** What is typed while it may become another number: too small, a sign, or with a decimal point. */
  const [typed, setTyped] = useState('')
  const bounded = (number: number) => Math.min(Math.max(number, min), max)

  function change(next: number | null, unfinished = '') {
    setTyped(unfinished)
    onChange(next)
  }

  function correct(number: number, unfinished = '') {
    const next = bounded(number)
    if (next !== number) announce(t(next === min ? 'least' : 'most', { count: next }))
    change(next, unfinished)
  }

  const next = (by: 1 | -1) => bounded((value ?? 0) + by)

  function step(by: 1 | -1) {
    announce(announced ? announced(next(by)) : t('now', { label, count: next(by) }))
    change(next(by))
  }

  return {
    step,
    shown: value === null || Number.parseInt(typed) === value ? typed : String(value),

    /** A text without a number changes nothing. */
    take(text: string) {
      const number = Math.trunc(Number.parseFloat(text))
      if (/^\s*[-+]?$/.test(text)) change(null, text.trim())
      else if (!Number.isFinite(number)) return
      else if (number > 0 && number < min) change(null, text)
      else correct(number, /^\d+[.,]$/.test(text) ? text : '')
    },

    /** A screen reader says the new value of a spin button by itself. */
    pressKey(event: KeyboardEvent) {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
      event.preventDefault()
      if (waits === undefined) change(next(event.key === 'ArrowUp' ? 1 : -1))
    },

    leave() {
      if (value === null && typed !== '') correct(Number.parseInt(typed) || min)
      else setTyped('')
      onBlur?.()
    },
  }
}

interface StepButtonProps {
  readonly label: string
  /** The path of its sign, in a box of 24. */
  readonly sign: string
  /** Why it cannot be used: not yet, or at the bound, where the button that led there keeps the focus. */
  readonly waits: string | undefined
  readonly onPress: () => void
}

function StepButton({ label, sign, waits, onPress }: StepButtonProps) {
  return (
    <Button kind="step" aria-label={label} reason={waits} onClick={onPress}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={sign} />
      </svg>
    </Button>
  )
}
