import { useId, useState } from 'react'
import { maximumSplit } from 'tavola'
import { useField, usePlugin, useStyles, useTexts, useWaitingFor } from 'tavola/controls'
import type { GuestsContext } from './model'
import css from './split-guests.css'
import { splitMessages } from './split-messages'

type Part = 'adults' | 'children'

/** Section 5, "Split guests": at least one adult, at most 100 of each. */
const least = { adults: 1, children: 0 }

/** Adults and children in separate fields. An incomplete input is kept as typed, and the guests are unset meanwhile. */
export default function SplitGuests() {
  useStyles(css)
  const { facts, set, announce } = usePlugin<GuestsContext>()
  const t = useTexts('guests', splitMessages)
  const [unfinished, setUnfinished] = useState({ adults: '', children: '0' })
  // The facts may change from outside, so the typed text is used only while the guests are unset.
  const texts = facts.guests
    ? { adults: String(facts.adults || ''), children: String(facts.children) }
    : unfinished

  function count(next: typeof texts) {
    setUnfinished(next)
    const adults = Number(next.adults)
    const children = Number(next.children)
    const valid = adults > 0 && next.children !== ''
    set(valid ? { adults, children } : { adults: 0, children: 0 })
  }

  function take(part: Part, text: string) {
    const { number, bound } = corrected(part, text)
    if (bound) announce(t(bound, { count: Number(number) }))
    count({ ...texts, [part]: number })
  }

  function step(part: Part, to: number) {
    announce(t(`${part}Now`, { count: to }))
    count({ ...texts, [part]: String(to) })
  }

  const waits = useWaitingFor('guests')
  const bind = (part: Part) => ({
    part,
    value: texts[part],
    waits,
    onStep: (by: 1 | -1) => step(part, Number(texts[part]) + by),
    onType: (text: string) => take(part, text),
    // Without a number it has the fewest.
    onBlur: () => texts[part] === '' && step(part, least[part]),
  })
  return (
    <>
      <Count {...bind('adults')} />
      <Count {...bind('children')} />
    </>
  )
}

/** An integer within the bounds, and which of them it was corrected to; an empty text if there is no number. */
function corrected(part: Part, text: string): { readonly number: string; readonly bound?: 'least' | 'most' } {
  const number = Math.trunc(Number(text))
  if (text.trim() === '' || !Number.isFinite(number)) return { number: '' }
  if (number < least[part]) return { number: String(least[part]), bound: 'least' }
  if (number > maximumSplit) return { number: String(maximumSplit), bound: 'most' }
  return { number: String(number) }
}

interface CountProps {
  readonly part: Part
  readonly value: string
  /** Why it cannot be used yet. */
  readonly waits: string | undefined
  readonly onStep: (by: 1 | -1) => void
  readonly onType: (text: string) => void
  readonly onBlur: () => void
}

/** A number that can be typed, between a button for one fewer and a button for one more. */
function Count({ part, value, waits, onStep, onType, onBlur }: CountProps) {
  const t = useTexts('guests', splitMessages)
  const id = useId()
  const { error } = useField('guests')
  const number = Number(value)
  const atLeast = number <= least[part] ? t('least', { count: least[part] }) : undefined
  const atMost = number >= maximumSplit ? t('most', { count: maximumSplit }) : undefined
  const isMissing = waits === undefined && value === '' && error !== undefined
  const text = waits ?? (isMissing ? error : undefined)

  return (
    <div part="field" className="field">
      <label part="label" htmlFor={id}>
        {t(part)}
      </label>
      <div className="stepper">
        <StepButton
          label={t(`${part}Fewer`)}
          sign="M5 12h14"
          waits={waits ?? atLeast}
          onPress={() => onStep(-1)}
        />
        <input
          id={id}
          part="input"
          type="number"
          inputMode="numeric"
          min={least[part]}
          max={maximumSplit}
          aria-required
          value={value}
          readOnly={waits !== undefined}
          aria-disabled={waits === undefined ? undefined : true}
          aria-invalid={isMissing || undefined}
          aria-describedby={text && `${id}-note`}
          onChange={(event) => onType(event.target.value)}
          onBlur={onBlur}
        />
        <StepButton
          label={t(`${part}More`)}
          sign="M5 12h14M12 5v14"
          waits={waits ?? atMost}
          onPress={() => onStep(1)}
        />
      </div>
      {text && (
        <span id={`${id}-note`} hidden>
          {text}
        </span>
      )}
    </div>
  )
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
