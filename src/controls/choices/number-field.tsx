import { useId, useState } from 'react'
import type { Translate } from '../../messages/message'
import { messages } from '../../messages/number'
import { useKernel, useStyles } from '../context'
import { Note } from '../form/note'
import { useTexts } from '../texts'
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

/** A whole number that can be typed, between a button for one fewer and a button for one more. Section 5, "Split guests". */
export function NumberField(props: NumberFieldProps) {
  useStyles(css)
  const id = useId()
  const { label, value, min = 0, max = 99, hint, error, waits, isBare } = props
  const t = useTexts('number', messages)
  const { shown, take, step, leave } = useNumber(props, { min, max }, t)
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
          id={id}
          part="input"
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          aria-required={props.required}
          value={shown}
          readOnly={isWaiting}
          aria-disabled={isWaiting || undefined}
          aria-invalid={(!isWaiting && error !== undefined) || undefined}
          aria-describedby={text && `${id}-note`}
          onChange={(event) => take(event.target.value)}
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

/** What is typed or stepped, within the bounds. What is corrected is announced. */
function useNumber(
  { label, value, onChange, onBlur, announced }: NumberFieldProps,
  { min, max }: { readonly min: number; readonly max: number },
  t: Translate<keyof typeof messages>,
) {
  const { announce } = useKernel().announcer
  /** What is typed while it is too small, and may become large enough. */
  const [typed, setTyped] = useState('')
  const bounded = (number: number) => Math.min(Math.max(number, min), max)

  function change(next: number | null, unfinished = '') {
    setTyped(unfinished)
    onChange(next)
  }

  function correct(number: number) {
    const next = bounded(number)
    if (next !== number) announce(t(next === min ? 'least' : 'most', { count: next }))
    change(next)
  }

  function step(by: 1 | -1) {
    const next = bounded((value ?? 0) + by)
    announce(announced ? announced(next) : t('now', { label, count: next }))
    change(next)
  }

  return {
    step,
    shown: value === null ? typed : String(value),

    take(text: string) {
      const number = Math.trunc(Number(text))
      if (text.trim() === '' || !Number.isFinite(number)) change(null)
      else if (number > 0 && number < min) change(null, text)
      else correct(number)
    },

    leave() {
      if (value === null && typed !== '') correct(Number(typed))
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
  const id = useId()
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={waits === undefined ? undefined : true}
      aria-describedby={waits && id}
      onClick={() => waits === undefined && onPress()}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={sign} />
      </svg>
      {waits && (
        <span id={id} hidden>
          {waits}
        </span>
      )}
    </button>
  )
}
